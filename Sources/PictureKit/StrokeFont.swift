public import Geometry

/// A style of text whose letters are lines that are stroked: the same pixels on every machine,
/// whatever fonts it has.
///
/// The glyphs are a rounded technical hand of one stroke width; all digits are equally wide, so
/// numbers that count do not jump. There are all printable ASCII characters and `· – — ° π × ± ≤ ≥
/// → … ’ “ ”`; any other character, line breaks included, is drawn as an empty box.
public struct StrokeFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable {
    /// Strokes of 0.075 em.
    case regular
    /// Strokes of 0.115 em.
    case bold
  }

  /// The em height in points, above 0; capitals are 0.72 of it.
  public var size: Double {
    didSet { StrokeFont.check(size) }
  }
  /// The weight; `.regular` by default.
  public var weight: Weight

  /// Creates a style of an em height in points, above 0.
  public init(size: Double, weight: Weight = .regular) {
    StrokeFont.check(size)
    self.size = size
    self.weight = weight
  }

  private static func check(_ size: Double) {
    precondition(
      size > 0 && size.isFinite, "the size of a font must be above 0, not \(size)")
  }
}

extension StrokeFont {
  /// How high capitals and digits rise above the baseline, in points.
  ///
  /// The heights are those of the ink in regular weight; bold reaches 0.02 em further on all sides.
  public var capHeight: Double { 0.72 * size }
  /// How high small letters without ascender rise above the baseline, in points.
  public var xHeight: Double { 0.52 * size }
  /// How high the tallest small letters rise above the baseline, in points.
  public var ascender: Double { 0.74 * size }
  /// How deep letters hang below the baseline, in points; negative, as in UIKit.
  public var descender: Double { -0.2 * size }
  /// A good distance between the baselines of lines, in points: 1.25 em.
  public var lineHeight: Double { 1.25 * size }

  /// How the paths of this font are stroked.
  public var strokeStyle: StrokeStyle {
    StrokeStyle(lineWidth: strokeWidth * size, lineCap: .round, lineJoin: .round)
  }

  /// The width of a line of text in points, the gaps at its ends included.
  public func width(of text: String) -> Double {
    text.reduce(0) { $0 + advance(of: StrokeFont.glyph(for: $1)) }
  }

  /// The middle lines of the strokes of a line of text, to be stroked with `strokeStyle`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baselineOrigin: The left end of the line that the letters stand on.
  /// - Returns: One path for all letters, empty for an empty text.
  public func path(for text: String, at baselineOrigin: Point) -> Path {
    var path = Path()
    var x = baselineOrigin.x
    for glyph in text.lazy.map(StrokeFont.glyph(for:)) {
      let advance = advance(of: glyph)
      // Centred in what a heavier weight adds to the advance.
      let shift = (advance - glyph.advance * size) / 2
      path.append(
        glyph.strokes.applying(
          Transform(a: size, b: 0, c: 0, d: size, tx: x + shift, ty: baselineOrigin.y)))
      x += advance
    }
    return path
  }

  /// The stroke width in ems.
  private var strokeWidth: Double {
    switch weight {
    case .regular: Glyph.strokeWidth
    case .bold: 0.115
    }
  }

  /// How far the next glyph is to the right, in points; half of what the strokes gain is given to
  /// it.
  private func advance(of glyph: Glyph) -> Double {
    (glyph.advance + (strokeWidth - Glyph.strokeWidth) / 2) * size
  }

  private static func glyph(for character: Character) -> Glyph {
    alphabet[character] ?? box
  }
}
