import Imaging
import SystemPackage
import TestSupport
import Testing

/// Films that the command renders, as ffprobe and ffmpeg read them.
@Suite struct RenderedFilmTests {
  @Test(arguments: [
    ("a.mp4", "h264", "60", "60/1", 12), ("a.mov", "h264", "24", "24/1", 5),
    ("a.mkv", "h264", "30", "30/1", 6), ("a.webm", "vp9", "25", "25/1", 5),
    ("a.gif", "gif", "50", "50/1", 10), ("a.apng", "apng", "20", "20/1", 4),
    ("a.MP4", "h264", "29.97", "30000/1001", 6), ("b.mp4", "h264", "24000/1001", "24000/1001", 5),
  ])
  func `a film has the requested codec, size, rate and length`(
    name: String, codec: String, fps: String, rate: String, frameCount: Int
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "render book-13-1-move -o \(name) --fps \(fps) --to 0.2 --scale 0.25 --quiet")
    let shownRate = rate.hasSuffix("/1") ? String(rate.dropLast(2)) : rate
    #expect(
      outcome
        == Outcome(
          exitCode: 0,
          standardOutput: Array(
            "\(name): \(frameCount) frames, 80 x 142, \(shownRate) a second\n".utf8),
          standardError: ""))
    #expect(try sandbox.names == [name])
    let facts = try await probe(sandbox.path.appending(name))
    #expect(facts["codec_name"] == codec)
    #expect(facts["width"] == "80")
    #expect(facts["height"] == "142")
    #expect(facts["r_frame_rate"] == rate)
    #expect(facts["nb_read_frames"] == "\(frameCount)")
    if codec != "apng" {
      // An animated PNG stores no length. Matroska rounds to milliseconds.
      let parts = rate.split(separator: "/").compactMap { Double($0) }
      let duration = try #require(facts["duration"].flatMap { Double($0) })
      #expect(abs(duration - Double(frameCount) * parts[1] / parts[0]) < 0.0011)
    }
  }

  @Test(arguments: [("a.mp4", "60/1"), ("a.gif", "50/1")])
  func `the default rate is 60 frames a second, or the maximum of the format`(
    name: String, rate: String
  ) async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope(
      "render book-13-1-move -o \(name) --to 0.2 --scale 0.25 --quiet")
    #expect(try await probe(sandbox.path.appending(name))["r_frame_rate"] == rate)
  }

  @Test func `a WebP has 60 frames a second and the length of the film`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "render book-13-1-move -o a.webp --to 0.2 --scale 0.25 --quiet")
    #expect(outcome.output == "a.webp: 12 frames, 80 x 142, 60 a second\n")
    let steps = try decodeWebP(sandbox.path.appending("a.webp"))
    #expect(steps.last?.end == 0.2)
    #expect(steps.last?.image.width == 80)
    #expect(steps.last?.image.height == 142)
  }

  @Test(arguments: ["steps-roll-down", "book-13-1-rotate-chain"])
  func `the decoded frames of a film look like the PNG frames`(id: String) async throws {
    let sandbox = try Sandbox()
    let what = "render \(id) --from 2 --to 4 --fps 12 --scale 0.5 --quiet"
    _ = try await sandbox.zoetrope("\(what) -o a.mp4 --crf 12")
    _ = try await sandbox.zoetrope("\(what) -o %d.png")
    let drawn = try (0..<24).map { try sandbox.image("\($0).png") }
    let decoded = try await decode(
      sandbox.path.appending("a.mp4"), width: drawn[0].width, height: drawn[0].height)
    try #require(decoded.count == 24)
    for index in [0, 12, 23] {
      // Differences above 40 dB are commonly taken as invisible.
      #expect(psnr(decoded[index], drawn[index]) > 40)
    }
  }

  @Test func `--timings prints every stage, after the line about the film`() async throws {
    let sandbox = try Sandbox()
    let what = "render book-13-1-move --to 0.2 --scale 0.25 --quiet --timings"
    let film = try await sandbox.zoetrope("\(what) -o a.mp4")
    let lines = film.output.split(separator: "\n")
    #expect(lines.first == "a.mp4: 12 frames, 80 x 142, 60 a second")
    #expect(lines.dropFirst().first == "stage       seconds   ms per frame")
    let words = lines.dropFirst(2).map { $0.split(separator: " ") }
    #expect(
      words.map(\.first) == [
        "read", "simulate", "record", "rasterize", "convert", "ffmpeg", "write", "total",
      ])
    for line in words {
      let numbers = line.compactMap { Double($0) }
      try #require(numbers.count == 2)
      // Both are rounded to thousandths.
      let milliseconds = numbers[0] * 1000 / 12
      #expect(isClose(numbers[1], milliseconds, within: 0.5 / 12 + 0.0005))
    }
    // The other rows may be less than a millisecond.
    #expect(words.last?[1] != "0.000")

    let raw = try await sandbox.zoetrope("\(what) -o -")
    let byteCount = 12 * 80 * 142 * 4
    #expect(raw.standardOutput.count == byteCount)
    #expect(raw.standardError.hasPrefix("stage       seconds   ms per frame\nread "))
  }

  @Test(arguments: [
    ("draft", "a.mp4", "h264", "yuv420p"), ("standard", "a.mp4", "h264", "yuv420p"),
    ("high", "a.webm", "vp9", "yuv420p"), ("lossless", "a.mp4", "h264", "gbrp"),
    ("lossless", "a.mkv", "ffv1", "bgr0"), ("lossless", "a.apng", "apng", "rgb24"),
  ])
  func `each quality selects its codec and pixel format`(
    quality: String, name: String, codec: String, pixels: String
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "render book-13-1-move -o \(name) --to 0.1 --scale 0.25 --quiet --quality \(quality)")
    #expect(outcome.exitCode == 0)
    let facts = try await probe(sandbox.path.appending(name))
    #expect(facts["codec_name"] == codec)
    #expect(facts["pix_fmt"] == pixels)
  }

  @Test func `raw frames on standard output are BGRA pixels and nothing else`() async throws {
    let sandbox = try Sandbox()
    let what = "render book-13-1-move --from 1 --to 1.1 --size 20x30 --quiet"
    let outcome = try await sandbox.zoetrope("\(what) -o -")
    #expect(outcome.standardError == "")
    _ = try await sandbox.zoetrope("\(what) -o frames")
    let drawn = try (0..<6).flatMap { try sandbox.image("frames/000\($0).png").bytes }
    #expect(outcome.standardOutput == drawn)
  }

  @Test func `the size and rate of raw frames are printed on standard error`() async throws {
    let outcome = try await Sandbox().zoetrope(
      "render book-13-1-move -o - --to 0.1 --size 20x30")
    #expect(outcome.standardError.hasSuffix("6 frames, 20 x 30, 60 a second, bgra\n"))
    let byteCount = 6 * 20 * 30 * 4
    #expect(outcome.standardOutput.count == byteCount)
  }

  @Test func `an odd size that follows from the scale is rounded up for a film`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("render book-13-1-move -o a.mp4 --to 0.1 --scale 0.11 --quiet")
    // 35.2 x 62.48 points are 35 x 62 pixels.
    let facts = try await probe(sandbox.path.appending("a.mp4"))
    #expect(facts["width"] == "36")
    #expect(facts["height"] == "62")
  }

  @Test(arguments: ["a.mp4", "a.gif"])
  func `the number of jobs does not change a film`(name: String) async throws {
    let sandbox = try Sandbox()
    let what = "render steps-bounce --from 2 --to 3 --fps 20 --scale 0.2 --force --quiet -o \(name)"
    _ = try await sandbox.zoetrope("\(what) --jobs 1")
    let one = try sandbox.read(name)
    _ = try await sandbox.zoetrope("\(what) --jobs 4")
    #expect(try sandbox.read(name) == one)
  }
}

extension Image {
  /// The pixels as bytes: blue, green, red, alpha.
  fileprivate var bytes: [UInt8] { pixels.withUnsafeBytes { Array($0) } }
}
