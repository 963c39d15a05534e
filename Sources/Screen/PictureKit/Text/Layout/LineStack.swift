internal import Geometry

/// A stack of lines of paragraphs, which are aligned when all are known.
struct LineStack {
  private struct Entry {
    var line: ShapedLine
    let range: Range<Int>
    let top: Double
    let height: Double
    let baseline: Double
    /// The extent of the glyphs, without additional line height.
    let extent: ClosedRange<Double>
    let style: ParagraphStyle
    let isRightToLeft: Bool
    let indent: Double
    /// The part of the container's width that the line has; nil for all of it.
    var span: ClosedRange<Double>?
  }

  private let options: TextLayout.Options
  private var entries: [Entry] = []
  private var y = 0.0
  /// The distance to the next line, which is used only if there is one.
  private var gap = 0.0
  private var missingCharacters: Set<Character> = []
  private var missingFonts: Set<String> = []
  /// Whether characters are omitted.
  var isTruncated = false

  init(options: TextLayout.Options) { self.options = options }

  var lineCount: Int { entries.count }
  /// Whether the next line may begin in the container.
  var hasSpace: Bool { entries.isEmpty || y <= options.size.height }

  /// Adds a distance to the next line.
  mutating func advance(by distance: Double) { gap += distance }

  /// Appends the lines of a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: The lines.
  ///   - attributes: The attributes of a line without characters.
  ///   - style: The style of the paragraph.
  ///   - start: The first UTF-16 unit of the paragraph in the text.
  mutating func append(
    _ paragraph: ShapedParagraph, _ attributes: TextAttributes, _ style: ParagraphStyle,
    at start: Int
  ) {
    isTruncated = isTruncated || paragraph.isTruncated
    missingCharacters.formUnion(paragraph.missingCharacters)
    missingFonts.formUnion(paragraph.missingFonts)
    for (index, line) in paragraph.lines.enumerated() {
      guard hasSpace else { break }
      let metrics = LineMetrics(line, attributes)
      let height = style.lineHeight(natural: metrics.ascent + metrics.descent)
      y += gap
      let baseline = y + height - metrics.descent
      entries.append(
        Entry(
          line: line,
          range: line.range.lowerBound + start..<line.range.upperBound + start, top: y,
          height: height, baseline: baseline,
          extent: baseline - metrics.ascent...baseline + metrics.descent, style: style,
          isRightToLeft: paragraph.isRightToLeft,
          indent: index == 0 ? style.firstLineHeadIndent : style.headIndent))
      y += height
      gap = style.lineSpacing + (options.usesFontLeading ? metrics.leading : 0)
    }
    gap += style.paragraphSpacing
  }

  /// The top of the next line.
  var nextTop: Double { y + gap }

  /// Moves the next line down.
  mutating func skip(to top: Double) {
    y = top
    gap = 0
  }

  /// Appends one line in a part of the width.
  ///
  /// - Parameters:
  ///   - paragraph: A paragraph that begins with the line.
  ///   - attributes: The attributes of a line without characters.
  ///   - style: The style of the paragraph.
  ///   - start: The first UTF-16 unit of the line in the text.
  ///   - span: The part of the width.
  ///   - top: The top of the line.
  mutating func append(
    firstOf paragraph: ShapedParagraph, _ attributes: TextAttributes, _ style: ParagraphStyle,
    at start: Int, in span: ClosedRange<Double>, top: Double
  ) {
    guard let line = paragraph.lines.first else { return }
    let bottom = nextTop
    skip(to: top)
    var single = paragraph
    single.lines = [line]
    append(single, attributes, style, at: start)
    gap -= style.paragraphSpacing
    entries[entries.count - 1].span = span
    if nextTop < bottom { skip(to: bottom) }
  }

  /// Returns the layout with aligned lines.
  func finished() -> TextLayout {
    var layout = TextLayout()
    layout.isTruncated = isTruncated
    layout.missingCharacters = missingCharacters
    layout.missingFonts = missingFonts
    let used = entries.map { $0.indent + $0.line.width }.max() ?? 0
    let fullWidth = options.size.width.isFinite ? options.size.width : used
    for entry in entries {
      let width = entry.span.map { $0.upperBound - $0.lowerBound } ?? fullWidth
      let style = entry.style
      let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
      let available = max(end - entry.indent, 0)
      var line = entry.line
      if style.alignment == .justified, line.isWrapped { line.justify(to: available) }
      let free = available - line.width
      var x: Double
      switch style.alignment {
      case .left: x = entry.isRightToLeft ? width - end : entry.indent
      case .right: x = (entry.isRightToLeft ? width - entry.indent : end) - line.width
      case .center: x = (entry.isRightToLeft ? width - end : entry.indent) + free / 2
      case .natural, .justified:
        x = entry.isRightToLeft ? width - entry.indent - line.width : entry.indent
      }
      // A line that is too wide begins at its leading edge, as in UIKit.
      if free < 0, !entry.isRightToLeft { x = entry.indent }
      layout.append(
        TextLayout.Line(
          range: entry.range,
          rect: Rect(
            x: x + (entry.span?.lowerBound ?? 0), y: entry.top, width: line.width,
            height: entry.height),
          baseline: entry.baseline),
        runs: line.runs, extent: entry.extent)
    }
    return layout
  }
}

/// The vertical extent of a line.
private struct LineMetrics {
  var ascent = -Double.infinity
  var descent = -Double.infinity
  var leading = -Double.infinity

  init(_ line: ShapedLine, _ attributes: TextAttributes) {
    for run in line.runs where !run.glyphs.isEmpty {
      let shift = run.attributes.baselineOffset ?? 0
      ascent = max(ascent, run.metrics.ascender + shift)
      descent = max(descent, -run.metrics.descender - shift)
      leading = max(leading, run.metrics.leading)
      if let place = run.attributes.attachmentPlace {
        ascent = max(ascent, place.maxY + shift)
        descent = max(descent, -place.minY - shift)
      }
    }
    guard ascent == -.infinity else { return }
    let metrics = (attributes.font ?? TextAttributes.defaultFont).metrics
    ascent = metrics.ascender
    descent = -metrics.descender
    leading = metrics.leading
  }
}

extension ParagraphStyle {
  /// Returns the height of a line; the part of it that the glyphs do not need is above them.
  fileprivate func lineHeight(natural: Double) -> Double {
    var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }
}

extension ShapedLine {
  /// Widens the spaces so that the line has a width.
  fileprivate mutating func justify(to available: Double) {
    let spaces = runs.reduce(0) { $0 + $1.glyphs.count { $0.isSpace } }
    guard spaces > 0, available > width else { return }
    let share = (available - width) / Double(spaces)
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices where runs[run].glyphs[glyph].isSpace {
        runs[run].glyphs[glyph].advance += share
      }
    }
    width = available
  }
}
