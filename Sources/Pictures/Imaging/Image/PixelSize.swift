/// The width and height of an image, in pixels.
public struct PixelSize: Hashable, Sendable, Encodable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size of the given width and height.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the larger width and the larger height of two sizes.
  public func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size in the form `640 x 480`.
  public var description: String { "\(width) x \(height)" }
}

extension Image {
  /// The width and height, in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }
}
