/// A straight pixel in one integer: alpha, red, green and blue from the highest bits down.
///
/// `UInt32` holds samples of 8 bits, `UInt64` samples of 16.
protocol PackedPixel: FixedWidthInteger, UnsignedInteger, Sendable {
  /// The type of one channel's level; in memory the order is blue, green, red, alpha.
  associatedtype Sample: FixedWidthInteger, UnsignedInteger
}

extension UInt32: PackedPixel { typealias Sample = UInt8 }
extension UInt64: PackedPixel { typealias Sample = UInt16 }

extension PackedPixel {
  /// The highest level of a sample, 255 or 65,535.
  static var peak: Int { Int(Sample.max) }

  /// The opaque black pixel, the smallest opaque value.
  static var opaqueBlack: Self { Self(truncatingIfNeeded: peak) << (3 * Sample.bitWidth) }

  /// The level of a channel, 0...``peak``.
  func level(_ channel: Channel) -> Int {
    Int(Sample(truncatingIfNeeded: self >> (Sample.bitWidth * channel.rawValue)))
  }
}

/// A channel; the raw value is its position in a pixel, from the lowest bits up.
enum Channel: Int, CaseIterable {
  case blue
  case green
  case red
  case alpha
}
