import FilmKit
import SoundKit
import SystemPackage
import TestSupport
import Testing

@Suite struct SoundDecoderTests {
  @Test(arguments: ["wav", "m4a", "mp3", "ogg", "flac", "caf", "aiff"])
  func `files become stereo samples of their duration`(suffix: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("tone.\(suffix)")
    try await makeTone(path)
    let samples = try await SoundDecoder().samples(of: Sound(contentsOfFile: path.string))
    // MP3 has no exact duration: its last frame is filled.
    let duration = Double(samples.frameCount) / 48_000
    #expect(isClose(duration, 0.5, within: suffix == "mp3" ? 0.06 : 0.025), "\(duration)")
    let values = try samples.frames(0..<samples.frameCount)
    // The amplitude is 1/8, and ffmpeg gives each side of one channel 1 / sqrt(2) of it.
    #expect(isClose(Double(values.map(abs).max() ?? 0), 0.0884, within: 0.01))
    #expect(values[4000] == values[4001])
  }

  @Test(arguments: ["wav", "m4a", "mp3", "caf", "aiff"])
  func `the header of a file says its duration`(suffix: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("tone.\(suffix)")
    try await makeTone(path)
    let duration = try #require(SoundFileDuration.of(try contents(of: path)))
    #expect(isClose(duration, 0.5, within: suffix == "mp3" ? 0.08 : 0.025), "\(duration)")
  }

  @Test func `bytes are decoded as a file is`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("tone.wav")
    try await makeTone(path)
    let decoder = SoundDecoder()
    let file = try await decoder.samples(of: Sound(contentsOfFile: path.string))
    let bytes = try await decoder.samples(of: Sound(bytes: try contents(of: path)))
    #expect(try file.frames(0..<file.frameCount) == bytes.frames(0..<bytes.frameCount))
  }

  @Test func `what is not a sound is an error with a sentence`() async throws {
    let scratch = try TemporaryDirectory()
    let missing = scratch.path.appending("none.wav")
    await expect(missing, "The sound \(missing) cannot be read: No such file or directory.")
    let silent = scratch.path.appending("silent.mp4")
    _ = try await output(
      of: "ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "color=red:d=0.1", silent.string],
      input: [])
    await expect(silent, "\(silent) has no sound: it is a file without an audio stream.")
    let noise = scratch.path.appending("noise.wav")
    try put(Array("This is not a sound.".utf8), into: noise)
    await expect(noise, "\(noise) is not a sound that ffmpeg reads.")
  }

  private func expect(_ path: FilePath, _ sentence: String) async {
    let error = await #expect(throws: FilmError.self) {
      _ = try await SoundDecoder().samples(of: Sound(contentsOfFile: path.string))
    }
    #expect(error?.sentence == sentence)
    #expect(error?.code == .badSound)
  }

  /// Writes half a second of a tone.
  private func makeTone(_ path: FilePath) async throws {
    _ = try await output(
      of: "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "sine=frequency=440:duration=0.5", "-ac", "1",
        path.string,
      ], input: [])
  }
}
