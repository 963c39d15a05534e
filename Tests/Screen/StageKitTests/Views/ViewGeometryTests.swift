import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct ViewGeometryTests {
  private let view = View(frame: Rect(x: 10, y: 20, width: 40, height: 60))

  @Test func `the null rectangle is a frame without a size at the origin`() {
    let view = View(frame: .null)
    #expect(view.frame == .zero)
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    view.frame = .null
    #expect(view.frame == .zero)
  }

  @Test func `setting the frame sets center and bounds`() {
    #expect(view.center == Point(30, 50))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 40, height: 60))
    view.center = Point(100, 100)
    #expect(view.frame == Rect(x: 80, y: 70, width: 40, height: 60))
    view.frame = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(view.center == Point(5, 10))
    #expect(view.bounds.size == Size(10, 20))
  }

  @Test func `a frame is set under a rotation and a translation`() {
    view.transform = Transform(translationX: 300, y: 200).rotated(by: .pi)
    view.frame.origin = Point(50, 60)
    // The sine of the double nearest to pi is 1e-16, which is multiplied by lengths of 100.
    let tolerance = 1e-12
    #expect(isClose(view.frame.minX, 50, within: tolerance))
    #expect(isClose(view.frame.minY, 60, within: tolerance))
    #expect(isClose(view.bounds.width, 40, within: tolerance))
    #expect(isClose(view.bounds.height, 60, within: tolerance))
    #expect(isClose(view.center.x, 50 + 20 - 300, within: tolerance))
    #expect(isClose(view.center.y, 60 + 30 - 200, within: tolerance))
  }

  @Test func `a frame is set under a scale, and without it under a scale of 0`() {
    view.transform = Transform(scaleX: 2, y: 0.5)
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.bounds.size == Size(50, 100))
    view.transform = Transform(scaleX: 0, y: 0)
    view.frame = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(view.bounds.size == Size(10, 20))
    #expect(view.center == Point(5, 10))
  }

  @Test func `setting the size of the bounds keeps the center`() {
    view.bounds.size = Size(80, 80)
    #expect(view.frame == Rect(x: -10, y: 10, width: 80, height: 80))
  }

  @Test func `the origin of the bounds does not affect the frame`() {
    view.bounds.origin = Point(7, 9)
    #expect(view.frame == Rect(x: 10, y: 20, width: 40, height: 60))
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == Rect(x: 7, y: 9, width: 3, height: 4))
  }

  @Test func `the frame of a rotated view is its bounding box`() {
    let square = View(frame: Rect(center: Point(160, 284), size: Size(64, 64)))
    square.transform = Transform(rotationAngle: .pi / 4)
    // Published: 90.51.
    #expect(isClose(square.frame.width, 64 * 2.0.squareRoot(), within: 1e-12))
    #expect(isClose(square.frame.height, 64 * 2.0.squareRoot(), within: 1e-12))
    #expect(square.frame.center.distance(to: Point(160, 284)) < 1e-12)
    #expect(square.bounds.size == Size(64, 64))
  }

  @Test func `transforms apply about the center`() {
    view.transform = Transform(scaleX: 2, y: 0.5)
    #expect(view.frame == Rect(x: -10, y: 35, width: 80, height: 30))
    view.transform = Transform(translationX: 5, y: 6)
    #expect(view.frame == Rect(x: 15, y: 26, width: 40, height: 60))
    #expect(view.center == Point(30, 50))
  }

  @Test func `setting the anchor point moves the frame and keeps the center`() {
    view.anchorPoint = Point(0, 1)
    #expect(view.center == Point(30, 50))
    // frame.origin = center - anchorPoint * size.
    #expect(view.frame == Rect(x: 30, y: -10, width: 40, height: 60))
    view.frame = Rect(x: 10, y: 20, width: 40, height: 60)
    #expect(view.center == Point(10, 80))
    #expect(view.frame == Rect(x: 10, y: 20, width: 40, height: 60))
  }

  @Test func `a rotation applies about the anchor point`() {
    view.anchorPoint = Point(0, 0)
    view.center = Point(100, 100)
    view.transform = Transform(rotationAngle: .pi / 2)
    let frame = view.frame
    // Clockwise: right becomes down, down becomes left.
    #expect(frame.origin.distance(to: Point(40, 100)) < 1e-12)
    #expect(isClose(frame.width, 60, within: 1e-12) && isClose(frame.height, 40, within: 1e-12))
  }

  @Test func `points are converted between views of a tree`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let box = View(frame: Rect(x: 100, y: 50, width: 100, height: 100))
    let other = View(frame: Rect(x: 200, y: 200, width: 50, height: 50))
    root.addSubview(box)
    root.addSubview(other)
    box.addSubview(view)
    #expect(view.convert(Point(1, 2), to: box) == Point(11, 22))
    #expect(view.convert(Point(1, 2), to: nil) == Point(111, 72))
    #expect(view.convert(Point(1, 2), to: other) == Point(-89, -128))
    #expect(view.convert(Point(111, 72), from: nil) == Point(1, 2))
    #expect(other.convert(Point(1, 2), from: view) == Point(-89, -128))
    box.bounds.origin = Point(5, 5)
    #expect(view.convert(Point(1, 2), to: root) == Point(106, 67))
  }

  @Test func `a converted rectangle is the bounding box`() {
    let box = View(frame: Rect(x: 100, y: 50, width: 100, height: 100))
    box.addSubview(view)
    view.transform = Transform(scaleX: 2, y: 2)
    #expect(view.convert(view.bounds, to: box) == view.frame)
    #expect(view.convert(view.frame, from: box) == view.bounds)
  }

  @Test func `an opacity is clamped to 0...1`() {
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -3
    #expect(view.alpha == 0)
  }

  @Test func `converting between views of different trees traps`() async {
    await #expect(processExitsWith: .failure) { _ = View().convert(Point.zero, to: View()) }
  }
}
