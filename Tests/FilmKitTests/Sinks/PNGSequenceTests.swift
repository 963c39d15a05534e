import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Stands for a PNG encoder: the bare bytes.
@Sendable private func bytes(_ image: Image) -> [UInt8] {
  image.pixels.withUnsafeBytes { Array($0) }
}

private struct Mishap: Error {}

@Sendable private func bytesOfAllButTheLast(_ image: Image) throws -> [UInt8] {
  if image == sampleImage(9) { throw Mishap() }
  return bytes(image)
}

@Suite struct PNGSequenceTests {
  @Test func `a pattern names the files from 0`() async throws {
    let scratch = try Scratch()
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

  @Test func `a directory gets as many digits as the film needs`() throws {
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
  func `a pattern is filled in`(pattern: String, name: String) throws {
    let path = try PNGSequence(FilePath(pattern), encode: bytes).path(ofFrame: 12, in: .sample)
    #expect(path.string == name)
  }

  @Test(arguments: [
    "%s.png", "%.png", "%4d.png", "%00012d.png", "%d-%d.png", "%%.png", "%04d.jpg", "%d",
  ])
  func `a bad pattern is refused`(pattern: String) throws {
    let error = #expect(throws: FilmError.self) {
      try PNGSequence(FilePath("frames").appending(pattern), encode: bytes)
    }
    #expect(error?.code == .badPattern)
    #expect(error?.sentence.hasPrefix("The pattern \(pattern) ") == true)
  }

  @Test func `until the last frame no file is seen under its name`() async throws {
    let scratch = try Scratch()
    let directory = scratch.path
    try await Film.sample.render(
      to: .pngSequence(directory, encode: bytes),
      progress: { _, _ in
        #expect(names(in: directory).allSatisfy { $0.hasPrefix(".") })
      }, draw: sampleImage, frames: { $0 })
    #expect(scratch.names == (0..<10).map { "000\($0).png" })
  }

  @Test func `a failure leaves nothing, not even the directories made for it`() async throws {
    let scratch = try Scratch()
    await #expect(throws: Mishap.self) {
      try await Film.sample.render(
        to: .pngSequence(scratch.path.appending("a/b"), encode: bytes),
        draw: { index in
          if index == 7 { throw Mishap() }
          return sampleImage(index)
        }, frames: { $0 })
    }
    #expect(scratch.names.isEmpty)
  }

  @Test func `a failure leaves older files as they were`() async throws {
    let scratch = try Scratch()
    try put(Array("old".utf8), into: scratch.path.appending("0003.png"))
    await #expect(throws: Mishap.self) {
      try await Film.sample.render(
        to: .pngSequence(scratch.path, encode: bytesOfAllButTheLast), draw: sampleImage,
        frames: { $0 })
    }
    #expect(scratch.names == ["0003.png"])
    #expect(try contents(of: scratch.path.appending("0003.png")) == Array("old".utf8))
  }

  @Test func `cancelling leaves nothing`() async throws {
    let scratch = try Scratch()
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

  @Test func `a directory that cannot be made is told`() async throws {
    let scratch = try Scratch()
    try put(Array("".utf8), into: scratch.path.appending("file"))
    let directory = scratch.path.appending("file/frames")
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: .pngSequence(directory, encode: bytes), draw: sampleImage, frames: { $0 })
    }
    #expect(error?.code == .cannotWrite)
    #expect(error?.sentence == "Cannot write directory \(directory): Not a directory.")
  }

  @Test func `files that may not grow leave nothing`() async throws {
    // A limit on the size of files is the one that a process can set for itself.
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let scratch = try Scratch()
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
