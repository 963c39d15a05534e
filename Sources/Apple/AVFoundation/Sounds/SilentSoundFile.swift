/// A WAV file of silence: one channel of 8,000 samples a second, a byte each.
struct SilentSoundFile {
  private static let rate = 8000

  /// The file.
  let bytes: [UInt8]

  /// Creates a file.
  ///
  /// - Parameter seconds: Its length, of which an hour at most is written.
  init(seconds: Double) {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let count = Int((min(max(seconds, 0), 3600) * Double(Self.rate)).rounded())
    let format =
      number(1, 2) + number(1, 2) + number(Self.rate, 4) + number(Self.rate, 4) + number(1, 2)
      + number(8, 2)
    // Samples of one byte are without sign: 128 is silence.
    bytes =
      Array("RIFF".utf8) + number(36 + count, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + format
      + Array("data".utf8) + number(count, 4) + [UInt8](repeating: 128, count: count)
  }
}
