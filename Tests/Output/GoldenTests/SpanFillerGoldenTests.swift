import PictureKit
import Raster
import Recipes
import StageKit
import TestSupport
import Testing

/// The span filler gives the pixels of Cairo alone in the frames of the recipes.
@Suite(.tags(.golden)) struct SpanFillerGoldenTests {
  @Test(arguments: Catalog.recipes.map(\.id))
  func `a recipe's frames with the span filler have the pixels of Cairo alone`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let stage = recipe.stage()
    // The scale of the golden frames of a phone: few edges lie on pixel boundaries.
    let scale = 0.84375
    for time in recipe.keyMoments {
      let frame = stage.frame(at: time)
      let renderer = FrameRenderer(canvas: frame.size, scale: scale)
      let cairo = FrameRenderer(
        canvas: frame.size, scale: scale, rasterizer: CairoRasterizer(usesSpanFiller: false))
      let image = try renderer.image(of: frame)
      let expected = try cairo.image(of: frame)
      // One level where rounding decides. The thumb of a switch or a segmented control has two
      // shadows, one over the other, so that two roundings meet: in 14 pixels of a frame when this
      // was written.
      #expect(image.maxChannelDifference(from: expected) <= 2, "at \(time) s")
      #expect(image.pixelCount(differingFrom: expected, byMoreThan: 1) <= 14, "at \(time) s")
    }
  }
}
