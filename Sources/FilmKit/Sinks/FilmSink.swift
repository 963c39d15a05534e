/// Where the images of a film go: a movie file, numbered pictures, a pipe.
///
/// A recording has exactly one end. If the body of ``record(_:_:)`` returns, the sink finishes the
/// film and makes it appear; if it throws, or finishing fails, the sink removes all that it wrote.
public protocol FilmSink<Payload>: Sendable {
  /// What is written for one image, such as its compressed bytes.
  associatedtype Payload: Sendable

  /// What turns images into that; costly conversions belong there.
  associatedtype Encoder: FrameEncoder where Encoder.Payload == Payload

  /// Makes an encoder for a worker.
  ///
  /// - Parameter film: The film that the images are frames of.
  /// - Returns: An encoder that has seen no image yet.
  func encoder(for film: Film) -> Encoder

  /// Records a film.
  ///
  /// - Parameters:
  ///   - film: The film to be recorded.
  ///   - body: Is called once, and calls `write` with the payload and number of each frame: from 0
  ///     up, in order, one call at a time, none after it has returned.
  /// - Returns: What the sink's own work took, if it encodes what it was given: encoding and writing.
  ///   Nil if it only writes; then all the time of `write` is taken for writing.
  /// - Throws: What the body throws, or a ``FilmError`` of the sink's own.
  func record(
    _ film: Film,
    _ body: (
      _ write: @escaping @Sendable (_ payload: Payload, _ index: Int) async throws -> Void
    ) async throws -> Void
  ) async throws -> Film.Timings?
}
