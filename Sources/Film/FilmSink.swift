public import Imaging

/// Where the images of a film go: a movie file, numbered pictures, a pipe.
///
/// A recording has exactly one end. If the body of ``record(_:_:)`` returns, the sink finishes the
/// film and makes it appear; if it throws, or finishing fails, the sink removes all that it wrote.
public protocol FilmSink<Payload>: Sendable {
  /// What is written for one image, such as its compressed bytes.
  associatedtype Payload: Sendable

  /// Turns an image into what is written for it.
  ///
  /// Several workers call this at once; costly conversions belong here.
  ///
  /// - Parameters:
  ///   - image: An image as large as the film.
  ///   - film: The film that the image is a frame of.
  /// - Returns: What ``record(_:_:)``'s body is to write.
  /// - Throws: An error that ends the recording.
  func payload(of image: Image, in film: Film) throws -> Payload

  /// Records a film.
  ///
  /// - Parameters:
  ///   - film: The film to be recorded.
  ///   - body: Is called once, and calls `write` with the payload and number of each frame: from 0
  ///     up, in order, one call at a time, none after it has returned.
  /// - Throws: What the body throws, or a ``FilmError`` of the sink's own.
  func record(
    _ film: Film,
    _ body: (
      _ write: @escaping @Sendable (_ payload: Payload, _ index: Int) async throws -> Void
    ) async throws -> Void
  ) async throws
}
