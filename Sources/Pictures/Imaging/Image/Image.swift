internal import Geometry

/// An image in memory: rows of 32-bit pixels, top row first, no gaps between rows.
///
/// A pixel is `0xAARRGGBB` with color components **premultiplied** by alpha, 8 bits each, so that
/// on a little-endian machine its bytes are B, G, R, A. This is ffmpeg's `bgra`.
public struct Image: Hashable, Sendable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The pixels, row by row; always `width * height` of them.
  public var pixels: [UInt32] {
    get { storage }
    // `didSet` would copy all pixels at each mutation.
    _modify {
      yield &storage
      precondition(storage.count == width * height, "an image's pixel count is fixed")
    }
  }
  private var storage: [UInt32]

  /// Creates an image of one color, transparent black by default.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, at least 1.
  ///   - height: The number of rows, at least 1.
  ///   - pixel: The premultiplied pixel to fill the image with.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(
      width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
  }

  /// Creates an image from premultiplied pixels, row by row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0, "an image must be at least 1 x 1, not \(width) x \(height)")
    precondition(
      pixels.count == width * height,
      "a \(width) x \(height) image needs \(width * height) pixels, not \(pixels.count)")
    self.width = width
    self.height = height
    storage = pixels
  }

  /// The premultiplied pixel at a column and row, counted from 0 at the upper left.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(
        x >= 0 && x < width && y >= 0 && y < height,
        "pixel (\(x), \(y)) is outside of \(width) x \(height)")
      return pixels[y * width + x]
    }
    set {
      precondition(
        x >= 0 && x < width && y >= 0 && y < height,
        "pixel (\(x), \(y)) is outside of \(width) x \(height)")
      pixels[y * width + x] = newValue
    }
  }
}
