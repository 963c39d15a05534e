internal import PictureKit

extension ParagraphShaper {
  /// Returns the last allowed line, shortened unless the rest of the paragraph fits.
  ///
  /// - Returns: The line, and whether characters are left out.
  func lastLine(from start: Int, width: Double) -> (line: ShapedLine, isTruncated: Bool) {
    if paragraph.overflow == .clip { return clippedLine(from: start, width: width) }
    let end = lineEnd(from: start, width: width, wrapping: .character)
    if end.position >= length, !end.isForced, !end.isWrapped, !paragraph.isContinued {
      return (line(start..<length, width: width, isWrapped: false), false)
    }
    let ellipsis = naturalWidth(of: part(0..<0, ellipsisLike: start, 0..<0))
    let available = max(width - ellipsis, 0)
    var prefix = start..<start
    var suffix = length..<length
    switch paragraph.overflow {
    case .truncateHead: suffix = self.suffix(from: start, width: available)
    case .truncateMiddle:
      prefix = self.prefix(from: start, width: available / 2)
      let used = prefix.isEmpty ? 0 : line(prefix, width: available, isWrapped: true).width
      suffix = self.suffix(from: prefix.upperBound, width: available - used)
    case .drop, .clip, .truncateTail: prefix = self.prefix(from: start, width: available)
    }
    return (truncatedLine(prefix, suffix, from: start, width: width), true)
  }

  /// Returns a line that is not broken, without characters that are far outside of its width.
  private func clippedLine(
    from start: Int, width: Double
  ) -> (line: ShapedLine, isTruncated: Bool) {
    // One glyph more than fits, so that the edge cuts it.
    let fitting = lineEnd(from: start, width: width, wrapping: .character)
    guard fitting.isWrapped else {
      let isTruncated = fitting.isForced && fitting.position < length
      return (line(start..<fitting.position, width: width, isWrapped: false), isTruncated)
    }
    let end = lineEnd(from: fitting.position, width: 0, wrapping: .character).position
    return (line(start..<end, width: .infinity, isWrapped: false), true)
  }

  /// Returns the longest beginning of the rest that fits, without spaces at its end.
  private func prefix(from start: Int, width: Double) -> Range<Int> {
    var x = 0.0
    var end = start
    var index = item(at: start)
    scan: while index < items.count {
      for cluster in clusters(of: index) where cluster.start >= start {
        let flags = analysis.flags[cluster.start]
        x += cluster.advance
        if x > width + Self.tolerance || flags.contains(.lineEnd) { break scan }
        // Neighbors of the end are in the line, or spaces.
        if !flags.contains(.space) { end = cluster.end }
      }
      index += 1
    }
    return start..<end
  }

  /// Returns the longest end of the rest that fits, without spaces at its beginning.
  private func suffix(from start: Int, width: Double) -> Range<Int> {
    var x = 0.0
    var first = length
    var index = items.count - 1
    scan: while index >= 0, items[index].range.upperBound > start {
      for cluster in clusters(of: index).reversed() {
        let flags = analysis.flags[cluster.start]
        x += cluster.advance
        if cluster.start < start || x > width + Self.tolerance || flags.contains(.lineEnd) {
          break scan
        }
        if !flags.contains(.space) { first = cluster.start }
      }
      index -= 1
    }
    return first..<length
  }

  /// Returns the line with an ellipsis between two parts of the text, which are shortened until it
  /// fits: joined with the ellipsis, their ends may have other widths.
  private func truncatedLine(
    _ prefix: Range<Int>, _ suffix: Range<Int>, from start: Int, width: Double
  ) -> ShapedLine {
    var prefix = prefix
    var suffix = suffix
    while true {
      let shaper = ParagraphShaper(part(prefix, ellipsisLike: start, suffix), library)
      let line = shaper.wholeLine()
      if line.width <= width + Self.tolerance || prefix.isEmpty && suffix.isEmpty {
        return ShapedLine(range: start..<length, runs: line.runs)
      }
      if suffix.count > prefix.count {
        suffix = nextGrapheme(after: suffix.lowerBound)..<suffix.upperBound
      } else {
        prefix = prefix.lowerBound..<previousGrapheme(before: prefix.upperBound)
      }
    }
  }

  private func wholeLine() -> ShapedLine {
    line(0..<length, width: .infinity, isWrapped: false)
  }

  private func naturalWidth(of paragraph: UnshapedParagraph) -> Double {
    let shaper = ParagraphShaper(paragraph, library)
    return shaper.wholeLine().width
  }

  /// Returns a paragraph of two parts of the text with an ellipsis between them, which has the
  /// attributes of the character before it, or after it if there is none.
  private func part(
    _ prefix: Range<Int>, ellipsisLike start: Int, _ suffix: Range<Int>
  ) -> UnshapedParagraph {
    let text = paragraph.text
    let neighbor =
      !prefix.isEmpty ? prefix.upperBound - 1 : !suffix.isEmpty ? suffix.lowerBound : start
    let attributes =
      text.isEmpty ? paragraph.attributes : text.attributes(at: min(neighbor, text.length - 1))
    var shortened = text.attributedSubstring(from: prefix)
    shortened.append(TextContents(string: "\u{2026}", attributes: attributes))
    shortened.append(text.attributedSubstring(from: suffix))
    var part = UnshapedParagraph(text: shortened, attributes: attributes)
    part.direction = analysis.isRightToLeft ? .rightToLeft : .leftToRight
    part.tabInterval = paragraph.tabInterval
    part.tabStops = paragraph.tabStops
    return part
  }

  private func previousGrapheme(before unit: Int) -> Int {
    var unit = unit - 1
    while unit > 0, !analysis.flags[unit].contains(.grapheme) { unit -= 1 }
    return max(unit, 0)
  }

  private func nextGrapheme(after unit: Int) -> Int {
    var unit = unit + 1
    while unit < length, !analysis.flags[unit].contains(.grapheme) { unit += 1 }
    return min(unit, length)
  }
}
