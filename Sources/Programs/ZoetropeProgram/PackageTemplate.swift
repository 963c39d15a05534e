import FileIO
import Rendering
import SystemPackage

/// The files of a new package.
///
/// They are a package named `my-films` or `my-app`, which gets another name.
struct PackageTemplate {
  /// What a package has.
  enum Kind {
    /// Recipes of films.
    case films
    /// A screen for iOS with tests.
    case app
  }

  /// The name of the package and its program.
  let name: String
  private let kind: Kind
  private let dependency: ZoetropeDependency

  /// Creates the template of a package.
  ///
  /// - Parameters:
  ///   - name: The name: letters, digits, hyphens and underscores, with a letter first.
  ///   - kind: What the package has.
  ///   - dependency: The package of Zoetrope.
  /// - Throws: A `RenderingError` if it is not such a name, or that of one of Zoetrope's modules.
  init(name: String, kind: Kind, dependency: ZoetropeDependency) throws(RenderingError) {
    guard name.first?.isLetter == true, name.allSatisfy(Self.isAllowed) else {
      throw RenderingError(
        "'\(name.printable)' is not a valid package name; it must start with a letter, and have "
          + "letters of a to z, digits, hyphens and underscores.")
    }
    guard !Self.takenNames.contains(name.lowercased()) else {
      throw RenderingError("'\(name)' is the name of a module that the package uses; take another.")
    }
    self.name = name
    self.kind = kind
    self.dependency = dependency
  }

  /// Writes the files.
  ///
  /// - Parameter directory: The directory, which exists.
  /// - Throws: An error of a file operation.
  func write(to directory: FilePath) throws {
    for file in files {
      let path = directory.appending(FilePath(file.path).components)
      var directories = try CreatedDirectories(path.removingLastComponent())
      try writeFile(file.contents, to: path)
      directories.keep()
    }
  }

  private var files: [(path: String, contents: [UInt8])] {
    let tests = "Tests/\(typeName)Tests"
    switch kind {
    case .films:
      return [
        ("Package.swift", manifest(PackageResources.Manifest_swift)),
        ("README.md", renamed(PackageResources.README_md)),
        (".gitignore", PackageResources.gitignore),
        (".github/workflows/films.yml", renamed(PackageResources.films_yml)),
        ("Sources/\(name)/\(typeName).swift", renamed(PackageResources.MyFilms_swift)),
        ("Sources/\(name)/Bounce.swift", PackageResources.Bounce_swift),
        ("Sources/\(name)/Card.swift", PackageResources.Card_swift),
        ("\(tests)/CardTests.swift", renamed(PackageResources.CardTests_swift)),
        ("\(tests)/Goldens/CardTests/card.png", PackageResources.card_png),
      ]
    case .app:
      return [
        ("Package.swift", manifest(PackageResources.AppManifest_swift)),
        ("README.md", renamed(PackageResources.AppREADME_md)),
        (".gitignore", PackageResources.gitignore),
        (".github/workflows/screens.yml", PackageResources.app_yml),
        ("Sources/\(typeName)/HomeController.swift", PackageResources.HomeController_swift),
        ("Sources/\(typeName)/Linux.swift", PackageResources.Linux_swift),
        ("\(tests)/HomeTests.swift", renamed(PackageResources.HomeTests_swift)),
        ("\(tests)/Linux.swift", PackageResources.Linux_swift),
        ("\(tests)/__Snapshots__/HomeTests/testHome.1-linux.png", PackageResources.home_png),
      ]
    }
  }

  /// The name in upper camel case.
  private var typeName: String {
    name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  private func manifest(_ contents: [UInt8]) -> [UInt8] {
    let text = String(decoding: renamed(contents), as: UTF8.self)
    return Array(
      text.replacing(#".package(url: "zoetrope", from: "0.0.0")"#, with: dependency.source).utf8)
  }

  private func renamed(_ contents: [UInt8]) -> [UInt8] {
    let moduleName = String(name.map { $0 == "-" ? "_" : $0 })
    let names =
      switch kind {
      case .films: [("my-films", name), ("my_films", moduleName), ("MyFilms", typeName)]
      case .app: [("my-app", name), ("MyApp", typeName)]
      }
    return Array(
      names.reduce(String(decoding: contents, as: UTF8.self)) { text, pair in
        text.replacing(pair.0, with: pair.1)
      }.utf8)
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }

  /// The names of modules and packages that a film's package sees, in lower case.
  private static let takenNames: Set = [
    "argumentparser", "artwork", "combine", "dynamics", "elementaryfunctions", "fileio",
    "filmcollection",
    "filmkit", "foundation", "geometry", "golden", "imagecomparison", "imagetesting", "imaging",
    "physics",
    "picturekit", "raster", "recipefile", "recipes", "rendering", "report", "snapshottesting",
    "stagekit", "subprocess", "swift", "swiftui", "systempackage", "testing", "tween", "uikit",
    "xctest", "zoetrope", "zoetropeprogram",
  ]
}
