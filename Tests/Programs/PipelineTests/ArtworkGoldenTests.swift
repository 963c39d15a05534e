import Artwork
import ImageComparison
import ImageFiles
import ImageTesting
import Imaging
import PictureKit
import Raster
import StageKit
import SystemPackage
import TestSupport
import Testing

/// The drawings that recipes show, which are also the files in `assets`.
@Suite(.tags(.golden)) struct ArtworkGoldenTests {
  private static let drawings = [
    ("ball", Drawing.ball), ("photo", Drawing.photo), ("star", Drawing.star),
  ]

  @Test(arguments: drawings)
  func `a drawing matches its golden image`(name: String, drawing: Drawing) throws {
    // One level: Cairo's pixman selects code by processor, and the rounding differs.
    expectImage(try image(of: drawing), matches: name, by: .channel(tolerance: 1))
  }

  @Test(arguments: drawings)
  func `a drawing is what librsvg draws of the file in assets`(
    name: String, drawing: Drawing
  ) throws {
    let file = try Drawing(contentsOf: repositoryRoot.appending("assets/\(name).svg"))
    #expect(file.size == drawing.size)
    // One more: librsvg rounds the percentages of colors to 8 bits.
    expectImage(try image(of: file), matches: name, by: .channel(tolerance: 2))
  }

  private func image(of drawing: Drawing) throws -> Image {
    let stage = Stage(size: drawing.size)
    stage.view.addSubview(ImageView(image: drawing))
    return try FrameRenderer(canvas: stage.size, scale: 2).image(of: stage.frame(at: 0))
  }
}
