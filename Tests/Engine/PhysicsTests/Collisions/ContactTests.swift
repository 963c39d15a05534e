import Physics
import TestSupport
import Testing

@Suite struct ContactTests {
  // MARK: Impacts

  @Test func `equal balls swap velocities in an elastic impact`() {
    var world = World.weightless()
    let traits = ShapeTraits(friction: 0, restitution: 1)
    let a = world.addBall(radius: 0.5, at: Vec2(-2, 0), velocity: Vec2(3, 0), traits)
    let b = world.addBall(radius: 0.5, at: Vec2(0, 0), traits)
    world.step(1 / 60, times: 60)
    #expect(isClose(Double(world[a].velocity.x), 0, within: 1e-5))
    #expect(isClose(Double(world[b].velocity.x), 3, within: 1e-5))
  }

  @Test(arguments: [0, 0.3, 0.7, 1] as [Double])
  func `a head-on impact follows Newton's law of restitution`(e: Double) {
    var world = World.weightless()
    let a = world.addBall(
      radius: 0.5, at: Vec2(-2, 0), velocity: Vec2(4, 0),
      ShapeTraits(density: 3, friction: 0, restitution: Float(e)))
    let b = world.addBall(
      radius: 0.5, at: Vec2(0.3, 0), velocity: Vec2(-1, 0), ShapeTraits(friction: 0))
    world.step(1 / 60, times: 60)
    // Masses 3 : 1, center of mass at 2.75 m/s, approach at 5 m/s.
    #expect(isClose(Double(world[a].velocity.x), 2.75 - e * 5 / 4, within: 1e-5))
    #expect(isClose(Double(world[b].velocity.x), 2.75 + e * 15 / 4, within: 1e-5))
  }

  @Test func `equal balls move at a right angle after an oblique elastic impact`() {
    var world = World.weightless()
    let traits = ShapeTraits(friction: 0, restitution: 1)
    let a = world.addBall(
      radius: 0.5, at: Vec2(-3, 0.6), velocity: Vec2(5, 0), bullet: true, traits)
    let b = world.addBall(radius: 0.5, at: .zero, traits)
    world.step(1 / 240, times: 480)
    let (va, vb) = (world[a].velocity, world[b].velocity)
    #expect(vb.length > 1)
    // The cosine of the angle between them: the normal is off by at most slop / radius.
    #expect(abs(dot(va, vb) / (va.length * vb.length)) < 1e-4)
    #expect(isClose(Double(va.lengthSquared + vb.lengthSquared), 25, within: 1e-3))
  }

