import ArgumentParser
import Geometry
import StageKit

/// The argument that names a recipe.
struct RecipeArgument<Collection: FilmCollection>: ParsableArguments {
  @Argument(
    help: "The recipe\(Collection.fileHelp); '\(Collection.commandName) list' shows all.",
    completion: .list(Collection.recipes.map(\.id)),
    transform: { try Collection.recipe(named: $0) })
  var recipe: any Recipe
}

extension FilmCollection {
  /// Finds a recipe by its name, or by the name of a Swift file that was compiled.
  ///
  /// - Throws: A `ValidationError` that suggests the nearest name, or names a duration that no film
  ///   has.
  static func recipe(named name: String) throws -> any Recipe {
    let recipe = try anyRecipe(named: name)
    guard recipe.duration.isFinite, recipe.duration > 0 else {
      throw ValidationError(
        "the recipe's duration is \(recipe.duration) seconds; it must be finite and above 0.")
    }
    return recipe
  }

  private static func anyRecipe(named name: String) throws -> any Recipe {
    if let recipe = recipes.first(where: { $0.id == name }) { return recipe }
    if let file = RecipeFileArgument(name) { return try recipe(in: file) }
    let suggestion = name.nearest(of: recipes.map(\.id)).map { "the nearest is '\($0)'; " }
    throw ValidationError("\(suggestion ?? "")'\(commandName) list' shows all recipes.")
  }

  /// Returns the recipes of a Swift file that was compiled.
  ///
  /// - Throws: A `ValidationError` if this program reads no files, or the argument names none.
  static func recipes(inFile path: String) throws -> [any Recipe] {
    guard Self.self is any ToolCollection.Type else {
      throw ValidationError(
        "the recipes of \(commandName) are built into it; the program zoetrope reads Swift files.")
    }
    guard let recipes = RecipeFileArgument.loaded.recipes[path] else {
      throw ValidationError("a Swift file is needed, such as Scene.swift.")
    }
    return recipes
  }

  private static func recipe(in file: RecipeFileArgument) throws -> any Recipe {
    let recipes = try recipes(inFile: file.path)
    let ids = recipes.map { "\(file.path):\($0.id)" }.joined(separator: ", ")
    guard let id = file.id else {
      guard recipes.count == 1, let recipe = recipes.first else {
        throw ValidationError("the file has \(recipes.count) recipes; name one of \(ids).")
      }
      return recipe
    }
    guard let recipe = recipes.first(where: { $0.id == id }) else {
      throw ValidationError("the file has no recipe '\(id)'; it has \(ids).")
    }
    return recipe
  }

  /// What the help of a recipe's argument says about files.
  fileprivate static var fileHelp: String {
    Self.self is any ToolCollection.Type ? ", or a Swift file with one" : ""
  }
}
