private import CPNG

/// The checksum of a zlib stream (RFC 1950), of runs of equal pixels at once.
struct Adler32 {
  private static let modulus: UInt64 = 65_521
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  var value: UInt32 { UInt32((high % Self.modulus) << 16 | low % Self.modulus) }

  mutating func add(_ byte: UInt8) {
    low += UInt64(byte)
    high += low
    low %= Self.modulus
    high %= Self.modulus
  }

  /// Adds the bytes of a pixel so many times, as PNG orders them: red, green, blue, alpha.
  ///
  /// The low half grows by the sum s of the bytes each time. The high half grows by the low half after
  /// each byte: k low + w for a pixel of k bytes, where byte i counts k - i times in w, and by k s more
  /// each next time.
  @inline(__always)
  mutating func add(_ pixel: UInt32, channels: Int, times: Int) {
    let (pixel, times, count) = (UInt64(pixel), UInt64(times), UInt64(channels))
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    var sum = red + green + blue
    var weighted = 3 * red + 2 * green + blue
    if channels == 4 {
      sum += pixel >> 24
      weighted += sum
    }
    high += times &* (count &* low &+ weighted) &+ count &* sum &* (times &* (times &- 1) / 2)
    low += times &* sum
  }
}

/// The checksum of PNG's chunks (ISO/IEC 15948, annex D), by zlib.
enum CRC32 {
  static func sum(of bytes: [UInt8]) -> UInt32 { cpng_checksum(bytes, bytes.count) }
}

/// The bytes of a number, the highest first.
package func bigEndianBytes(_ value: UInt32) -> [UInt8] {
  withUnsafeBytes(of: value.bigEndian) { Array($0) }
}
