/// The layout of a paragraph, `NSParagraphStyle` as a value.
///
/// Indents are from the leading edge: the left one, or the right one in paragraphs that run from
/// right to left.
public struct ParagraphStyle: Hashable, Sendable {
  /// The treatment of text that is wider than its line, `NSLineBreakMode`.
  public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
    /// Wraps between words; a word that is wider than the line wraps between characters.
    case byWordWrapping
    /// Wraps between characters.
    case byCharWrapping
    /// Does not wrap, and is clipped at the edge.
    case byClipping
    /// Does not wrap; an ellipsis replaces the beginning.
    case byTruncatingHead
    /// Does not wrap; an ellipsis replaces the end.
    case byTruncatingTail
    /// Does not wrap; an ellipsis replaces the middle.
    case byTruncatingMiddle
  }

  /// Where lines of words break, `NSLineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, those of `NSLineBreakStrategy`.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Moves a second word to the second line of a paragraph that would have one word there.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Does not break lines between Hangul characters.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of labels, which is ``pushOut``: Korean words break between characters, too.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// Whether lines do not break between Hangul characters.
    package var keepsHangulWords: Bool { self != .standard && contains(.hangulWordPriority) }
  }

  /// The direction in which a paragraph runs, `NSWritingDirection`.
  public enum WritingDirection: Int, Hashable, Sendable {
    /// The direction of the first letter, by the rules P2 and P3 of Unicode's UAX #9.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// The alignment; `.natural` by default.
  public var alignment = TextAlignment.natural
  /// The treatment of long lines; `.byWordWrapping` by default.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Where lines break that wrap between words; `[]`, the default, fills each line.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// The direction; `.natural` by default.
  public var baseWritingDirection = WritingDirection.natural
  /// The distance added below each line but the last one of a text, in points; 0 by default.
  public var lineSpacing = 0.0
  /// The distance added after the paragraph, in points; 0 by default.
  public var paragraphSpacing = 0.0
  /// The distance added before the paragraph unless it is the first one, in points; 0 by default.
  public var paragraphSpacingBefore = 0.0
  /// The minimum height of a line, in points; 0 by default.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line, in points; 0, the default, sets none.
  public var maximumLineHeight = 0.0
  /// The factor of the line height, before the limits apply; 0, the default, is 1.
  public var lineHeightMultiple = 0.0
  /// The indent of the first line, in points; 0 by default.
  public var firstLineHeadIndent = 0.0
  /// The indent of the other lines, in points; 0 by default.
  public var headIndent = 0.0
  /// The end of lines, in points: the distance from the leading edge if above 0, from the trailing
  /// edge otherwise; 0 by default.
  public var tailIndent = 0.0
  /// The distance between tab stops, in points; 0, the default, is 28 points.
  public var defaultTabInterval = 0.0
  /// The places that tabs move to, before those of ``defaultTabInterval``; none by default.
  public var tabStops: [TextTab] = []

  /// The default style, which has all defaults.
  public static let `default` = ParagraphStyle()

  /// Creates a style with all defaults.
  public init() {}

  /// Creates a style with an alignment and a line break mode.
  public init(alignment: TextAlignment, lineBreakMode: LineBreakMode = .byWordWrapping) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
  }
}
