import ArgumentParser
import Rendering
import StageKit

/// The values of a recipe's parameters.
struct ParameterOptions<Collection: FilmCollection>: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A value of a parameter, such as elasticity=0.8, or several: 0.2,0.5,0.8 or 0..1/11, eleven from "
        + "0 to 1; can be given more than once. "
        + "'\(Collection.commandName) list --parameters' shows names and ranges.",
      valueName: "name=value"),
    completion: .custom { words, _, _ in Collection.assignmentCompletions(for: words) },
    transform: { try ParameterAssignment(parsing: $0) })
  var assignments: [ParameterAssignment] = []

  /// Returns a recipe with the values, or a grid with all combinations of them.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - isGrid: Whether several values make a grid.
  ///   - remedy: What to do about several values otherwise, the end of an error sentence.
  /// - Returns: The scene.
  /// - Throws: A usage error if one cannot be set.
  func scene(
    of recipe: any Recipe, isGrid: Bool, orElse remedy: String = "--grid shows them as tiles"
  ) throws -> any FilmScene {
    try isGrid ? grid(of: recipe) : RecipeScene(configure(recipe, orElse: remedy))
  }

  /// Returns a recipe with all combinations of the values, for a page.
  ///
  /// - Throws: A usage error if one cannot be set, or there are too many.
  func variants(of recipe: any Recipe) throws -> RecipeVariants {
    try asUsageError {
      try RecipeVariants(
        of: recipe, setting: assignments, maxCount: PageRendering.maxFilmCount, in: "A page",
        called: "films")
    }
  }

  /// Returns a grid with all combinations of the values.
  ///
  /// - Throws: A usage error if one cannot be set.
  func grid(of recipe: any Recipe) throws -> RecipeGrid {
    try asUsageError { try RecipeGrid(of: recipe, setting: assignments) }
  }

  /// Returns a recipe with the values.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - remedy: What to do about several values of one parameter, the end of an error sentence.
  /// - Returns: The recipe.
  /// - Throws: A usage error if one cannot be set.
  func configure(
    _ recipe: any Recipe, orElse remedy: String = "--grid shows them as tiles"
  ) throws -> any Recipe {
    try asUsageError { try assignments.configure(recipe, orElse: remedy) }
  }
}

/// The option that shows several values as tiles.
struct GridOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      """
      Show several values of a parameter, --set elasticity=0.2,0.5,0.8, as labeled tiles of one \
      picture; with two parameters, those of the first are the rows. Without --scale or --size no \
      side is longer than 2160 pixels.
      """))
  var grid = false
}

extension ParameterAssignment {
  fileprivate init(parsing text: String) throws {
    guard let assignment = ParameterAssignment(text) else {
      throw ValidationError("it must be a name, = and a value, for example elasticity=0.8.")
    }
    do throws(RenderingError) {
      self = try assignment.expandingRanges()
    } catch {
      throw ValidationError("\(error)")
    }
  }
}

extension FilmCollection {
  /// Returns the starts of assignments for the recipe that is named among some words.
  fileprivate static func assignmentCompletions(for words: [String]) -> [String] {
    let recipe = recipes.first { words.contains($0.id) }
    return recipe?.parameters.map { "\($0.name)=" } ?? []
  }
}
