internal import Geometry
internal import StageKit

/// The list of the recipes of a program.
private struct RecipeList: Encodable {
  struct Entry: Encodable {
    let id: String
    let title: String
    let source: String
    let width: Double
    let height: Double
    let duration: Double?
    let keyMoments: [Double]
    let parameters: [RecipeParameter]

    init(_ recipe: any Recipe) {
      id = recipe.id
      title = recipe.title
      source = recipe.source
      width = recipe.canvas.width
      height = recipe.canvas.height
      duration = recipe.duration.isFinite ? recipe.duration : nil
      keyMoments = recipe.keyMoments.filter(\.isFinite)
      parameters = recipe.parameters
    }
  }

  let program: String
  let recipes: [Entry]
}

extension RequestHandler {
  /// Answers `recipes`.
  func recipeList() throws -> Answer.Body {
    try .json(RecipeList(program: program, recipes: recipes.map(RecipeList.Entry.init)))
  }
}
