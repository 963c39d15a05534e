/// The horizontal alignment of a line of text to its anchor point.
public enum TextAlignment: Hashable, Sendable {
  /// The text starts at the point.
  case left
  /// The text is centred on the point.
  case center
  /// The text ends at the point.
  case right
}
