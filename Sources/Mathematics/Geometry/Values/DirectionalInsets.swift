/// Distances from the edges of a rectangle in the direction of reading, in points; positive
/// inwards.
///
/// Views are laid out from left to right, so that leading is left.
@frozen
public struct DirectionalInsets: Hashable, Sendable, BitwiseCopyable {
  /// The inset of the top edge.
  public var top: Double
  /// The inset of the edge at which lines begin.
  public var leading: Double
  /// The inset of the bottom edge.
  public var bottom: Double
  /// The inset of the edge at which lines end.
  public var trailing: Double

  /// Creates insets from four distances.
  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets from those of the left and right edges.
  @inlinable
  public init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// Insets of zero.
  @inlinable public static var zero: DirectionalInsets {
    DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The insets of the left and right edges.
  @inlinable public var insets: Insets {
    Insets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
