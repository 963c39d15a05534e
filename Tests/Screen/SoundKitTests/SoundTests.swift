import SoundKit
import Testing

@Suite struct SoundTests {
  @Test(arguments: Sound.named.map(\.key))
  func `a computed sound begins and ends silently, and does not exceed full scale`(
    name: String
  ) throws {
    let sound = try #require(Sound.named.first { $0.key == name }?.value)
    guard case .tone(let tone) = sound.source else { throw Missing() }
    let samples = tone.samples
    let values = samples.frames(0..<samples.frameCount)
    let peak = values.map(abs).max() ?? 0
    #expect(peak > 0.1 && peak <= 1)
    #expect(values.prefix(2) == [0, 0])
    // The last frame is one of 24 that lead to 0.
    #expect(abs(values.last ?? 1) <= peak / 20)
  }

  private struct Missing: Error {}

  @Test func `a tone has its frequency`() throws {
    guard case .tone(let tone) = Sound.beep.source else { throw Missing() }
    let samples = tone.samples
    let left = samples.frames(0..<samples.frameCount).enumerated()
      .filter { $0.0 % 2 == 0 }.map(\.1)
    let crossings = zip(left, left.dropFirst()).filter { $0 <= 0 && $1 > 0 }.count
    // 880 Hz for 0.2 s; the first one is at the beginning.
    #expect((175...177).contains(crossings))
  }

  @Test func `the duration of a WAV file is in its header`() {
    #expect(SoundFileDuration.of(wav(rate: 8000, seconds: 1.5)) == 1.5)
    #expect(SoundFileDuration.of(Array("not a sound".utf8)) == nil)
    #expect(SoundFileDuration.of(Array(wav(rate: 8000, seconds: 1).prefix(30))) == nil)
    #expect(SoundFileDuration.of([]) == nil)
  }

  @Test func `the duration of MP3 is that of its frames`() {
    // MPEG 1 layer III, 128 kbit/s, 44100 Hz: 417 bytes and 1152 samples.
    let frame = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    let file = (0..<10).flatMap { _ in frame }
    #expect(SoundFileDuration.of(file) == (0..<10).reduce(0) { sum, _ in sum + 1152.0 / 44_100 })
  }

  /// Returns a file of silence with one channel of 16 bits.
  private func wav(rate: Int, seconds: Double) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> (8 * $0) & 255) }
    }
    let size = Int(seconds * Double(rate)) * 2
    return Array("RIFF".utf8) + number(36 + size, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
      + number(1, 2) + number(1, 2) + number(rate, 4) + number(2 * rate, 4) + number(2, 2)
      + number(16, 2) + Array("data".utf8) + number(size, 4) + [UInt8](repeating: 0, count: size)
  }
}
