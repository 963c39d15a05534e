private import FileIO
internal import InteractionScript
internal import ProjectFiles

extension ProgramFolder {
  /// The script in the comments of the files.
  ///
  /// - Throws: A ``RecipeFileError`` with file, line and column.
  var script: Script {
    get throws {
      do {
        return try Script(
          commentsOf: files.map {
            ($0.path.printable, $0.text)
          })
      } catch {
        throw RecipeFileError(error.description)
      }
    }
  }
}
