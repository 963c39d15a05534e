import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Returns the pixels as bytes, in place of a PNG encoder.
@Sendable private func bytes(_ image: Image) -> [UInt8] {
  image.pixels.withUnsafeBytes { Array($0) }
}

private struct TestError: Error {}

@Sendable private func bytesUnlessLastFrame(_ image: Image) throws -> [UInt8] {
  if image == sampleImage(9) { throw TestError() }
  return bytes(image)
}

@Suite struct PNGSequenceTests {
  @Test func `a pattern numbers the files from 0`() async throws {
    let scratch = try TemporaryDirectory()
    try await Film.sample.render(
      to: .pngSequence(scratch.path.appending("out/of/ball-%03d.png"), encode: bytes),
      draw: sampleImage, frames: { $0 })
    let directory = scratch.path.appending("out/of")
    #expect(names(in: directory) == (0..<10).map { "ball-00\($0).png" })
    for index in 0..<10 {
      let written = try contents(of: directory.appending("ball-00\(index).png"))
      #expect(written == bytes(sampleImage(index)))
    }
  }

  @Test func `names in a directory have at least four digits, more for longer films`() throws {
    let sequence = try PNGSequence("frames", encode: bytes)
    func film(_ count: Int) -> Film { Film(width: 1, height: 1, frameRate: 1, frameCount: count) }
    #expect(sequence.path(ofFrame: 7, in: film(10)) == "frames/0007.png")
    #expect(sequence.path(ofFrame: 7, in: film(10_000)) == "frames/0007.png")
    #expect(sequence.path(ofFrame: 7, in: film(10_001)) == "frames/00007.png")
  }

  @Test(arguments: [
    ("%d.png", "12.png"), ("%01d.png", "12.png"), ("a%05db.png", "a00012b.png"),
    ("100%%-%04d.PNG", "100%-0012.PNG"),
  ])
  func `the index replaces the number in a pattern`(pattern: String, name: String) throws {
    let path = try PNGSequence(FilePath(pattern), encode: bytes).path(ofFrame: 12, in: .sample)
    #expect(path.string == name)
  }

  @Test(arguments: [
    "%s.png", "%.png", "%4d.png", "%00012d.png", "%d-%d.png", "%%.png", "%04d.jpg", "%d",
  ])
  func `an invalid pattern is an error`(pattern: String) throws {
    let error = #expect(throws: FilmError.self) {
      try PNGSequence(FilePath("frames").appending(pattern), encode: bytes)
    }
    #expect(error?.code == .badPattern)
    #expect(error?.sentence.hasPrefix("The pattern \(pattern) ") == true)
  }

  @Test func `no file has its final name before the last frame is written`() async throws {
    let scratch = try TemporaryDirectory()
    let directory = scratch.path
    try await Film.sample.render(
      to: .pngSequence(directory, encode: bytes),
      progress: { _, _ in
        #expect(names(in: directory).allSatisfy { $0.hasPrefix(".") })
      }, draw: sampleImage, frames: { $0 })
    #expect(scratch.names == (0..<10).map { "000\($0).png" })
  }

  @Test func `a failure leaves no file and no directory`() async throws {
    let scratch = try TemporaryDirectory()
    await #expect(throws: TestError.self) {
      try await Film.sample.render(
        to: .pngSequence(scratch.path.appending("a/b"), encode: bytes),
        draw: { index in
          if index == 7 { throw TestError() }
          return sampleImage(index)
        }, frames: { $0 })
    }
    #expect(scratch.names.isEmpty)
  }

  @Test func `a failure leaves existing files unchanged`() async throws {
    let scratch = try TemporaryDirectory()
    try put(Array("old".utf8), into: scratch.path.appending("0003.png"))
    await #expect(throws: TestError.self) {
      try await Film.sample.render(
        to: .pngSequence(scratch.path, encode: bytesUnlessLastFrame), draw: sampleImage,
        frames: { $0 })
    }
    #expect(scratch.names == ["0003.png"])
    #expect(try contents(of: scratch.path.appending("0003.png")) == Array("old".utf8))
  }

  @Test func `files that appear during the rendering stay unless they may be replaced`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let other = scratch.path.appending("0005.png")
    let sequence = try PNGSequence(scratch.path, replacing: false, encode: bytes)
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: sequence,
        draw: { index in
          if index == 9 { try put([1], into: other) }
          return sampleImage(index)
        }, frames: { $0 })
    }
    #expect(error?.code == .cannotWrite)
    #expect(scratch.names == ["0005.png"])
    #expect(try contents(of: other) == [1])
  }

  @Test func `a frame that cannot be replaced leaves all older ones`() async throws {
    let scratch = try TemporaryDirectory()
    for index in 0..<5 { try put([1], into: scratch.path.appending("000\(index).png")) }
    try makeDirectory(scratch.path.appending("0005.png"))
    await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: .pngSequence(scratch.path, encode: bytes), draw: sampleImage, frames: { $0 })
    }
    #expect(scratch.names == (0...5).map { "000\($0).png" })
    for index in 0..<5 {
      #expect(try contents(of: scratch.path.appending("000\(index).png")) == [1])
    }
  }

  @Test func `canceling leaves no file and no directory`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path
    let rendering = Task {
      try await Film.sample.render(
        to: .pngSequence(path.appending("frames"), encode: bytes),
        progress: { written, _ in
          if written == 5 { withUnsafeCurrentTask { $0?.cancel() } }
        }, draw: sampleImage, frames: { $0 })
    }
    await #expect(throws: CancellationError.self) { try await rendering.value }
    #expect(scratch.names.isEmpty)
  }

  @Test func `a directory that cannot be created is an error that names it`() async throws {
    let scratch = try TemporaryDirectory()
    try put(Array("".utf8), into: scratch.path.appending("file"))
    let directory = scratch.path.appending("file/frames")
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: .pngSequence(directory, encode: bytes), draw: sampleImage, frames: { $0 })
    }
    #expect(error?.code == .cannotWrite)
    #expect(error?.sentence == "Cannot write directory \(directory): Not a directory.")
  }

  @Test func `files above the size limit are an error and leave nothing`() async throws {
    // A process can lower its own file size limit, which needs no full disk.
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let scratch = try TemporaryDirectory()
      let error = await #expect(throws: FilmError.self) {
        try await Film.sample.render(
          to: .pngSequence(scratch.path.appending("frames"), encode: bytes),
          draw: sampleImage, frames: { $0 })
      }
      #expect(error?.code == .cannotWrite)
      #expect(error?.sentence.hasSuffix("0000.png: File too large.") == true)
      #expect(scratch.names.isEmpty)
    }
  }
}
