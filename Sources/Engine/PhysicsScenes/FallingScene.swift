package import Physics

/// Bodies of every shape, some of them jointed, that fall into a pit and come to rest.
package struct FallingScene {
  package var world = World()

  package init(
    bodies count: Int, columns: Int = 40, solver: Solver = .sequentialImpulses,
    areBullets: Bool = false
  ) {
    world.settings.solver = solver
    let width = 0.9 * Float(columns) + 1
    let ground = world.addBody(Body(kind: .static))
    world.addChain(
      [Vec2(0, 200), Vec2(0, 0), Vec2(width, 0), Vec2(width, 200)], to: ground,
      ShapeTraits(friction: 0.6))

    var previous: BodyID?
    for i in 0..<count {
      // Rows are staggered, so that no body balances on the one below.
      let stagger = 0.35 * Float(i / columns % 3)
      let position = Vec2(
        0.9 * (Float(i % columns) + 0.5) + stagger, 0.6 + 0.9 * Float(i / columns))
      let body = world.addBody(
        Body(
          position: position, angle: 0.1 * Float(i % 7), linearDamping: 0.5, angularDamping: 2,
          isBullet: areBullets))
      let traits = ShapeTraits(friction: 0.6, restitution: i % 5 == 0 ? 0.3 : 0)
      switch i % 4 {
      case 0: world.addShape(.box(halfWidth: 0.3, halfHeight: 0.2), to: body, traits)
      case 1: world.addShape(.circle(radius: 0.25), to: body, traits)
      case 2:
        world.addShape(.capsule(Vec2(-0.2, 0), Vec2(0.2, 0), radius: 0.15), to: body, traits)
      default:
        world.addShape(
          .polygon(Polygon([Vec2(-0.3, -0.2), Vec2(0.3, -0.2), Vec2(0, 0.3)])), to: body, traits)
      }
      // Every tenth body has a joint with its left neighbor, of each kind in turn.
      if i % 10 == 9, let previous { join(previous, body, kind: i / 10 % 4) }
      previous = body
    }
  }

  private mutating func join(_ a: BodyID, _ b: BodyID, kind: Int) {
    let half = 0.5 * (world[b].position - world[a].position)
    let anchorA = Rot(world[a].angle).inverse(half)
    let anchorB = Rot(world[b].angle).inverse(-half)
    let angle = world[b].angle - world[a].angle
    let joint: Joint =
      switch kind {
      case 0:
        .revolute(
          RevoluteJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, referenceAngle: angle, lowerAngle: -0.5,
            upperAngle: 0.5, maxMotorTorque: 0.1))
      case 1: .weld(WeldJoint(a, b, anchorA: anchorA, anchorB: anchorB, referenceAngle: angle))
      case 2:
        .prismatic(
          PrismaticJoint(
            a, b, anchorA: anchorA, anchorB: anchorB, axis: anchorA, referenceAngle: angle,
            lowerTranslation: -0.1, upperTranslation: 0.1))
      default:
        .distance(
          DistanceJoint(
            a, b, length: 2 * half.length, stiffness: .spring(hertz: 3, dampingRatio: 0.7)))
      }
    world.addJoint(joint)
  }

  /// Steps until all bodies sleep; returns the number of steps.
  package mutating func settle(limit: Int) -> Int {
    while world.awakeBodyCount > 0, world.stepCount < limit { world.step(1 / 60) }
    return world.stepCount
  }

  /// Steps until all bodies sleep, each step in a fresh copy.
  package mutating func settleInFreshCopies(limit: Int) {
    while world.awakeBodyCount > 0, world.stepCount < limit {
      let last = world
      world.step(1 / 60)
      withExtendedLifetime(last) {}
    }
  }
}
