import Geometry

/// A distance from an item's center, in points; vertical ones run down.
public struct Offset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: Double
  /// The distance down.
  public var vertical: Double

  /// Creates an offset.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset: the center itself.
  public static let zero = Offset(horizontal: 0, vertical: 0)

  var vector: Vector { Vector(dx: horizontal, dy: vertical) }

  var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}
