internal import Geometry
internal import PictureKit
internal import StageKit

extension CodeView {
  /// The distance of lines, in points.
  var lineHeight: Double { (1.3 * font.lineHeight).rounded(.up) }

  /// The width of a character, in points.
  var characterWidth: Double {
    let count = 100
    let text = String(repeating: "0", count: count)
    return TextContents(string: text, attributes: TextAttributes(font: font)).size().width
      / Double(count)
  }

  /// Makes the labels of the code, unless they are there.
  func build() {
    guard !isCurrent else { return }
    isCurrent = true
    withoutAnimation {
      for label in lines + numbers { label.removeFromSuperview() }
      lines = listing.lines.map { addLabel(of: $0) }
      numbers = []
      setNumbers()
      placeLines()
      placeHighlights()
      showCharacters()
    }
  }

  /// Adds the label of a line, without its place.
  func addLabel(of line: CodeListing.Line) -> CodeLineLabel {
    let label = CodeLineLabel(line)
    addSubview(label)
    return label
  }

  /// Makes as many line numbers as there are lines; those that are too many are returned.
  @discardableResult
  func setNumbers() -> [Label] {
    guard showsLineNumbers else {
      defer { numbers = [] }
      return numbers
    }
    let width = characterWidth
    while numbers.count < lines.count {
      let label = Label()
      label.text = "\(firstLineNumber + numbers.count)"
      label.font = font
      label.textColor = theme.lineNumber
      label.textAlignment = .right
      label.frame = frame(ofNumber: numbers.count, characterWidth: width)
      addSubview(label)
      numbers.append(label)
    }
    let rest = numbers[lines.count...]
    numbers.removeLast(rest.count)
    return Array(rest)
  }

  /// Sets the frames of lines and their numbers.
  func placeLines() {
    let width = characterWidth
    for (index, label) in lines.enumerated() {
      label.frame = frame(of: label, line: index, characterWidth: width)
    }
    for (index, label) in numbers.enumerated() {
      label.frame = frame(ofNumber: index, characterWidth: width)
    }
  }

  /// Returns the frame of a line.
  func frame(of label: CodeLineLabel, line: Int, characterWidth: Double) -> Rect {
    Rect(
      x: Self.padding + gutterWidth(characterWidth) + Double(label.indentation) * characterWidth,
      y: Self.padding + Double(line) * lineHeight, width: label.sizeThatFits(.zero).width,
      height: lineHeight)
  }

  private func frame(ofNumber line: Int, characterWidth: Double) -> Rect {
    Rect(
      x: Self.padding, y: Self.padding + Double(line) * lineHeight,
      width: Double(digitCount) * characterWidth, height: lineHeight)
  }

  /// The width of the line numbers and the space after them, in points.
  private func gutterWidth(_ characterWidth: Double) -> Double {
    showsLineNumbers ? Double(digitCount + 2) * characterWidth : 0
  }

  private var digitCount: Int { max(2, "\(firstLineNumber + lines.count - 1)".count) }

  /// Shows the characters that are visible, and the numbers of lines that have begun.
  func showCharacters() {
    build()
    guard var rest = visibleCharacterCount else {
      for label in lines { label.visibleCharacterCount = nil }
      for label in numbers { label.isHidden = false }
      return
    }
    for (index, label) in lines.enumerated() {
      label.visibleCharacterCount = max(0, rest - label.indentation)
      if index < numbers.count { numbers[index].isHidden = rest < 0 }
      rest -= label.characterCount + 1
    }
  }

  /// Places the colors behind highlighted lines, and sets the opacity of the others.
  func placeHighlights() {
    build()
    for (index, range) in highlightedLines.enumerated() {
      let frame = Rect(
        x: 0, y: Self.padding + Double(range.lowerBound - firstLineNumber) * lineHeight,
        width: bounds.width, height: Double(range.count) * lineHeight)
      if index == bands.count { addBand() }
      let band = bands[index]
      if band.alpha == 0 { withoutAnimation { band.frame = frame } }
      band.frame = frame
      band.backgroundColor = theme.highlight
      band.alpha = 1
    }
    for band in bands.dropFirst(highlightedLines.count) { band.alpha = 0 }
    for (index, label) in lines.enumerated() {
      label.alpha = hiddenLines.contains(index) ? 0 : restingAlpha(ofLine: index)
    }
  }

  private func addBand() {
    withoutAnimation {
      let band = View()
      band.alpha = 0
      band.autoresizingMask = .flexibleWidth
      insertSubview(band, at: 0)
      bands.append(band)
    }
  }
}
