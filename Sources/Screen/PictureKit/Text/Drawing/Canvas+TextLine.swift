public import Geometry

extension Canvas {
  /// Draws a text in one line, with its baseline at a point.
  ///
  /// Line breaks are drawn as spaces. The canvas' paints and stroke style are neither used nor
  /// changed; its alpha is used.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one draws nothing.
  ///   - point: The point of the baseline to which the text is aligned.
  ///   - font: The font.
  ///   - alignment: Whether the point is the left end, the middle or the right end of the text;
  ///     `.natural` and `.justified` are as `.left`.
  ///   - color: The color; black by default.
  ///   - maxWidth: The width, in points, at which the text is truncated with an ellipsis; infinity
  ///     by default.
  /// - Returns: The width of the drawn text, in points.
  @discardableResult public func draw(
    _ text: String, atBaseline point: Point, font: Font, alignment: TextAlignment = .left,
    color: Color = .black, maxWidth: Double = .infinity
  ) -> Double {
    guard !text.isEmpty else { return 0 }
    let layout = TextLayout(line: text, font: font, color: color, maxWidth: maxWidth)
    let width = layout.size.width
    let left =
      switch alignment {
      case .left, .natural, .justified: point.x
      case .center: point.x - width / 2
      case .right: point.x - width
      }
    draw(layout, at: Point(left - layout.usedRect.minX, point.y - layout.firstBaseline))
    return width
  }
}

extension Font {
  /// Returns the width of a text in one line, in points; line breaks are as wide as spaces.
  public func width(of text: String) -> Double {
    text.isEmpty ? 0 : TextLayout(line: text, font: self, color: .black).size.width
  }
}

extension TextLayout {
  /// Lays out text in one line, even if it has line breaks.
  fileprivate init(line text: String, font: Font, color: Color, maxWidth: Double = .infinity) {
    let line =
      text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    var options = Options(size: Size(maxWidth, .infinity), maximumNumberOfLines: 1)
    options.wrapsAllButLastLine = true
    let style = ParagraphStyle(alignment: .left, lineBreakMode: .byTruncatingTail)
    self.init(
      TextContents(
        string: line,
        attributes: TextAttributes(font: font, foregroundColor: color, paragraphStyle: style)),
      options: options)
  }
}
