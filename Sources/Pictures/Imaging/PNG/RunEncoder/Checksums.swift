private import CPNG
private import CPixels

/// The Adler-32 checksum of a zlib stream (RFC 1950), with a closed form for runs of equal pixels.
struct Adler32 {
  private static let modulus: UInt64 = 65_521
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  var value: UInt32 { UInt32((high % Self.modulus) << 16 | low % Self.modulus) }

  /// Adds a byte.
  mutating func add(_ byte: UInt8) {
    low += UInt64(byte)
    high += low
    low %= Self.modulus
    high %= Self.modulus
  }

  /// Adds bytes.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    let sum = bytes.withUnsafeBufferPointer { cpng_adler32(value, $0.baseAddress, $0.count) }
    low = UInt64(sum & 0xFFFF)
    high = UInt64(sum >> 16)
  }

  /// Adds the red, green and blue bytes of opaque filtered pixels.
  mutating func add(_ values: UnsafeBufferPointer<UInt32>) {
    guard let first = values.baseAddress else { return }
    let sum = cpixels_adler32(value, first, values.count)
    low = UInt64(sum & 0xFFFF)
    high = UInt64(sum >> 16)
  }

  /// Adds the bytes of a pixel several times, in PNG's order: red, green, blue, alpha.
  ///
  /// With s the sum of the k bytes, the low half grows by s each time. The high half grows by the
  /// low half after each byte: k low + w the first time, where byte i counts k - i times in w, and
  /// by k s more each following time.
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

/// The CRC-32 checksum of a PNG chunk (ISO/IEC 15948, annex D), computed by zlib.
enum CRC32 {
  static func sum(of bytes: [UInt8]) -> UInt32 { cpng_crc32(bytes, bytes.count) }
}

/// Returns the four bytes of a number, highest first.
package func bigEndianBytes(_ value: UInt32) -> [UInt8] {
  withUnsafeBytes(of: value.bigEndian) { Array($0) }
}
