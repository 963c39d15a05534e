/// The service that finds fonts and shapes text; it is implemented in a lower module, with C
/// libraries.
///
/// Modules above it use ``TextShaping/shaper``.
public protocol TextShaper: Sendable {
  /// Returns the metrics of a font.
  func metrics(of font: Font) -> FontMetrics

  /// Breaks a paragraph into lines of glyphs.
  ///
  /// The same paragraph gives the same lines on every machine with the same fonts.
  func shape(_ paragraph: UnshapedParagraph) -> ShapedParagraph

  /// Returns the installed face with a name, as in ``FontSource/name``; nil if there is none.
  func installedSource(named name: String) -> FontSource?

  /// Adds the fonts of files to the installed ones, by their names; they never replace other fonts.
  ///
  /// A file that was added before is not read again. Text that is shaped later finds the fonts.
  ///
  /// - Parameter paths: The paths of TrueType and OpenType files.
  /// - Returns: The paths of files without a font that can be used.
  func addFonts(at paths: [String]) -> [String]

  /// The names of the installed families, in order.
  var familyNames: [String] { get }

  /// Returns the PostScript names of an installed family's faces, in order; none for another one.
  func faceNames(ofFamily name: String) -> [String]
}

/// A paragraph that a text shaper breaks into lines.
public struct UnshapedParagraph: Sendable {
  /// The text, without a paragraph separator.
  public var text: TextContents
  /// The attributes of the line of a text without characters.
  public var attributes: TextAttributes
  /// The width of the first line, in points; infinity does not wrap.
  public var firstLineWidth: Double
  /// The width of the other lines, in points.
  public var lineWidth: Double
  /// Whether lines wrap between words, between characters or not.
  public var wrapping: Wrapping
  /// Where lines break that wrap between words.
  public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy
  /// The treatment of the last line that is allowed.
  public var overflow: Overflow
  /// The maximum number of lines, at least 1.
  public var maxLineCount: Int
  /// Whether other text follows, which the last allowed line indicates with an ellipsis.
  public var isContinued: Bool
  /// The direction.
  public var direction: ParagraphStyle.WritingDirection
  /// The distance between tab stops, in points; above 0.
  public var tabInterval: Double
  /// The tab stops before those of the interval, in points, in ascending order.
  public var tabStops: [Double]

  /// The places at which lines may break.
  public enum Wrapping: Hashable, Sendable {
    /// Between words, or between characters of a word that is wider than a line.
    case word
    /// Between characters.
    case character
    /// Nowhere.
    case none
  }

  /// The treatment of text that does not fit into the allowed lines.
  public enum Overflow: Hashable, Sendable {
    /// The last line breaks as the others do.
    case drop
    /// The last line does not break, and is clipped at the edge.
    case clip
    /// The last line starts with an ellipsis.
    case truncateHead
    /// The last line has an ellipsis in the middle.
    case truncateMiddle
    /// The last line ends with an ellipsis.
    case truncateTail
  }

  /// Creates a paragraph in lines of any width.
  public init(text: TextContents, attributes: TextAttributes = TextAttributes()) {
    self.text = text
    self.attributes = attributes
    firstLineWidth = .infinity
    lineWidth = .infinity
    wrapping = .word
    lineBreakStrategy = []
    overflow = .drop
    maxLineCount = .max
    isContinued = false
    direction = .natural
    tabInterval = 28
    tabStops = []
  }
}
