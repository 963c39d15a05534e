import Imaging
import Raster
import Recipes
import StageKit
import TestSupport
import Testing

/// The size of recipes' frames as the encoder for frame sequences writes them.
@Suite(.tags(.golden)) struct StillSizeTests {
  @Test(arguments: Catalog.recipes.map(\.id), [1, 2] as [Double])
  func `a frame is at most a quarter larger than libpng's`(id: String, scale: Double) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let stage = recipe.stage()
    let renderer = FrameRenderer(canvas: stage.size, scale: scale)
    for time in recipe.keyMoments {
      let image = try renderer.image(of: stage.frame(at: time))
      let count = PNG.encode(image, compression: .frames).count
      let countByLibPNG = PNG.encode(image).count
      #expect(count * 4 <= countByLibPNG * 5, "at \(time) s")
    }
  }
}
