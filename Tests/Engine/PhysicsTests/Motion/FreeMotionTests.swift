import Physics
import TestSupport
import Testing

/// Motion of one body without contacts: tests of the integrator.
@Suite struct FreeMotionTests {
  /// Semi-implicit Euler falls g h^2 n (n + 1) / 2 in n steps, half a step more than g t^2 / 2.
  @Test func `a fall equals the closed form of semi-implicit Euler`() {
    var world = World()
    let ball = world.addBall(radius: 0.1, at: .zero)
    let h = 1.0 / 60
    for n in 1...120 {
      world.step(1 / 60)
      let expected = -10 * h * h * Double(n * (n + 1)) / 2
      // Rounding of Float at 20 m after 120 additions.
      #expect(isClose(Double(world[ball].position.y), expected, within: 1e-4))
    }
  }

  @Test func `a fall converges to the analytic solution as steps get shorter`() {
    for (h, tolerance) in [(1.0 / 60, 0.0851), (1.0 / 240, 0.0215), (1.0 / 960, 0.006)] {
      var world = World()
      let ball = world.addBall(radius: 0.1, at: .zero)
      world.step(Float(h), times: Int((1 / h).rounded()))
      // The error is g t h / 2.
      #expect(isClose(Double(world[ball].position.y), -5, within: tolerance))
    }
  }

  @Test func `a projectile lands at the analytic distance`() {
    var world = World()
    let ball = world.addBall(radius: 0.1, at: .zero, velocity: Vec2(3, 10))
    world.step(1 / 1000, times: 2000)
    #expect(isClose(Double(world[ball].position.x), 6, within: 1e-3))
    // 10 t - 5 t^2 = 0 at t = 2; the error is g t h / 2 = 0.01.
    #expect(isClose(Double(world[ball].position.y), 0, within: 0.011))
  }

  /// Each sub-step divides by 1 + h c, so n of them give (1 + h c)^-n, which approximates e^(-c t).
  @Test func `damping divides the velocity by 1 + h c in each step`() {
    var world = World.weightless()
    let body = world.addBody(
      Body(velocity: Vec2(8, 0), angularVelocity: 3, linearDamping: 0.5, angularDamping: 2))
    world.addShape(.circle(radius: 0.1), to: body)
    var (v, w) = (8.0, 3.0)
    for _ in 0..<120 {
      world.step(1 / 60)
      v /= 1 + 0.5 / 60
      w /= 1 + 2.0 / 60
    }
    #expect(isClose(Double(world[body].velocity.x), v, within: 1e-5))
    #expect(isClose(Double(world[body].angularVelocity), w, within: 1e-6))
    // Within a percent of the continuous solution.
    #expect(isClose(v / 8, 0.367879441, within: 0.004))
  }

  /// The velocity converges to g / c.
  ///
  /// v' = (v + h g) / (1 + h c) has the fixed point g / c, and each step divides the difference to
  /// it by 1 + h c: v = g / c (1 - (1 + h c)^-n), in the limit g / c (1 - e^(-c t)).
  @Test func `a fall with damping converges to the terminal speed`() {
    var world = World()
    let ball = world.addBody(Body(linearDamping: 2))
    world.addShape(.circle(radius: 0.1), to: ball)
    var missing = 1.0
    for _ in 0..<300 {
      world.step(1 / 60)
      missing /= 1 + 2.0 / 60
      // Rounding of Float at 5 m/s, mostly removed by damping.
      #expect(isClose(Double(world[ball].velocity.y), -5 * (1 - missing), within: 5e-6))
    }
    #expect(isClose(Double(world[ball].velocity.y), -5, within: 1e-3))
  }

  @Test func `a free body conserves momentum and angular momentum`() {
    var world = World.weightless()
    let body = world.addBody(Body(position: Vec2(3, 1), velocity: Vec2(1, -2), angularVelocity: 4))
    world.addShape(.box(halfWidth: 0.5, halfHeight: 0.2, center: Vec2(0.7, 0.3)), to: body)
    let before = world.angularMomentum
    world.step(1 / 60, times: 300)
    // Rounding of positions of some 10 m, times mass and speed of order 1.
    #expect(isClose(world.angularMomentum, before, within: 1e-4))
    #expect(isClose(Double(world[body].angularVelocity), 4, within: 0))
  }

