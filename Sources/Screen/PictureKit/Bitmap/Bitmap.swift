private import Geometry

/// An immutable raster image with shared storage.
///
/// Pixels are 32 bits, `0xAARRGGBB` with premultiplied color components, in rows from the top.
public struct Bitmap: Sendable {
  /// The number of pixels in a row.
  public var width: Int { storage.width }
  /// The number of rows.
  public var height: Int { storage.height }
  /// The `width * height` pixels.
  public var pixels: [UInt32] { storage.pixels }
  private let storage: Storage

  /// Creates a bitmap from premultiplied pixels in row order.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0, "a bitmap must be at least 1 x 1, not \(width) x \(height)")
    precondition(
      pixels.count == width * height,
      "a \(width) x \(height) bitmap must have \(width * height) pixels, not \(pixels.count)")
    storage = Storage(width: width, height: height, pixels: pixels)
  }

  private final class Storage: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    init(width: Int, height: Int, pixels: [UInt32]) {
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }
}

extension Bitmap: Hashable {
  /// Returns whether two bitmaps have the same size and pixels; O(1) for copies of one bitmap.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.storage === right.storage || (left.width == right.width && left.pixels == right.pixels)
  }

  /// Hashes the width and the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(pixels)
  }
}
