/// The format of files with the steps of a film's animators.
///
/// After the first bytes come the format, the size of the key and the key, which says of what film
/// the steps are; then for each step its size, its result and the hash of that; at last ``end``.
/// Numbers have 32 bits, the least significant byte first.
enum StepLogFile {
  /// The first bytes: `ZSTP`.
  static let magic: UInt32 = 0x5054_535A
  /// The version of the format.
  static let format: UInt32 = 1
  /// Takes the place of a size after the last step.
  static let end = UInt32.max
  /// The largest size of a key or of a step, in bytes: a step has 37 for each body.
  static let maxSize = 1 << 28

  /// Returns the bytes of a number.
  static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Returns the number of four bytes; nil if there are fewer.
  static func number(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.count == 4 else { return nil }
    return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
