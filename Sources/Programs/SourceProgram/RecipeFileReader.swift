import Commands
import RecipeFile
import StageKit
import SystemPackage

/// Reads Swift files and folders with ``RecipeFile``.
enum RecipeFileReader: SourceReader {
  static func contents(
    of path: FilePath, choosing name: String?, print: @escaping (String) -> Void
  ) async throws -> FileContents {
    let contents = try await RecipeFile(path).contents(
      choosing: name, cache: .ofUser(), print: print)
    return switch contents {
    case .recipes(let recipes): .recipes(recipes)
    case .program(let program): .program(program)
    }
  }

  static func sources(of path: FilePath) -> [FilePath] { RecipeFile(path).sources }
}
