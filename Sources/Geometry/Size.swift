/// A width and a height, in points.
@frozen
public struct Size: Hashable, Sendable, BitwiseCopyable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// Creates a size of the given width and height.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size of the given width and height.
  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }

  /// The size (0, 0).
  @inlinable public static var zero: Size { Size(0, 0) }
}

extension Size: CustomStringConvertible {
  /// The size as UIKit prints it, `{64, 64}`.
  public var description: String { "{\(shortest(width)), \(shortest(height))}" }
}
