/// The error of a rasterizer that cannot draw a frame, for example because memory has run out or a
/// transform contains NaN.
public struct RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the rasterizer.
  public let rasterizer: String
  /// The reason in the words of the rasterizer, for example `out of memory`.
  public let reason: String

  /// Creates an error.
  public init(rasterizer: String, reason: String) {
    self.rasterizer = rasterizer
    self.reason = reason
  }

  /// A sentence with the name and the reason.
  public var description: String { "\(rasterizer) cannot draw the frame: \(reason)." }
}
