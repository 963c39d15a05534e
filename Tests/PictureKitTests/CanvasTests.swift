import Geometry
import PictureKit
import Testing

struct CanvasTests {
  private let square = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))

  @Test func `fills and strokes carry the state they were drawn with`() {
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

  @Test func `restoring brings the colours and line style back`() {
    let picture = Picture { canvas in
      canvas.saveGState()
      canvas.setFillColor(.red)
      canvas.setAlpha(0.5)
      canvas.restoreGState()
      canvas.fill(square)
    }
    #expect(picture.commands == [.save, .restore, .fill(square, .winding, .color(.black))])
  }

  @Test func `the current path is used once`() {
    let picture = Picture { canvas in
      canvas.addRect(Rect(x: 0, y: 0, width: 2, height: 2))
      canvas.fillPath()
      canvas.fillPath()
    }
    #expect(picture.commands.count == 1)
  }

  @Test func `an opacity below one makes a group of each drawing`() {
    let picture = Picture { canvas in
      canvas.setAlpha(0.25)
      canvas.fill(square)
    }
    #expect(
      picture.commands == [
        .beginGroup(opacity: 0.25), .fill(square, .winding, .color(.black)), .endGroup,
      ])
  }

  @Test func `a transparency layer is opaque inside`() {
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

  @Test func `what is left open is closed in the right order`() {
    let canvas = Canvas()
    canvas.saveGState()
    canvas.beginTransparencyLayer()
    canvas.saveGState()
    #expect(
      canvas.picture.commands == [
        .save, .beginGroup(opacity: 1), .save, .restore, .endGroup, .restore,
      ])
  }

  @Test func `a picture drawn into another keeps its state to itself`() {
    let inner = Picture { $0.translateBy(x: 1, y: 0) }
    let outer = Picture { $0.draw(inner) }
    #expect(
      outer.commands == [.save, .concatenate(Transform(translationX: 1, y: 0)), .restore])
  }

  @Test func `closing what was not opened traps`() async {
    await #expect(processExitsWith: .failure) { Canvas().restoreGState() }
    await #expect(processExitsWith: .failure) { Canvas().endTransparencyLayer() }
    await #expect(processExitsWith: .failure) {
      let canvas = Canvas()
      canvas.beginTransparencyLayer()
      canvas.restoreGState()
    }
  }

  @Test func `pictures are equal by what they draw`() {
    let one = Picture { $0.fill(square) }
    let same = Picture { $0.fill(square) }
    let other = Picture { $0.stroke(square) }
    #expect(one == same && one.hashValue == same.hashValue)
    #expect(one != other)
  }

  @Test func `colours of a gradient are spread evenly`() {
    #expect(Gradient([.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }
}
