import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport
import Testing

/// A pipe of 64 KB, of which no end waits.
private struct Pipe {
  let readEnd: FileDescriptor
  let writeEnd: FileDescriptor

  init() throws {
    (readEnd, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
    for end in [readEnd, writeEnd] { try #require(fcntl(end.rawValue, F_SETFL, O_NONBLOCK) == 0) }
  }

  /// Waits until nothing more fits.
  func fill() async throws {
    var request = pollfd(fd: writeEnd.rawValue, events: Int16(POLLOUT), revents: 0)
    try await eventually { poll(&request, 1, 0) == 0 }
  }

  /// Reads to the end, a little at a time.
  func drain() async throws -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 3000)
    while true {
      do {
        let count = try piece.withUnsafeMutableBytes { try readEnd.read(into: $0) }
        if count == 0 { break }
        bytes += piece[..<count]
      } catch Errno.resourceTemporarilyUnavailable {
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    try readEnd.close()
    return bytes
  }
}

/// Makes planes of noise, in the memory of those that nobody holds any more.
private struct NoiseEncoder {
  let side: Int
  private var encoder: RawFrame.Encoder
  private var generator = SeededGenerator(seed: 1)

  init(side: Int) throws {
    self.side = side
    encoder = try Movie("film.webm").encoder(
      for: Film(width: side, height: side, frameRate: 60, frameCount: 1))
  }

  mutating func frame() -> RawFrame {
    encoder.payload(of: noise(side: side, using: &generator), changed: 0..<side)
  }

  /// Overwrites all that nobody holds.
  mutating func overwrite() { _ = (0..<16).map { _ in frame() } }
}

private func noise(side: Int, using generator: inout SeededGenerator) -> Image {
  let pixels = (0..<side * side).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) }
  return Image(width: side, height: side, pixels: pixels)
}

extension RawFrame {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

@Suite struct LentFramesTests {
  /// Writes twelve frames, which are read only once the pipe is full, and checks what arrives.
  private func expectArrival(
    ofFramesOfSide side: Int, loans: (Pipe) throws -> LentFrames?
  ) async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(pipe.writeEnd, target: "a pipe", loans: try loans(pipe))
    let reading = Task {
      try await pipe.fill()
      return try await pipe.drain()
    }
    var encoder = try NoiseEncoder(side: side)
    var sent: [UInt8] = []
    for _ in 0..<12 {
      let frame = encoder.frame()
      sent += frame.bytes
      try await writer.write(frame)
    }
    await writer.close()
    let arrived = try await reading.value
    #expect(arrived.count == sent.count)
    let isEqual = arrived == sent
    #expect(isEqual)
    withExtendedLifetime(writer) {}
  }

  /// Planes of 6 KB, which are too small to be lent, and of 24, 54 and 216 KB.
  @Test(arguments: [64, 128, 192, 384])
  func `a slow reader gets what was written`(side: Int) async throws {
    try await expectArrival(ofFramesOfSide: side) { LentFrames(to: $0.writeEnd) }
  }

  /// Half a frame of 54 KB is lent, then the system refuses, each time for another reason.
  @Test(arguments: [EINVAL, ENOSYS, EPERM, ENOMEM])
  func `where lending is refused, the rest is written`(reason: CInt) async throws {
    try await expectArrival(ofFramesOfSide: 192) { pipe in
      let lend = try #require(LentFrames(to: pipe.writeEnd)).lend
      return LentFrames(to: pipe.writeEnd) { pipe, bytes in
        if bytes.count == 55_296 {
          return lend(pipe, UnsafeRawBufferPointer(rebasing: bytes[..<27_000]))
        }
        errno = reason
        return -1
      }
    }
  }

  @Test func `the last frames stay as they were until the writer is gone`() async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(
      pipe.writeEnd, target: "a pipe", loans: LentFrames(to: pipe.writeEnd))
    var encoder = try NoiseEncoder(side: 128)
    let sent = try await {
      let frame = encoder.frame()
      try await writer.write(frame)
      return frame.bytes
    }()
    await writer.close()
    encoder.overwrite()
    #expect(try await pipe.drain() == sent)
    withExtendedLifetime(writer) {}
  }

  /// Of 54 KB there is that which is written, and those that the last 64 KB of the pipe are of; of 216 KB
  /// the last 64 are copied.
  @Test(arguments: [(side: 192, most: 3), (side: 384, most: 1)])
  func `memory is used again once it has been read`(side: Int, most: Int) async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(
      pipe.writeEnd, target: "a pipe", loans: LentFrames(to: pipe.writeEnd))
    let reading = Task { try await pipe.drain() }
    var encoder = try NoiseEncoder(side: side)
    var places: Set<UnsafeRawPointer?> = []
    for _ in 0..<50 {
      let frame = encoder.frame()
      places.insert(frame.withUnsafeBytes { $0.baseAddress })
      try await writer.write(frame)
    }
    await writer.close()
    _ = try await reading.value
    #expect(places.count <= most)
  }

  @Test func `what is no pipe is written to`() throws {
    var ends: [CInt] = [-1, -1]
    try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(LentFrames(to: FileDescriptor(rawValue: ends[0])) == nil)
  }

  @Test func `a reader that goes away is an error and not the end of the process`() async throws {
    let pipe = try Pipe()
    try pipe.readEnd.close()
    let writer = DescriptorWriter(
      pipe.writeEnd, target: "a pipe", loans: LentFrames(to: pipe.writeEnd))
    var encoder = try NoiseEncoder(side: 128)
    let frame = encoder.frame()
    let error = await #expect(throws: FilmError.self) { try await writer.write(frame) }
    #expect(error?.code == .closedPipe)
    await writer.close()
  }

  // A script may be anything, so nothing is lent to it. The planes have 280 KB, the pipe 1 MiB.
  @Test func `a film is the same whether its frames were lent or copied`() async throws {
    let scratch = try Scratch()
    let film = Film(width: 432, height: 432, frameRate: 60, frameCount: 24)
    func bytes(_ name: String, ffmpeg: FilePath?) async throws -> [UInt8] {
      let path = scratch.path.appending(name)
      try await film.render(
        to: .movie(path, ffmpeg: ffmpeg),
        draw: { index in
          var generator = SeededGenerator(seed: UInt64(index))
          return noise(side: 432, using: &generator)
        }, frames: { $0 })
      return try contents(of: path)
    }
    let isEqual =
      try await bytes("lent.mp4", ffmpeg: nil)
      == bytes("copied.mp4", ffmpeg: fakeFFmpeg("runs-ffmpeg"))
    #expect(isEqual)
  }
}
