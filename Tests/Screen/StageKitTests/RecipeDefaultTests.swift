import Geometry
import StageKit
import Testing

/// What a recipe need not say.
@Suite struct RecipeDefaultTests {
  private struct RollDown: Recipe {
    let duration = 2.0
    func perform(on stage: Stage) {}
  }

  private struct HTMLPage2: Recipe {
    let duration = 1.0
    func perform(on stage: Stage) {}
  }

  @Test func `a recipe needs a duration and a scene`() {
    let recipe = RollDown()
    #expect(recipe.id == "roll-down")
    #expect(recipe.title == "roll-down")
    #expect(recipe.source == "")
    #expect(recipe.canvas == Size(320, 568))
    #expect(recipe.keyMoments == [0, 0.5, 1, 1.5, 2])
    #expect(recipe.parts.isEmpty)
  }

  @Test func `capitals in a row are one word of an identifier`() {
    #expect(HTMLPage2().id == "htmlpage2")
  }
}
