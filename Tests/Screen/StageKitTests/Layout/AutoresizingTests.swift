import Geometry
import StageKit
import Testing

@Suite struct AutoresizingTests {
  private let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let inner = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))

  init() { outer.addSubview(inner) }

  @Test func `without a mask the frame stays`() {
    outer.frame.size = Size(200, 300)
    #expect(inner.frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `flexible width and height keep the margins`() {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.bounds.size = Size(150, 170)
    #expect(inner.frame == Rect(x: 10, y: 20, width: 80, height: 110))
  }

  @Test func `flexible margins before the view keep it at the far edges`() {
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    outer.bounds.size = Size(150, 170)
    #expect(inner.frame == Rect(x: 60, y: 90, width: 30, height: 40))
  }

  @Test func `several flexible parts share the change in proportion to their lengths`() {
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    outer.bounds.size = Size(200, 100)
    #expect(inner.frame == Rect(x: 20, y: 20, width: 60, height: 40))
  }

  @Test func `a turned view keeps its transform`() {
    inner.autoresizingMask = .flexibleWidth
    inner.transform = Transform(rotationAngle: 1)
    outer.bounds.size = Size(140, 100)
    #expect(inner.bounds.size == Size(70, 40))
    #expect(inner.center == Point(45, 40))
  }

  @Test func `a change in an animation block is animated`() {
    let stage = Stage(size: Size(320, 480))
    stage.view.addSubview(outer)
    inner.autoresizingMask = .flexibleWidth
    stage.animate(withDuration: 1, options: .curveLinear) { outer.bounds.size = Size(200, 100) }
    stage.advance(to: 0.5)
    #expect(inner.presentation.bounds.width == 80)
  }
}
