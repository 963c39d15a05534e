internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// The lines of a text view, and behind them the highlight of what is selected.
final class TextLinesView: View {
  /// The text, with fonts and colors.
  private(set) var text = TextContents()
  /// The lines of the text.
  private(set) var lines = TextLayout(TextContents())
  /// The selected UTF-16 units.
  var selection = 0..<0 { didSet { if selection != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Shows a text in a container.
  func show(_ text: TextContents, in container: TextContainer) {
    self.text = text
    lines = Self.layout(text, in: container)
    setNeedsDisplay()
  }

  /// Returns the lines of a text in a container.
  static func layout(_ text: TextContents, in container: TextContainer) -> TextLayout {
    var options = TextLayout.Options(
      size: Size(container.lineWidth, .infinity),
      maximumNumberOfLines: container.maximumNumberOfLines)
    // The lines begin behind the padding.
    let shift = Transform(translationX: -container.lineFragmentPadding, y: 0)
    options.exclusions = container.exclusions.map { $0.applying(shift) }
    options.truncatesLastVisibleLine = container.lineBreakMode == .byTruncatingTail
    return TextLayout(text, options: options)
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    if !selection.isEmpty {
      canvas.setFillColor(tintColor.withAlphaComponent(0.2))
      for rect in rects(of: selection) { canvas.fill(rect) }
    }
    canvas.draw(lines, at: .zero)
  }

  /// Returns the rectangles of UTF-16 units, one for each line.
  func rects(of units: Range<Int>) -> [Rect] {
    lines.lines.filter { $0.range.overlaps(units) }.map { line in
      let part = line.range.clamped(to: units)
      let start = x(of: part.lowerBound, in: line)
      return Rect(
        x: start, y: line.rect.minY, width: x(of: part.upperBound, in: line) - start,
        height: line.rect.height)
    }
  }

  /// Returns the rectangle of the cursor before a UTF-16 unit, without width; nil without lines.
  func caretRect(at position: Int) -> Rect? {
    guard
      let line = lines.lines.last(where: { $0.range.lowerBound <= position })
        ?? lines.lines.first
    else { return nil }
    return Rect(
      x: x(of: position, in: line), y: line.rect.minY, width: 0, height: line.rect.height)
  }

  /// Returns the position between characters that is closest to a point.
  func position(at point: Point) -> Int {
    guard let line = lines.lines.first(where: { point.y < $0.rect.maxY }) ?? lines.lines.last
    else { return 0 }
    return text.position(in: line.range, at: point.x - line.rect.minX) { length in
      width(line.range.lowerBound..<(line.range.lowerBound + length))
    }
  }

  private func x(of position: Int, in line: TextLayout.Line) -> Double {
    let end = min(max(position, line.range.lowerBound), line.range.upperBound)
    return line.rect.minX + width(line.range.lowerBound..<end)
  }

  /// Returns the width of a part of a line, in points.
  private func width(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    return TextLayout(text.attributedSubstring(from: range)).size.width
  }
}
