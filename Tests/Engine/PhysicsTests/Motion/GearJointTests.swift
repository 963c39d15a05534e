import Physics
import TestSupport
import Testing

@Suite struct GearJointTests {
  private struct Train {
    var world: World
    let ground: BodyID
    var bodies: [BodyID] = []
    var joints: [JointID] = []

    init(_ solver: Solver) {
      world = World()
      world.settings.solver = solver
      ground = world.addBody(Body(kind: .static))
    }

    mutating func addWheel(_ radius: Float, at position: Vec2, on body: BodyID? = nil) {
      let wheel = world.addBall(
        radius: radius, at: position, ShapeTraits(filter: Filter(group: -1)))
      let anchor = position - world[body ?? ground].position
      joints.append(
        world.addJoint(.revolute(RevoluteJoint(body ?? ground, wheel, anchorA: anchor))))
      bodies.append(wheel)
    }

    mutating func addRack(at position: Vec2) {
      let rack = world.addBox(
        halfWidth: 2, halfHeight: 0.1, at: position, ShapeTraits(filter: Filter(group: -1)))
      joints.append(
        world.addJoint(
          .prismatic(PrismaticJoint(ground, rack, anchorA: position, axis: Vec2(2, 0)))))
      bodies.append(rack)
    }

    mutating func couple(_ ratio: Float) -> JointID {
      world.addJoint(
        .gear(
          GearJoint(bodies[0], bodies[1], joint1: joints[0], joint2: joints[1], ratio: ratio)))
    }
  }

  /// A torque M on the first of two wheels turns it with M / (I1 + I2 / r^2).
  @Test(arguments: Solver.allCases)
  func `two toothed wheels keep their ratio and turn as one inertia`(solver: Solver) {
    var train = Train(solver)
    train.addWheel(0.5, at: .zero)
    train.addWheel(1, at: Vec2(1.5, 0))
    _ = train.couple(2)
    let inertias = train.bodies.map { Double(train.world.mass(of: $0).inertia) }
    for _ in 0..<60 {
      train.world.applyTorque(0.3, to: train.bodies[0])
      train.world.step(1 / 60)
      let angles = train.bodies.map { Double(train.world[$0].angle) }
      // Rounding of Float at angles of some turns; position correction keeps it from adding up.
      #expect(isClose(angles[0] + 2 * angles[1], 0, within: 1e-5))
    }
    let expected = 0.3 / (inertias[0] + inertias[1] / 4)
    #expect(
      isClose(Double(train.world[train.bodies[0]].angularVelocity) / expected, 1, within: 1e-4))
  }

  /// A rack that falls on a wheel of radius r accelerates by g m / (m + I / r^2) along its slope.
  @Test(arguments: Solver.allCases)
  func `a rack moves by the radius of its wheel times the angle`(solver: Solver) {
    var train = Train(solver)
    train.world.settings.gravity = Vec2(10, 0)
    train.addWheel(0.5, at: .zero)
    train.addRack(at: Vec2(0, 0.6))
    _ = train.couple(1 / 0.5)
    train.world.step(1 / 60, times: 60)
    let rack = train.world[train.bodies[1]]
    let wheel = train.world[train.bodies[0]]
    // Rounding of Float at 5 m.
    #expect(isClose(Double(rack.position.x), Double(-0.5 * wheel.angle), within: 1e-5))
    let mass = Double(train.world.mass(of: train.bodies[1]).mass)
    let inertia = Double(train.world.mass(of: train.bodies[0]).inertia)
    #expect(
      isClose(Double(rack.velocity.x), 10 * mass / (mass + inertia / 0.25), within: 1e-3))
  }

  /// On an arm that turns freely, both joints share the arm; torques are internal.
  @Test(arguments: Solver.allCases)
  func `wheels on one free arm keep their ratio and the angular momentum`(solver: Solver) {
    var train = Train(solver)
    train.world.settings.gravity = .zero
    let arm = train.world.addBox(
      halfWidth: 1, halfHeight: 0.1, at: .zero, ShapeTraits(filter: Filter(group: -1)))
    train.addWheel(0.5, at: Vec2(-0.5, 0), on: arm)
    train.addWheel(0.5, at: Vec2(0.5, 0), on: arm)
    let gear = train.couple(3)
    train.world[train.bodies[0]].angularVelocity = 6
    let before = train.world.angularMomentum
    train.world.step(1 / 60, times: 120)
    let angles = train.bodies.map { Double(train.world[$0].angle - train.world[arm].angle) }
    #expect(isClose(angles[0] + 3 * angles[1], 0, within: 1e-3))
    // Rounding of Float in 120 steps, and the position correction of both pins.
    #expect(isClose(train.world.angularMomentum, before, within: 1e-3 * abs(before)))
    guard case .gear(let definition) = train.world[gear] else { return }
    #expect(definition.constant == 0)
    #expect(train.world[train.bodies[1]].angularVelocity != 0)
  }

  @Test func `a changed ratio holds from the present coordinates on`() {
    var train = Train(.sequentialImpulses)
    train.addWheel(0.5, at: .zero)
    train.addWheel(0.5, at: Vec2(1, 0))
    let gear = train.couple(1)
    train.world[train.bodies[0]].angularVelocity = 1
    train.world.step(1 / 60, times: 30)
    let start = train.bodies.map { train.world[$0].angle }
    guard case .gear(var definition) = train.world[gear] else { return }
    definition.ratio = -4
    definition.constant = nil
    train.world[gear] = .gear(definition)
    train.world.step(1 / 60, times: 30)
    let turned = zip(train.bodies, start).map { Double(train.world[$0].angle - $1) }
    #expect(isClose(turned[0] - 4 * turned[1], 0, within: 1e-5))
    #expect(abs(turned[1]) > 0.01)
  }

  @Test func `a gear joint is removed with each of its joints and bodies`() {
    for removal in 0..<4 {
      var train = Train(.sequentialImpulses)
      train.addWheel(0.5, at: .zero)
      train.addRack(at: Vec2(0, 0.6))
      let gear = train.couple(2)
      if removal < 2 {
        train.world.removeJoint(train.joints[removal])
      } else {
        train.world.removeBody(train.bodies[removal - 2])
      }
      #expect(!train.world.contains(gear))
      #expect(train.world.contains(train.joints[1 - removal % 2]))
      train.world.checkInvariants()
      train.world.step(1 / 60)
    }
  }

  @Test func `a change of a coupled joint reaches its gear joint`() {
    var train = Train(.sequentialImpulses)
    train.addWheel(0.5, at: .zero)
    train.addRack(at: Vec2(0, 0.6))
    _ = train.couple(2)
    guard case .prismatic(var rack) = train.world[train.joints[1]] else { return }
    rack.axis = Vec2(0, 1)
    train.world[train.joints[1]] = .prismatic(rack)
    train.world.checkInvariants()
  }
}
