import Geometry
import TestSupport
import Testing
import Tween

/// Returns the largest difference of the entries of two matrices.
private func distance(_ left: Transform, _ right: Transform) -> Double {
  [
    left.a - right.a, left.b - right.b, left.c - right.c, left.d - right.d, left.tx - right.tx,
    left.ty - right.ty,
  ].map(abs).reduce(0, max)
}

private let halfTurn = Double.pi
private let fullTurn = 2 * Double.pi

@Suite struct TransformComponentsTests {
  @Test func `a matrix equals the recomposition of its components`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      func entry() -> Double { Double.random(in: -10...10, using: &generator) }
      let transform = Transform(
        a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
      // A few roundings of numbers below 20, of 2e-15 each.
      #expect(distance(Transform.Components(transform).transform, transform) <= 1e-14)
    }
  }

  @Test(arguments: [
    Transform(scaleX: 0, y: 0), Transform(scaleX: 0, y: 1), Transform(scaleX: 1, y: 0),
    Transform(scaleX: 0, y: -1), Transform(scaleX: -1, y: 0),
    Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    Transform(a: 1, b: 2, c: -0.1, d: -0.2, tx: 0, ty: 0),
    Transform(a: 0, b: 0, c: 3, d: 4, tx: 0, ty: 0),
    Transform(a: 3, b: 4, c: 0, d: 0, tx: 0, ty: 0),
  ])
  func `a singular matrix equals the recomposition of its components`(transform: Transform) {
    // A few roundings of numbers up to 5.
    #expect(distance(Transform.Components(transform).transform, transform) <= 4e-15)
  }

  @Test func `the components of the identity are the defaults`() {
    #expect(Transform.Components(.identity) == Transform.Components())
    #expect(Transform.Components().transform == .identity)
  }

  @Test func `components apply scale, skew, rotation and translation in this order`() {
    let components = Transform.Components(
      translation: Vector(dx: 30, dy: 40), rotation: 0.5, scaleX: 2, scaleY: 3, skew: 0.25)
    let steps = Transform(a: 2, b: 0, c: 0.25, d: 3, tx: 0, ty: 0)
      .concatenating(Transform(rotationAngle: 0.5))
      .concatenating(Transform(translationX: 30, y: 40))
    // Two roundings of numbers below 4.
    #expect(distance(components.transform, steps) <= 1e-15)
    let again = Transform.Components(steps)
    // As above; the angle has an error of a rounding divided by the scale.
    #expect((again - components).magnitudeSquared.squareRoot() <= 4e-15)
  }

  @Test func `a reflection along an axis has one negative scale and no rotation`() {
    #expect(Transform.Components(Transform(scaleX: -1, y: 1)) == .init(scaleX: -1))
    #expect(Transform.Components(Transform(scaleX: 1, y: -1)) == .init(scaleY: -1))
    #expect(Transform.Components(Transform(scaleX: -2, y: 3)) == .init(scaleX: -2, scaleY: 3))
  }

  @Test(arguments: [-1.5, -0.7, 0.0, 0.7, 1.5])
  func `a rotated reflection keeps its rotation up to a quarter turn`(angle: Double) {
    for reflection in [Transform(scaleX: -1, y: 1), Transform(scaleX: 1, y: -1)] {
      let turned = reflection.concatenating(Transform(rotationAngle: angle))
      let components = Transform.Components(turned)
      // Sine, cosine and arc tangent, each rounded once.
      #expect(isClose(components.rotation, angle, within: 1e-15))
      #expect(components.scaleX * components.scaleY < 0)
    }
  }
}

@Suite struct TransformInterpolationTests {
  @Test func `the zero displacement returns exactly the same transform`() {
    let transform = Transform(a: 0.1, b: 0.2, c: 0.3, d: 0.7, tx: -0.0, ty: 5)
    let shown = transform.displaced(by: .zero)
    #expect(shown == transform)
    #expect(shown.tx.sign == .minus)
  }

