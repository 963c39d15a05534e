public import Geometry

/// A paragraph in lines of glyphs.
public struct ShapedParagraph: Sendable {
  /// The lines, at least one.
  public var lines: [ShapedLine]
  /// Whether the paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Whether characters are omitted: replaced by an ellipsis, or after the last allowed line.
  public var isTruncated: Bool
  /// The characters that no font has.
  public var missingCharacters: Set<Character>
  /// The names of fonts that are not installed.
  public var missingFonts: Set<String>

  /// Creates a paragraph.
  public init(
    lines: [ShapedLine], isRightToLeft: Bool = false, isTruncated: Bool = false,
    missingCharacters: Set<Character> = [], missingFonts: Set<String> = []
  ) {
    self.lines = lines
    self.isRightToLeft = isRightToLeft
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
    self.missingFonts = missingFonts
  }
}

/// A line of glyphs.
public struct ShapedLine: Sendable {
  /// The UTF-16 units of the paragraph, with spaces at the end.
  public var range: Range<Int>
  /// The runs, from left to right, without the spaces at which the line is wrapped.
  public var runs: [ShapedRun]
  /// Whether the line ends because the next word does not fit, so that it can be justified.
  public var isWrapped: Bool
  /// The sum of the widths of the runs, in points.
  public var width: Double

  /// Creates a line.
  public init(range: Range<Int>, runs: [ShapedRun], isWrapped: Bool = false) {
    self.range = range
    self.runs = runs
    self.isWrapped = isWrapped
    width = runs.reduce(0) { $0 + $1.width }
  }
}

/// Glyphs of one font with the same attributes, from left to right.
public struct ShapedRun: Sendable {
  /// The font's outlines.
  public var typeface: any Typeface
  /// The number of points per unit of the outlines, which are those of 1 em: the font size, and a
  /// little less for a typeface whose letters are made as small as those of another one.
  public var scale: Double
  /// The glyphs, from left to right.
  public var glyphs: [ShapedGlyph]
  /// The attributes.
  public var attributes: TextAttributes
  /// The metrics of the attributes' font, even if another one has the glyphs.
  public var metrics: FontMetrics
  /// The skew of the glyphs, the tangent of its angle.
  public var skew: Double
  /// The factor by which the glyphs are wider than their outlines.
  public var stretch: Double

  /// Creates a run.
  public init(
    typeface: any Typeface, scale: Double, glyphs: [ShapedGlyph], attributes: TextAttributes,
    metrics: FontMetrics, skew: Double = 0, stretch: Double = 1
  ) {
    self.typeface = typeface
    self.scale = scale
    self.glyphs = glyphs
    self.attributes = attributes
    self.metrics = metrics
    self.skew = skew
    self.stretch = stretch
  }

  /// The sum of the advances, in points.
  public var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}

/// A glyph with its offset from the end of the previous one.
public struct ShapedGlyph: Hashable, Sendable {
  /// The index in the typeface.
  public var id: UInt32
  /// The first UTF-16 unit of the glyph's characters in the paragraph.
  public var location: Int32
  /// Whether the glyph is a space, which justified lines widen.
  public var isSpace: Bool
  /// The distance to the next glyph, in points.
  public var advance: Double
  /// The offset of the glyph, in points; y points down.
  public var offset: Vector

  /// Creates a glyph.
  public init(
    id: UInt32, location: Int, isSpace: Bool, advance: Double, offset: Vector = .zero
  ) {
    self.id = id
    self.location = Int32(clamping: location)
    self.isSpace = isSpace
    self.advance = advance
    self.offset = offset
  }
}

/// A font file's glyphs.
public protocol Typeface: AnyObject, Sendable {
  /// The face of a font file that has the glyphs.
  var source: FontSource { get }

  /// Returns a glyph for a font size of 1 point, relative to the origin on the baseline.
  func glyph(_ id: UInt32) -> GlyphDrawing
}

/// The appearance of a glyph, for a font size of 1 point; y points down.
public enum GlyphDrawing: Sendable {
  /// An outline, filled by the nonzero winding rule; empty for spaces.
  case outline(Path)
  /// A bitmap in a rectangle, as for color emoji.
  case bitmap(Bitmap, Rect)
}
