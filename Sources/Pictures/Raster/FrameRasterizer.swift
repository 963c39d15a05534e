public import Geometry
public import Imaging
public import PictureKit

/// A back end that turns frames into pixels.
///
/// ``FrameRenderer`` calls it once for each frame. A rasterizer is a value without mutable state:
/// concurrent calls are allowed, and the pixels depend on the arguments alone. It supports images
/// of up to ``FrameRenderer/maxSide`` pixels on a side.
public protocol FrameRasterizer: Sendable {
  /// The name of the library that draws, for messages.
  var name: String { get }

  /// The version of the library that draws, for example `1.16.0`. Pixels may differ between
  /// versions.
  var version: String { get }

  /// Draws some rows of a frame.
  ///
  /// Each pixel of the rows is replaced: first the background covers all of them, then the layers
  /// are drawn inside the canvas. The other rows stay unchanged.
  ///
  /// The rows must get the pixels that a drawing of the whole image would give them. The caller
  /// guarantees that no bitmap, gradient, dashed stroke or clipped layer is cut by the ends of the
  /// rows, and that the rows are the whole image if a bitmap or gradient in a translucent group is
  /// drawn again, or a part of what a backdrop filters.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - canvas: The size of the canvas, in points: layers are clipped to the pixels that
  ///     it touches.
  ///   - transform: Maps the canvas to pixels.
  ///   - rows: The rows to draw, not empty.
  ///   - image: The image. Its pixels are premultiplied BGRA.
  /// - Throws: ``RasterError`` if the back end fails, for example when memory runs out. The rows
  ///   have undefined pixels then.
  func draw(
    _ frame: Frame, clippedTo canvas: Size, transform: Transform, rows: Range<Int>,
    into image: inout Image
  ) throws(RasterError)
}
