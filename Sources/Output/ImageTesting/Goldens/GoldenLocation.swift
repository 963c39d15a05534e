internal import FoundationEssentials
internal import SystemPackage
internal import Testing

/// The paths of a golden file and of its failure artifacts.
struct GoldenLocation {
  /// What a golden file contains.
  enum Kind: String {
    case image
    case film
    case text

    /// The extension of the file.
    var fileExtension: String {
      switch self {
      case .image: "png"
      case .film: "apng"
      case .text: "txt"
      }
    }
  }

  /// The golden file's name as a relative path, with its extension.
  private let file: FilePath
  private let test: SourceLocation

  /// Creates the location of a name for a test.
  ///
  /// - Throws: An ``ImageTestFailure`` if the name is empty or absolute, or if a component of it is
  ///   empty, `.`, `..` or contains a null character.
  init(
    name: String, _ kind: Kind = .image, test: SourceLocation
  ) throws(ImageTestFailure) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) || $0.contains("\0") }) else {
      throw ImageTestFailure(
        "'\(name)' is not a valid name of a golden \(kind): write it like ball or shapes/ball.")
    }
    file = FilePath("\(name).\(kind.fileExtension)")
    self.test = test
  }

  private var testFile: FilePath { FilePath(test.filePath) }

  /// Returns the path of the golden file; the default directory is `Goldens/<test file>` beside
  /// the test file.
  func golden(in directory: FilePath?) -> FilePath {
    let defaultDirectory = testFile.removingLastComponent().appending("Goldens")
      .appending(testFile.stem ?? "")
    return (directory ?? defaultDirectory).appending(file.components)
  }

  /// The relative path of an artifact; it begins with the module because test files of different
  /// modules may have the same name.
  var artifact: FilePath {
    FilePath(test.moduleName).appending(testFile.stem ?? "").appending(file.components)
  }

  /// The default directory of artifacts: in the package of the test file, otherwise a temporary
  /// one.
  var defaultArtifacts: FilePath {
    var directory = testFile
    while directory.removeLastComponent() {
      if (try? directory.appending("Package.swift").stat()) != nil {
        return directory.appending(".build/image-testing")
      }
    }
    return FilePath(FileManager.default.temporaryDirectory.path).appending("image-testing")
  }
}
