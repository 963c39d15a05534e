import Geometry
import PictureKit
import Testing

@Suite struct CanvasTextTests {
  private let font = Font.systemFont(ofSize: 12)

  /// Returns the bounds of all outlines of a picture with one translation.
  private func bounds(of picture: Picture) -> Rect {
    var offset = Vector.zero
    return picture.commands.reduce(into: Rect.null) { bounds, command in
      switch command {
      case .concatenate(let place): offset = Vector(dx: place.tx, dy: place.ty)
      case .fill(let path, _, _):
        bounds = bounds.union(path.bounds.offsetBy(dx: offset.dx, dy: offset.dy))
      default: break
      }
    }
  }

  @Test(arguments: [
    (TextAlignment.left, 0.0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
  ])
  func `a line of text is aligned to its anchor point on the baseline`(
    alignment: TextAlignment, share: Double
  ) {
    let width = font.width(of: "0.50 s")
    var drawnWidth = 0.0
    let picture = Picture { canvas in
      drawnWidth = canvas.draw(
        "0.50 s", atBaseline: Point(100, 20), font: font, alignment: alignment)
    }
    #expect(drawnWidth == width)
    let box = bounds(of: picture)
    let left = 100 - share * width
    // Side bearings and the overshoot of round digits are below a tenth of an em.
    #expect(box.minX >= left && box.minX < left + 1.2)
    #expect(box.maxX <= left + width && box.maxX > left + width - 1.2)
    #expect(abs(box.maxY - 20) < 0.3 && abs(box.minY - (20 - font.capHeight)) < 0.3)
  }

  @Test func `text of any script is one line, also with line breaks, from right to left as well`() {
    for text in ["Grüße, 你好 😀", "a\nb\r\nc\u{2029}d\u{2028}e", "שלום", "مرحبا"] {
      let plain = String(text.map { $0.isNewline ? " " : $0 })
      let expected = plain.size(withAttributes: TextAttributes(font: font)).width
      #expect(abs(font.width(of: text) - expected) < 1e-9)
      let box = bounds(of: Picture { $0.draw(text, atBaseline: Point(100, 20), font: font) })
      #expect(box.minX > 98 && box.maxX < 102 + expected)
      #expect(box.minY > 20 - 1.2 * font.pointSize && box.maxY < 20 + font.pointSize)
    }
  }

  @Test func `a text that is wider than its maximum ends with an ellipsis`() {
    let text = "The quick brown fox jumps over the lazy dog"
    var width = 0.0
    let picture = Picture { canvas in
      width = canvas.draw(text, atBaseline: Point(0, 20), font: font, maxWidth: 100)
    }
    #expect(width <= 100 && width > 85)
    #expect(bounds(of: picture).maxX <= 100)
  }

  @Test func `drawing text does not change paint and stroke style of the canvas`() {
    let line = Path(polygon: [.zero, Point(1, 1)])
    let picture = Picture { canvas in
      canvas.setStrokeColor(.red)
      canvas.setLineWidth(3)
      canvas.draw("x", atBaseline: .zero, font: font)
      canvas.stroke(line)
    }
    #expect(picture.commands.last == .stroke(line, StrokeStyle(lineWidth: 3), .color(.red)))
  }

  @Test func `text is a group with the alpha of the canvas, so that overlaps do not show`() {
    let picture = Picture { canvas in
      canvas.setAlpha(0.5)
      canvas.draw("xx", atBaseline: .zero, font: font)
    }
    #expect(picture.commands.first == .beginGroup(opacity: 0.5))
  }

  @Test func `a picture names the characters that no font has, and a frame those of its pictures`()
  {
    let label = Picture { $0.draw("a\u{10FFFD}é", atBaseline: .zero, font: font) }
    #expect(label.missingCharacters == ["\u{10FFFD}"])
    let nested = Picture { canvas in
      canvas.draw("\u{10FFFC}", atBaseline: .zero, font: font)
      canvas.draw(label)
    }
    #expect(nested.missingCharacters == ["\u{10FFFD}", "\u{10FFFC}"])
    let frame = Frame(
      size: Size(1, 1),
      layers: [
        FrameLayer(sublayers: [FrameLayer(picture: nested)]),
        FrameLayer(picture: Picture(commands: [])),
      ])
    #expect(frame.missingCharacters == ["\u{10FFFD}", "\u{10FFFC}"])
  }

  @Test func `empty text and spaces record no glyphs`() {
    let picture = Picture { canvas in
      #expect(canvas.draw("", atBaseline: .zero, font: font) == 0)
      #expect(canvas.draw("  ", atBaseline: .zero, font: font) > 0)
    }
    #expect(bounds(of: picture).isNull)
  }
}
