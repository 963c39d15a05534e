import Geometry
import TestSupport
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges and center follow from origin and size`() {
    #expect(rect.minX == 10 && rect.midX == 25 && rect.maxX == 40)
    #expect(rect.minY == 20 && rect.midY == 40 && rect.maxY == 60)
    #expect(rect.center == Point(25, 40))
    #expect(Rect(center: rect.center, size: rect.size) == rect)
    #expect(rect.corners == [Point(10, 20), Point(40, 20), Point(40, 60), Point(10, 60)])
  }

  @Test func `a rectangle contains its left and top edges but not its right and bottom edges`() {
    #expect(rect.contains(Point(10, 20)) && rect.contains(Point(39.9, 59.9)))
    #expect(!rect.contains(Point(40, 30)) && !rect.contains(Point(20, 60)))
    #expect(!rect.contains(Point(9.9, 30)) && !rect.contains(Point(20, 19.9)))
    #expect(!Rect.zero.contains(.zero))
  }

  @Test func `a rectangle without area is empty`() {
    #expect(!rect.isEmpty)
    #expect(Rect.zero.isEmpty)
    #expect(Rect(x: 0, y: 0, width: 5, height: 0).isEmpty)
    #expect(Rect(x: 0, y: 0, width: -5, height: 5).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 5).isEmpty)
  }

  @Test func `the union contains both rectangles`() {
    let other = Rect(x: 0, y: 50, width: 20, height: 20)
    #expect(rect.union(other) == Rect(x: 0, y: 20, width: 40, height: 50))
    #expect(rect.union(other) == other.union(rect))
    #expect(rect.union(rect) == rect)
  }

  @Test func `the intersection is the common area`() {
    let other = Rect(x: 0, y: 50, width: 20, height: 20)
    #expect(rect.intersection(other) == Rect(x: 10, y: 50, width: 10, height: 10))
    #expect(other.intersection(rect) == rect.intersection(other))
    #expect(rect.intersects(other))
  }

  @Test func `rectangles that touch do not intersect`() {
    let beside = rect.offsetBy(dx: 30, dy: 0)
    #expect(!rect.intersects(beside))
    // Touching rectangles have an edge in common, but no area.
    #expect(rect.intersection(beside) == Rect(x: 40, y: 20, width: 0, height: 40))
    #expect(rect.intersection(rect.offsetBy(dx: 0, dy: 100)).isNull)
  }

  @Test func `the null rectangle contains nothing and is neutral in a union`() {
    #expect(Rect.null.isNull && Rect.null.isEmpty && Rect.null == .null)
    #expect(!rect.isNull && !Rect.zero.isNull)
    #expect(rect.union(.null) == rect && Rect.null.union(rect) == rect)
    #expect(rect.intersection(.null).isNull && Rect.null.intersection(rect).isNull)
    #expect(!Rect.null.intersects(rect) && !Rect.null.contains(.zero))
    #expect(Rect.null.offsetBy(dx: 3, dy: 4).isNull)
    #expect(Rect.null.insetBy(dx: -3, dy: -4).isNull)
    #expect(Rect.null.applying(Transform(rotationAngle: 1)).isNull)
    #expect(rect.insetBy(dx: 15, dy: 0) == Rect(x: 25, y: 20, width: 0, height: 40))
    #expect(rect.insetBy(dx: 15.5, dy: 0).isNull)
    // NaN stays visible.
    #expect(Rect(x: 0, y: 0, width: .nan, height: 1).insetBy(dx: -1, dy: 0).width.isNaN)
  }

  @Test func `insets move the edges inwards`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: .zero) == rect)
    #expect(rect.insetBy(dx: 5, dy: -5) == Rect(x: 15, y: 15, width: 20, height: 50))
  }

  @Test func `a transformed rectangle is the bounding box of its corners`() {
    #expect(
      rect.applying(Transform(translationX: 1, y: 2)) == rect.offsetBy(dx: 1, dy: 2))
    let square = Rect(x: -1, y: -1, width: 2, height: 2)
    let turned = square.applying(Transform(rotationAngle: .pi / 4))
    // One or two roundings.
    #expect(isClose(turned.minX, -2.0.squareRoot(), within: 1e-15))
    #expect(isClose(turned.maxY, 2.0.squareRoot(), within: 1e-15))
    #expect(
      rect.applying(Transform(scaleX: -1, y: 1)) == Rect(x: -40, y: 20, width: 30, height: 40))
  }

  @Test func `points have a bounding box unless there are none`() {
    #expect(Rect(around: [] as [Point]) == nil)
    #expect(Rect(around: [Point(3, 4)]) == Rect(x: 3, y: 4, width: 0, height: 0))
    #expect(
      Rect(around: [Point(3, 4), Point(-1, 9), Point(0, 0)])
        == Rect(x: -1, y: 0, width: 4, height: 9))
  }
}
