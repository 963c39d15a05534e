import Imaging
import PictureKit
import Raster
import Recipes
import StageKit
import Testing

/// Drawing only what has changed gives the pixels of drawing everything.
@Suite struct RedrawSlowTests {
  @Test(arguments: Catalog.recipes.map(\.id))
  func `a recipe's frames drawn over one another are as drawn alone`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let stage = recipe.stage()
    stage.showsTouches = true
    // A scale at which shapes begin anywhere within a pixel.
    let renderer = FrameRenderer(canvas: recipe.canvas, scale: 0.83)
    var image = Image(width: renderer.width, height: renderer.height)
    var previous: Frame?
    // Steps of a film drawn by several workers, and now and then a leap.
    for index in 0..<Int(recipe.duration * 20) {
      let frame = stage.frame(at: Double(index) / 20 + (index % 7 == 0 ? 0.04 : 0))
      let before = image
      let rows = try renderer.redraw(frame, over: previous, in: &image)
      let alone = try renderer.image(of: frame)
      try #require(image == alone, "frame \(index)")
      for row in 0..<image.height where !rows.contains(row) {
        let span = row * image.width..<(row + 1) * image.width
        try #require(image.pixels[span] == before.pixels[span], "row \(row) of frame \(index)")
      }
      previous = frame
    }
  }
}
