import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport
import Testing

/// A pipe of 64 KiB with two non-blocking ends.
private struct Pipe {
  let readEnd: FileDescriptor
  let writeEnd: FileDescriptor

  init() throws {
    (readEnd, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
    for end in [readEnd, writeEnd] { try #require(fcntl(end.rawValue, F_SETFL, O_NONBLOCK) == 0) }
  }

  /// Waits until the pipe is full.
  func waitUntilFull() async throws {
    var request = pollfd(fd: writeEnd.rawValue, events: Int16(POLLOUT), revents: 0)
    try await eventually { poll(&request, 1, 0) == 0 }
  }

  /// Reads to the end in small pieces.
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

/// Encodes planar frames of noise, which reuse the memory of released frames.
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
    encoder.encode(noise(side: side, using: &generator), changed: 0..<side)
  }

  /// Overwrites the memory of all released frames.
  mutating func overwriteReleasedFrames() { _ = (0..<16).map { _ in frame() } }
}

private func noise(side: Int, using generator: inout SeededGenerator) -> Image {
  let pixels = (0..<side * side).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) }
  return Image(width: side, height: side, pixels: pixels)
}

extension RawFrame {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

@Suite struct ZeroCopyPipeTests {
  /// Writes twelve frames to a reader that starts when the pipe is full, and compares all bytes.
  private func expectArrival(
    ofFramesOfSide side: Int, through zeroCopyPipe: (Pipe) throws -> ZeroCopyPipe?
  ) async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(
      pipe.writeEnd, target: "a pipe", zeroCopyPipe: try zeroCopyPipe(pipe))
    let reading = Task {
      try await pipe.waitUntilFull()
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

  /// Frames of 6 KB, which are too small to be spliced, and of 24, 54 and 216 KB.
  @Test(arguments: [64, 128, 192, 384])
  func `a slow reader receives the bytes that were written`(side: Int) async throws {
    try await expectArrival(ofFramesOfSide: side) { ZeroCopyPipe($0.writeEnd) }
  }

  /// Half a frame of 54 KB is spliced, then vmsplice fails with the given error.
  @Test(arguments: [EINVAL, ENOSYS, EPERM, ENOMEM])
  func `if vmsplice fails, the rest of the frame is written`(reason: CInt) async throws {
    try await expectArrival(ofFramesOfSide: 192) { pipe in
      let vmsplice = try #require(ZeroCopyPipe(pipe.writeEnd)).vmsplice
      return ZeroCopyPipe(pipe.writeEnd) { pipe, bytes in
        if bytes.count == 55_296 {
          return vmsplice(pipe, UnsafeRawBufferPointer(rebasing: bytes[..<27_000]))
        }
        errno = reason
        return -1
      }
    }
  }

  @Test func `the last frames stay pinned until the writer is deallocated`() async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(
      pipe.writeEnd, target: "a pipe", zeroCopyPipe: ZeroCopyPipe(pipe.writeEnd))
    var encoder = try NoiseEncoder(side: 128)
    let sent = try await {
      let frame = encoder.frame()
      try await writer.write(frame)
      return frame.bytes
    }()
    await writer.close()
    encoder.overwriteReleasedFrames()
    #expect(try await pipe.drain() == sent)
    withExtendedLifetime(writer) {}
  }

  // At 54 KB a frame, one is being written and the last 64 KB in the pipe belong to two more. At
  // 216 KB the last 64 KB are copied, so one frame's memory suffices.
  @Test(arguments: [(side: 192, maximum: 3), (side: 384, maximum: 1)])
  func `the memory of a frame is reused after it has been read`(
    side: Int, maximum: Int
  ) async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(
      pipe.writeEnd, target: "a pipe", zeroCopyPipe: ZeroCopyPipe(pipe.writeEnd))
    let reading = Task { try await pipe.drain() }
    var encoder = try NoiseEncoder(side: side)
    var addresses: Set<UnsafeRawPointer?> = []
    for _ in 0..<50 {
      let frame = encoder.frame()
      addresses.insert(frame.withUnsafeBytes { $0.baseAddress })
      try await writer.write(frame)
    }
    await writer.close()
    _ = try await reading.value
    #expect(addresses.count <= maximum)
  }

  @Test func `a socket cannot be a zero-copy pipe`() throws {
    var ends: [CInt] = [-1, -1]
    try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(ZeroCopyPipe(FileDescriptor(rawValue: ends[0])) == nil)
  }

  @Test func `a pipe closed by its reader throws an error and does not kill the process`()
    async throws
  {
    let pipe = try Pipe()
    try pipe.readEnd.close()
    let writer = DescriptorWriter(
      pipe.writeEnd, target: "a pipe", zeroCopyPipe: ZeroCopyPipe(pipe.writeEnd))
    var encoder = try NoiseEncoder(side: 128)
    let frame = encoder.frame()
    let error = await #expect(throws: FilmError.self) { try await writer.write(frame) }
    #expect(error?.code == .closedPipe)
    await writer.close()
  }

  // Frames are copied to a script, because it may pass its input to any program. A frame has 280
  // KB, the pipe 1 MiB.
  @Test func `a film is the same whether its frames are spliced or copied`() async throws {
    let scratch = try TemporaryDirectory()
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
      try await bytes("spliced.mp4", ffmpeg: nil)
      == bytes("copied.mp4", ffmpeg: fakeFFmpeg("runs-ffmpeg"))
    #expect(isEqual)
  }
}
