internal import FoundationEssentials
internal import SystemPackage
internal import Testing

/// Where the files of a golden picture are.
struct GoldenPlace {
  /// The name, with `.png`.
  private let file: FilePath
  private let test: SourceLocation

  /// Finds the place.
  ///
  /// - Throws: A ``PictureFailure`` about a name that leads elsewhere or nowhere.
  init(name: String, test: SourceLocation) throws(PictureFailure) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) || $0.contains("\0") }) else {
      throw PictureFailure(
        "'\(name)' cannot name a golden picture: it must be like ball, or shapes/ball.")
    }
    file = FilePath(name + ".png")
    self.test = test
  }

  private var testFile: FilePath { FilePath(test.filePath) }

  /// The golden picture, in `Goldens` beside the test file unless a directory is given.
  func golden(in directory: FilePath?) -> FilePath {
    let usual = testFile.removingLastComponent().appending("Goldens").appending(testFile.stem ?? "")
    return (directory ?? usual).appending(file.components)
  }

  /// The file below the directories of artifacts; test files of several modules may have one name.
  var artifact: FilePath {
    FilePath(test.moduleName).appending(testFile.stem ?? "").appending(file.components)
  }

  /// Where artifacts go unless that is said: in the package that holds the test file.
  var usualArtifacts: FilePath {
    var directory = testFile
    while directory.removeLastComponent() {
      if (try? directory.appending("Package.swift").stat()) != nil {
        return directory.appending(".build/image-testing")
      }
    }
    return FilePath(FileManager.default.temporaryDirectory.path).appending("image-testing")
  }
}
