public import Imaging

/// Encodes the images of a film as the packets that a sink writes.
///
/// Each worker has its own encoder and passes it all images that the worker draws. An encoder may
/// therefore keep its previous output and encode only the rows that changed.
public protocol FrameEncoder<Packet>: Sendable {
  /// The encoded data of one frame, such as the bytes of a PNG file.
  associatedtype Packet: Sendable

  /// Encodes an image.
  ///
  /// - Parameters:
  ///   - image: An image of the film's size.
  ///   - rows: The rows in which the image may differ from that of the previous call; all rows at
  ///     the first call.
  /// - Returns: The packet for the sink to write.
  /// - Throws: An error that ends the recording.
  mutating func encode(_ image: Image, changed rows: Range<Int>) throws -> Packet
}
