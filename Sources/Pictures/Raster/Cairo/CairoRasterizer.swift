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
      context.transform(transform)
      context.clip(Path(rect: Rect(origin: .zero, size: canvas)), .winding)
      for layer in frame.layers { context.draw(layer) }
    }
    if let failure { throw RasterError(rasterizer: name, reason: failure) }
  }
}

extension FrameRenderer {
  /// The rasterizer of renderers that are created without one: Cairo with the span filler.
  public static var defaultRasterizer: any FrameRasterizer { CairoRasterizer() }
}
