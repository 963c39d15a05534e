import ElementaryFunctions
import Physics
import TestSupport
import Testing

@Suite struct JointTests {
  /// The half period of a compound pendulum of amplitude a: 2 K(sin(a/2)) sqrt((1 + r^2/2) / g),
  /// with K by the arithmetic-geometric mean, K(k) = pi / (2 agm(1, sqrt(1 - k^2))).
  private func halfPeriod(sineOfHalfAmplitude k: Double, radius: Double) -> Double {
    var (a, b) = (1.0, (1 - k * k).squareRoot())
    for _ in 0..<10 { (a, b) = ((a + b) / 2, (a * b).squareRoot()) }
    return .pi / a * ((1 + radius * radius / 2) / 10).squareRoot()
  }

  /// The mean time between passages through the lowest point.
  private func measuredHalfPeriod(from start: Vec2, h: Float, steps: Int) -> Double {
    var world = World()
    let hook = world.addBody(Body(kind: .static))
    let ball = world.addBall(radius: 0.1, at: start)
    world.addJoint(.revolute(RevoluteJoint(hook, ball, anchorB: -start)))
    let path = (0..<steps).map { _ in
      world.step(h)
      return Double(world[ball].position.x)
    }
    return meanInterval(of: [Double(start.x)] + path, step: Double(h)) { $0 * $1 < 0 }
  }

  @Test func `a pendulum of small amplitude has the analytic period`() {
    // 0.1 rad: sin 0.05 = 0.04997917.
    let start = Vec2(0.0998334, -0.9950042)
    let exact = halfPeriod(sineOfHalfAmplitude: 0.0499792, radius: 0.1)
    let measured = measuredHalfPeriod(from: start, h: 1 / 240, steps: 2400)
    // First order in h: the loss of amplitude hardly changes the period here.
    #expect(isClose(measured / exact, 1, within: 1e-3), "\(measured) not \(exact)")
  }

  @Test
  func
    `the period of a pendulum of large amplitude converges to the analytic one as steps get shorter`()
  {
    // Released from horizontal: sin 45 degrees.
    let exact = halfPeriod(sineOfHalfAmplitude: 0.5.squareRoot(), radius: 0.1)
    #expect(isClose(exact, 1.1755, within: 1e-3))
    // Amplitude and period decay to first order in h, as the ratios show.
    for (h, tolerance) in [(Float(1.0 / 240), 0.03), (1.0 / 960, 0.008)] {
      let measured = measuredHalfPeriod(from: Vec2(1, 0), h: h, steps: Int(5 / h))
      #expect(isClose(measured / exact, 1, within: tolerance), "\(measured) not \(exact)")
    }
  }

