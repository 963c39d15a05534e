/// The part of an item that a constraint relates.
public enum ConstraintAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where text begins.
  case leading
  /// The edge where text ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The center's x.
  case centerX
  /// The center's y.
  case centerY
  /// The baseline of the last line, in old documents.
  case baseline
  /// The baseline of the last line.
  case lastBaseline
  /// The baseline of the first line.
  case firstBaseline
  /// The left margin.
  case leftMargin
  /// The right margin.
  case rightMargin
  /// The top margin.
  case topMargin
  /// The bottom margin.
  case bottomMargin
  /// The leading margin.
  case leadingMargin
  /// The trailing margin.
  case trailingMargin
  /// The x of the center of the margins.
  case centerXWithinMargins
  /// The y of the center of the margins.
  case centerYWithinMargins
  /// No attribute: the constraint is only a constant.
  case notAnAttribute
}
