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
  /// The JPEG file that has the pixels as any program shows it; nil if they are of another source.
  ///
  /// It is ignored when bitmaps are compared.
  package var jpeg: [UInt8]? { storage.jpeg }
  private let storage: Storage

  /// Creates a bitmap from premultiplied pixels in row order.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.init(width: width, height: height, pixels: pixels, jpeg: nil)
  }

  /// Creates a bitmap with the pixels of a JPEG file.
  package init(width: Int, height: Int, pixels: [UInt32], jpeg: [UInt8]?) {
    precondition(
      width > 0 && height > 0, "a bitmap must be at least 1 x 1, not \(width) x \(height)")
    precondition(
      pixels.count == width * height,
      "a \(width) x \(height) bitmap must have \(width * height) pixels, not \(pixels.count)")
    storage = Storage(width: width, height: height, pixels: pixels, jpeg: jpeg)
  }

  private final class Storage: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]
    let jpeg: [UInt8]?

    init(width: Int, height: Int, pixels: [UInt32], jpeg: [UInt8]?) {
      self.width = width
      self.height = height
      self.pixels = pixels
      self.jpeg = jpeg
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
