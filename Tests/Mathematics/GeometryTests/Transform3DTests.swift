import ElementaryFunctions
import Geometry
import TestSupport
import Testing

@Suite struct Transform3DTests {
  private func areClose(_ left: Transform3D, _ right: Transform3D, within tolerance: Double) -> Bool
  {
    zip(entries(left), entries(right)).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func entries(_ m: Transform3D) -> [Double] {
    [m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24]
      + [m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44]
  }

  @Test func `rotations have the matrices of CATransform3DMakeRotation`() {
    // Row vectors: about z by t the rows are (cos t, sin t), (-sin t, cos t), and so on cyclically.
    let (c, s) = (cos(0.3), sin(0.3))
    let z = Transform3D(rotationAngle: 0.3, x: 0, y: 0, z: 2)
    #expect(z == Transform3D(Transform(rotationAngle: 0.3)))
    let x = Transform3D(rotationAngle: 0.3, x: 1, y: 0, z: 0)
    #expect([x.m22, x.m23, x.m32, x.m33] == [c, s, -s, c])
    let y = Transform3D(rotationAngle: 0.3, x: 0, y: 1, z: 0)
    #expect([y.m11, y.m13, y.m31, y.m33] == [c, -s, s, c])
  }

  @Test func `concatenation applies the first transform first`() {
    let moved = Transform3D(translationX: 1, y: 2, z: 3)
    let scaled = Transform3D(scaleX: 2, y: 3, z: 4)
    let both = moved.concatenating(scaled)
    #expect([both.m41, both.m42, both.m43] == [2, 6, 12])
    #expect(scaled.translatedBy(x: 1, y: 2, z: 3) == both)
    #expect(moved.scaledBy(x: 2, y: 3, z: 4) == scaled.concatenating(moved))
    #expect(
      moved.rotated(by: 1, x: 0, y: 1, z: 0)
        == Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0).concatenating(moved))
  }

  @Test func `the inverse undoes a transform, and a singular one has none`() throws {
    var transform = Transform3D(rotationAngle: 1, x: 1, y: 2, z: 3)
      .concatenating(Transform3D(translationX: 10, y: -20, z: 30))
    transform.m34 = -0.002
    let inverse = try #require(transform.inverse)
    // 1e-13: rounding in sums of products of about 30.
    #expect(areClose(transform.concatenating(inverse), .identity, within: 1e-13))
    #expect(Transform3D(scaleX: 1, y: 0, z: 1).inverse == nil)
  }

  @Test func `transforms of the plane keep their entries`() {
    let plane = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Transform3D(plane).affineTransform == plane)
    #expect(Transform3D(rotationAngle: 1, x: 1, y: 0, z: 0).affineTransform == nil)
    #expect(Transform3D(translationX: 0, y: 0, z: 1).affineTransform == nil)
    #expect(Transform3D.identity.isIdentity)
  }

  @Test func `a transform equals its recomposed components`() {
    var generator = SeededGenerator(seed: 1)
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    for _ in 0..<200 {
      var components = Transform3D.Components()
      components.scale = SIMD3(random(0.5...2), random(0.5...2), random(0.5...2))
      components.skew = SIMD3(random(-1...1), random(-1...1), random(-1...1))
      components.rotation = SIMD3(random(-3...3), random(-1.5...1.5), random(-3...3))
      components.translation = SIMD3(random(-9...9), random(-9...9), random(-9...9))
      components.perspective = SIMD4(random(-0.01...0.01), random(-0.01...0.01), -0.002, 1)
      let transform = components.transform
      let again = Transform3D.Components(transform)
      // 1e-12: rounding of numbers of about 10 through an inverse.
      #expect(areClose(again.transform, transform, within: 1e-12))
      let difference = again.rotation - components.rotation
      #expect(abs(difference.max()) < 1e-12 && abs(difference.min()) < 1e-12)
    }
  }

  @Test(arguments: [
    Transform3D(scaleX: 0, y: 1, z: 1), Transform3D(scaleX: 1, y: 0, z: 1),
    Transform3D(scaleX: 0, y: 0, z: 0), Transform3D(scaleX: 1, y: 1, z: 0),
    Transform3D(scaleX: -1, y: 1, z: 1), Transform3D(scaleX: 1, y: 1, z: -1),
    Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0).rotated(by: 1, x: 0, y: 0, z: 1),
  ])
  func `singular, mirrored and gimbal-locked transforms have finite components`(
    transform: Transform3D
  ) {
    let components = Transform3D.Components(transform)
    #expect(components.transform.isFinite)
    // 1e-15: rounding of sines and cosines of at most 1.
    #expect(areClose(components.transform, transform, within: 1e-15))
  }

  @Test func `a projection maps as the transform of space does, and is cut before the viewer`() {
    var transform = Transform3D.identity
    transform.m34 = -1 / 100.0
    transform = transform.rotated(by: .pi / 3, x: 0, y: 1, z: 0)
    let projection = ProjectiveTransform(transform)
    // z = -x sin 60 degrees; w = 1 - z / 100.
    let w = 1 + 40 * 0.75.squareRoot() / 100
    let point = Point(40, 10).applying(projection)
    // 1e-13: rounding of numbers of about 40.
    #expect(isClose(point.x, 40 * 0.5 / w, within: 1e-13))
    #expect(isClose(point.y, 10 / w, within: 1e-13))
    let wide = Rect(x: -1000, y: -10, width: 2000, height: 20)
    let visible = wide.corners(inFrontOf: projection, minWeight: 0.5)
    #expect(visible.count == 4)
    #expect(visible.allSatisfy { projection.weight(of: $0) >= 0.5 - 1e-12 })
    #expect(Rect(x: -1000, y: 0, width: 100, height: 9).corners(inFrontOf: projection).isEmpty)
  }

  @Test func `a rotation about no axis is rejected`() async {
    await expectSentence(
      "the axis of a rotation must have a finite length above 0, not (0.0, 0.0, 0.0)",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0)
      })
  }
}
