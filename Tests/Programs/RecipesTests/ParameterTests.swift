import Geometry
import PictureKit
import Recipes
import StageKit
import Testing

/// Every parameter of every recipe, at the ends of its range.
@Suite struct ParameterTests {
  private static let recipes = Catalog.recipes.filter { !$0.parameters.isEmpty }

  @Test(arguments: recipes.map(\.id))
  func `a parameter changes what its recipe shows`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let present = frames(of: recipe)
    for parameter in recipe.parameters {
      let values: [ParameterValue] =
        switch parameter.kind {
        case .number(let range, _): [.number(range.lowerBound), .number(range.upperBound)]
        case .integer(let range, _): [.integer(range.lowerBound), .integer(range.upperBound)]
        case .toggle: [false, true]
        case .choice(let names): names.map(ParameterValue.choice)
        }
      let configured = try values.map { value in
        frames(of: try recipe.setting([parameter.name: value]))
      }
      #expect(configured.contains { $0 != present }, "\(parameter.name)")
    }
  }

  @Test(arguments: recipes.map(\.id))
  func `the default's value changes nothing`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let defaults = recipe.parameters.map { ($0.name, $0.defaultValue) }
    let configured = try recipe.setting(Dictionary(uniqueKeysWithValues: defaults))
    #expect(frames(of: configured) == frames(of: recipe))
    #expect(configured.title == recipe.title)
    #expect(configured.duration == recipe.duration)
  }

  /// Returns five frames a second; the states of all views are finite.
  private func frames(of recipe: any Recipe) -> [Frame] {
    let stage = recipe.stage()
    return (0...Int(recipe.duration * 5)).map { index in
      let frame = stage.frame(at: Double(index) / 5)
      for state in stage.viewStates {
        #expect([state.center.x, state.center.y, state.angle].allSatisfy { $0.isFinite })
      }
      return frame
    }
  }
}
