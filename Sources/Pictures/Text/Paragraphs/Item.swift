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
  /// The points per unit of the font.
  var scale: Double { font.pointSize / match.face.unitsPerEm }

  var features: ShapeFeatures {
    var features: ShapeFeatures = font.design == .monospacedDigit ? .tabularDigits : []
    if attributes.kern ?? 0 != 0 || attributes.ligature == 0 { features.insert(.noLigatures) }
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
