import Geometry
import TestSupport
import Testing
import Tween

@Suite struct Transform3DInterpolationTests {
  @Test func `transforms of the plane are interpolated exactly as those of Transform`() {
    let start = Transform(a: 1, b: 0.2, c: -0.3, d: 1.5, tx: 3, ty: 4)
    let end = Transform(rotationAngle: 2.5).concatenating(Transform(translationX: 9, y: -7))
    for fraction in [0, 0.1, 0.37, 0.9, 1] {
      #expect(
        Transform3D(start).interpolated(to: Transform3D(end), fraction: fraction)
          == Transform3D(start.interpolated(to: end, fraction: fraction)))
    }
    let (a, b) = (start.displacement(to: end), end.displacement(to: start))
    let sum = Transform3D.Displacement(a).scaled(by: 0.3) + Transform3D.Displacement(b)
    #expect(
      Transform3D(start).displaced(by: sum)
        == Transform3D(start.displaced(by: a.scaled(by: 0.3) + b)))
  }

  @Test(arguments: [(1.0, 0.0, 0.0), (0, 1, 0), (1, 2, 3)])
  func `a rotation turns about its axis at constant speed`(x: Double, y: Double, z: Double) {
    let start = Transform3D(rotationAngle: 0.4, x: x, y: y, z: z)
    let end = Transform3D(rotationAngle: 2.4, x: x, y: y, z: z)
    let middle = start.interpolated(to: end, fraction: 0.25)
    let expected = Transform3D(rotationAngle: 0.9, x: x, y: y, z: z)
    // 1e-14: rounding through quaternions and angles of about 1.
    #expect(isClose(middle.m11, expected.m11, within: 1e-14))
    #expect(isClose(middle.m13, expected.m13, within: 1e-14))
    #expect(isClose(middle.m23, expected.m23, within: 1e-14))
    #expect(isClose(middle.m33, expected.m33, within: 1e-14))
  }

  @Test func `perspective and translation are interpolated linearly`() {
    var end = Transform3D(translationX: 10, y: 20, z: 30)
    end.m34 = -0.004
    let middle = Transform3D.identity.interpolated(to: end, fraction: 0.5)
    #expect(isClose(middle.m34, -0.002, within: 1e-17))
    #expect([middle.m41, middle.m42, middle.m43] != [0, 0, 0])
    #expect(Transform3D.identity.interpolated(to: end, fraction: 1) == end)
  }

  @Test func `a zero displacement returns the transform exactly`() {
    let transform = Transform3D(rotationAngle: 1, x: 1, y: 2, z: 3)
    #expect(transform.displaced(by: .zero) == transform)
    let other = Transform3D(rotationAngle: 2, x: 3, y: 2, z: 1)
    let there = transform.displaced(by: transform.displacement(to: other))
    // 1e-14: rounding through quaternions and angles of about 1.
    #expect(isClose(there.m12, other.m12, within: 1e-14))
    #expect(isClose(there.m31, other.m31, within: 1e-14))
  }
}
