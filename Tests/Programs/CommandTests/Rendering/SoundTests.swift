import SystemPackage
import TestSupport
import Testing

/// Sound, captions and chapters of films, by the command.
@Suite struct SoundCommandTests {
  private static let scene = """
    canvas: [64, 64]
    duration: 2
    views:
      - view: {name: box, backgroundColor: red, size: [20, 20], center: [32, 12]}
    behaviors:
      - gravity: {items: box}
      - collision: {items: box, translatesReferenceBoundsIntoBoundary: true}
    sounds:
      - sound: {source: beep, at: 1, volume: 0.5}
      - contact: {source: knock, items: box, interval: 10}
    """

  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    try put(Self.scene.utf8, into: sandbox.path.appending("scene.yaml"))
    _ = try await sandbox.shell(
      "ffmpeg -v error -f lavfi -i sine=frequency=300:duration=1 -ac 1 voice.wav")
    return sandbox
  }

  private func sound(of path: FilePath) async throws -> [Int] {
    let bytes = try await output(
      of: "ffmpeg",
      [
        "-v", "error", "-i", path.string, "-map", "0:a", "-f", "s16le", "-ac", "1", "-ar", "48000",
        "-",
      ], input: [])
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      Int(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8))
    }
  }

  private func frameCount(of path: FilePath) async throws -> Int? {
    let text = try await output(
      of: "ffprobe",
      [
        "-v", "fatal", "-select_streams", "v:0", "-count_frames", "-show_entries",
        "stream=nb_read_frames", "-of", "csv=p=0", path.string,
      ], input: [])
    return Int(String(decoding: text, as: UTF8.self).prefix { $0.isNumber })
  }

  @Test func `a voice and the sounds of a scene are one track, also of shards that are joined`()
    async throws
  {
    let sandbox = try await sandbox()
    let options = "--fps 30 --scale 1 --quiet --audio voice.wav --audio-offset 0.5 --audio-fade 0.1"
    for name in ["a", "b"] {
      let outcome = try await sandbox.zoetrope("render scene.yaml -o \(name).mp4 \(options)")
      #expect(outcome.exitCode == 0 && outcome.standardError == "", "\(outcome.standardError)")
    }
    for number in 1...3 {
      _ = try await sandbox.zoetrope("render scene.yaml -o c.mp4 \(options) --shard \(number)/3")
    }
    #expect(try await sandbox.zoetrope("join c.mp4 --quiet").exitCode == 0)
    let files = try ["a", "b", "c"].map { try contents(of: sandbox.path.appending("\($0).mp4")) }
    #expect(files[0] == files[1] && files[0] == files[2])
    let samples = try await sound(of: sandbox.path.appending("a.mp4"))
    #expect(abs(samples.count - 2 * 48_000) < 1024)
    func peak(_ range: Range<Double>) -> Int {
      samples[Int(range.lowerBound * 48_000)..<Int(range.upperBound * 48_000)].map(abs).max() ?? 0
    }
    // Nothing before the voice but the impact after 0.29 s; the beep at 1 s is louder than both.
    #expect(peak(0..<0.25) < 100)
    #expect(peak(0.28..<0.4) > 2000)
    #expect(peak(0.7..<0.95) > 2000)
    #expect(peak(1.01..<1.15) > peak(0.7..<0.95) + 2000)
    #expect(peak(1.6..<2) < 100)
  }

  @Test func `the end of the film is chosen`() async throws {
    let sandbox = try await sandbox()
    let base = "render scene.yaml --fps 30 --scale 1 --quiet --mute --audio voice.wav -o"
    _ = try await sandbox.zoetrope("\(base) short.mp4 --audio-end shortest")
    _ = try await sandbox.zoetrope("\(base) long.mp4 --audio-end longest --audio-offset 1.5")
    #expect(try await frameCount(of: sandbox.path.appending("short.mp4")) == 30)
    #expect(try await frameCount(of: sandbox.path.appending("long.mp4")) == 60)
    let samples = try await sound(of: sandbox.path.appending("long.mp4"))
    #expect(abs(samples.count - 120_000) < 1024)
  }

  @Test func `captions are drawn on frames, and vectors have them too`() async throws {
    let sandbox = try await sandbox()
    let caption = "1\n00:00:00,500 --> 00:00:01,000\nIt falls.\n"
    try put(caption.utf8, into: sandbox.path.appending("a.srt"))
    _ = try await sandbox.zoetrope(
      "render scene.yaml -o with/ --fps 4 --scale 1 --quiet --mute --captions a.srt")
    _ = try await sandbox.zoetrope("render scene.yaml -o without/ --fps 4 --scale 1 --quiet --mute")
    let differ = try (0..<8).filter { number in
      try contents(of: sandbox.path.appending("with/000\(number).png"))
        != contents(of: sandbox.path.appending("without/000\(number).png"))
    }
    #expect(differ == [2, 3])
    let svg = try await sandbox.zoetrope(
      "render scene.yaml -o a.svg --fps 4 --quiet --mute --captions a.srt")
    #expect(svg.exitCode == 0)
    func still(at time: String, _ options: String) async throws -> [UInt8] {
      let outcome = try await sandbox.zoetrope(
        "still scene.yaml --at \(time) --scale 1 -o a.png --force \(options)")
      #expect(outcome.exitCode == 0, "\(outcome.standardError)")
      return try contents(of: sandbox.path.appending("a.png"))
    }
    #expect(try await still(at: "0.75", "--captions a.srt") != still(at: "0.75", ""))
    #expect(try await still(at: "1.2", "--captions a.srt") == still(at: "1.2", ""))
  }

  @Test(arguments: [
    ("-o a.gif --audio voice.wav", "a.gif cannot have sound, captions of a track or chapters"),
    ("-o a.svg --caption-track a.srt", "a.svg cannot have sound, captions of a track or chapters"),
    ("-o f/ --chapters a.txt", "PNG frames in f cannot have sound, captions of a track or"),
    ("-o a.mp4 --audio none.wav", "The sound none.wav cannot be read: No such file or directory."),
    ("-o a.mp4 --audio a.txt", "a.txt is not a sound that ffmpeg reads."),
    ("-o a.mp4 --audio-offset 1", "--audio-offset, --audio-volume, --audio-fade and --audio-end"),
    ("-o a.mp4 --captions a.txt", "a.txt, line 1: '0:00 A' is not the beginning of a caption"),
    ("-o a.mp4 --chapters a.srt", "a.srt, line 1: the title is missing: a chapter is a line"),
    ("-o a.mp4 --audio voice.wav --audio-end soon", "it must be film, longest or shortest."),
  ])
  func `what cannot be is refused with a sentence`(options: String, sentence: String) async throws {
    let sandbox = try await sandbox()
    try put("1\n00:00:00,500 --> 00:00:01,000\nA\n".utf8, into: sandbox.path.appending("a.srt"))
    try put("0:00 A\n".utf8, into: sandbox.path.appending("a.txt"))
    let outcome = try await sandbox.zoetrope("render scene.yaml --quiet \(options)")
    #expect(outcome.exitCode != 0)
    #expect(outcome.standardError.contains(sentence), "\(outcome.standardError)")
  }

  @Test func `a format without sound warns of the sounds of a scene`() async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.zoetrope("render scene.yaml -o a.gif --quiet --scale 1")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.standardError
        == "Warning: 2 sounds of the scene cannot be heard in a.gif: .mp4, .mov, .mkv or .webm have "
        + "sound.\n")
  }

  @Test func `a file of a scene that is not a sound is an error at its place`() async throws {
    let sandbox = try await sandbox()
    let scene = "duration: 1\nsounds: [{sound: {source: clik}}]\n"
    try put(scene.utf8, into: sandbox.path.appending("b.yaml"))
    let outcome = try await sandbox.zoetrope("render b.yaml -o b.mp4")
    #expect(
      outcome.standardError.contains(
        "b.yaml:2:18: source: 'clik' is not one of click, knock, tick, pop, beep, chime, and the file clik "
          + "cannot be read: No such file or directory; the nearest is 'click'."),
      "\(outcome.standardError)")
  }
}
