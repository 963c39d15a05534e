/// A width and a height, in points.
@frozen
public struct Size: Hashable, Sendable, BitwiseCopyable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size from a width and a height.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size from a width and a height.
  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }

  /// The size (0, 0).
  @inlinable public static var zero: Size { Size(0, 0) }
}

extension Size: CustomStringConvertible {
  /// The size in UIKit's format, `{64, 64}`.
  public var description: String { "{\(width.shortestDescription), \(height.shortestDescription)}" }
}
