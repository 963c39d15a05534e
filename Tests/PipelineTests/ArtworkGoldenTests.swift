import Artwork
import ImageTesting
import Imaging
import Raster
import StageKit
import Testing

/// The drawings in `assets`, from SVG file to pixels.
struct ArtworkGoldenTests {
  @Test(arguments: [
    ("ball", Drawing.ball), ("photo", Drawing.photo), ("star", Drawing.star),
  ])
  func `a drawing has the pixels of its golden picture`(name: String, drawing: Drawing) throws {
    let stage = Stage(size: drawing.size)
    stage.view.addSubview(ImageView(image: drawing))
    let renderer = FrameRenderer(canvas: stage.size, scale: 2)
    let image = try renderer.image(of: stage.frame(at: 0))
    // One level for the roundings of the code that Cairo's library picks by the processor.
    expectImage(image, matches: name, by: .channel(tolerance: 1))
  }
}
