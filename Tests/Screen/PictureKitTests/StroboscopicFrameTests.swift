import Geometry
import PictureKit
import Testing

struct StroboscopicFrameTests {
  @Test func `static layers are drawn once and moving layers fainter the older they are`() {
    let strobe = Frame(strobeOf: FallingBall.frames([0, 40, 80]))
    #expect(strobe.layers.map(\.opacity) == [1, 0.25, 0.625, 1])
    #expect(strobe.layers[0] == FallingBall.wall)
    #expect(strobe.layers.dropFirst().map(\.transform.ty) == [0, 40, 80])
  }

  @Test func `the picture of one frame has the layers of that frame`() {
    let strobe = Frame(strobeOf: FallingBall.frames([30]))
    #expect(strobe.layers == [FallingBall.wall, FallingBall.ball(at: 30)])
  }

  @Test func `a layer that stays to the last frame is opaque`() {
    let strobe = Frame(strobeOf: FallingBall.frames([0, 40, 80, 80]))
    #expect(strobe.layers.map(\.opacity) == [1, 0.25, 0.5, 1])
  }

  @Test func `a text that changes in its place is the last one, and one that moves is fainter`() {
    func text(_ number: Int, at y: Double) -> FrameLayer {
      let source = FontSource(name: "Inter", version: "1")
      let picture = Picture(
        commands: [
          .fill(
            Path(rect: Rect(x: 0, y: 0, width: Double(number), height: 9)), .winding, .color(.black)
          )
        ],
        fontSources: [source])
      return FrameLayer(picture: picture, transform: Transform(translationX: 0, y: y))
    }
    func strobe(_ texts: [FrameLayer]) -> [FrameLayer] {
      Frame(strobeOf: texts.map { Frame(size: Size(50, 50), layers: [$0]) }).layers
    }
    #expect(strobe([text(1, at: 5), text(2, at: 5), text(3, at: 5)]) == [text(3, at: 5)])
    #expect(strobe([text(1, at: 5), text(2, at: 9)]).map(\.opacity) == [0.25, 1])
    // Two labels that move together are none that change.
    let pairs = [5.0, 9.0].map { y in
      Frame(size: Size(50, 50), layers: [text(1, at: y), text(2, at: y)])
    }
    #expect(Frame(strobeOf: pairs).layers.map(\.opacity) == [0.25, 0.25, 1, 1])
  }

  @Test func `a layer that recurs is drawn once`() {
    #expect(Frame(strobeOf: FallingBall.frames([0, 40, 0, 40])).layers.count == 3)
  }
}
