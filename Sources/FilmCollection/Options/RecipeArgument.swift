import ArgumentParser
import Geometry
import StageKit

/// The argument that names a recipe.
struct RecipeArgument<Collection: FilmCollection>: ParsableArguments {
  @Argument(
    help: "The recipe; '\(Collection.commandName) list' shows all.",
    completion: .list(Collection.recipes.map(\.id)),
    transform: { try Collection.recipe(named: $0) })
  var recipe: any Recipe
}

extension FilmCollection {
  /// Finds a recipe by name.
  ///
  /// - Throws: A `ValidationError` that suggests the nearest name, or says that a recipe is not a
  ///   file.
  static func recipe(named id: String) throws -> any Recipe {
    if let recipe = recipes.first(where: { $0.id == id }) { return recipe }
    guard !id.contains("/"), !id.hasSuffix(".swift") else {
      throw ValidationError(
        "recipes are built into the program, and it reads no source files; '\(commandName) list' "
          + "shows all recipes, and CONTRIBUTING.md explains how to add one.")
    }
    let suggestion = id.nearest(of: recipes.map(\.id)).map { "the nearest is '\($0)'; " }
    throw ValidationError("\(suggestion ?? "")'\(commandName) list' shows all recipes.")
  }
}
