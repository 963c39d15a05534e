public import Geometry
public import Imaging
public import PictureKit

/// Draws frames into images of a fixed size.
///
/// A renderer is a value without mutable state: frames can be drawn in any order and on any number
/// of threads, and the pixels are the same.
public struct FrameRenderer: Sendable {
  /// The maximum width and height of an image, in pixels.
  public static let maxSide = 16_384

  /// The width of the images, in pixels.
  public let width: Int
  /// The height of the images, in pixels.
  public let height: Int
  /// The back end that draws.
  public let rasterizer: any FrameRasterizer
  private let canvas: Size
  /// Maps the canvas to pixels.
  let viewport: Transform

  /// Creates a renderer that scales a canvas by a factor.
  ///
  /// - Parameters:
  ///   - canvas: The size of the frames, in points.
  ///   - scale: Pixels per point, above 0; 2 is the scale of a Retina display.
  ///   - rasterizer: The back end that draws.
  public init(
    canvas: Size, scale: Double = 1,
    rasterizer: any FrameRasterizer = FrameRenderer.defaultRasterizer
  ) {
    precondition(scale > 0 && scale.isFinite, "scale must be above 0, not \(scale)")
    self.init(
      canvas: canvas, width: max(1, Int((canvas.width * scale).rounded())),
      height: max(1, Int((canvas.height * scale).rounded())), scale: scale, offset: .zero,
      rasterizer: rasterizer)
  }

  /// Creates a renderer that scales a canvas to fit into an image and centers it.
  ///
  /// The frame's background covers the margins. Those on the left and at the top are whole pixels,
  /// so that edges on pixel boundaries of the canvas stay sharp.
  ///
  /// - Parameters:
  ///   - canvas: The size of the frames, in points.
  ///   - width: The width of the images, in pixels, 1...``maxSide``.
  ///   - height: The height of the images, in pixels, 1...``maxSide``.
  ///   - scale: Pixels per point; the largest with which the canvas fits unless given. A larger one
  ///     cuts the canvas.
  ///   - rasterizer: The back end that draws.
  public init(
    canvas: Size, width: Int, height: Int, scale: Double? = nil,
    rasterizer: any FrameRasterizer = FrameRenderer.defaultRasterizer
  ) {
    let scale = scale ?? min(Double(width) / canvas.width, Double(height) / canvas.height)
    // The product may be above the size by rounding.
    func margin(_ pixels: Int, _ points: Double) -> Double {
      max(((Double(pixels) - points * scale) / 2).rounded(.down), 0)
    }
    self.init(
      canvas: canvas, width: width, height: height, scale: scale,
      offset: Vector(dx: margin(width, canvas.width), dy: margin(height, canvas.height)),
      rasterizer: rasterizer)
  }

  private init(
    canvas: Size, width: Int, height: Int, scale: Double, offset: Vector,
    rasterizer: any FrameRasterizer
  ) {
    let sides = 1...Self.maxSide
    precondition(
      sides.contains(width) && sides.contains(height),
      "an image must be 1 to \(Self.maxSide) pixels wide and high, not \(width) x \(height)")
    self.canvas = canvas
    self.width = width
    self.height = height
    self.rasterizer = rasterizer
    viewport = Transform(scaleX: scale, y: scale)
      .concatenating(Transform(translationX: offset.dx, y: offset.dy))
  }

  /// Draws a frame into a new image.
  ///
  /// - Throws: ``RasterError`` if the rasterizer fails.
  public func image(of frame: Frame) throws(RasterError) -> Image {
    var image = Image(width: width, height: height)
    try draw(frame, into: &image)
    return image
  }

  /// Draws a frame into an image of the renderer's size and replaces all its pixels.
  ///
  /// - Throws: ``RasterError`` if the rasterizer fails.
  public func draw(_ frame: Frame, into image: inout Image) throws(RasterError) {
    precondition(
      image.width == width && image.height == height,
      "the renderer draws \(width) x \(height), the image is \(image.width) x \(image.height)")
    try draw(frame, rows: 0..<height, into: &image)
  }

  /// Draws some rows of a frame.
  func draw(_ frame: Frame, rows: Range<Int>, into image: inout Image) throws(RasterError) {
    try rasterizer.draw(
      frame, clippedTo: canvas, transform: viewport, rows: rows, into: &image)
  }
}
