import Artwork
import ImageComparison
import ImageTesting
import Imaging
import PictureKit
import Raster
import StageKit
import TestSupport
import Testing

/// The drawings in `assets`, compiled from SVG and rasterized.
@Suite(.tags(.golden)) struct ArtworkGoldenTests {
  @Test(arguments: [
    ("ball", Drawing.ball), ("photo", Drawing.photo), ("star", Drawing.star),
  ])
  func `a drawing matches its golden image`(name: String, drawing: Drawing) throws {
    let stage = Stage(size: drawing.size)
    stage.view.addSubview(ImageView(image: drawing))
    let renderer = FrameRenderer(canvas: stage.size, scale: 2)
    let image = try renderer.image(of: stage.frame(at: 0))
    // One level: Cairo's pixman selects code by processor, and the rounding differs.
    expectImage(image, matches: name, by: .channel(tolerance: 1))
  }
}