  /// The soft constraint is implicit Euler: v' = (v - h w^2 x) / (1 + 2 z w h + w^2 h^2), x' = x +
  /// h v', to the last digits.
  @Test(arguments: [(1, 0), (1, 0.1), (4, 0.5), (2.5, 1)] as [(Double, Double)])
  func `a spring follows the discrete law of its soft constraint`(hertz: Double, ratio: Double) {
    var world = World.weightless()
    let hook = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(3.5, 0))
    world.addJoint(
      .distance(
        DistanceJoint(
          hook, box, length: 3,
          stiffness: .spring(hertz: Float(hertz), dampingRatio: Float(ratio)))))
    let h = 1.0 / 60
    let omega = 2 * Double.pi * hertz
    var (x, v) = (0.5, 0.0)
    for _ in 0..<120 {
      world.step(1 / 60)
      v = (v - h * omega * omega * x) / (1 + 2 * ratio * omega * h + omega * omega * h * h)
      x += h * v
      // Rounding of Float at 3.5 m, a few times.
      #expect(isClose(Double(world[box].position.x) - 3, x, within: 5e-6))
    }
  }

  /// With a = 1 / (1 + 2 z w h + w^2 h^2), this is a matrix of determinant a and trace 1 + a - a
  /// w^2 h^2: each step rotates the phase by acos(trace / (2 sqrt(a))) and scales the amplitude by
  /// sqrt(a).
  @Test(arguments: [(1, 0), (1, 0.1), (4, 0.5), (2, 0.3)] as [(Double, Double)])
  func `a spring has the frequency and decay of the discrete soft constraint`(
    hertz: Double, ratio: Double
  ) {
    var world = World.weightless()
    let hook = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(3.5, 0))
    world.addJoint(
      .distance(
        DistanceJoint(
          hook, box, length: 3,
          stiffness: .spring(hertz: Float(hertz), dampingRatio: Float(ratio)))))
    let h = 1.0 / 60
    let omega = 2 * Double.pi * hertz
    let a = 1 / (1 + 2 * ratio * omega * h + omega * omega * h * h)
    let shrinking = a.squareRoot()
    let cosine = (1 + a - a * omega * omega * h * h) / (2 * shrinking)
    let turn = atan2((1 - cosine * cosine).squareRoot(), cosine)
    // From rest at 0.5 the first step gives x1 = 0.5 (1 - a w^2 h^2), which determines the phase.
    let slope = ((1 - a * omega * omega * h * h) / shrinking - cos(turn)) / sin(turn)
    var amplitude = 0.5
    for n in 1...120 {
      world.step(1 / 60)
      amplitude *= shrinking
      let phase = Double(n) * turn
      let x = amplitude * (cos(phase) + slope * sin(phase))
      // Rounding of Float at 3.5 m, a few times.
      #expect(isClose(Double(world[box].position.x) - 3, x, within: 5e-6))
    }
  }

  @Test func `a weight extends a spring by g over omega squared`() {
    var world = World.weightless()
    world.settings.gravity = Vec2(0, -10)
    let hook = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, -3))
    world.addJoint(
      .distance(
        DistanceJoint(hook, box, length: 3, stiffness: .spring(hertz: 1, dampingRatio: 1))))
    world.step(1 / 60, times: 600)
    // 10 / (2 pi)^2 = 0.25330; rounding of Float at 3 m and the remaining oscillation.
    #expect(isClose(Double(world[box].position.y), -3.25330, within: 1e-4))
  }

  @Test func `a rope is slack below its maximum length and rigid at it`() {
    var world = World()
    let hook = world.addBody(Body(kind: .static))
    let ball = world.addBall(radius: 0.1, at: Vec2(0, -1))
    world.addJoint(
      .distance(DistanceJoint(hook, ball, length: 1, stiffness: .free, maxLength: 2)))
    world.step(1 / 60, times: 10)
    #expect(world[ball].position.y > -1.2, "slack, it falls freely")
    world.step(1 / 60, times: 200)
    // Position correction leaves up to the slop of 5 mm.
    #expect(isClose(Double(world[ball].position.y), -2, within: 0.005))
  }

  @Test func `a revolute joint stops at its limits and is driven by its motor`() {
    var world = World.weightless()
    let hook = world.addBody(Body(kind: .static))
    let arm = world.addBox(halfWidth: 0.5, halfHeight: 0.1, at: Vec2(0.5, 0))
    let joint = world.addJoint(
      .revolute(
        RevoluteJoint(
          hook, arm, anchorB: Vec2(-0.5, 0), upperAngle: 0.5, motorSpeed: 2, maxMotorTorque: 10)))
    world.step(1 / 60, times: 6)
    // The point constraint rotates the arm about its end and reduces the motor's impulse slightly.
    #expect(isClose(Double(world[arm].angularVelocity), 2, within: 1e-3))
    world.step(1 / 60, times: 120)
    // The angular slop is 2 degrees.
    #expect(isClose(Double(world[arm].angle), 0.5, within: 0.035))

    guard case .revolute(var turned) = world[joint] else { return }
    turned.motorSpeed = -1
    world[joint] = .revolute(turned)
    world.step(1 / 60, times: 10)
    #expect(isClose(Double(world[arm].angularVelocity), -1, within: 1e-3))
  }

  @Test func `a motor of speed 0 decelerates a rotation by torque over inertia`() {
    var world = World.weightless()
    let hook = world.addBody(Body(kind: .static))
    let disc = world.addBall(radius: 1, at: .zero)
    world[disc].angularVelocity = 10
    world.addJoint(.revolute(RevoluteJoint(hook, disc, maxMotorTorque: 1)))
    world.step(1 / 60, times: 60)
    let inertia = Double(world.mass(of: disc).inertia)
    #expect(isClose(Double(world[disc].angularVelocity), 10 - 1 / inertia, within: 1e-4))
    world.step(1 / 60, times: 3600)
    #expect(world[disc].angularVelocity == 0, "a brake stops the rotation and does not reverse it")
  }

  @Test func `a prismatic joint translates along its axis only, between its limits`() {
    var world = World()
    let rail = world.addBody(Body(kind: .static))
    let slider = world.addBox(halfWidth: 0.2, halfHeight: 0.2, at: .zero)
    let axis = Vec2(0.6, -0.8)
    world.addJoint(
      .prismatic(
        PrismaticJoint(rail, slider, axis: axis, lowerTranslation: -1, upperTranslation: 2)))
    world.step(1 / 60, times: 30)
    let position = world[slider].position
    // A bead on a wire: a = g . axis = 8 m/s^2, moved by semi-implicit Euler.
    let expected = 8.0 / 3600 * 30 * 31 / 2
    #expect(isClose(Double(dot(position, axis)), expected, within: 1e-3))
    #expect(isClose(Double(cross(position, axis)), 0, within: 1e-4))
    world.step(1 / 60, times: 200)
    #expect(isClose(Double(dot(world[slider].position, axis)), 2, within: 0.006))
    #expect(isClose(Double(world[slider].angle), 0, within: 1e-4))
  }

  @Test func `a prismatic motor applies no more than its maximum force`() {
    var world = World.weightless()
    let rail = world.addBody(Body(kind: .static))
    let slider = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: .zero)
    world.addJoint(
      .prismatic(
        PrismaticJoint(rail, slider, axis: Vec2(1, 0), motorSpeed: 5, maxMotorForce: 2)))
    world.step(1 / 60, times: 60)
    #expect(isClose(Double(world[slider].velocity.x), 2, within: 1e-4))
    world.step(1 / 60, times: 200)
    #expect(isClose(Double(world[slider].velocity.x), 5, within: 1e-4))
  }

  @Test func `a weld holds a cantilever level`() {
    var world = World()
    let wall = world.addBody(Body(kind: .static))
    let beam = world.addBox(halfWidth: 0.5, halfHeight: 0.1, at: Vec2(0.5, 0))
    world.addJoint(.weld(WeldJoint(wall, beam, anchorB: Vec2(-0.5, 0))))
    world.step(1 / 60, times: 120)
    #expect(isClose(Double(world[beam].angle), 0, within: 1e-4))
    #expect(isClose(Double(world[beam].position.y), 0, within: 1e-4))
  }

  /// The lever is 140 radii of gyration of one body, 28 of the other.
  @Test func `a weld with long levers to small bodies conserves momentum and energy`() {
    var world = World.weightless()
    let a = world.addBall(radius: 0.5, at: Vec2(5, 5), velocity: Vec2(1.5, 1))
    let b = world.addBall(radius: 0.1, at: Vec2(-7, 7), velocity: Vec2(1, 0.2))
    let middle = Vec2(-1, 6)
    world.addJoint(
      .weld(WeldJoint(a, b, anchorA: middle - Vec2(5, 5), anchorB: middle - Vec2(-7, 7))))
    let (momentum, spin) = (world.momentum, world.angularMomentum)
    world.step(1 / 60)
    let energy = world.energy
    world.step(1 / 60, times: 600)
    // Rounding during ten seconds; in single precision the energy grew a hundredfold.
    #expect(isClose(world.energy, energy, within: 1e-3 * energy))
    #expect(isClose(world.momentum.0, momentum.0, within: 1e-3))
    #expect(isClose(world.momentum.1, momentum.1, within: 1e-3))
    #expect(isClose(world.angularMomentum, spin, within: 1e-2 * abs(spin)))
  }

  @Test func `a soft weld follows the discrete law of its angular spring`() {
    var world = World.weightless()
    let wall = world.addBody(Body(kind: .static))
    let wheel = world.addBall(radius: 0.5, at: .zero)
    world[wheel].angle = 0.5
    world.addJoint(.weld(WeldJoint(wall, wheel, hertz: 2, dampingRatio: 0.2)))
    let h = 1.0 / 60
    let omega = 4 * Double.pi
    var (x, v) = (0.5, 0.0)
    for _ in 0..<120 {
      world.step(1 / 60)
      v = (v - h * omega * omega * x) / (1 + 0.4 * omega * h + omega * omega * h * h)
      x += h * v
      #expect(isClose(Double(world[wheel].angle), x, within: 2e-6))
    }
  }

  /// A rope of links between two hooks is a catenary: the sag f of a chain of length s over a span
  /// d solves d/2 = a asinh(s / (2 a)), f = sqrt(a^2 + s^2/4) - a.
  @Test func `a rope hangs as a catenary`() {
    var settings = Settings()
    settings.allowsSleep = false
    var world = World(settings: settings)
    let (links, length) = (40, Float(0.25))
    let span = 0.75 * Float(links) * length
    var previous = world.addBody(Body(kind: .static))
    var anchor = Vec2.zero
    let traits = ShapeTraits(filter: Filter(group: -1))
    for i in 0..<links {
      // Starts as a V, so that both ends are at their hooks.
      let t = (Float(i) + 0.5) / Float(links)
      let rise = ((length * Float(links) / 2) * (length * Float(links) / 2) - span * span / 4)
        .squareRoot()
      let y = t < 0.5 ? -2 * t * rise : -2 * (1 - t) * rise
      let slope = Rot(
        c: span / (length * Float(links)),
        s: (t < 0.5 ? -1 : 1) * 2 * rise / (length * Float(links)))
      let link = world.addBody(
        Body(
          position: Vec2(t * span, y), angle: slope.angle, linearDamping: 1, angularDamping: 1))
      world.addShape(.box(halfWidth: length / 2, halfHeight: 0.02), to: link, traits)
      world.addJoint(
        .revolute(
          RevoluteJoint(previous, link, anchorA: anchor, anchorB: Vec2(-length / 2, 0))))
      previous = link
      anchor = Vec2(length / 2, 0)
    }
    let end = world.addBody(Body(kind: .static, position: Vec2(span, 0)))
    world.addJoint(.revolute(RevoluteJoint(previous, end, anchorA: anchor)))
    world.step(1 / 240, times: 2400)

    let s = Double(length) * Double(links)
    // Bisection for a.
    var (low, high) = (0.1, 100.0)
    for _ in 0..<100 {
      let a = (low + high) / 2
      let slope = s / (2 * a)
      let inverse = log(slope + (1 + slope * slope).squareRoot())
      if a * inverse < Double(span) / 2 { low = a } else { high = a }
    }
    let sag = (low * low + s * s / 4).squareRoot() - low
    let lowest = world.bodies.map { Double(world[$0].position.y) }.min() ?? 0
    // 40 straight links of 0.25 m approximate the curve, with pin errors of up to 5 mm.
    #expect(isClose(-lowest, sag, within: 0.03), "\(-lowest) not \(sag)")
  }
}
