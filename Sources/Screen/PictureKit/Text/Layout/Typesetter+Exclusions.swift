internal import Geometry

/// Lines that leave areas free, as those of `NSTextContainer.exclusionPaths`.
extension Typesetter {
  /// The least width that a part of a line has beside an area, in points.
  private static let minSpan = 12.0
  /// The number of heights at which a line is compared with an area, and the distance of the points
  /// that are compared, in points.
  private static let sampleRows = 4
  private static let sampleStep = 1.0

  /// Lays out paragraphs in the parts of lines that are free.
  ///
  /// Each part is filled on its own, from left to right, with what the parts before it leave.
  ///
  /// - Parameter maxLineCount: The maximum number of parts; 0 sets none.
  /// - Returns: The layout.
  func layoutAroundExclusions(maxLineCount: Int) -> TextLayout {
    var stack = LineStack(options: options)
    let areas = options.exclusions.map { ($0, $0.bounds) }
    let end = areas.map(\.1.maxY).max() ?? 0
    var paragraphs = ParagraphRanges(text.string)
    while let range = paragraphs.next() {
      let attributes = text.attributes(at: min(range.lowerBound, text.length - 1))
      let style = attributes.paragraphStyle ?? .default
      if stack.lineCount > 0 { stack.advance(by: style.paragraphSpacingBefore) }
      let font = (attributes.font ?? TextAttributes.defaultFont).metrics
      let height = font.ascender - font.descender
      var start = range.lowerBound
      // An empty paragraph has one line.
      var isBegun = false
      while start < range.upperBound || !isBegun {
        let remaining = maxLineCount == 0 ? Int.max : maxLineCount - stack.lineCount
        guard remaining > 0, stack.hasSpace else {
          stack.isTruncated = true
          return stack.finished()
        }
        let top = stack.nextTop
        let rest = start..<range.upperBound
        guard top < end else {
          let paragraph = unshaped(
            rest, attributes, style, maxLineCount: remaining, isContinued: !paragraphs.isAtEnd)
          stack.append(shaper.shape(paragraph), attributes, style, at: start)
          stack.advance(by: -style.paragraphSpacing)
          break
        }
        let spans = freeSpans(from: top, height: height, areas)
        let begin = start
        for span in spans where start < range.upperBound || !isBegun {
          let part = part(start..<range.upperBound, attributes, style, in: span)
          // A word that is wider than the part goes on to the next one.
          if splitsWord(part, at: start), span != fullSpan { continue }
          stack.append(firstOf: part, attributes, style, at: start, in: span, top: top)
          start += part.lines.first?.range.upperBound ?? 0
          isBegun = true
        }
        if start == begin { stack.skip(to: top + height) }
      }
      stack.advance(by: style.paragraphSpacing)
    }
    return stack.finished()
  }

  /// Returns whether a line ends within its first word.
  private func splitsWord(_ part: ShapedParagraph, at start: Int) -> Bool {
    let length = part.lines.first?.range.upperBound ?? 0
    let units = text.string.utf16
    guard length > 0, start + length < units.count else { return false }
    let first = units.index(units.startIndex, offsetBy: start)
    // The unit behind the line belongs to the word, too.
    return units[first...].prefix(length + 1).allSatisfy { $0 > 32 }
  }

  private var fullSpan: ClosedRange<Double> { 0...max(options.size.width, 0) }

  private func part(
    _ range: Range<Int>, _ attributes: TextAttributes, _ style: ParagraphStyle,
    in span: ClosedRange<Double>
  ) -> ShapedParagraph {
    var paragraph = unshaped(range, attributes, style, maxLineCount: 1, isContinued: true)
    let left = options.size.width - (span.upperBound - span.lowerBound)
    paragraph.firstLineWidth = max(paragraph.firstLineWidth - left, 0)
    paragraph.lineWidth = max(paragraph.lineWidth - left, 0)
    return shaper.shape(paragraph)
  }

  /// Returns the parts of a line that no area covers, from left to right.
  private func freeSpans(
    from top: Double, height: Double, _ areas: [(path: Path, box: Rect)]
  ) -> [ClosedRange<Double>] {
    var spans = [fullSpan]
    for (path, box) in areas where box.minY < top + height && box.maxY > top {
      guard let covered = covered(by: path, box, from: top, height: height) else { continue }
      spans = spans.flatMap { span -> [ClosedRange<Double>] in
        guard covered.overlaps(span) else { return [span] }
        return [
          (span.lowerBound, covered.lowerBound), (covered.upperBound, span.upperBound),
        ].compactMap { $0.1 - $0.0 >= Self.minSpan ? $0.0...$0.1 : nil }
      }
    }
    return spans
  }

  /// Returns the part of a line's width that an area covers at any height of the line.
  private func covered(
    by path: Path, _ box: Rect, from top: Double, height: Double
  ) -> ClosedRange<Double>? {
    var result: ClosedRange<Double>?
    for row in 0...Self.sampleRows {
      let y = top + height * Double(row) / Double(Self.sampleRows)
      let xs = stride(from: box.minX, through: box.maxX, by: Self.sampleStep)
      guard let first = xs.first(where: { path.contains(Point($0, y)) }),
        let last = xs.reversed().first(where: { path.contains(Point($0, y)) })
      else { continue }
      // The edge lies between the last point inside and the next one.
      let span = first - Self.sampleStep...last + Self.sampleStep
      result =
        result.map { min($0.lowerBound, span.lowerBound)...max($0.upperBound, span.upperBound) }
        ?? span
    }
    return result
  }
}
