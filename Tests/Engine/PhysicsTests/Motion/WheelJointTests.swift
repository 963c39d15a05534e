import Physics
import TestSupport
import Testing

@Suite struct WheelJointTests {
  /// Along the axis, the soft constraint is implicit Euler: v' = (v - h w^2 x) / (1 + 2 z w h + w^2
  /// h^2), x' = x + h v', with the sub-step h of the solver.
  @Test(arguments: Solver.allCases, [(1, 0), (4, 0.7)] as [(Double, Double)])
  func `the spring of a wheel follows the discrete law of its frequency`(
    solver: Solver, spring: (Double, Double)
  ) {
    let (hertz, ratio) = spring
    var world = World.weightless()
    world.settings.solver = solver
    let chassis = world.addBody(Body(kind: .static))
    let wheel = world.addBall(radius: 0.3, at: Vec2(2, 0.2))
    world.addJoint(
      .wheel(
        WheelJoint(
          chassis, wheel, anchorA: Vec2(2, 0), axis: Vec2(0, 3), hertz: Float(hertz),
          dampingRatio: Float(ratio))))
    let subSteps = solver == .softStep ? world.settings.softSubSteps : 1
    let h = 1.0 / 60 / Double(subSteps)
    let omega = 2 * Double.pi * hertz
    var (x, v) = (0.2, 0.0)
    for _ in 0..<120 {
      world.step(1 / 60)
      for _ in 0..<subSteps {
        v = (v - h * omega * omega * x) / (1 + 2 * ratio * omega * h + omega * omega * h * h)
        x += h * v
      }
      // Rounding of Float, below 1e-7 a sub-step.
      #expect(isClose(Double(world[wheel].position.y), x, within: 1e-5))
      #expect(isClose(Double(world[wheel].position.x), 2, within: 1e-6))
    }
  }

  @Test(arguments: Solver.allCases)
  func `a wheel turns freely and slides between its limits on an axis that turns`(solver: Solver) {
    var world = World()
    world.settings.solver = solver
    let chassis = world.addBody(Body(kind: .kinematic, angularVelocity: 1))
    let wheel = world.addBall(radius: 0.2, at: Vec2(1, 0))
    world[wheel].angularVelocity = 5
    world.addJoint(
      .wheel(
        WheelJoint(
          chassis, wheel, anchorA: Vec2(1, 0), axis: Vec2(0, 1), hertz: 0, lowerTranslation: -0.3,
          upperTranslation: 0.2)))
    for _ in 0..<600 {
      world.step(1 / 60)
      let local = world.pose(of: chassis).inverse(world[wheel].position)
      // The slop of position correction is 5 mm.
      #expect(isClose(Double(local.x), 1, within: 0.005))
      #expect((-0.305...0.205).contains(local.y))
    }
    #expect(isClose(Double(world[wheel].angularVelocity), 5, within: 1e-4))
  }

  /// A torque M on the wheel of a car turns into a force M / r on the car as long as it grips: a =
  /// M / (r (m + I / r^2)), with m the mass of all and I that of the wheels.
  @Test(arguments: Solver.allCases)
  func `a motor accelerates a car by its torque`(solver: Solver) {
    var world = World()
    world.settings.solver = solver
    world.addFloor()
    let car = world.addBox(halfWidth: 1, halfHeight: 0.2, at: Vec2(0, 0.7))
    let traits = ShapeTraits(friction: 1)
    let wheels = [Float(-0.8), 0.8].map { world.addBall(radius: 0.4, at: Vec2($0, 0.41), traits) }
    for wheel in wheels {
      world.addJoint(
        .wheel(
          WheelJoint(
            car, wheel, anchorA: world[wheel].position - Vec2(0, 0.7), axis: Vec2(0, 1),
            hertz: 6, motorSpeed: -100, maxMotorTorque: 0.4)))
    }
    world.step(1 / 60, times: 60)
    let first = world[car].velocity.x
    world.step(1 / 60, times: 60)
    let mass = ([car] + wheels).reduce(0.0) { $0 + Double(world.mass(of: $1).mass) }
    let inertia = wheels.reduce(0.0) { $0 + Double(world.mass(of: $1).inertia) }
    let expected = 2 * 0.4 / 0.4 / (mass + inertia / 0.16)
    // The car still nods on its springs: its acceleration differs by 1 % in this second.
    #expect(isClose(Double(world[car].velocity.x - first) / expected, 1, within: 0.01))
  }
}
