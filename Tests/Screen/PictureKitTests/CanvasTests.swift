import Geometry
import PictureKit
import Testing

struct CanvasTests {
  private let square = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))

  @Test func `a fill or stroke command contains the graphics state at its recording`() {
    let picture = Picture { canvas in
      canvas.setFillColor(.red)
      canvas.fill(square)
      canvas.setFillColor(.blue)
      canvas.setLineWidth(3)
      canvas.setLineCap(.round)
      canvas.stroke(square)
    }
    #expect(
      picture.commands == [
        .fill(square, .winding, .color(.red)),
        .stroke(square, StrokeStyle(lineWidth: 3, lineCap: .round), .color(.black)),
      ])
  }

  @Test func `restoring the graphics state restores paint, stroke style and alpha`() {
    let picture = Picture { canvas in
      canvas.saveGState()
      canvas.setFillColor(.red)
      canvas.setAlpha(0.5)
      canvas.restoreGState()
      canvas.fill(square)
    }
    #expect(picture.commands == [.save, .restore, .fill(square, .winding, .color(.black))])
  }

  @Test func `filling clears the current path`() {
    let picture = Picture { canvas in
      canvas.addRect(Rect(x: 0, y: 0, width: 2, height: 2))
      canvas.fillPath()
      canvas.fillPath()
    }
    #expect(picture.commands.count == 1)
  }

  @Test func `with an alpha below 1 each drawing operation is a group`() {
    let picture = Picture { canvas in
      canvas.setAlpha(0.25)
      canvas.fill(square)
    }
    #expect(
      picture.commands == [
        .beginGroup(opacity: 0.25), .fill(square, .winding, .color(.black)), .endGroup,
      ])
  }

  @Test func `inside a transparency layer the alpha is 1`() {
    let picture = Picture { canvas in
      canvas.setAlpha(0.5)
      canvas.beginTransparencyLayer()
      canvas.fill(square)
      canvas.endTransparencyLayer()
      canvas.fill(square)
    }
    #expect(
      picture.commands == [
        .beginGroup(opacity: 0.5), .fill(square, .winding, .color(.black)), .endGroup,
        .beginGroup(opacity: 0.5), .fill(square, .winding, .color(.black)), .endGroup,
      ])
  }

  @Test func `open saves and groups are ended in reverse order`() {
    let canvas = Canvas()
    canvas.saveGState()
    canvas.beginTransparencyLayer()
    canvas.saveGState()
    #expect(
      canvas.picture.commands == [
        .save, .beginGroup(opacity: 1), .save, .restore, .endGroup, .restore,
      ])
  }

  @Test func `transforms in a picture do not affect the canvas it is drawn on`() {
    let inner = Picture { $0.translateBy(x: 1, y: 0) }
    let outer = Picture { $0.draw(inner) }
    #expect(
      outer.commands == [.save, .concatenate(Transform(translationX: 1, y: 0)), .restore])
  }

  @Test func `a mask multiplies what is drawn until the state is restored`() {
    let mask = Picture { $0.fill(Path(rect: Rect(x: 1, y: 0, width: 1, height: 2))) }
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    let masked = Picture { canvas in
      canvas.saveGState()
      canvas.clip(to: rect, mask: mask)
      canvas.translateBy(x: 5, y: 0)
      canvas.fill(square)
      canvas.restoreGState()
      canvas.fill(square)
    }
    #expect(
      masked.commands == [
        .save, .clip(square, .winding), .beginGroup(opacity: 1), .save,
        .concatenate(Transform(translationX: 5, y: 0)),
        .fill(square, .winding, .color(.black)), .restore, .setBlendMode(.destinationIn),
        .beginGroup(opacity: 1), mask.commands[0], .endGroup, .endGroup, .restore,
        .fill(square, .winding, .color(.black)),
      ])
    // Without a saved state the mask holds until the end.
    let open = Picture { canvas in
      canvas.clip(to: rect, mask: mask)
      canvas.fill(square)
    }
    #expect(open.commands.suffix(3) == [mask.commands[0], .endGroup, .endGroup])
  }

  @Test func `an unmatched restore or end of a group traps`() async {
    await #expect(processExitsWith: .failure) { Canvas().restoreGState() }
    await #expect(processExitsWith: .failure) { Canvas().endTransparencyLayer() }
    await #expect(processExitsWith: .failure) {
      let canvas = Canvas()
      canvas.beginTransparencyLayer()
      canvas.restoreGState()
    }
  }

  @Test func `pictures with equal commands are equal`() {
    let one = Picture { $0.fill(square) }
    let same = Picture { $0.fill(square) }
    let other = Picture { $0.stroke(square) }
    #expect(one == same && one.hashValue == same.hashValue)
    #expect(one != other)
  }

  @Test func `a gradient of colors has evenly spaced stops`() {
    #expect(Gradient([.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }
}
