/// The metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline that a line reserves.
  public var ascender: Double
  /// The depth below the baseline that a line reserves, negative as in UIKit.
  public var descender: Double
  /// The additional distance between lines.
  public var leading: Double
  /// The height of capitals.
  public var capHeight: Double
  /// The height of lower-case letters without ascenders.
  public var xHeight: Double
  /// The center of an underline, below the baseline if negative.
  public var underlineOffset: Double
  /// The thickness of underlines and strikethroughs.
  public var underlineThickness: Double
  /// The center of a strikethrough above the baseline.
  public var strikethroughOffset: Double

  /// The distance of ascender and descender.
  public var lineHeight: Double { ascender - descender }

  /// Creates metrics, in points.
  public init(
    ascender: Double, descender: Double, leading: Double = 0, capHeight: Double, xHeight: Double,
    underlineOffset: Double, underlineThickness: Double, strikethroughOffset: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
    self.strikethroughOffset = strikethroughOffset
  }

  /// Returns the metrics at a multiple of the size.
  public func scaled(by scale: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * scale, descender: descender * scale, leading: leading * scale,
      capHeight: capHeight * scale, xHeight: xHeight * scale,
      underlineOffset: underlineOffset * scale, underlineThickness: underlineThickness * scale,
      strikethroughOffset: strikethroughOffset * scale)
  }
}

extension Font {
  /// The metrics of the font.
  ///
  /// The ascender, descender and leading of the system font are those of Apple's San Francisco, so
  /// that lines have the heights that UIKit gives them. So is the height of its capitals; that of its
  /// small letters is Inter's at this scale, which differs by 0.002 em.
  public var metrics: FontMetrics { TextShaping.shaper.metrics(of: self) }
  /// The height above the baseline that a line reserves, in points.
  public var ascender: Double { metrics.ascender }
  /// The depth below the baseline that a line reserves, in points; negative.
  public var descender: Double { metrics.descender }
  /// The height of capitals, in points.
  public var capHeight: Double { metrics.capHeight }
  /// The height of lower-case letters without ascenders, in points.
  public var xHeight: Double { metrics.xHeight }
  /// The distance of ascender and descender, in points.
  public var lineHeight: Double { metrics.lineHeight }
  /// The additional distance between lines, in points.
  public var leading: Double { metrics.leading }
}
