import Geometry
import Recipes
import Stage
import Testing

/// A recipe that is being performed.
struct Performance {
  let recipe: any Recipe
  let stage: Stage

  init(_ id: String) throws {
    recipe = try #require(Catalog.recipe(withID: id))
    stage = recipe.stage()
  }

  /// How the view of a name stands on the screen at a time.
  func state(of name: String, at time: Double) throws -> ViewState {
    stage.advance(to: time)
    return try #require(stage.viewStates.first { $0.name == name })
  }

  /// The frame of a view that is not turned.
  func frame(of name: String, at time: Double) throws -> Rect {
    let state = try state(of: name, at: time)
    return Rect(center: state.center, size: state.size)
  }
}

/// The tolerances of the published values: they are printed to 0.01 pt and 0.0001.
let pointTolerance = 0.0051
let alphaTolerance = 0.000051
