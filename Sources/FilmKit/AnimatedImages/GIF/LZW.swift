internal import Imaging

/// The compression of GIF files (Welch 1984, as GIF89a's appendix F has it).
///
/// Repetitions of what has been seen become one code each. Codes begin with one bit more than a value
/// needs and grow to twelve; when those are used up all is forgotten.
struct LZW: ~Copyable {
  private static let mostCodes = 1 << 12

  /// Codes by the code before and the value after it.
  ///
  /// These two are in the upper bits, the code is in the lower twelve; 0 where none is. Less than half
  /// of the places are ever taken.
  private var codes = [UInt32](repeating: 0, count: 1 << 14)
  private var writer: BitWriter
  private let valueSize: Int
  private var codeSize: Int
  private var nextCode: Int

  private var clearCode: Int { 1 << valueSize }

  private init(valueSize: Int, count: Int) {
    self.valueSize = valueSize
    codeSize = valueSize + 1
    nextCode = 1 << valueSize + 2
    writer = BitWriter(capacity: count / 8 + 16)
  }

  /// The image data of values: the number of their bits, blocks of up to 255 bytes, an empty block.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - alternatives: For each of them one that may be written in its place: what has been seen
  ///     decides.
  /// - Returns: The bytes.
  static func imageData(_ values: [UInt8], or alternatives: [UInt8]) -> [UInt8] {
    let highest = Int(max(values.max() ?? 0, alternatives.max() ?? 0))
    // What is shorter the format does not allow.
    let valueSize = max(2, Int.bitWidth - highest.leadingZeroBitCount)
    var coder = LZW(valueSize: valueSize, count: values.count)
    let bytes = coder.compressed(values, or: alternatives)
    var data = [UInt8(valueSize)]
    data.reserveCapacity(bytes.count + bytes.count / 255 + 3)
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(start + 255, bytes.count)]
      data.append(UInt8(block.count))
      data += block
    }
    data.append(0)
    return data
  }

  private mutating func compressed(_ values: [UInt8], or alternatives: [UInt8]) -> [UInt8] {
    writer.put(UInt64(clearCode), codeSize)
    guard let first = values.first else { preconditionFailure("an image has pixels") }
    var prefix = Int(first)
    for index in values.indices.dropFirst() {
      let (value, alternative) = (values[index], alternatives[index])
      let place = place(of: prefix, value)
      if codes[place] != 0 {
        prefix = Int(codes[place] & 0xfff)
        continue
      }
      if alternative != value {
        let other = codes[self.place(of: prefix, alternative)]
        if other != 0 {
          prefix = Int(other & 0xfff)
          continue
        }
      }
      writer.put(UInt64(prefix), codeSize)
      if nextCode < Self.mostCodes {
        codes[place] = Self.key(prefix, value) << 12 | UInt32(nextCode)
        if nextCode == 1 << codeSize { codeSize += 1 }
        nextCode += 1
      } else {
        forgetAll()
      }
      prefix = Int(value)
    }
    writer.put(UInt64(prefix), codeSize)
    // The reader has learned another code from that, and may expect longer ones.
    if nextCode == 1 << codeSize, codeSize < 12 { codeSize += 1 }
    writer.put(UInt64(clearCode + 1), codeSize)
    return writer.finished()
  }

  @inline(__always)
  private static func key(_ prefix: Int, _ value: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: prefix << 8 | Int(value))
  }

  /// Where the code for a code and the value after it is, or would be.
  @inline(__always)
  private func place(of prefix: Int, _ value: UInt8) -> Int {
    let key = Self.key(prefix, value)
    var place = Int((key &* 0x9E37_79B1) >> 18)
    while codes[place] != 0, codes[place] >> 12 != key { place = (place + 1) & 0x3fff }
    return place
  }

  private mutating func forgetAll() {
    writer.put(UInt64(clearCode), codeSize)
    for index in codes.indices { codes[index] = 0 }
    codeSize = valueSize + 1
    nextCode = clearCode + 2
  }
}
