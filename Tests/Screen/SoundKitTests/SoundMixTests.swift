import SoundKit
import Testing

@Suite struct SoundMixTests {
  /// Ten frames of 1/8 on the left and 1/4 on the right, which 32-bit numbers represent exactly.
  private let constant = StoredSamples((0..<10).flatMap { _ in [Float(0.125), 0.25] })

  private func left(_ cue: SoundCue, frames: Int) throws -> [Float] {
    let mix = SoundMix(of: [cue], frameCount: frames) { _ in constant }
    let samples = try mix.samples(in: 0..<frames)
    return stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
  }

  @Test func `a cue begins at the nearest sample and ends with its sound`() throws {
    let samples = try left(SoundCue(.click, at: 3.0 / 48_000), frames: 20)
    let heard = Array(repeating: Float(0.125), count: 10)
    #expect(samples == [0, 0, 0] + heard + Array(repeating: 0, count: 7))
  }

  @Test func `a cue before the beginning is heard from its middle`() throws {
    let samples = try left(SoundCue(.click, at: -6.0 / 48_000), frames: 8)
    #expect(samples == [0.125, 0.125, 0.125, 0.125, 0, 0, 0, 0])
  }

  @Test func `an offset, a duration and repetitions select what is heard`() throws {
    var cue = SoundCue(.click, at: 0)
    cue.offset = 4.0 / 48_000
    #expect(try left(cue, frames: 12).filter { $0 > 0 }.count == 6)
    cue.repetitions = 1
    #expect(try left(cue, frames: 30).filter { $0 > 0 }.count == 16)
    cue.repetitions = nil
    #expect(try left(cue, frames: 30).filter { $0 > 0 }.count == 30)
    cue.duration = 5.0 / 48_000
    #expect(try left(cue, frames: 30).filter { $0 > 0 }.count == 5)
  }

  @Test func `twice the rate takes half of the time`() throws {
    var cue = SoundCue(.click, at: 0)
    cue.rate = 2
    #expect(try left(cue, frames: 10).filter { $0 > 0 }.count == 5)
  }

  @Test func `half of the rate interpolates between samples`() throws {
    let ramp = StoredSamples((0..<4).flatMap { [Float($0) / 8, 0] })
    var cue = SoundCue(.click, at: 0)
    cue.rate = 0.5
    let mix = SoundMix(of: [cue], frameCount: 7) { _ in ramp }
    let samples = try mix.samples(in: 0..<7)
    #expect((0..<7).map { samples[2 * $0] } == [0, 0.0625, 0.125, 0.1875, 0.25, 0.3125, 0.375])
  }

  @Test func `balance silences one side`() throws {
    var cue = SoundCue(.click, at: 0)
    cue.pan = 1
    let mix = SoundMix(of: [cue], frameCount: 1) { _ in constant }
    #expect(try mix.samples(in: 0..<1) == [0, 0.25])
  }

  @Test func `fades and levels change the amplitude linearly`() throws {
    var cue = SoundCue(.click, at: 0)
    cue.fadeIn = 4.0 / 48_000
    #expect(try left(cue, frames: 5) == [0, 0.03125, 0.0625, 0.09375, 0.125])
    cue.fadeIn = 0
    cue.levels = [.init(time: 0, volume: 1), .init(time: 4.0 / 48_000, volume: 0)]
    #expect(try left(cue, frames: 5) == [0.125, 0.09375, 0.0625, 0.03125, 0])
  }

  @Test func `parts of a track are those of the whole`() throws {
    var cue = SoundCue(.chime, at: 0.1)
    cue.rate = 1.3
    let mix = SoundMix(of: [cue, SoundCue(.click, at: 0.2)], frameCount: 20_000) { sound in
      guard case .tone(let tone) = sound.source else { return StoredSamples([]) }
      return tone.samples
    }
    let whole = try mix.samples(in: 0..<20_000)
    let parts = try mix.samples(in: 0..<7_001) + mix.samples(in: 7_001..<20_000)
    #expect(whole == parts)
    #expect(whole.contains { $0 != 0 })
  }

  @Test func `a sum above full scale makes all quieter`() throws {
    let cues = Array(repeating: SoundCue(.click, at: 0, volume: 2), count: 4)
    let mix = try SoundMix(of: cues, frameCount: 10) { _ in constant }.scaledToFit()
    #expect(mix.scale == 0.5)
    #expect(try mix.samples(in: 0..<1) == [0.5, 1])
  }

  @Test func `samples become numbers of 16 bits`() {
    #expect([Float(0), 1, -1, 2, 0.5].soundBytes == [0, 0, 255, 127, 1, 128, 255, 127, 0, 64])
  }
}
