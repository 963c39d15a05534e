import Geometry

/// An offset from an item's center, in points.
public struct Offset: Hashable, Sendable {
  /// The horizontal offset, positive to the right.
  public var horizontal: Double
  /// The vertical offset, positive downwards.
  public var vertical: Double

  /// Creates an offset.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset (0, 0).
  public static let zero = Offset(horizontal: 0, vertical: 0)

  var vector: Vector { Vector(dx: horizontal, dy: vertical) }

  var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}
