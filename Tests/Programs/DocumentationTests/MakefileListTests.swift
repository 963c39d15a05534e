import Testing

/// The lists of modules of the Makefile and of the program against the manifest.
@Suite struct MakefileListTests {
  /// The modules of other packages that Swift files with recipes import, in part by way of others.
  private static let packageModules = [
    "ArgumentParser", "ArgumentParserToolInfo", "OpenCombine", "Subprocess", "SystemPackage",
  ]
  /// The modules of this package that Swift files with recipes and programs for iOS import.
  private static let importedModules = [
    "Zoetrope", "UIKit", "AVFoundation", "AVKit", "AnchorConstraints", "AnimationPlaying",
    "AudioToolbox", "CellReuse", "Combine", "ConstraintMaking", "ConstraintOperators",
    "Contacts", "ContactsUI", "ControlPublishers", "CoreData", "CoreGraphics", "CoreImage",
    "CoreLocation",
    "CoreMotion", "EdgePinning", "EventKit", "EventKitUI", "FramePinning", "ImageFetching",
    "JSONValues", "LocalAuthentication",
    "MapKit",
    "MediaPlayer", "MessageUI",
    "Network", "NetworkReaching", "ObjectMapping", "ObjectSetup", "ObjectStoring",
    "ObjectiveCSupport", "ObservableSequences", "Photos",
    "PhotosUI",
    "PlaygroundSupport",
    "QuartzCore", "RequestMaking", "RequestTargets", "ResourceNames",
    "SafariServices", "SceneKit", "Security", "ServiceResolving", "SnapshotTesting", "SpriteKit",
    "StageTesting",
    "StoreKit", "SwiftUI",
    "SystemConfiguration", "TestCases", "TextLocalizing", "TypeExtensions",
    "UserNotifications", "WebKit", "XCPlayground",
  ]

  /// The targets that importing those modules needs.
  private func neededTargets() throws -> Set<String> { try targets(neededBy: Self.importedModules) }

  /// Returns targets, and those that they depend on.
  private func targets(neededBy names: [String]) throws -> Set<String> {
    let dependencies = try Rooms().dependencies
    var targets: Set<String> = []
    var rest = names
    while let target = rest.popLast() {
      if targets.insert(target).inserted { rest += try #require(dependencies[target], "\(target)") }
    }
    return targets
  }

  @Test func `the installed modules are those that a Swift file needs`() throws {
    let modules = try neededTargets().filter { !Rooms.isC($0) } + Self.packageModules
    #expect(try Repository.words(ofVariable: "MODULES").sorted() == modules.sorted())
  }

  @Test func `the map of empty modules has the C modules that a Swift file needs`() throws {
    let text = try Repository.text(
      of: "Sources/Source/RecipeLoading/Compilation/ModuleDirectory.swift")
    let list = try #require(text.firstMatch(of: /static let emptyCModules = \[([^\]]*)\]/))
    let names = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
    let targets = try neededTargets().filter(Rooms.isC)
    #expect(targets.count > 10)
    // The others are those of OpenCombine, swift-system and swift-subprocess.
    #expect(Set(names) == targets.union(["COpenCombineHelpers", "CSystem", "_SubprocessCShims"]))
    #expect(names == names.sorted() && Set(names).count == names.count)
  }

  @Test func `what is built for the documentation has all documented libraries`() throws {
    let roots = try Repository.words(ofVariable: "DOCUMENTED_ROOTS")
    let documented = Set(try Repository.words(ofVariable: "DOCUMENTED"))
    #expect(documented.isSubset(of: try targets(neededBy: roots)))
    for root in roots {
      let others = try targets(neededBy: roots.filter { $0 != root })
      #expect(!others.contains(root), "\(root) is built with another one")
    }
  }

  @Test func `the documented libraries are those of the products and those with pages`() throws {
    let dependencies = try Rooms().dependencies
    let documented = try Repository.words(ofVariable: "DOCUMENTED")
    #expect(Set(documented).count == documented.count)
    for target in documented { #expect(dependencies[target] != nil, "there is no \(target)") }

    let manifest = try Repository.text(of: "Package.swift")
    let products = manifest.matches(of: /\.library\(\s*name: "\w+",\s*targets: \[([^\]]*)\]/)
    #expect(products.count > 8)
    let libraries = products.flatMap { $0.1.matches(of: /"(\w+)"/).map { String($0.1) } }
    let folders = try Repository.targets()
    let withPages = folders.filter { target, folder in
      Repository.exists("\(folder)/\(target).docc")
    }
    #expect(withPages.count > 3)
    for target in Set(libraries).union(withPages.keys) where !documented.contains(target) {
      #expect(try isDocumentedWithUIKit(target), "\(target) is not documented")
    }
  }

  /// Whether a module is that of another of Apple's frameworks whose names are those of `UIKit`: it
  /// exports UIKit, or has no code.
  private func isDocumentedWithUIKit(_ target: String) throws -> Bool {
    let folder = try Repository.folder(of: target)
    guard folder.hasPrefix("Sources/Apple/") else { return false }
    return try Repository.files(in: folder).allSatisfy { file in
      let lines = try Repository.text(of: "\(folder)/\(file)").split(separator: "\n")
      let code = lines.filter { !$0.hasPrefix("//") }
      return code.isEmpty || code.contains("@_exported public import UIKit")
    }
  }
}
