internal import PictureKit

extension ParagraphShaper {
  /// The end of a line.
  struct LineEnd {
    let position: Int
    /// Whether a line separator ends the line, so that another one follows.
    var isForced = false
    /// Whether the rest of the paragraph does not fit.
    var isWrapped = false
  }

  /// Returns the end of the line that begins at a UTF-16 unit.
  ///
  /// Spaces at the end may be outside of the line. A line has at least one cluster.
  func lineEnd(
    from start: Int, width: Double, wrapping: UnshapedParagraph.Wrapping
  ) -> LineEnd {
    var x = 0.0
    var lastBreak: Int?
    var index = item(at: start)
    while index < items.count {
      for cluster in clusters(of: index) where cluster.start >= start {
        let flags = analysis.flags[cluster.start]
        if cluster.start > start, flags.contains(.lineBreak), !isInsideHangulWord(cluster.start) {
          // Spaces in front of the break may be outside of the line; a hyphen must fit.
          let hyphen = hyphenWidth(before: cluster.start)
          if hyphen == 0 || x + hyphen <= width + Self.tolerance { lastBreak = cluster.start }
        }
        if flags.contains(.lineEnd) { return LineEnd(position: cluster.end, isForced: true) }
        let advance =
          flags.contains(.tab) ? nextTabStop(after: x) - x : cluster.advance
        defer { x += advance }
        if wrapping == .none || flags.contains(.space) || cluster.start == start { continue }
        guard x + advance > width + Self.tolerance else { continue }
        let position = wrapping == .word ? lastBreak ?? cluster.start : cluster.start
        return LineEnd(position: position, isWrapped: true)
      }
      index += 1
    }
    return LineEnd(position: length)
  }

  /// Returns whether the strategy keeps the Hangul characters beside a UTF-16 unit in one line.
  private func isInsideHangulWord(_ unit: Int) -> Bool {
    guard paragraph.lineBreakStrategy.keepsHangulWords else { return false }
    return Self.isHangul(analysis.units[unit - 1]) && Self.isHangul(analysis.units[unit])
  }

  /// Returns whether a UTF-16 unit is a Hangul syllable or letter.
  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// Returns the width of the hyphen of a line that ends in front of a UTF-16 unit; 0 for others.
  private func hyphenWidth(before unit: Int) -> Double {
    guard analysis.flags[unit - 1].contains(.softHyphen) else { return 0 }
    return library.hyphen(items[item(at: unit - 1)])?.advance ?? 0
  }

  /// Returns the position of the first tab stop after a position, in points.
  func nextTabStop(after x: Double) -> Double {
    if let stop = paragraph.tabStops.first(where: { $0 > x + Self.tolerance }) { return stop }
    return (((x + Self.tolerance) / paragraph.tabInterval).rounded(.down) + 1)
      * paragraph.tabInterval
  }
}
