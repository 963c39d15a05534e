import Geometry
import PictureKit
import Testing

@Suite struct CanvasTextTests {
  private let font = StrokeFont(size: 12)

  @Test(arguments: [
    (TextAlignment.left, 0.0), (.center, 0.5), (.right, 1),
  ])
  func `text stands at its point by its alignment`(
    alignment: TextAlignment, share: Double
  ) {
    let picture = Picture { canvas in
      canvas.draw(
        "0.50 s", at: Point(100, 20), font: font, alignment: alignment, color: .blue)
    }
    let left = 100 - share * font.width(of: "0.50 s")
    #expect(
      picture.commands.contains(
        .stroke(
          font.path(for: "0.50 s", at: Point(left, 20)), font.strokeStyle,
          .color(.blue))))
  }

  @Test func `text leaves the colour and line style of the canvas alone`() {
    let line = Path(polygon: [.zero, Point(1, 1)])
    let picture = Picture { canvas in
      canvas.setStrokeColor(.red)
      canvas.setLineWidth(3)
      canvas.draw("x", at: .zero, font: font)
      canvas.stroke(line)
    }
    #expect(picture.commands.last == .stroke(line, StrokeStyle(lineWidth: 3), .color(.red)))
  }

  @Test func `text is as opaque as the canvas says, letters that touch included`() {
    let picture = Picture { canvas in
      canvas.setAlpha(0.5)
      canvas.draw("xx", at: .zero, font: font)
    }
    #expect(picture.commands.first == .beginGroup(opacity: 0.5))
  }

  @Test func `text without ink draws nothing`() {
    let picture = Picture { canvas in
      canvas.draw("", at: .zero, font: font)
      canvas.draw("  ", at: .zero, font: font)
    }
    #expect(picture.commands.isEmpty)
  }
}
