import InterfaceDocuments
import Testing

/// The table `AppleClasses` against the sources.
@Suite struct ClassTableTests {
  /// The declarations, which take a second to read.
  private static let read = Result { try DeclaredNames(of: MigrationPage.modules) }

  private let names: DeclaredNames

  init() throws { names = try Self.read.get() }

  @Test(arguments: AppleClasses.all)
  func `a class is what the table says`(row: AppleClass) throws {
    let declaration = names.topLevel(row.name)
    guard let native = row.native else {
      #expect(declaration == nil, "\(row.name) exists")
      return
    }
    #expect((declaration?.target ?? declaration?.name) == native)
    let found = try #require(names.classDeclaration(row.name), "\(row.name) is no class")
    #expect(superclass(of: found) == row.superclass, "\(row.name)")
  }

  @Test func `every class with a name of UIKit or Core Animation has a row`() {
    // The superclass of old alerts, which has no counterpart.
    let own: Set = ["UIButtonPanel"]
    for name in names.names where name.hasPrefix("UI") || name.hasPrefix("CA") {
      guard names.classDeclaration(name) != nil, !own.contains(name) else { continue }
      #expect(AppleClasses.named(name) != nil, "\(name) has no row in AppleClasses+Table.swift")
    }
  }

  @Test func `documents set values of every class that they make`() throws {
    var decoded: Set<String> = []
    let folder = "Sources/Apple/UIKit/Interface"
    for file in Repository.files(in: folder) where file.contains("InterfaceDecoder") {
      let text = try Repository.text(of: "\(folder)/\(file)")
      decoded.formUnion(text.matches(of: /case let \w+ as (\w+)/).map { String($0.1) })
    }
    #expect(decoded.allSatisfy { AppleClasses.named($0) != nil })
    // What documents set of all views, controls, controllers and recognizers.
    let general: Set = ["UIView", "UIControl", "UIViewController", "UIGestureRecognizer"]
    let plain = AppleClasses.all.filter { row in
      row.isMadeByDocuments
        && decoded.subtracting(general).isDisjoint(with: AppleClasses.ancestors(of: row.name))
    }
    let nothingMore: Set = [
      "UIDynamicAnimator", "UICollectionViewLayout", "UIHoverGestureRecognizer",
      "UIPageViewController", "UIPickerView",
      "UIPinchGestureRecognizer", "UIRefreshControl", "UIRotationGestureRecognizer",
      "UITableViewHeaderFooterView", "UIWindow",
    ]
    #expect(Set(plain.map(\.name)) == nothingMore.union(general))
  }

  /// Returns Apple's name of the nearest ancestor that has one; nil if none has.
  private func superclass(of declaration: Declaration) -> String? {
    var parent = declaration.superclass
    while let name = parent {
      if let row = AppleClasses.all.first(where: { $0.native == name || $0.name == name }) {
        return row.name
      }
      parent = names.classDeclaration(name)?.superclass
    }
    return nil
  }
}
