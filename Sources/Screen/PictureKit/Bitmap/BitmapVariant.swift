private import Geometry

/// A bitmap for a scale, one of several of the same image: `@1x`, `@2x`, `@3x`.
public struct BitmapVariant: Hashable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The number of pixels of the bitmap per point of the image, above 0.
  public var scale: Double

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: The pixels per point, finite and above 0.
  public init(_ bitmap: Bitmap, scale: Double) {
    precondition(
      scale > 0 && scale.isFinite, "a bitmap's scale must be finite and above 0, not \(scale)")
    self.bitmap = bitmap
    self.scale = scale
  }
}

extension Sequence<BitmapVariant> {
  /// Returns the variant with the fewest pixels that is not magnified, or the one with the most.
  ///
  /// - Parameter scale: The pixels per point that are drawn.
  /// - Returns: The variant; nil if there are none.
  package func best(forScale scale: Double) -> BitmapVariant? {
    // A scale of 2.0000001 is intended to be 2.
    let needed = scale * 0.999
    let variants = sorted { $0.scale < $1.scale }
    return variants.first { $0.scale >= needed } ?? variants.last
  }
}
