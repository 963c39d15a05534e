internal import CHarfBuzz
internal import PictureKit

/// Consecutive characters of a paragraph with one font, script, direction and attributes.
struct Item {
  let range: Range<Int>
  let attributes: TextAttributes
  let font: Font
  let match: FontLibrary.Match
  let metrics: FontMetrics
  let script: hb_script_t
  let level: UInt8
  let isTab: Bool

  var isRightToLeft: Bool { level % 2 == 1 }
  /// The points per unit of the font, from left to right.
  var scale: Double { verticalScale * match.stretch }
  /// The points per unit of the font, from top to bottom.
  var verticalScale: Double { outlineScale / match.face.unitsPerEm }
  /// The points per em of the face.
  var outlineScale: Double { font.pointSize * match.scale }

  /// Returns the distance to the next character, in points.
  ///
  /// - Parameters:
  ///   - advance: The distance in units of the font.
  ///   - unit: The UTF-16 unit with which the character begins.
  /// - Returns: The distance with the space between characters.
  func advance(_ advance: Int32, of unit: UInt16) -> Double {
    Double(advance) * scale + space(after: unit, advance)
  }

  /// Returns the space after a character, in points: that of the attributes, and that of the font
  /// unless the character has no advance of its own, as marks have none.
  func space(after unit: UInt16, _ advance: Int32) -> Double {
    let own = advance == 0 ? 0 : match.spacing.distance(after: unit) * font.pointSize
    return (attributes.kern ?? 0) + own
  }

  /// Returns the distance by which the outlines of a character that begins with a UTF-16 unit are
  /// moved to the right, in points.
  func shift(of unit: UInt16) -> Double { match.spacing.shift(of: unit) * font.pointSize }

  var features: ShapeFeatures {
    var features: ShapeFeatures = font.design == .monospacedDigit ? .tabularDigits : []
    if attributes.kern ?? 0 != 0 || attributes.ligature == 0 { features.insert(.noLigatures) }
    if attributes.ligature == 0, font.design == .monospaced { features.insert(.noContextualForms) }
    return features
  }

  /// The skew of the glyphs, the tangent of its angle.
  var skew: Double {
    // 12 degrees, as browsers slant fonts without an italic face.
    (match.isSlanted ? 0.2126 : 0) + (attributes.obliqueness ?? 0)
  }
}

/// Glyphs that share characters: the smallest part of a line.
struct Cluster {
  let start: Int
  let end: Int
  /// The width, in points.
  let advance: Double
  let isUnsafeToBreak: Bool
}
