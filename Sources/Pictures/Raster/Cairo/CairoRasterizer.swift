internal import CCairo
public import Geometry
public import Imaging
public import PictureKit

/// The rasterizer that draws with Cairo.
public struct CairoRasterizer: FrameRasterizer {
  /// Whether the span filler fills discs, rounded rectangles and other monotone shapes of one
  /// color.
  ///
  /// It is several times as fast as Cairo. One pixel in millions differs from Cairo's by one level.
  public let usesSpanFiller: Bool
  private let caches = CairoCaches()

  /// Creates a rasterizer.
  ///
  /// - Parameter usesSpanFiller: Whether the span filler is used. Default: true.
  public init(usesSpanFiller: Bool = true) {
    self.usesSpanFiller = usesSpanFiller
  }

  /// The name of the library: `Cairo`.
  public var name: String { "Cairo" }

  /// The version of Cairo, for example `1.16.0`.
  public var version: String { String(cString: cairo_version_string()) }

  /// Draws some rows of a frame.
  ///
  /// - Throws: ``RasterError`` with the message of Cairo.
  public func draw(
    _ frame: Frame, clippedTo canvas: Size, transform: Transform, rows: Range<Int>,
    into image: inout Image
  ) throws(RasterError) {
    let failure = image.withCairoContext(
      rows: rows, usesSpanFiller: usesSpanFiller, caches: caches
    ) { context in
      context.clear(to: frame.background)
      context.canvasScale = abs(transform.determinant).squareRoot()
      context.clip(Path(rect: canvas.pixels(under: transform)), .winding)
      context.transform(transform)
      for layer in frame.layers { context.draw(layer) }
    }
    if let failure { throw RasterError(rasterizer: name, reason: failure) }
  }
}

extension Size {
  /// Returns the pixels that a canvas of this size touches.
  ///
  /// If the canvas ended within pixels, no clip inside of it would have whole ones, and Cairo would
  /// compute other coverages for some rows than for all.
  fileprivate func pixels(under transform: Transform) -> Rect {
    let rect = Rect(origin: .zero, size: self).applying(transform)
    // Half of the distance that Cairo distinguishes.
    let tolerance = 1.0 / 512
    let (left, top) = (
      (rect.minX + tolerance).rounded(.down), (rect.minY + tolerance).rounded(.down)
    )
    let (right, bottom) = (
      (rect.maxX - tolerance).rounded(.up), (rect.maxY - tolerance).rounded(.up)
    )
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension FrameRenderer {
  /// The rasterizer of renderers that are created without one: Cairo with the span filler.
  public static var defaultRasterizer: any FrameRasterizer { CairoRasterizer() }
}
