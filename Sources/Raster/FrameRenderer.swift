internal import CCairo
public import Geometry
public import Imaging
public import PictureKit

/// Draws frames as images with Cairo, or as Cairo would where that takes long.
///
/// A renderer is a plain value without memory of what it drew: frames may be drawn in any order, by any
/// number of threads, and give the same pixels.
public struct FrameRenderer: Sendable {
  /// The largest side of an image, in pixels; below Cairo's own limit of 32,767.
  public static let largestSide = 16_384

  /// The number of pixel columns of the images.
  public let width: Int
  /// The number of pixel rows of the images.
  public let height: Int
  private let canvas: Size
  let viewport: Transform

  /// Creates a renderer that shows a canvas enlarged by a factor.
  ///
  /// - Parameters:
  ///   - canvas: The size of the frames, in points.
  ///   - scale: Pixels a point, above 0; 2 is what a Retina display shows.
  public init(canvas: Size, scale: Double = 1) {
    precondition(scale > 0 && scale.isFinite, "scale must be above 0, not \(scale)")
    self.init(
      canvas: canvas, width: max(1, Int((canvas.width * scale).rounded())),
      height: max(1, Int((canvas.height * scale).rounded())), scale: scale, offset: .zero)
  }

  /// Creates a renderer that fits a canvas into an image, as large as possible and centred; what is left
  /// over shows the frame's background.
  public init(canvas: Size, width: Int, height: Int) {
    let scale = min(Double(width) / canvas.width, Double(height) / canvas.height)
    self.init(
      canvas: canvas, width: width, height: height, scale: scale,
      offset: Vector(
        dx: (Double(width) - canvas.width * scale) / 2,
        dy: (Double(height) - canvas.height * scale) / 2))
  }

  private init(canvas: Size, width: Int, height: Int, scale: Double, offset: Vector) {
    let sides = 1...Self.largestSide
    precondition(
      sides.contains(width) && sides.contains(height),
      "an image must be 1 to \(Self.largestSide) pixels wide and high, not \(width) x \(height)")
    self.canvas = canvas
    self.width = width
    self.height = height
    viewport = Transform(scaleX: scale, y: scale)
      .concatenating(Transform(translationX: offset.dx, y: offset.dy))
  }

  /// Draws a frame.
  ///
  /// - Throws: `CairoError` when Cairo runs out of memory.
  public func image(of frame: Frame) throws(CairoError) -> Image {
    var image = Image(width: width, height: height)
    try draw(frame, into: &image)
    return image
  }

  /// Draws a frame over all of an image that has the renderer's size.
  ///
  /// - Throws: `CairoError` when Cairo runs out of memory.
  public func draw(_ frame: Frame, into image: inout Image) throws(CairoError) {
    precondition(
      image.width == width && image.height == height,
      "the renderer draws \(width) x \(height), the image is \(image.width) x \(image.height)")
    try draw(frame, rows: 0..<height, into: &image)
  }

  /// Draws the part of a frame that is to be seen in a band of rows.
  func draw(_ frame: Frame, rows: Range<Int>, into image: inout Image) throws(CairoError) {
    try image.withContext(rows: rows) { context in
      context.clear(to: frame.background)
      context.transform(viewport)
      context.clip(Path(rect: Rect(origin: .zero, size: canvas)), .winding)
      for layer in frame.layers { context.draw(layer) }
    }
  }
}

extension FrameRenderer {
  /// The version of Cairo that draws, for example `1.16.0`; pixels may differ between versions.
  public static var cairoVersion: String { String(cString: cairo_version_string()) }
}
