package import Geometry
package import StageKit
package import SystemPackage

/// Reads Swift files, and files and folders of programs for iOS.
package protocol SourceReader {
  /// Compiles a file, folder or some listings, and loads them into this process.
  ///
  /// - Parameters:
  ///   - paths: The path of the file or folder, or those of the listings in their order.
  ///   - name: The name of a class by which one of several programs in a folder is chosen; nil for
  ///     none.
  ///   - program: The name of the folder of one of several programs; nil for none.
  ///   - page: The name of a page of a playground or a book; nil for the first one.
  ///   - isStrict: Whether code that does not compile is an error, in place of being cut.
  ///   - print: Called with lines for the user.
  /// - Returns: The contents.
  /// - Throws: An error whose description is a sentence.
  static func contents(
    of paths: [FilePath], choosing name: String?, program: String?, page: String?,
    isStrict: Bool,
    print: @escaping (String) -> Void
  ) async throws -> FileContents

  /// Compiles the tests of a folder with its program, and loads them into this process.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - isStrict: Whether code that does not compile is an error, in place of being cut.
  ///   - print: Called with lines for the user.
  /// - Returns: The tests.
  /// - Throws: An error whose description is a sentence.
  static func tests(
    of folder: FilePath, isStrict: Bool, print: @escaping (String) -> Void
  ) async throws -> any LoadedTestProgram

  /// The files and folders from which films of a file, folder or some listings may be compiled,
  /// with themselves.
  static func sources(of paths: [FilePath]) -> [FilePath]
}

/// What a file or folder has to show.
package enum FileContents: Sendable {
  /// The recipes of a file, in its order.
  case recipes([any Recipe])
  /// A program for iOS.
  case program(any LoadedSource)
  /// The tests of a program for iOS.
  case tests(any LoadedTestProgram)
}

/// A preview of a view or controller.
package struct ProgramPreview: Sendable {
  /// The name of its file, without the extension.
  package let file: String
  /// Its name.
  package let name: String
  /// The identifier of its recipe.
  package let id: String

  /// Creates a preview.
  package init(file: String, name: String, id: String) {
    (self.file, self.name, self.id) = (file, name, id)
  }
}

/// A program for iOS that was compiled and loaded.
package protocol LoadedSource: Sendable {
  /// All recipes of the program.
  var allRecipes: [any Recipe] { get }

  /// The previews of the program, in the order of its files.
  var previews: [ProgramPreview] { get }

  /// Returns the recipes of a choice with its values: those that it names, or all where a film can
  /// start.
  ///
  /// - Parameters:
  ///   - id: The name of a recipe; nil for none.
  ///   - choice: The values of the options.
  /// - Returns: The recipes.
  /// - Throws: A `ValidationError` if no recipe has the name; an `ExitCode`, after printing a
  ///   sentence, if the script cannot be read.
  func recipes(named id: String?, _ choice: ProgramChoice) throws -> [any Recipe]

  /// Returns those of some recipes that no other class of the program makes; all if there are none.
  func outermost(of recipes: [any Recipe]) -> [any Recipe]

  /// Returns the frame rate that the script of a choice, or that of the program gives; nil without
  /// one.
  ///
  /// - Throws: An `ExitCode`, after printing a sentence, if the script cannot be read.
  func frameRate(_ choice: ProgramChoice) throws -> FrameRate?
}
