public import SystemPackage

/// A sink that writes uncompressed frames for another program to read: ffmpeg's `rawvideo` format.
///
/// A frame is `width * height` pixels of 4 bytes, blue, green, red and alpha, top row first; frames
/// follow without padding. Colors are not premultiplied: ffmpeg's pixel format `bgra`. The pixels
/// of an opaque film are written as drawn. A reader that closes the pipe causes an error, not a
/// signal.
public struct RawVideo: FilmSink {
  /// The descriptor that frames are written to; the sink does not close it.
  public let descriptor: FileDescriptor

  /// Creates a sink that writes to an open file, pipe or terminal.
  ///
  /// - Parameter descriptor: The descriptor to write to, such as `.standardOutput`; the sink does
  ///   not close it.
  public init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Creates an encoder of `bgra` frames.
  public func encoder(for film: Film) -> RawFrame.Encoder { RawFrame.Encoder(film) }

  /// Writes the frames; a failure does not undo what has been written.
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
  /// Returns a sink that writes uncompressed frames to an open file, pipe or terminal.
  public static func rawVideo(_ descriptor: FileDescriptor) -> RawVideo { RawVideo(descriptor) }
}
