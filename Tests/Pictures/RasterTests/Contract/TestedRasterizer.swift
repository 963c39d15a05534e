import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// The rasterizers, with their settings, that must pass the contract tests in this directory.
///
/// A new rasterizer becomes a case here.
enum TestedRasterizer: String, CaseIterable, CustomTestStringConvertible {
  case cairoWithSpanFiller = "Cairo with span filler"
  case cairo = "Cairo without span filler"

  var backEnd: any FrameRasterizer {
    switch self {
    case .cairoWithSpanFiller: CairoRasterizer(usesSpanFiller: true)
    case .cairo: CairoRasterizer(usesSpanFiller: false)
    }
  }

  var testDescription: String { rawValue }

  func renderer(canvas: Size, scale: Double = 1) -> FrameRenderer {
    FrameRenderer(canvas: canvas, scale: scale, rasterizer: backEnd)
  }

  func renderer(canvas: Size, width: Int, height: Int) -> FrameRenderer {
    FrameRenderer(canvas: canvas, width: width, height: height, rasterizer: backEnd)
  }

  /// Draws one picture on a canvas, at one pixel per point.
  func render(
    _ size: Size, background: Color = .white, draw: (Canvas) -> Void
  ) throws -> Image {
    let frame = Frame(
      size: size, background: background, layers: [FrameLayer(picture: Picture(draw: draw))])
    return try renderer(canvas: size).image(of: frame)
  }
}
