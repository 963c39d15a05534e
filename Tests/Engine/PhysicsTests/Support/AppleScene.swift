import Physics

/// UIKit Dynamics' use of its engine: 100 points in a meter, fixed sub-steps, y down.
struct AppleScene {
  var world: World
  private let subStep: Float
  private var accumulator: Double
  /// iOS 7 computes the remainder before the sub-steps; later systems accumulate it.
  private let isIOS7: Bool

  init(isIOS7: Bool = false, phase: Double = 0, gravity: Bool = false) {
    var settings = Settings()
    settings.gravity = gravity ? Vec2(0, 10) : .zero
    settings.clearsForces = false
    world = World(settings: settings)
    self.isIOS7 = isIOS7
    subStep = isIOS7 ? 0.004 : 1.0 / 120
    accumulator = phase
  }

  /// Advances one frame of 1/60 s.
  mutating func frame(forces: (inout World) -> Void = { _ in }) {
    forces(&world)
    if isIOS7 {
      var total = accumulator + 1.0 / 60
      accumulator = total.truncatingRemainder(dividingBy: 0.004)
      while total > 0.004 {
        world.step(subStep)
        total -= 0.004
      }
    } else {
      accumulator += 1.0 / 60
      while accumulator >= Double(subStep) {
        world.step(subStep)
        accumulator -= Double(subStep)
      }
    }
    world.clearForces()
  }

  /// Adds an item with size and center in points.
  mutating func addItem(
    width: Float, height: Float, x: Float, y: Float, resistance: Float = 0.1,
    elasticity: Float = 0.2,
    radius: Float = 0
  ) -> BodyID {
    let body = world.addBody(
      Body(
        position: Vec2(x / 100, y / 100), linearDamping: resistance, angularDamping: resistance,
        isBullet: true))
    world.addShape(
      .box(halfWidth: width / 200, halfHeight: height / 200, radius: radius), to: body,
      ShapeTraits(density: 1, friction: 0.2, restitution: elasticity))
    return body
  }

  /// Adds the four springs of a snap behavior, in points.
  mutating func addSnap(
    _ item: BodyID, width: Float, height: Float, x: Float, y: Float, damping: Float
  ) {
    let anchor = world.addBody(Body(kind: .static, position: Vec2(x / 100, y / 100)))
    let (hw, hh, d) = (width / 200, height / 200, Float(0.5))
    for (local, target) in [
      (Vec2(-hw, -hh), Vec2(-hw - d, -hh)), (Vec2(-hw, -hh), Vec2(-hw, -hh - d)),
      (Vec2(hw, hh), Vec2(hw + d, hh)), (Vec2(hw, hh), Vec2(hw, hh + d)),
    ] {
      world.addJoint(
        .distance(
          DistanceJoint(
            item, anchor, anchorA: local, anchorB: target, length: d,
            stiffness: .spring(hertz: 4, dampingRatio: damping))))
    }
  }

  /// Returns the center of an item in points.
  func center(_ item: BodyID) -> (x: Double, y: Double) {
    let position = world[item].position
    return (100 * Double(position.x), 100 * Double(position.y))
  }
}
