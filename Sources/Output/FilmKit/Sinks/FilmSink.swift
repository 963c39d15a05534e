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

  /// Returns the parts of a film that can be written at the same time; one part by default.
  ///
  /// - Parameters:
  ///   - film: The film to record.
  ///   - jobs: The number of frames that are drawn at the same time, at least 1.
  /// - Returns: The parts.
  func parts(of film: Film, jobs: Int) -> FilmParts

  /// Records a film.
  ///
  /// - Parameters:
  ///   - film: The film to record.
  ///   - body: Called once. It calls `write` with the packet and the index of each frame: for each
  ///     part of the film in order, one call at a time, for different parts at the same time, and
  ///     never after it has returned. Parts begin in order.
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

extension FilmSink {
  /// Returns the whole film.
  public func parts(of film: Film, jobs: Int) -> FilmParts { .whole(film) }
}
