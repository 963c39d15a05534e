public import SystemPackage

/// A sink that writes the bare pixels of each frame, for another program to read.
///
/// A frame is `width * height` pixels of 4 bytes, blue, green, red and alpha, top row first; the next
/// follows without a gap. Colours are straight, not premultiplied: what ffmpeg calls `bgra`. The
/// pixels of an opaque film are as drawn. A reader that closes the pipe is an error, not a signal.
public struct RawVideo: FilmSink {
  /// Where the pixels go; stays open.
  public let descriptor: FileDescriptor

  /// Creates a sink that writes to an open file, pipe or terminal.
  ///
  /// - Parameter descriptor: Where the pixels go, such as `.standardOutput`; stays open.
  public init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Makes the bytes of an image: its pixels, straight where the film is transparent.
  public func encoder(for film: Film) -> RawFrame.Encoder { RawFrame.Encoder(film) }

  /// Writes the frames; what has been written cannot be taken back.
  public func record(
    _ film: Film,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    let target =
      descriptor == .standardOutput
      ? "standard output" : "file descriptor \(descriptor.rawValue)"
    let writer = DescriptorWriter(descriptor, target: target)
    try await body { frame, _ in try await writer.write(frame) }
    return nil
  }
}

extension FilmSink where Self == RawVideo {
  /// Writes the bare pixels of each frame to an open file, pipe or terminal.
  public static func rawVideo(_ descriptor: FileDescriptor) -> RawVideo { RawVideo(descriptor) }
}
