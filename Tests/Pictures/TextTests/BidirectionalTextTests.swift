import Geometry
import PictureKit
import Testing
import Text

@Suite struct BidirectionalTextTests {
  private func layout(_ string: String, _ style: ParagraphStyle = .default) -> TextLayout {
    TextLayout(
      TextContents(
        string: string, attributes: [.font: Font.systemFont(ofSize: 20), .paragraphStyle: style]),
      options: TextLayout.Options(size: Size(400, .infinity)))
  }

  @Test func `a paragraph that begins with Hebrew ends at the right edge`() {
    let layout = layout("שלום abc\nabc שלום")
    #expect(abs(layout.lines[0].rect.maxX - 400) < 1e-9)
    #expect(layout.lines[1].rect.minX == 0)
  }

  @Test func `a direction of the style prevails over the letters`() {
    var style = ParagraphStyle.default
    style.baseWritingDirection = .rightToLeft
    #expect(abs(layout("abc", style).lines[0].rect.maxX - 400) < 1e-9)
    style.baseWritingDirection = .leftToRight
    #expect(layout("שלום", style).lines[0].rect.minX == 0)
  }

  @Test func `runs are in visual order`() {
    var text = TextContents(
      string: "ab שלום 12 cd", attributes: [.font: Font.systemFont(ofSize: 20)])
    // Backgrounds show where characters are.
    let ranges = [0..<2, 3..<7, 8..<10, 11..<13]
    let colors: [Color] = [.red, .green, .blue, .orange]
    for (range, color) in zip(ranges, colors) {
      text.addAttribute(.backgroundColor, value: color, range: range)
    }
    let left = TextLayout(text).picture.commands.compactMap { command -> (Color, Double)? in
      guard case .fill(let path, _, .color(let color)) = command, colors.contains(color) else {
        return nil
      }
      return (color, path.bounds.minX)
    }
    // The number stands to the left of the Hebrew word that it follows.
    #expect(left.sorted { $0.1 < $1.1 }.map(\.0) == [.red, .blue, .green, .orange])
  }

  @Test func `spaces at the end of a wrapped line do not move its words`() {
    let style = ParagraphStyle(alignment: .right)
    let lines = layout(String(repeating: "word ", count: 20), style).lines
    #expect(lines.count > 1)
    for line in lines.dropLast() { #expect(abs(line.rect.maxX - 400) < 1e-9) }
  }
}
