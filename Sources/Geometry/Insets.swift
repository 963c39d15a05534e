/// Distances inwards from the four edges of a rectangle, in points; negative ones lead outwards.
@frozen
public struct Insets: Hashable, Sendable, BitwiseCopyable {
  /// The distance below the top edge.
  public var top: Double
  /// The distance to the right of the left edge.
  public var left: Double
  /// The distance above the bottom edge.
  public var bottom: Double
  /// The distance to the left of the right edge.
  public var right: Double

  /// Creates insets from the four distances.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero on every edge.
  @inlinable public static var zero: Insets { Insets(top: 0, left: 0, bottom: 0, right: 0) }
}
