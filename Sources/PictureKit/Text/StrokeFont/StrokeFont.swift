public import Geometry

/// A single-line vector font: glyphs are centre lines, drawn by stroking them.
///
/// Text has the same pixels on every machine, because no installed fonts are used. The font
/// contains the printable ASCII characters and `· – — ° π × ± ≤ ≥ → … ’ “ ”`; every other
/// character, including line breaks, is drawn as an empty box. Digits are tabular: all have one
/// width.
public struct StrokeFont: Hashable, Sendable {
  /// The weight of a font, which sets the stroke width.
  public enum Weight: Hashable, Sendable {
    /// A stroke width of 0.075 em.
    case regular
    /// A stroke width of 0.115 em.
    case bold
  }

  /// The em size in points, above 0.
  public var size: Double {
    didSet { StrokeFont.check(size) }
  }
  /// The weight; `.regular` by default.
  public var weight: Weight

  /// Creates a font of an em size in points, above 0.
  public init(size: Double, weight: Weight = .regular) {
    StrokeFont.check(size)
    self.size = size
    self.weight = weight
  }

  private static func check(_ size: Double) {
    precondition(
      size > 0 && size.isFinite, "a font size must be above 0, not \(size)")
  }
}

extension StrokeFont {
  /// The height of capitals and digits above the baseline, in points: 0.72 em.
  ///
  /// This and the following metrics are those of the regular weight; bold extends 0.02 em further
  /// on all sides.
  public var capHeight: Double { 0.72 * size }
  /// The height of lower-case letters without ascenders above the baseline, in points: 0.52 em.
  public var xHeight: Double { 0.52 * size }
  /// The height of lower-case letters with ascenders above the baseline, in points: 0.74 em.
  public var ascender: Double { 0.74 * size }
  /// The depth of descenders below the baseline, in points: -0.2 em, negative as in UIKit.
  public var descender: Double { -0.2 * size }
  /// The recommended distance between baselines, in points: 1.25 em.
  public var lineHeight: Double { 1.25 * size }

  /// The stroke style with which glyph paths are drawn: round caps and joins.
  public var strokeStyle: StrokeStyle {
    StrokeStyle(lineWidth: strokeWidth * size, lineCap: .round, lineJoin: .round)
  }

  /// Returns the characters of a text that the font lacks and draws as boxes.
  public static func missingCharacters(of text: String) -> Set<Character> {
    Set(text.lazy.filter { glyphs[$0] == nil })
  }

  /// Returns the advance width of a line of text, in points.
  public func width(of text: String) -> Double {
    text.reduce(0) { $0 + advance(of: StrokeFont.glyph(for: $1)) }
  }

  /// Returns the centre lines of a line of text, to be stroked with `strokeStyle`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baselineOrigin: The left end of the baseline.
  /// - Returns: One path for all glyphs, empty for text without visible characters.
  public func path(for text: String, at baselineOrigin: Point) -> Path {
    var path = Path()
    var x = baselineOrigin.x
    for glyph in text.lazy.map(StrokeFont.glyph(for:)) {
      let advance = advance(of: glyph)
      // Centres the glyph in an advance that is wider than its own in bold.
      let shift = (advance - glyph.advance * size) / 2
      path.append(
        glyph.centerLines.applying(
          Transform(a: size, b: 0, c: 0, d: size, tx: x + shift, ty: baselineOrigin.y)))
      x += advance
    }
    return path
  }

  /// The stroke width, in ems.
  private var strokeWidth: Double {
    switch weight {
    case .regular: Glyph.strokeWidth
    case .bold: 0.115
    }
  }

  /// Returns the advance of a glyph in points; bold adds half of its additional stroke width.
  private func advance(of glyph: Glyph) -> Double {
    (glyph.advance + (strokeWidth - Glyph.strokeWidth) / 2) * size
  }

  private static func glyph(for character: Character) -> Glyph {
    glyphs[character] ?? missingGlyph
  }
}
