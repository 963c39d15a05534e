import Imaging
import PictureKit
import Raster
import Recipes
import StageKit
import TestSupport
import Testing

/// Redrawing only what differs gives the pixels of a full drawing.
@Suite(.tags(.slow)) struct RecipeRedrawTests {
  @Test(arguments: Catalog.recipes.map(\.id))
  func `a recipe's redrawn frames have the pixels of fully drawn ones`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let stage = recipe.stage()
    stage.showsTouches = true
    // At this scale, shapes begin anywhere within a pixel.
    let renderer = FrameRenderer(canvas: recipe.canvas, scale: 0.83)
    var image = Image(width: renderer.width, height: renderer.height)
    var previous: Frame?
    // Steps like those of a film that several workers draw, with a longer one now and then.
    for index in 0..<Int(recipe.duration * 20) {
      let frame = stage.frame(at: Double(index) / 20 + (index % 7 == 0 ? 0.04 : 0))
      let before = image
      let rows = try renderer.redraw(frame, over: previous, in: &image)
      let full = try renderer.image(of: frame)
      try #require(image == full, "frame \(index)")
      for row in 0..<image.height where !rows.contains(row) {
        let span = row * image.width..<(row + 1) * image.width
        try #require(image.pixels[span] == before.pixels[span], "row \(row) of frame \(index)")
      }
      previous = frame
    }
  }
}
