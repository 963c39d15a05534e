internal import CHarfBuzz
internal import PictureKit

extension FontFace {
  /// The metrics of the file at a size of 1 point.
  var metrics: FontMetrics {
    FontMetrics(
      ascender: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descender: metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      leading: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT),
      underlineOffset: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      strikethroughOffset: metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
        - metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) / 2)
  }

  private func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
    var position: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, tag, &position)
    return Double(position) / unitsPerEm
  }
}

extension FontMetrics {
  /// Returns the metrics of the system font: lines of Apple's San Francisco, and the letters that
  /// take the place of its own.
  ///
  /// San Francisco has 2048 units per em, an ascender of 1950 and a descender of -494, so that
  /// UIKit's system font of 17 points has lines of 20.287 points.
  static func system(letters: FontMetrics, _ font: Font) -> FontMetrics {
    var metrics = letters.scaled(by: font.pointSize)
    metrics.ascender = font.pointSize * 1950 / 2048
    metrics.descender = font.pointSize * -494 / 2048
    metrics.leading = 0
    if let style = font.textStyle {
      metrics.leading = style.baselineDistance(forSize: font.pointSize) - metrics.lineHeight
    }
    return metrics
  }
}
