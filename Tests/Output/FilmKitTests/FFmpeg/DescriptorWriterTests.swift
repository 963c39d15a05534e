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

  /// Passes all bytes on by `splice`, which moves references to pages and copies nothing.
  ///
  /// - Parameters:
  ///   - other: A pipe with room for them.
  ///   - byteCount: The number of bytes.
  /// - Throws: A requirement's error if the C library has no such function.
  func splice(into other: Pipe, byteCount: Int) async throws {
    typealias Splice =
      @convention(c) (
        CInt, UnsafeMutableRawPointer?, CInt, UnsafeMutableRawPointer?, Int, CUnsignedInt
      ) -> Int
    // Swift's Glibc module does not import it.
    let symbol = try #require(dlsym(nil, "splice"))
    let splice = unsafeBitCast(symbol, to: Splice.self)
    var rest = byteCount
    while rest > 0 {
      let count = splice(readEnd.rawValue, nil, other.writeEnd.rawValue, nil, rest, 0)
      if count > 0 { rest -= count } else { try await Task.sleep(for: .milliseconds(1)) }
    }
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
    let pixels = (0..<side * side).map { _ in
      UInt32.random(in: 0...UInt32.max, using: &generator)
    }
    return encoder.encode(Image(width: side, height: side, pixels: pixels), changed: 0..<side)
  }

  /// Overwrites the memory of all released frames.
  mutating func overwriteReleasedFrames() { _ = (0..<16).map { _ in frame() } }
}

extension RawFrame {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

@Suite struct DescriptorWriterTests {
  /// Frames of 6, 24, 54 and 216 KB.
  @Test(arguments: [64, 128, 192, 384])
  func `a slow reader receives the bytes that were written`(side: Int) async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(pipe.writeEnd, target: "a pipe")
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
    let isEqual = try await reading.value == sent
    #expect(isEqual)
  }

  @Test(arguments: [64, 192, 384])
  func `lent planes reach a slow reader as they were written, and are used again after that`(
    side: Int
  ) async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(pipe.writeEnd, target: "a pipe")
    await writer.lendPlanes()
    let reading = Task {
      try await pipe.waitUntilFull()
      return try await pipe.drain()
    }
    var encoder = try NoiseEncoder(side: side)
    var sent: [UInt8] = []
    var addresses: Set<UnsafeRawPointer?> = []
    for _ in 0..<60 {
      let frame = encoder.frame()
      addresses.insert(frame.withUnsafeBytes { $0.baseAddress })
      sent += frame.bytes
      try await writer.write(frame)
    }
    encoder.overwriteReleasedFrames()
    await writer.close()
    let isEqual = try await reading.value == sent
    #expect(isEqual)
    // The pipe has 16 pages, so it refers to so many frames at most, and the encoder has two
    // others.
    #expect(addresses.count <= 18)
  }

  // The frame's memory must not be in the pipe: whoever forwards references to it reads it at any
  // time later.
  @Test func `a reader that forwards its input by splice passes on the bytes that were written`()
    async throws
  {
    let pipe = try Pipe()
    let next = try Pipe()
    let writer = DescriptorWriter(pipe.writeEnd, target: "a pipe")
    var encoder = try NoiseEncoder(side: 192)
    let sent = try await {
      let frame = encoder.frame()
      async let forwarding: Void = pipe.splice(into: next, byteCount: frame.bytes.count)
      try await writer.write(frame)
      try await forwarding
      return frame.bytes
    }()
    await writer.close()
    encoder.overwriteReleasedFrames()
    try next.writeEnd.close()
    let isEqual = try await next.drain() == sent
    #expect(isEqual)
    try pipe.readEnd.close()
  }

  @Test func `the memory of a frame is reused after it has been written`() async throws {
    let pipe = try Pipe()
    let writer = DescriptorWriter(pipe.writeEnd, target: "a pipe")
    let reading = Task { try await pipe.drain() }
    var encoder = try NoiseEncoder(side: 192)
    var addresses: Set<UnsafeRawPointer?> = []
    for _ in 0..<50 {
      let frame = encoder.frame()
      addresses.insert(frame.withUnsafeBytes { $0.baseAddress })
      try await writer.write(frame)
    }
    await writer.close()
    _ = try await reading.value
    #expect(addresses.count == 1)
  }

  @Test func `a pipe closed by its reader throws an error and does not kill the process`()
    async throws
  {
    let pipe = try Pipe()
    try pipe.readEnd.close()
    let writer = DescriptorWriter(pipe.writeEnd, target: "a pipe")
    var encoder = try NoiseEncoder(side: 128)
    let frame = encoder.frame()
    let error = await #expect(throws: FilmError.self) { try await writer.write(frame) }
    #expect(error?.code == .closedPipe)
    await writer.close()
  }
}
