public import Imaging

/// Turns the images of a film into what a sink writes for them.
///
/// Each worker has one of its own and gives it the images that it has drawn, so an encoder may keep
/// what it has made of the image before and do only what has changed since.
public protocol FrameEncoder<Payload>: Sendable {
  /// What is written for one image, such as its compressed bytes.
  associatedtype Payload: Sendable

  /// Turns an image into what is written for it.
  ///
  /// - Parameters:
  ///   - image: An image as large as the film.
  ///   - rows: The rows in which it may differ from the image of the call before; all of them at the
  ///     first call.
  /// - Returns: What the sink is to write.
  /// - Throws: An error that ends the recording.
  mutating func payload(of image: Image, changed rows: Range<Int>) throws -> Payload
}
