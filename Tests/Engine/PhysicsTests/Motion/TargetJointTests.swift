import ElementaryFunctions
import Physics
import TestSupport
import Testing

/// Motor and mouse joints.
@Suite struct TargetJointTests {
  /// Each sub-step leaves 1 - correctionFactor of the error.
  @Test(arguments: Solver.allCases)
  func `a motor joint removes its part of the error in each sub-step`(solver: Solver) {
    var world = World.weightless()
    world.settings.solver = solver
    let ground = world.addBody(Body(kind: .static, position: Vec2(1, 1)))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(1, 1))
    world.addJoint(
      .motor(
        MotorJoint(
          ground, box, linearOffset: Vec2(2, -1), angularOffset: 0.5, maxForce: 1e6,
          maxTorque: 1e6, correctionFactor: 0.1)))
    let subSteps = solver == .softStep ? world.settings.softSubSteps : 1
    var left = 1.0
    for _ in 0..<10 {
      world.step(1 / 60)
      for _ in 0..<subSteps { left *= 0.9 }
      // Rounding of Float at 3 m.
      #expect(isClose(Double(world[box].position.x), 3 - 2 * left, within: 1e-5))
      #expect(isClose(Double(world[box].position.y), left, within: 1e-5))
      #expect(isClose(Double(world[box].angle), 0.5 * (1 - left), within: 1e-5))
    }
  }

  @Test(arguments: Solver.allCases)
  func `a motor joint accelerates by no more than its force and torque`(solver: Solver) {
    var world = World.weightless()
    world.settings.solver = solver
    let ground = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: .zero)
    world.addJoint(
      .motor(
        MotorJoint(
          ground, box, linearOffset: Vec2(300, 400), angularOffset: 900, maxForce: 2,
          maxTorque: 0.5)))
    world.step(1 / 60, times: 60)
    // A force of 2 N on 1 kg along (0.6, 0.8) for a second, and 0.5 N m on 1/6 kg m^2.
    #expect(isClose(Double(world[box].velocity.x), 1.2, within: 1e-4))
    #expect(isClose(Double(world[box].velocity.y), 1.6, within: 1e-4))
    #expect(isClose(Double(world[box].angularVelocity), 3, within: 1e-3))
  }

  @Test(arguments: Solver.allCases)
  func `a motor joint without correction acts as friction`(solver: Solver) {
    var world = World.weightless()
    world.settings.solver = solver
    let ground = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: .zero, velocity: Vec2(3, 4))
    world.addJoint(.motor(MotorJoint(ground, box, maxForce: 2, correctionFactor: 0)))
    world.step(1 / 60, times: 60)
    #expect(isClose(Double(world[box].velocity.length), 3, within: 1e-4))
    world.step(1 / 60, times: 120)
    #expect(world[box].velocity.length < 1e-5)
  }

  /// Critical damping: x = x0 (1 + w t) e^(-w t); implicit Euler: v' = (v - h w^2 x) / (1 + h w)^2.
  @Test(arguments: Solver.allCases)
  func `a mouse joint pulls with critical damping`(solver: Solver) {
    var world = World.weightless()
    world.settings.solver = solver
    let ground = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.25, at: .zero)
    world.addJoint(.mouse(MouseJoint(ground, box, target: Vec2(3, 4), hertz: 2, maxForce: 1e6)))
    let subSteps = solver == .softStep ? world.settings.softSubSteps : 1
    let h = 1.0 / 60 / Double(subSteps)
    let omega = 4 * Double.pi
    var (x, v) = (5.0, 0.0)
    for step in 1...60 {
      world.step(1 / 60)
      for _ in 0..<subSteps {
        v = (v - h * omega * omega * x) / ((1 + h * omega) * (1 + h * omega))
        x += h * v
      }
      let left = Vec2(3, 4) - world[box].position
      // Rounding of Float at 5 m, some times.
      #expect(isClose(Double(left.length), x, within: 1e-5))
      let t = Double(step) / 60
      // The error of implicit Euler is of the first order: |x| h w / 2 at most.
      #expect(
        isClose(Double(left.length), 5 * (1 + omega * t) * exp(-omega * t), within: 2.5 * h * omega)
      )
    }
    #expect(isClose(Double(world[box].position.x / world[box].position.y), 0.75, within: 1e-4))
  }

  @Test(arguments: Solver.allCases)
  func `a mouse joint pulls with no more than its force`(solver: Solver) {
    var world = World.weightless()
    world.settings.solver = solver
    let ground = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: .zero)
    let joint = world.addJoint(.mouse(MouseJoint(ground, box, target: Vec2(300, 400), maxForce: 2)))
    world.step(1 / 60, times: 60)
    #expect(isClose(Double(world[box].velocity.x), 1.2, within: 1e-4))
    #expect(isClose(Double(world[box].velocity.y), 1.6, within: 1e-4))
    guard case .mouse(var mouse) = world[joint] else { return }
    mouse.maxForce = 0
    world[joint] = .mouse(mouse)
    world.step(1 / 60, times: 60)
    #expect(isClose(Double(world[box].velocity.y), 1.6, within: 1e-4))
  }

  @Test func `a mouse joint pulls a corner under it, and leaves its first body alone`() {
    var world = World()
    let other = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(20, 0))
    let box = world.addBody(Body(angularDamping: 2))
    world.addShape(.box(halfWidth: 0.5, halfHeight: 0.5), to: box)
    world.addJoint(
      .mouse(MouseJoint(other, box, anchorB: Vec2(0.5, 0.5), target: Vec2(1, 1), maxForce: 1000)))
    world.step(1 / 60, times: 600)
    let corner = world.pose(of: box) * Vec2(0.5, 0.5)
    // The spring sags by g / w^2 = 16 mm.
    #expect(isClose(Double(corner.x), 1, within: 0.001))
    #expect(isClose(Double(corner.y), 1 - 10 / (64 * Double.pi * Double.pi), within: 0.001))
    #expect(isClose(Double(world[other].velocity.x), 0, within: 1e-6))
    #expect(world[other].position.y < -100)
  }
}
