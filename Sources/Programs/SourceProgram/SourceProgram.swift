import Commands
import Recipes
import StageKit

/// The program `zoetrope-source`, which runs in place of `zoetrope` where an argument is a Swift
/// file or the folder of a program for iOS.
///
/// It alone is linked with UIKit and the parser of Swift, so that `zoetrope` is quick to build and
/// to start, and it exports the symbols of its modules, which compiled files use.
@main
struct SourceProgram: ToolCollection {
  static let recipes = Catalog.recipes
  static let commandName = "zoetrope"
  static let version = zoetropeVersion
  static var sourceReader: (any SourceReader.Type)? { RecipeFileReader.self }
}
