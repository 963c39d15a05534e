/// A pixel as a file holds it: straight alpha, red, green and blue in one integer, from its highest bits
/// down.
///
/// `UInt32` holds samples of 8 bits, `UInt64` samples of 16.
protocol PackedPixel: FixedWidthInteger, UnsignedInteger, Sendable {
  /// One of the four, in memory from blue to alpha.
  associatedtype Sample: FixedWidthInteger, UnsignedInteger
}

extension UInt32: PackedPixel { typealias Sample = UInt8 }
extension UInt64: PackedPixel { typealias Sample = UInt16 }

extension PackedPixel {
  /// The highest level of a sample, 255 or 65,535.
  static var peak: Int { Int(Sample.max) }

  /// The least of all opaque pixels.
  static var opaqueBlack: Self { Self(truncatingIfNeeded: peak) << (3 * Sample.bitWidth) }

  /// The level of a channel, 0...``peak``.
  func level(_ channel: Channel) -> Int {
    Int(Sample(truncatingIfNeeded: self >> (Sample.bitWidth * channel.rawValue)))
  }
}

/// A channel, numbered by its place in a pixel from the lowest bits up.
enum Channel: Int, CaseIterable {
  case blue
  case green
  case red
  case alpha
}
