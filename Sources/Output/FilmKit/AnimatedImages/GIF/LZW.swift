internal import Geometry
internal import Imaging

/// The LZW compression of GIF files (Welch 1984, GIF89a appendix F).
///
/// The table maps a code and a following value to a new code. Codes begin with one bit more than a
/// value has and grow to twelve bits; when all are used, a clear code resets the table.
struct LZW: ~Copyable {
  private static let maximumCodeCount = 1 << 12

  /// A hash table with open addressing from a prefix code and a value to their code.
  ///
  /// An entry holds the key in its upper bits and the code in its lower twelve; 0 is an empty slot.
  /// The table is never more than a quarter full.
  private var entries = [UInt32](repeating: 0, count: 1 << 14)
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

  /// Returns the image data block: minimum code size, sub-blocks of up to 255 bytes, block
  /// terminator.
  ///
  /// - Parameters:
  ///   - values: The color indices.
  ///   - alternatives: For each color index one that shows the same picture. It is used where it
  ///     extends the current match and the index itself does not.
  /// - Returns: The bytes of the block.
  static func imageData(_ values: [UInt8], or alternatives: [UInt8]) -> [UInt8] {
    let highest = Int(max(values.max() ?? 0, alternatives.max() ?? 0))
    // The format requires at least 2 bits.
    let valueSize = max(2, Int.bitWidth - highest.leadingZeroBitCount)
    var coder = LZW(valueSize: valueSize, count: values.count)
    let bytes = coder.compress(values, or: alternatives)
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

  private mutating func compress(_ values: [UInt8], or alternatives: [UInt8]) -> [UInt8] {
    writer.put(UInt64(clearCode), codeSize)
    guard let first = values.first else { preconditionFailure("an image has pixels") }
    var prefix = Int(first)
    for index in values.indices.dropFirst() {
      let (value, alternative) = (values[index], alternatives[index])
      let slot = slot(of: prefix, value)
      if entries[slot] != 0 {
        prefix = Int(entries[slot] & 0xfff)
        continue
      }
      if alternative != value {
        let entry = entries[self.slot(of: prefix, alternative)]
        if entry != 0 {
          prefix = Int(entry & 0xfff)
          continue
        }
      }
      writer.put(UInt64(prefix), codeSize)
      if nextCode < Self.maximumCodeCount {
        entries[slot] = Self.key(prefix, value) << 12 | UInt32(nextCode)
        if nextCode == 1 << codeSize { codeSize += 1 }
        nextCode += 1
      } else {
        reset()
      }
      prefix = Int(value)
    }
    writer.put(UInt64(prefix), codeSize)
    // The decoder adds a code after the last one too, which may increase the code size.
    if nextCode == 1 << codeSize, codeSize < 12 { codeSize += 1 }
    writer.put(UInt64(clearCode + 1), codeSize)
    return writer.finished()
  }

  @inline(__always)
  private static func key(_ prefix: Int, _ value: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: prefix << 8 | Int(value))
  }

  /// Returns the slot of a prefix code and a value, or the empty slot in which they belong.
  @inline(__always)
  private func slot(of prefix: Int, _ value: UInt8) -> Int {
    let key = Self.key(prefix, value)
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while entries[slot] != 0, entries[slot] >> 12 != key { slot = (slot + 1) & 0x3fff }
    return slot
  }

  /// Writes a clear code and empties the table.
  private mutating func reset() {
    writer.put(UInt64(clearCode), codeSize)
    for index in entries.indices { entries[index] = 0 }
    codeSize = valueSize + 1
    nextCode = clearCode + 2
  }
}
