/// The destination of a film: a movie file, a PNG sequence, a pipe.
///
/// A recording either finishes or is discarded. If the body of ``record(_:_:)`` returns, the sink
/// finishes the film and publishes it under its name; if the body throws, or finishing fails, the
/// sink removes everything that it wrote.
public protocol FilmSink<Packet>: Sendable {
  /// The encoded data of one frame, such as the bytes of a PNG file.
  associatedtype Packet: Sendable

  /// Turns images into packets; expensive conversions belong there.
  associatedtype Encoder: FrameEncoder where Encoder.Packet == Packet

  /// Creates an encoder for one worker.
  ///
  /// - Parameter film: The film that the images are frames of.
  /// - Returns: A new encoder.
  func encoder(for film: Film) -> Encoder

  /// Records a film.
  ///
  /// - Parameters:
  ///   - film: The film to record.
  ///   - body: Called once. It calls `write` with the packet and the index of each frame: in order
  ///     from 0, one call at a time, never after it has returned.
  /// - Returns: The time that the sink itself spent on encoding and writing. Nil if it only writes:
  ///   then all the time of `write` counts as writing.
  /// - Throws: The errors of the body, or a ``FilmError``.
  func record(
    _ film: Film,
    _ body: (
      _ write: @escaping @Sendable (_ packet: Packet, _ index: Int) async throws -> Void
    ) async throws -> Void
  ) async throws -> Film.Timings?
}
