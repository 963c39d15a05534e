import PictureKit
import Raster
import Recipes
import StageKit
import TestSupport
import Testing

/// What recipes show where the renderer fills shapes by itself.
struct FlankFillGoldenTests {
  @Test(arguments: Catalog.recipes.map(\.id))
  func `the shapes of a recipe are drawn as by Cairo`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let stage = recipe.stage()
    for time in recipe.keyMoments {
      let frame = stage.frame(at: time)
      var twin = frame
      twin.layers = frame.layers.map(\.drawnByCairo)
      // The scale of the golden frames of a phone, which leaves hardly an edge on a pixel's edge.
      let renderer = FrameRenderer(canvas: frame.size, scale: 0.84375)
      let difference = try renderer.image(of: frame)
        .largestDifference(from: renderer.image(of: twin))
      // One level, where rounding decides; it was none when this was written.
      #expect(difference <= 1, "at \(time) s")
    }
  }
}
