import Geometry
import TestSupport
import Testing

@Suite struct PointAndVectorTests {
  @Test func `arithmetic of points and vectors is component-wise`() {
    #expect(Point(1, 2) + Vector(dx: 3, dy: 4) == Point(4, 6))
    #expect(Point(1, 2) - Vector(dx: 3, dy: 4) == Point(-2, -2))
    #expect(Point(5, 7) - Point(1, 2) == Vector(dx: 4, dy: 5))
    #expect(Vector(dx: 1, dy: 2) + Vector(dx: 3, dy: 5) == Vector(dx: 4, dy: 7))
    #expect(Vector(dx: 1, dy: 2) - Vector(dx: 3, dy: 5) == Vector(dx: -2, dy: -3))
    #expect(-Vector(dx: 1, dy: -2) == Vector(dx: -1, dy: 2))
    #expect(2 * Vector(dx: 1, dy: 2) == Vector(dx: 2, dy: 4))
    #expect(Vector(dx: 1, dy: 2) * 2 == 2 * Vector(dx: 1, dy: 2))
    #expect(Vector(dx: 4, dy: 2) / 2 == Vector(dx: 2, dy: 1))
  }

  @Test func `distance and length are Euclidean`() {
    #expect(Point(1, 1).distance(to: Point(4, 5)) == 5)
    #expect(Vector(dx: -3, dy: 4).length == 5)
  }

  @Test func `angles are clockwise from the x axis`() {
    #expect(Vector(dx: 2, dy: 0).angle == 0)
    #expect(Vector(dx: 0, dy: 2).angle == .pi / 2)
    #expect(Vector(dx: -2, dy: 0).angle == .pi)
    #expect(Vector(dx: 0, dy: -2).angle == -.pi / 2)
    #expect(Vector.zero.angle == 0)
  }

  @Test func `a cross product is positive for a clockwise angle`() {
    let right = Vector(dx: 2, dy: 0)
    let down = Vector(dx: 0, dy: 3)
    #expect(right.cross(down) == 6)
    #expect(down.cross(right) == -6)
    #expect(right.dot(down) == 0)
    #expect(right.dot(Vector(dx: 4, dy: 9)) == 8)
  }

  @Test func `descriptions have UIKit's format`() {
    #expect("\(Point(160, 20))" == "{160, 20}")
    #expect("\(Point(-0.5, 1.25))" == "{-0.5, 1.25}")
    #expect("\(Vector(dx: 0, dy: 1))" == "{0, 1}")
    #expect("\(Size(64, 64.5))" == "{64, 64.5}")
    #expect("\(Rect(x: 128, y: 20, width: 64, height: 64))" == "{{128, 20}, {64, 64}}")
  }

  @Test func `a point is parsed from its description`() {
    for point in [Point(160, 20), Point(-0.5, 1.25), Point(1e-7, 1e20)] {
      #expect(Point("\(point)") == point)
    }
    #expect(Point("{160,20}") == Point(160, 20))
    #expect(Point("{ 160 , 20 }") == Point(160, 20))
  }

  @Test(arguments: ["", "{}", "160, 20", "{160}", "{160, }", "{160, 20, 3}", "{a, b}", "{160, 20"])
  func `invalid text is not parsed as a point`(text: String) {
    #expect(Point(text) == nil)
  }
}
