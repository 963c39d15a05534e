public import Geometry

/// The attributes of characters; nil values have the defaults of UIKit.
///
/// A literal spells them as UIKit does: `[.font: Font.boldSystemFont(ofSize: 12), .kern: 2]`.
public struct TextAttributes: Hashable, Sendable {
  /// The font; the system font of 12 points by default.
  public var font: Font?
  /// The color of glyphs; black by default.
  public var foregroundColor: Color?
  /// The color behind the line; none by default.
  public var backgroundColor: Color?
  /// The distance added after each character, in points; 0 by default.
  ///
  /// Other values disable ligatures.
  public var kern: Double?
  /// Whether common ligatures are used, 0 or 1; 1 by default.
  ///
  /// With 0 a monospaced font has no contextual forms either, such as arrows in place of `->`.
  public var ligature: Int?
  /// The underline; none by default.
  public var underlineStyle: LineStyle?
  /// The color of the underline; that of the glyphs by default.
  public var underlineColor: Color?
  /// The strikethrough; none by default.
  public var strikethroughStyle: LineStyle?
  /// The color of the strikethrough; that of the glyphs by default.
  public var strikethroughColor: Color?
  /// The shadow; none by default.
  public var shadow: TextShadow?
  /// The width of a stroke around glyphs, in percent of the font size: above 0 outlines, below 0
  /// fills and strokes; 0 by default.
  public var strokeWidth: Double?
  /// The color of the stroke; that of the glyphs by default.
  public var strokeColor: Color?
  /// The distance by which glyphs move up, in points; 0 by default.
  public var baselineOffset: Double?
  /// The skew of glyphs, the tangent of its angle; 0 by default.
  public var obliqueness: Double?
  /// The layout of the paragraph; that of its first character is used.
  public var paragraphStyle: ParagraphStyle?
  /// The language as a BCP 47 tag such as `ja`, which selects variants of glyphs; none by default.
  public var languageIdentifier: String?
  /// The attributes of other names, by which texts are not drawn.
  public var others: [Key: OtherAttribute] = [:]

  /// Creates attributes without values.
  public init() {}

  /// Creates attributes of a font and a color.
  public init(font: Font, foregroundColor: Color? = nil, paragraphStyle: ParagraphStyle? = nil) {
    self.font = font
    self.foregroundColor = foregroundColor
    self.paragraphStyle = paragraphStyle
  }

  /// The font of text without one, as in UIKit.
  public static let defaultFont = Font.systemFont(ofSize: 12)

  /// Replaces values by those of other attributes that are not nil.
  public mutating func merge(_ other: TextAttributes) {
    for key in Key.allCases where other.value(for: key) != nil {
      set(key, to: other.value(for: key))
    }
    others.merge(other.others) { _, new in new }
  }
}
