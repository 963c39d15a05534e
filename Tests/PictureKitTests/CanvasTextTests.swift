import Geometry
import PictureKit
import Testing

@Suite struct CanvasTextTests {
  private let font = StrokeFont(size: 12)

  @Test(arguments: [
    (TextAlignment.left, 0.0), (.center, 0.5), (.right, 1),
  ])
  func `text is aligned to its anchor point`(
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

  @Test func `drawing text does not change paint and stroke style of the canvas`() {
    let line = Path(polygon: [.zero, Point(1, 1)])
    let picture = Picture { canvas in
      canvas.setStrokeColor(.red)
      canvas.setLineWidth(3)
      canvas.draw("x", at: .zero, font: font)
      canvas.stroke(line)
    }
    #expect(picture.commands.last == .stroke(line, StrokeStyle(lineWidth: 3), .color(.red)))
  }

  @Test func `text is a group with the alpha of the canvas, so that overlaps do not show`() {
    let picture = Picture { canvas in
      canvas.setAlpha(0.5)
      canvas.draw("xx", at: .zero, font: font)
    }
    #expect(picture.commands.first == .beginGroup(opacity: 0.5))
  }

  @Test func `a picture names the characters that the font lacks`() {
    let label = Picture { $0.draw("a日é", at: .zero, font: font) }
    #expect(label.missingCharacters == ["日", "é"])
    #expect(StrokeFont.missingCharacters(of: "a–π") == [])
    let nested = Picture { canvas in
      canvas.draw("本", at: .zero, font: font)
      canvas.draw(label)
    }
    #expect(nested.missingCharacters == ["日", "é", "本"])
    let frame = Frame(
      size: Size(1, 1),
      layers: [
        FrameLayer(sublayers: [FrameLayer(picture: nested)]),
        FrameLayer(picture: Picture(commands: [])),
      ])
    #expect(frame.missingCharacters == ["日", "é", "本"])
  }

  @Test func `empty text and spaces record no commands`() {
    let picture = Picture { canvas in
      canvas.draw("", at: .zero, font: font)
      canvas.draw("  ", at: .zero, font: font)
    }
    #expect(picture.commands.isEmpty)
  }
}
