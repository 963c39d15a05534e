public import Geometry
internal import Imaging
public import PictureKit
public import Raster

/// Draws images, `UIGraphicsImageRenderer`.
///
/// ```swift
/// let renderer = ImageRenderer(size: Size(64, 64))
/// let disc = try renderer.image { canvas in
///   canvas.setFillColor(.red)
///   canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 64, height: 64))
/// }
/// ```
public struct ImageRenderer: Sendable {
  /// The properties of the images, `UIGraphicsImageRendererFormat`.
  public struct Format: Hashable, Sendable {
    /// The pixels per point, above 0; 2 by default.
    public var scale: Double
    /// Whether the images are opaque, and black where nothing is drawn; false by default.
    public var isOpaque: Bool

    /// Creates a format.
    public init(scale: Double = 2, isOpaque: Bool = false) {
      self.scale = scale
      self.isOpaque = isOpaque
    }
  }

  /// The area that is drawn, in points.
  public let bounds: Rect
  /// The properties of the images.
  public let format: Format
  private let renderer: FrameRenderer

  /// Creates a renderer of images of a size.
  ///
  /// - Parameters:
  ///   - size: The size, in points, above 0.
  ///   - format: The properties of the images. With the scale, a side may have up to
  ///     `FrameRenderer.maxSide` pixels.
  public init(size: Size, format: Format = Format()) {
    self.init(bounds: Rect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of an area of the canvas.
  public init(bounds: Rect, format: Format = Format()) {
    precondition(!bounds.isEmpty, "the width and height of an image must be above 0, not \(bounds)")
    self.bounds = bounds
    self.format = format
    renderer = FrameRenderer(canvas: bounds.size, scale: format.scale)
  }

  /// Draws an image.
  ///
  /// - Parameter actions: Draws on the canvas.
  /// - Returns: The image, a bitmap of the format's scale.
  /// - Throws: A `RasterError` if the rasterizer fails.
  public func image(actions: (Canvas) -> Void) throws(RasterError) -> Drawing {
    Drawing(Bitmap(try pixels(actions)), scale: format.scale)
  }

  /// Draws an image and encodes it as a PNG.
  ///
  /// - Throws: A `RasterError` if the rasterizer fails.
  public func pngData(actions: (Canvas) -> Void) throws(RasterError) -> [UInt8] {
    PNG.encode(try pixels(actions))
  }

  /// Draws an image and encodes it as a JPEG; what is translucent is drawn over white.
  ///
  /// - Parameters:
  ///   - quality: The quality, 0 to 1.
  ///   - actions: Draws on the canvas.
  /// - Returns: The bytes of the file.
  /// - Throws: A `RasterError` if the rasterizer fails, or an `ImageError` if
  ///   there is no memory.
  public func jpegData(
    withCompressionQuality quality: Double, actions: (Canvas) -> Void
  ) throws -> [UInt8] {
    try JPEG.encode(try pixels(actions), quality: quality)
  }

  private func pixels(_ actions: (Canvas) -> Void) throws(RasterError) -> Image {
    let picture = Picture { canvas in
      canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(canvas)
    }
    return try renderer.image(
      of: Frame(
        size: bounds.size, background: format.isOpaque ? .black : .clear,
        layers: [FrameLayer(picture: picture)]))
  }
}
