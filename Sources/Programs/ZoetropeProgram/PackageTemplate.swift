import FileIO
import Rendering
import SystemPackage

/// The files of a new package.
///
/// They are a package named `my-films`, which gets another name.
struct PackageTemplate {
  /// The name of the package and its program.
  let name: String
  private let dependency: ZoetropeDependency

  /// Creates the template of a package.
  ///
  /// - Parameters:
  ///   - name: The name: letters, digits, hyphens and underscores, with a letter first.
  ///   - dependency: The package of Zoetrope.
  /// - Throws: A `RenderingError` if it is not such a name, or that of one of Zoetrope's modules.
  init(name: String, dependency: ZoetropeDependency) throws(RenderingError) {
    guard name.first?.isLetter == true, name.allSatisfy(Self.isAllowed) else {
      throw RenderingError(
        "'\(name.printable)' is not a valid package name; it must start with a letter, and have "
          + "letters of a to z, digits, hyphens and underscores.")
    }
    guard !Self.takenNames.contains(name.lowercased()) else {
      throw RenderingError("'\(name)' is the name of a module that the package uses; take another.")
    }
    self.name = name
    self.dependency = dependency
  }

  /// Writes the files.
  ///
  /// - Parameter directory: The directory, which exists.
  /// - Throws: An error of a file operation.
  func write(to directory: FilePath) throws {
    let files: [(path: String, contents: [UInt8])] = [
      ("Package.swift", manifest),
      ("README.md", renamed(PackageResources.README_md)),
      (".gitignore", PackageResources.gitignore),
      (".github/workflows/films.yml", renamed(PackageResources.films_yml)),
      ("Sources/\(name)/\(typeName).swift", renamed(PackageResources.MyFilms_swift)),
      ("Sources/\(name)/Bounce.swift", PackageResources.Bounce_swift),
      ("Sources/\(name)/Card.swift", PackageResources.Card_swift),
      ("Tests/\(typeName)Tests/CardTests.swift", renamed(PackageResources.CardTests_swift)),
      ("Tests/\(typeName)Tests/Goldens/CardTests/card.png", PackageResources.card_png),
    ]
    for file in files {
      let path = directory.appending(FilePath(file.path).components)
      var directories = try CreatedDirectories(path.removingLastComponent())
      try writeFile(file.contents, to: path)
      directories.keep()
    }
  }

  /// The name in upper camel case.
  private var typeName: String {
    name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  private var manifest: [UInt8] {
    let text = String(decoding: renamed(PackageResources.Manifest_swift), as: UTF8.self)
    return Array(
      text.replacing(#".package(url: "zoetrope", from: "0.0.0")"#, with: dependency.source).utf8)
  }

  private func renamed(_ contents: [UInt8]) -> [UInt8] {
    let moduleName = String(name.map { $0 == "-" ? "_" : $0 })
    return Array(
      String(decoding: contents, as: UTF8.self).replacing("my-films", with: name)
        .replacing("my_films", with: moduleName).replacing("MyFilms", with: typeName).utf8)
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }

  /// The names of modules and packages that a film's package sees, in lower case.
  private static let takenNames: Set = [
    "argumentparser", "artwork", "dynamics", "elementaryfunctions", "fileio", "filmcollection",
    "filmkit", "geometry", "golden", "imagecomparison", "imagetesting", "imaging", "physics",
    "picturekit", "raster", "recipefile", "recipes", "rendering", "report", "stagekit",
    "subprocess",
    "swift", "systempackage", "testing", "tween", "zoetrope", "zoetropeprogram",
  ]
}
