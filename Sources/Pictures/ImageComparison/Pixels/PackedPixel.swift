/// A straight pixel in one integer: alpha, red, green and blue from the highest bits down.
///
/// `UInt32` holds samples of 8 bits, `UInt64` samples of 16.
protocol PackedPixel: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {
  /// The type of one sample; in memory, a pixel is four of them, blue first.
  associatedtype Sample: FixedWidthInteger, UnsignedInteger
}

extension UInt32: PackedPixel { typealias Sample = UInt8 }
extension UInt64: PackedPixel { typealias Sample = UInt16 }

extension PackedPixel {
  /// The highest level of a sample, 255 or 65,535.
  static var peak: Int { Int(Sample.max) }

  /// Opaque black, the lowest value of all opaque pixels.
  static var opaqueBlack: Self { Self(truncatingIfNeeded: peak) << (3 * Sample.bitWidth) }

  /// Returns the level of a channel, 0...``peak``.
  func level(_ channel: Channel) -> Int {
    Int(Sample(truncatingIfNeeded: self >> (Sample.bitWidth * channel.rawValue)))
  }
}

/// A channel, numbered by its position in a pixel from the lowest bits up.
enum Channel: Int, CaseIterable {
  case blue
  case green
  case red
  case alpha
}
