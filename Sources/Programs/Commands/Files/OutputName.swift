import ArgumentParser
import StageKit
import SystemPackage

/// Returns the name of a file or directory that is named after a recipe.
///
/// - Parameters:
///   - id: The identifier of the recipe, which a program may choose freely.
///   - suffix: What follows it, such as `.png`.
/// - Returns: The name.
/// - Throws: A `ValidationError` if the identifier would name something in another directory.
func outputName(of id: String, _ suffix: String = "") throws -> FilePath.Component {
  guard FilePath.Component(id)?.kind == .regular, let name = FilePath.Component(id + suffix) else {
    throw ValidationError("The identifier '\(id)' of the recipe is not the name of a file.")
  }
  return name
}

extension RecipeArgument {
  /// Returns the path of a file: the one that is given, or one in this directory that is named
  /// after the recipe.
  ///
  /// - Throws: A `ValidationError` if none is given and the recipe's identifier is not the name of
  ///   a file.
  func output(_ path: String?, orNamed suffix: String) throws -> FilePath {
    if let path { return FilePath(path) }
    do {
      return FilePath(root: nil, components: try outputName(of: recipe.id, suffix))
    } catch let error as ValidationError {
      throw ValidationError("\(error.message) Give --output.")
    }
  }
}