  @Test func `a displacement that only translates keeps the other entries exactly`() {
    let transform = Transform(a: 0.1, b: 0.2, c: 0.3, d: 0.7, tx: 1, ty: 2)
    var displacement = Transform.Components.zero
    displacement.translation = Vector(dx: 10, dy: 20)
    #expect(
      transform.displaced(by: displacement)
        == Transform(a: 0.1, b: 0.2, c: 0.3, d: 0.7, tx: 11, ty: 22))
  }

  @Test func `rotations are interpolated by angle`() {
    let shown = Transform.identity.interpolated(to: Transform(rotationAngle: 2), fraction: 0.25)
    // Sine and cosine of an angle that was recovered to the last digit.
    #expect(distance(shown, Transform(rotationAngle: 0.5)) <= 1e-15)
  }

  @Test func `scales are interpolated linearly`() {
    let shown = Transform.identity.interpolated(to: Transform(scaleX: 3, y: 0), fraction: 0.5)
    #expect(shown == Transform(scaleX: 2, y: 0.5))
  }

  @Test func `the interpolation to a reflection passes a singular transform`() {
    let flipX = Transform.identity.interpolated(to: Transform(scaleX: -1, y: 1), fraction: 0.5)
    #expect(flipX == Transform(scaleX: 0, y: 1))
    let flipY = Transform.identity.interpolated(to: Transform(scaleX: 1, y: -1), fraction: 0.75)
    #expect(flipY == Transform(scaleX: 1, y: -0.5))
  }

  @Test func `a transform displaced by its displacement to another is the other transform`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      func entry() -> Double { Double.random(in: -10...10, using: &generator) }
      func transform() -> Transform {
        Transform(a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
      }
      let start = transform()
      let end = transform()
      for direction in [RotationDirection.shortest, .clockwise, .counterclockwise] {
        let reached = start.displaced(by: start.displacement(to: end, rotating: direction))
        // Angles below 2 pi are good to 2e-15, and scales below 15 multiply that.
        #expect(distance(reached, end) <= 1e-13)
      }
    }
  }

  @Test(arguments: [Double.pi, -Double.pi, 3.14159265358979, -3.14159265358979])
  func `half a turn is clockwise for either sign`(angle: Double) {
    let turn = Transform.identity.displacement(to: Transform(rotationAngle: angle)).rotation
    // The last literals have 15 digits; the tolerance of the tie is 1e-12.
    #expect(isClose(turn, .pi, within: 1e-12))
  }

  @Test(
    arguments: [
      (0.5, 1.5, 1.0), (1.5, 0.5, -1.0), (3.0, -3.0, fullTurn - 6), (-3.0, 3.0, 6 - fullTurn),
      (0.0, 3.1, 3.1), (0.0, -3.1, -3.1), (0.0, fullTurn, 0.0),
    ] as [(Double, Double, Double)])
  func `a rotation is in the shortest direction by default`(
    start: Double, end: Double, turn: Double
  ) {
    let displacement = Transform(rotationAngle: start)
      .displacement(to: Transform(rotationAngle: end))
    // Two angles below 2 pi, each good to 5e-16.
    #expect(isClose(displacement.rotation, turn, within: 2e-15))
  }

  @Test(
    arguments: [
      (0.5, 1.5, 1.0, 1 - fullTurn), (1.5, 0.5, fullTurn - 1, -1.0), (0.7, 0.7, 0.0, 0.0),
      (0.0, halfTurn, halfTurn, -halfTurn), (0.0, -halfTurn, halfTurn, -halfTurn),
      (0.0, fullTurn, 0.0, 0.0),
      (0.0, -fullTurn, 0.0, 0.0), (3.0, -3.0, fullTurn - 6, -6.0),
    ] as [(Double, Double, Double, Double)])
  func `a rotation is in the given direction`(
    start: Double, end: Double, clockwise: Double, counterclockwise: Double
  ) {
    let from = Transform(rotationAngle: start)
    let to = Transform(rotationAngle: end)
    // Two angles below 2 pi, each good to 5e-16.
    #expect(
      isClose(
        from.displacement(to: to, rotating: .clockwise).rotation, clockwise, within: 2e-15))
    #expect(
      isClose(
        from.displacement(to: to, rotating: .counterclockwise).rotation, counterclockwise,
        within: 2e-15))
  }

  @Test func `half a turn counterclockwise passes a quarter turn counterclockwise`() {
    let end = Transform(rotationAngle: .pi)
    let shown = Transform.identity.interpolated(
      to: end, fraction: 0.5, rotating: .counterclockwise)
    // The cosine of a quarter turn is not exactly 0.
    #expect(distance(shown, Transform(rotationAngle: -.pi / 2)) <= 1e-15)
    #expect(
      Transform.identity.interpolated(to: end, fraction: 1, rotating: .counterclockwise) == end)
  }

  @Test func `an additive half turn is clockwise throughout`() {
    let old = Transform.identity
    let new = Transform(rotationAngle: .pi)
    for step in 0...10 {
      let progress = Double(step) / 10
      let shown = new.displaced(by: old.displacement(to: new).scaled(by: progress - 1))
      // As a rotation by progress times pi, with two roundings of an angle.
      #expect(distance(shown, Transform(rotationAngle: .pi * progress)) <= 2e-15)
    }
  }
}
