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

/// The checksum of PNG's chunks (ISO/IEC 15948, annex D), eight bytes at a time (Kounavis and Berry
/// 2005).
enum CRC32 {
  /// What a byte adds that is followed by so many zero bytes: row by row of 256.
  private static let table: [UInt32] = {
    var table = (0..<256 as Range<UInt32>).map { byte in
      (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
    }
    for index in 256..<8 * 256 {
      let before = table[index - 256]
      table.append(table[Int(before & 0xff)] ^ before >> 8)
    }
    return table
  }()

  static func sum(of bytes: [UInt8]) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBytes { bytes in
        var sum = UInt32.max
        var index = 0
        while index + 8 <= bytes.count {
          let word = UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          let mixed = word ^ UInt64(sum)
          sum = 0
          for byte in 0..<8 {
            sum ^= table[(7 - byte) * 256 + Int(mixed >> UInt64(8 * byte) & 0xff)]
          }
          index += 8
        }
        for byte in bytes[index...] { sum = table[Int((sum ^ UInt32(byte)) & 0xff)] ^ sum >> 8 }
        return ~sum
      }
    }
  }
}

/// The bytes of a number, the highest first.
func bigEndianBytes(_ value: UInt32) -> [UInt8] {
  withUnsafeBytes(of: value.bigEndian) { Array($0) }
}
