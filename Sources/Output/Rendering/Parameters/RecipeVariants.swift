package import StageKit

/// A recipe with all combinations of some parameters' values, in whose order the last parameter
/// changes first.
package struct RecipeVariants {
  /// A parameter with several values.
  package struct Sweep {
    /// The parameter.
    package let parameter: RecipeParameter
    /// The values, as the command reads them.
    package let values: [ParameterValue]
  }

  /// The recipe, with the values that apply to all combinations.
  package let base: any Recipe
  /// The parameters with several values.
  package let sweeps: [Sweep]
  /// The recipe with each combination; the base alone without a parameter of several values.
  package let recipes: [any Recipe]

  /// Creates the combinations.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - assignments: The values; those with one value apply to all combinations.
  ///   - maxCount: The maximum number of combinations.
  ///   - noun: What has the combinations, the start of an error sentence: `A grid has at most`.
  ///   - unit: What a combination is called: `tiles`.
  /// - Throws: A ``RenderingError`` or a `ParameterError` if there are too many, a parameter is given
  ///   twice, or a value is not allowed.
  package init(
    of recipe: any Recipe, setting assignments: [ParameterAssignment], maxCount: Int,
    in noun: String, called unit: String
  ) throws {
    try assignments.checkNames()
    base = try assignments.filter { $0.texts.count == 1 }.configure(recipe)
    let several = assignments.filter { $0.texts.count > 1 }
    let counts = several.map(\.texts.count)
    // The product in floating point, as it could exceed the largest integer.
    let count = counts.reduce(1.0) { $0 * Double($1) }
    guard count <= Double(maxCount) else {
      throw RenderingError(
        "\(noun) has at most \(maxCount) \(unit); the values of --set make "
          + "\(counts.map(String.init).joined(separator: " x ")).")
    }
    var sweeps: [Sweep] = []
    var recipes: [any Recipe] = [base]
    for assignment in several {
      recipes = try recipes.flatMap { recipe in
        try assignment.texts.map { try recipe.setting(parsing: [assignment.name: $0]) }
      }
      let parameter = try base.parameter(named: assignment.name)
      sweeps.append(
        Sweep(
          parameter: parameter,
          values: try assignment.texts.map { try parameter.value(parsing: $0) }
        ))
    }
    self.sweeps = sweeps
    self.recipes = recipes
  }
}