  /// Along the line of centers as in one dimension; unchanged across it, without friction.
  @Test(arguments: [0, 0.4, 0.9] as [Double])
  func `an oblique impact changes velocities along the line of centers only`(e: Double) {
    var world = World.weightless()
    let before = Vec2(5, 1)
    let start = Vec2(-3, -0.2)
    let traits = ShapeTraits(friction: 0, restitution: Float(e))
    let a = world.addBall(radius: 0.5, at: start, velocity: before, bullet: true, traits)
    let b = world.addBall(
      radius: 0.5, at: .zero, ShapeTraits(density: 2, friction: 0, restitution: Float(e)))
    world.step(1 / 240, times: 240)

    // Masses 1 : 2. Twice the velocity gain of b is the loss of a; its direction is the contact
    // normal.
    let (va, vb) = (world[a].velocity, world[b].velocity)
    #expect((before - va - 2 * vb).length < 1e-5)
    let n = vb.normalized
    let speed = Double(dot(before, n))
    #expect(isClose(Double(dot(va, n)), speed * (1 - 2 * e) / 3, within: 1e-5))
    #expect(isClose(Double(dot(vb, n)), speed * (1 + e) / 3, within: 1e-5))
    // The sine of the angle between the velocity and the line of centers is the impact parameter
    // divided by the distance of the centers: 1 m minus the three slops of 5 mm by which shapes may
    // overlap at an impact. The tolerance is the rounding of some ten operations.
    let displacement = before.normalized
    #expect(
      isClose(
        Double(cross(displacement, n)), Double(cross(displacement, -start)) / 0.985, within: 2e-6))
  }

  /// Per step it moves less than the distance of manifold reuse; the points must follow the vertex.
  @Test func `a box that moves slowly over an edge tips when its center has passed it`() {
    var world = World()
    let traits = ShapeTraits(friction: 0)
    let table = world.addBody(Body(kind: .static))
    world.addShape(.box(halfWidth: 1, halfHeight: 0.5, center: Vec2(-1, -0.5)), to: table, traits)
    let box = world.addBox(
      halfWidth: 0.25, halfHeight: 0.25, at: Vec2(-0.05, 0.27), velocity: Vec2(0.03, 0), traits)
    while world[box].position.x < -0.005 { world.step(1 / 60) }
    #expect(world[box].angle.magnitude < 0.002)
    while world[box].position.x < 0.03 { world.step(1 / 60) }
    #expect(world[box].angle < -0.05)
  }

  @Test func `impacts slower than the threshold do not bounce`() {
    for (speed, bounces) in [(Float(0.99), false), (1.01, true)] {
      var world = World.weightless()
      world.addFloor(ShapeTraits(friction: 0, restitution: 1))
      let ball = world.addBall(
        radius: 0.2, at: Vec2(0, 0.25), velocity: Vec2(0, -speed), ShapeTraits(friction: 0))
      world.step(1 / 60, times: 30)
      #expect(isClose(Double(world[ball].velocity.y), bounces ? Double(speed) : 0, within: 1e-3))
    }
  }

  @Test func `mixing rules determine the friction and restitution of a contact`() {
    for (rule, expected) in [(Mixing.maximum, 0.8), (.minimum, 0.2), (.product, 0.16)] {
      var settings = Settings()
      settings.gravity = .zero
      settings.restitutionMixing = rule
      var world = World(settings: settings)
      world.addFloor(ShapeTraits(friction: 0, restitution: 0.2))
      let ball = world.addBall(
        radius: 0.2, at: Vec2(0, 1), velocity: Vec2(0, -10),
        ShapeTraits(friction: 0, restitution: 0.8))
      world.step(1 / 60, times: 30)
      #expect(isClose(Double(world[ball].velocity.y), 10 * expected, within: 1e-3))
    }
  }

  // MARK: Friction

  @Test func `a box on a slope rests below the angle of friction and slides above it`() {
    let (sine, cosine) = (Float(0.342_020_14), Float(0.939_692_6))  // 20 degrees
    let tangent = sine / cosine
    for (factor, slides) in [(Float(1.05), false), (0.5, true)] {
      var settings = Settings()
      settings.gravity = Vec2(10 * sine, -10 * cosine)
      settings.allowsSleep = false
      var world = World(settings: settings)
      world.addFloor(halfWidth: 200, ShapeTraits(friction: factor * tangent))
      let box = world.addBox(
        halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, 0.5), ShapeTraits(friction: factor * tangent))
      world.step(1 / 60, times: 300)
      let displacement = Double(world[box].position.x)
      if slides {
        // g (sin - mu cos) t^2 / 2 = 21.376 m, plus half a step of the integrator: g/2 sin t h / 2
        // = 0.07 m.
        #expect(isClose(displacement, 21.376, within: 0.08), "\(displacement)")
      } else {
        #expect(displacement < 1e-3, "crept by \(displacement)")
      }
    }
  }

  @Test func `a sliding box stops after v squared over 2 mu g`() {
    var world = World()
    world.addFloor(ShapeTraits(friction: 0.5))
    let box = world.addBox(
      halfWidth: 0.5, halfHeight: 0.25, at: Vec2(0, 0.265), velocity: Vec2(6, 0),
      ShapeTraits(friction: 0.5))
    world.step(1 / 240, times: 480)
    // 3.6 m; semi-implicit Euler is v h / 2 = 0.0125 m short.
    #expect(isClose(Double(world[box].position.x), 3.6, within: 0.02))
    #expect(isClose(Double(world[box].velocity.x), 0, within: 1e-5))
  }

  @Test func `a ball that slides ends up rolling at two thirds of its speed`() {
    var world = World()
    world.addFloor(ShapeTraits(friction: 0.5))
    let ball = world.addBall(
      radius: 0.5, at: Vec2(0, 0.505), velocity: Vec2(6, 0), ShapeTraits(friction: 0.5))
    world.step(1 / 240, times: 480)
    // The contact point is within radii and slop, 1.5 cm of a radius of 50.
    #expect(isClose(Double(world[ball].velocity.x), 4, within: 0.02))
    #expect(isClose(Double(world[ball].angularVelocity), -8, within: 0.08))
  }

  // MARK: Rest

  @Test func `a stack comes to rest and falls asleep`() {
    var world = World()
    world.addFloor()
    let boxes = (0..<10).map {
      world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, 0.515 + 1.015 * Float($0)))
    }
    world.step(1 / 60, times: 300)
    for (i, box) in boxes.enumerated() {
      #expect(abs(world[box].position.x) < 1e-3)
      #expect(abs(world[box].angle) < 1e-3)
      // Each gap is between 0 and the two radii of 1 cm.
      #expect(abs(world[box].position.y - 0.51 - 1.01 * Float(i)) < 0.01 * Float(i + 1) + 0.01)
      #expect(!world[box].isAwake)
    }
    #expect(world.awakeBodyCount == 0)
  }

  @Test func `an impact wakes the whole stack`() {
    var world = World()
    world.addFloor()
    let boxes = (0..<3).map {
      world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, 0.515 + 1.015 * Float($0)))
    }
    world.step(1 / 60, times: 200)
    #expect(world.awakeBodyCount == 0)
    world.addBall(radius: 0.2, at: Vec2(0, 3.6), velocity: Vec2(0, -3))
    world.step(1 / 60, times: 20)
    #expect(boxes.allSatisfy { world[$0].isAwake })
  }

  @Test func `removing the support of a sleeping body wakes it`() {
    var world = World()
    let floor = world.addFloor()
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, 0.515))
    world.step(1 / 60, times: 200)
    #expect(!world[box].isAwake)
    world.removeBody(floor)
    world.step(1 / 60, times: 30)
    #expect(world[box].position.y < 0)
  }

  // MARK: Laws

  @Test func `collisions conserve momentum within rounding`() {
    var world = World.weightless()
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let at = Vec2(.random(in: -4...4, using: &random), .random(in: -4...4, using: &random))
      let velocity = Vec2(
        .random(in: -5...5, using: &random), .random(in: -5...5, using: &random))
      if Bool.random(using: &random) {
        world.addBall(radius: 0.3, at: at, velocity: velocity)
      } else {
        world.addBox(halfWidth: 0.4, halfHeight: 0.2, at: at, velocity: velocity)
      }
    }
    let before = world.momentum
    let angular = world.angularMomentum
    world.step(1 / 60, times: 200)
    // Thousands of impulses of order 1, each rounded to 1e-7 with random sign.
    #expect(isClose(world.momentum.x, before.x, within: 2e-4))
    #expect(isClose(world.momentum.y, before.y, within: 2e-4))
    // Position correction rotates bodies about displaced points: a small error.
    #expect(isClose(world.angularMomentum, angular, within: 0.5))
  }

  @Test func `energy grows by no more than the lift of position correction`() {
    var world = World()
    world.addFloor()
    var random = SeededGenerator(seed: 11)
    for i in 0..<80 {
      let x = Float.random(in: -3...3, using: &random)
      world.addBox(
        halfWidth: 0.3, halfHeight: 0.2, at: Vec2(x, 1 + 0.3 * Float(i)),
        angle: .random(in: -1...1, using: &random))
    }
    var minEnergy = world.energy
    let start = minEnergy
    for _ in 0..<400 {
      world.step(1 / 60)
      minEnergy = min(minEnergy, world.energy)
      // Tolerance: 0.5 % of the initial energy; the worst observed value is a tenth of it.
      #expect(world.energy < minEnergy + 0.005 * start)
    }
  }

  @Test func `a box slides over the vertices of a chain without ghost collisions`() {
    var world = World()
    let ground = world.addBody(Body(kind: .static))
    world.addChain(
      (0...40).map { Vec2(-5 + Float($0) * 0.5, 0) }, to: ground, ShapeTraits(friction: 0))
    let box = world.addBox(
      halfWidth: 0.3, halfHeight: 0.2, at: Vec2(-4, 0.22), velocity: Vec2(5, 0),
      ShapeTraits(friction: 0))
    world.step(1 / 60, times: 120)
    // The load shifts between the contacts of two segments, which causes a small rotation but no
    // stop.
    #expect(isClose(Double(world[box].position.x), 6, within: 0.005))
    #expect(isClose(Double(world[box].angle), 0, within: 0.005))
  }

  // MARK: Storage

  /// Edges are loaded four at a time; lanes beyond the last edge belong to another shape.
  @Test(arguments: 3...8)
  func `the manifold of a polygon does not depend on the shape stored after it`(corners: Int) {
    let outline = (0..<corners).map { i in
      Rot(2 * .pi * Float(i) / Float(corners)) * Vec2(0.3, 0)
    }
    func land(besides next: Shape) -> Vec2 {
      var world = World()
      let floor = world.addBody(Body(kind: .static))
      let body = world.addBody(Body(position: Vec2(0, 0.5), angle: 0.2))
      world.addShape(.polygon(Polygon(outline)), to: body)
      world.addShape(next, to: world.addBody(Body(kind: .static, position: Vec2(50, 50))))
      world.addShape(.box(halfWidth: 5, halfHeight: 0.5, center: Vec2(0, -0.5)), to: floor)
      world.step(1 / 60, times: 60)
      return world[body].position
    }
    let alone = land(besides: .circle(radius: 1))
    for angle in [0.3, 1.4, 2.5, 3.6, 4.7, 5.8] as [Float] {
      #expect(land(besides: .box(halfWidth: 9, halfHeight: 7, angle: angle)) == alone)
    }
  }
}
