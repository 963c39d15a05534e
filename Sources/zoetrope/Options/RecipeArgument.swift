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
/// - Throws: A `ValidationError` that suggests the nearest name.
@Sendable func find(_ id: String) throws -> any Recipe {
  if let recipe = Catalog.recipe(withID: id) { return recipe }
  // The distance to the nearest part of a name, so that a part finds its name; ties go to the
  // shortest name.
  let nearest = Catalog.recipes.map(\.id).min {
    (id.editDistance(toPartOf: $0), $0.count) < (id.editDistance(toPartOf: $1), $1.count)
  }
  let suggestion = nearest.map { "the nearest is '\($0)'; " } ?? ""
  throw ValidationError("\(suggestion)'zoetrope list' shows all recipes.")
}

extension String {
  /// Returns the minimum number of characters to insert, delete or replace to turn this string into
  /// some substring of another one: the algorithm of Sellers (1980), with one row of the table.
  func editDistance(toPartOf other: String) -> Int {
    let target = Array(other)
    var row = Array(repeating: 0, count: target.count + 1)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (target[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row.min() ?? 0
  }
}
