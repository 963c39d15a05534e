internal import Geometry

/// Stacks the lines of paragraphs, which the shaper breaks.
struct Typesetter {
  /// The rounding error, in points, by which text may be larger than its container.
  static let tolerance = 1e-6

  let text: TextContents
  let options: TextLayout.Options
  let shaper = TextShaping.shaper

  init(_ text: TextContents, _ options: TextLayout.Options) {
    self.text = text
    self.options = options
  }

  /// Lays out paragraphs until a number of lines or the height of the container is exceeded.
  ///
  /// - Parameter maxLineCount: The maximum number of lines; 0 sets none.
  /// - Returns: The layout.
  func layout(maxLineCount: Int) -> TextLayout {
    var stack = LineStack(options: options)
    guard !text.isEmpty else { return TextLayout() }
    if !options.exclusions.isEmpty, options.size.width.isFinite {
      return layoutAroundExclusions(maxLineCount: maxLineCount)
    }
    var paragraphs = ParagraphRanges(text.string)
    var isFirst = true
    while let range = paragraphs.next() {
      let remaining = maxLineCount == 0 ? Int.max : maxLineCount - stack.lineCount
      guard remaining > 0, stack.hasSpace else {
        stack.isTruncated = true
        break
      }
      let attributes = text.attributes(at: min(range.lowerBound, text.length - 1))
      let style = attributes.paragraphStyle ?? .default
      if !isFirst { stack.advance(by: style.paragraphSpacingBefore) }
      isFirst = false
      let paragraph = shaper.shape(
        unshaped(
          range, attributes, style, maxLineCount: remaining, isContinued: !paragraphs.isAtEnd))
      stack.append(paragraph, attributes, style, at: range.lowerBound)
    }
    return stack.finished()
  }

  func unshaped(
    _ range: Range<Int>, _ attributes: TextAttributes, _ style: ParagraphStyle, maxLineCount: Int,
    isContinued: Bool
  ) -> UnshapedParagraph {
    var paragraph = UnshapedParagraph(
      text: text.attributedSubstring(from: range).withRoomForAttachments, attributes: attributes)
    let width = options.size.width
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    paragraph.firstLineWidth = max(end - style.firstLineHeadIndent, 0)
    paragraph.lineWidth = max(end - style.headIndent, 0)
    paragraph.direction = style.baseWritingDirection
    if style.defaultTabInterval > 0 { paragraph.tabInterval = style.defaultTabInterval }
    paragraph.tabStops = style.tabStops.map(\.location).sorted()
    paragraph.maxLineCount = maxLineCount
    paragraph.wrapping = style.lineBreakMode == .byCharWrapping ? .character : .word
    paragraph.lineBreakStrategy = style.lineBreakStrategy
    paragraph.overflow = style.lineBreakMode.overflow
    if paragraph.overflow != .drop, !options.wrapsAllButLastLine {
      paragraph.wrapping = .none
      paragraph.maxLineCount = 1
    }
    if options.truncatesLastVisibleLine, [.drop, .clip].contains(paragraph.overflow) {
      paragraph.overflow = .truncateTail
    }
    paragraph.isContinued = isContinued && paragraph.maxLineCount == maxLineCount
    return paragraph
  }
}

extension ParagraphStyle.LineBreakMode {
  fileprivate var overflow: UnshapedParagraph.Overflow {
    switch self {
    case .byWordWrapping, .byCharWrapping: .drop
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingMiddle: .truncateMiddle
    case .byTruncatingTail: .truncateTail
    }
  }
}
