import ArgumentParser
import Recipes
import StageKit

/// The argument that names a recipe.
struct RecipeArgument: ParsableArguments {
  @Argument(
    help: "The recipe; 'zoetrope list' shows all.",
    completion: .list(Catalog.recipes.map(\.id)), transform: find)
  var recipe: any Recipe
}

/// Finds a recipe by name.
///
/// - Throws: A `ValidationError` that suggests the nearest name, or says that a recipe is not a
///   file.
@Sendable func find(_ id: String) throws -> any Recipe {
  if let recipe = Catalog.recipe(withID: id) { return recipe }
  guard !id.contains("/"), !id.hasSuffix(".swift") else {
    throw ValidationError(
      "recipes are built into the program, and it reads no source files; 'zoetrope list' shows all "
        + "recipes, and CONTRIBUTING.md explains how to add one.")
  }
  let suggestion = id.nearest(of: Catalog.recipes.map(\.id)).map { "the nearest is '\($0)'; " }
  throw ValidationError("\(suggestion ?? "")'zoetrope list' shows all recipes.")
}
