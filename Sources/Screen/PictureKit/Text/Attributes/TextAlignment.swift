/// The horizontal alignment of text: to its anchor point, or of lines to their rectangle.
public enum TextAlignment: Int, Hashable, Sendable {
  /// The text starts at the left edge.
  case left
  /// The text is centered.
  case center
  /// The text ends at the right edge.
  case right
  /// Lines fill the width, except for the last one of a paragraph, which is natural.
  case justified
  /// The left edge for paragraphs that run from left to right, the right edge for others.
  case natural
}
