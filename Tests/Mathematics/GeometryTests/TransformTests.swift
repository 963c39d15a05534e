import Geometry
import TestSupport
import Testing

@Suite struct TransformTests {
  private let affine = Transform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)

  @Test func `a quarter turn maps right to down and down to left`() {
    let turn = Transform(rotationAngle: .pi / 2)
    // The cosine of the nearest number to pi / 2 is 6e-17.
    #expect(Point(1, 0).applying(turn).distance(to: Point(0, 1)) < 1e-16)
    #expect(Point(0, 1).applying(turn).distance(to: Point(-1, 0)) < 1e-16)
  }

  @Test func `concatenating applies the receiver before the argument`() {
    let scale = Transform(scaleX: 2, y: 3)
    let move = Transform(translationX: 10, y: 20)
    #expect(Point(1, 1).applying(scale.concatenating(move)) == Point(12, 23))
    #expect(Point(1, 1).applying(move.concatenating(scale)) == Point(22, 63))
    let point = Point(-3, 5)
    #expect(
      point.applying(affine.concatenating(move)) == point.applying(affine).applying(move))
  }

  @Test func `scaledBy, translatedBy and rotated apply their step first`() {
    let move = Transform(translationX: 10, y: 20)
    #expect(Point(1, 1).applying(move.scaledBy(x: 2, y: 3)) == Point(12, 23))
    #expect(
      Point(1, 1).applying(Transform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)) == Point(22, 63))
    #expect(move.rotated(by: 0.3) == Transform(rotationAngle: 0.3).concatenating(move))
  }

  @Test func `the identity changes nothing`() {
    #expect(Transform.identity.isIdentity)
    #expect(!affine.isIdentity)
    #expect(affine.concatenating(.identity) == affine)
    #expect(Transform.identity.concatenating(affine) == affine)
  }

  @Test func `the inverse reverses a transform`() throws {
    let inverse = try #require(affine.inverse)
    for point in [Point(1, 0), Point(0, 1), Point(-20, 33)] {
      // A few roundings of numbers below 200.
      #expect(point.applying(affine).applying(inverse).distance(to: point) < 1e-13)
      #expect(point.applying(inverse).applying(affine).distance(to: point) < 1e-13)
    }
  }

  @Test func `a singular transform has no inverse`() {
    #expect(Transform(scaleX: 0, y: 1).inverse == nil)
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
    #expect(Transform(scaleX: .nan, y: 1).inverse == nil)
  }

  @Test func `the determinant is the scale of areas`() {
    #expect(Transform(scaleX: 2, y: 3).determinant == 6)
    #expect(Transform(scaleX: -1, y: 1).determinant == -1)
    #expect(affine.determinant == 6.5)
  }

  @Test(arguments: [-3, -1, 0, 0.5, 3])
  func `rotationAngle returns the angle of a rotation`(angle: Double) {
    let turn = Transform(rotationAngle: angle).concatenating(Transform(translationX: 5, y: 6))
    // A few roundings of pi.
    #expect(isClose(turn.rotationAngle, angle, within: 1e-15))
  }
}