  @Test func `forces and torques act during a step, impulses at once`() {
    var world = World.weightless()
    let body = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: .zero)
    #expect(world.mass(of: body).mass == 1)
    #expect(isClose(Double(world.mass(of: body).inertia), 1.0 / 6, within: 1e-7))
    world.applyForce(Vec2(3, 0), to: body)
    world.applyTorque(0.5, to: body)
    world.step(0.5)
    #expect(world[body].velocity == Vec2(1.5, 0))
    #expect(isClose(Double(world[body].angularVelocity), 1.5, within: 1e-6))
    world.step(0.5)
    #expect(world[body].velocity == Vec2(1.5, 0), "forces must be cleared at the end of the step")
    world.applyImpulse(Vec2(0, 2), to: body)
    #expect(world[body].velocity == Vec2(1.5, 2))
  }

  @Test func `forces persist until cleared if clearsForces is false`() {
    var settings = Settings()
    settings.gravity = .zero
    settings.clearsForces = false
    var world = World(settings: settings)
    let body = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: .zero)
    world.applyForce(Vec2(1, 0), to: body)
    world.step(0.25, times: 2)
    #expect(world[body].velocity.x == 0.5)
    world.clearForces()
    world.step(0.25, times: 2)
    #expect(world[body].velocity.x == 0.5)
  }

  @Test func `a step with sub-steps equals the same number of shorter steps`() {
    var settings = Settings()
    settings.subSteps = 4
    var divided = World(settings: settings)
    var plain = World()
    for world in 0...1 {
      func build(_ world: inout World) {
        world.addFloor()
        world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, 2), angle: 0.3)
      }
      if world == 0 { build(&divided) } else { build(&plain) }
    }
    divided.step(1 / 15, times: 40)
    plain.step(1 / 60, times: 160)
    #expect(divided.stateHash == plain.stateHash)
  }

  @Test func `a body of infinite inertia keeps its angular velocity`() {
    var world = World.weightless()
    let body = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: .zero)
    world[body].angularVelocity = 2
    world[body].isRotationFixed = true
    world.applyTorque(100, to: body)
    world.step(1 / 60)
    #expect(world[body].angularVelocity == 2)
  }

  @Test func `positions are never negative zero`() {
    var world = World()
    let nowhere = Body(position: Vec2(-0.0, -0.0), angle: -0.0)
    let (added, moved) = (
      world.addBody(nowhere), world.addBody(Body(position: Vec2(1, 1), angle: 1))
    )
    world[moved] = nowhere
    for body in [world[added], world[moved]] {
      #expect([body.position.x, body.position.y, body.angle].map(\.sign) == [.plus, .plus, .plus])
    }
  }

  /// Two discs of radius r and mass m with a relative surface speed u stick by a tangential impulse
  /// of u / K with K = 2 / m + r^2 / I = 4 / m, since only one of them can rotate.
  @Test func `a body of fixed rotation drives another by friction up to its own surface speed`() {
    var world = World.weightless()
    let traits = ShapeTraits(friction: 1)
    let wheel = world.addBall(radius: 0.5, at: .zero, velocity: Vec2(2, 0), traits)
    world[wheel].isRotationFixed = true
    world[wheel].angularVelocity = 4
    let ball = world.addBall(radius: 0.5, at: Vec2(1, 0), traits)
    world.step(1 / 60)
    // u = 2 m/s, so m / 2 each way; I = m r^2 / 2.
    for (id, x, y, spin) in [(wheel, 1.0, -0.5, 4.0), (ball, 1.0, 0.5, -2.0)] {
      // Rounding of some ten impulses on velocities of order 1.
      #expect(isClose(Double(world[id].velocity.x), x, within: 1e-6))
      #expect(isClose(Double(world[id].velocity.y), y, within: 1e-6))
      #expect(isClose(Double(world[id].angularVelocity), spin, within: 1e-6))
    }
  }

  @Test func `the mass of a body is the sum of its shapes`() {
    var world = World()
    let capsule = world.addBody(Body())
    world.addShape(.capsule(Vec2(-1, 0), Vec2(1, 0), radius: 0.5), to: capsule)
    let circle = world.addBody(Body())
    world.addShape(.circle(center: Vec2(2, 0), radius: 0.5), to: circle, ShapeTraits(density: 3))
    let triangle = world.addBody(Body())
    world.addShape(.polygon(Polygon([Vec2(0, 0), Vec2(3, 0), Vec2(0, 3)])), to: triangle)

    #expect(isClose(Double(world.mass(of: capsule).mass), 2 + .pi / 4, within: 1e-6))
    #expect(isClose(Double(world.mass(of: circle).mass), 3 * .pi / 4, within: 1e-6))
    #expect(world.mass(of: circle).center == Vec2(2, 0))
    #expect(isClose(Double(world.mass(of: circle).inertia), 3 * .pi / 32, within: 1e-6))
    #expect(isClose(Double(world.mass(of: triangle).mass), 4.5, within: 1e-6))
    #expect(isClose(Double(world.mass(of: triangle).center.x), 1, within: 1e-6))
    // A right triangle of legs a: m a^2 / 9 about its centroid.
    #expect(isClose(Double(world.mass(of: triangle).inertia), 4.5, within: 1e-5))
  }

  @Test func `a custom mass takes effect when a body becomes dynamic`() {
    var world = World()
    let body = world.addBody(Body(velocity: Vec2(1, 0)))
    world.addShape(.circle(radius: 0.5), to: body)
    let mass = MassProperties(mass: 7, center: Vec2(0.1, 0), inertia: 2)
    world.setMass(mass, of: body)
    for kind in [.static, .kinematic] as [Body.Kind] {
      world[body].kind = kind
      #expect(world.mass(of: body).mass == 0)
      world.checkInvariants()
      world.applyImpulse(Vec2(0, 7), to: body)
      #expect(world[body].velocity.y == 0)
    }
    world[body].kind = .dynamic
    #expect(world.mass(of: body) == mass)
    world.applyImpulse(Vec2(0, 7), to: body)
    #expect(world[body].velocity.y == 1)
  }

  @Test func `a capsule's inertia equals the integral over its area`() {
    var world = World()
    let capsule = world.addBody(Body())
    world.addShape(.capsule(Vec2(-1, 0), Vec2(1, 0), radius: 0.5), to: capsule)
    // The sum of r^2 over a fine grid of the capsule.
    var sum = 0.0
    let n = 1000
    for i in 0..<n {
      for j in 0..<n {
        let x = -1.5 + 3 * (Double(i) + 0.5) / Double(n)
        let y = -0.5 + (Double(j) + 0.5) / Double(n)
        let dx = max(0, abs(x) - 1)
        if dx * dx + y * y <= 0.25 { sum += x * x + y * y }
      }
    }
    // The error of the cells at the boundary, about 0.1 %.
    #expect(isClose(Double(world.mass(of: capsule).inertia), sum * 3 / 1e6, within: 2e-3))
  }
}
