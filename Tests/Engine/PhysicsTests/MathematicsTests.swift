import ElementaryFunctions
import Physics
import TestSupport
import Testing

@Suite struct MathematicsTests {
  @Test func `sine and cosine are accurate to about half a unit in the last place`() {
    for step in -200_000...200_000 {
      let angle = Float(step) * 0.037
      let q = Rot(angle)
      // Half the spacing of Float below 1 is 3e-8; the rest is the error of series and reduction.
      #expect(isClose(Double(q.s), sin(Double(angle)), within: 3.1e-8))
      #expect(isClose(Double(q.c), cos(Double(angle)), within: 3.1e-8))
    }
  }

  @Test func `the rotation of any angle has length one`() {
    for angle in [1e7, -3e9, 1e20, -.greatestFiniteMagnitude] as [Float] {
      let q = Rot(angle)
      // Rounding of both values and of their squares.
      #expect(isClose(Double(q.c * q.c + q.s * q.s), 1, within: 2e-7))
    }
  }

  @Test func `sine and cosine have the symmetries that mirrored scenes require`() {
    for step in 0...1000 {
      let angle = Float(step) * 0.01
      #expect(Rot(-angle).s == -Rot(angle).s)
      #expect(Rot(-angle).c == Rot(angle).c)
    }
    #expect(Rot(0) == .identity)
  }

  @Test func `the angle of a rotation is accurate to a unit in the last place`() {
    for step in -314...314 {
      let angle = Double(step) * 0.01
      let q = Rot(c: Float(cos(angle)), s: Float(sin(angle)))
      // Rounding of cosine and sine is 6e-8 in the angle, that of the result 1.2e-7.
      #expect(isClose(Double(q.angle), angle, within: 2e-7))
    }
    #expect(isClose(Double(Rot(c: -1, s: 0).angle), .pi, within: 2e-7))
    #expect(isClose(Double(Rot(c: 0, s: 1).angle), .pi / 2, within: 1e-7))
  }

  @Test func `a pose and its inverse compose to the identity`() {
    let pose = Pose(p: Vec2(3, -2), q: Rot(0.7))
    let point = Vec2(-1.5, 4)
    let there = pose * point
    // Rounding of values of order 5.
    #expect((pose.inverse(there) - point).length < 1e-6)
  }

  @Test func `a convex hull drops points inside it or on its edges`() {
    let square = [Vec2(0, 0), Vec2(2, 0), Vec2(2, 2), Vec2(0, 2)]
    let polygon = Polygon(square + [Vec2(1, 0), Vec2(1, 1), Vec2(2, 2), Vec2(0.5, 1.5)])
    #expect(Set(polygon.vertices) == Set(square))
    #expect(!Polygon.isValid([Vec2(0, 0), Vec2(1, 1), Vec2(3, 3)]))
    #expect(!Polygon.isValid([Vec2(0, 0), Vec2(.nan, 1), Vec2(3, 0)]))
  }
}
