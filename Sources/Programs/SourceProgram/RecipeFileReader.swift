import Commands
import RecipeLoading
import StageKit
import SystemPackage

/// Reads files, listings and folders with ``RecipeFile``.
enum RecipeFileReader: SourceReader {
  static func contents(
    of paths: [FilePath], choosing name: String?, program: String?, page: String?,
    isStrict: Bool,
    print: @escaping (String) -> Void
  ) async throws -> FileContents {
    let file = RecipeFile(paths)
    guard try file.isProgram else {
      return .recipes(try await file.recipes(cache: .ofUser(), print: print))
    }
    return .program(
      try await file.program(
        choosing: name, program: program, page: page, isStrict: isStrict, cache: .ofUser(),
        print: print))
  }

  static func tests(
    of folder: FilePath, isStrict: Bool, print: @escaping (String) -> Void
  ) async throws -> any LoadedTestProgram {
    try await RecipeFile(folder).tests(isStrict: isStrict, cache: .ofUser(), print: print)
  }

  static func sources(of paths: [FilePath]) -> [FilePath] { RecipeFile(paths).sources }
}
