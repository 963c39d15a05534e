/// A picture made of pixels, shared by everything that draws it.
///
/// The pixels are 32 bits each, `0xAARRGGBB` with colour components premultiplied by alpha, row by row
/// from the top.
public struct Bitmap: Sendable {
  /// The number of pixels in a row.
  public var width: Int { storage.width }
  /// The number of rows.
  public var height: Int { storage.height }
  /// The pixels, `width * height` of them.
  public var pixels: [UInt32] { storage.pixels }
  private let storage: Storage

  /// Creates a bitmap from premultiplied pixels, row by row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0, "a bitmap must be at least 1 x 1, not \(width) x \(height)")
    precondition(
      pixels.count == width * height,
      "a \(width) x \(height) bitmap needs \(width * height) pixels, not \(pixels.count)")
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
  /// Tells whether two bitmaps have the same pixels; at once where they are copies of one.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.storage === right.storage || (left.width == right.width && left.pixels == right.pixels)
  }

  /// Feeds size and pixels to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(pixels)
  }
}
