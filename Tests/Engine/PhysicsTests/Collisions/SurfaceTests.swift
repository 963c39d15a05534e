import Physics
import PhysicsScenes
import TestSupport
import Testing

/// Moving surfaces, rolling resistance and one-way shapes.
@Suite struct SurfaceTests {
  /// Friction mu accelerates a box by mu g until it has the speed of the belt.
  @Test(arguments: Solver.allCases, [2, -2] as [Float])
  func `a belt that starts wakes a box and takes it along by friction`(
    solver: Solver, speed: Float
  ) throws {
    var world = World()
    world.settings.solver = solver
    let belt = world.addFloor(ShapeTraits(friction: 0.5))
    let box = world.addBox(
      halfWidth: 0.5, halfHeight: 0.25, at: Vec2(0, 0.265), ShapeTraits(friction: 0.5))
    world.step(1 / 60, times: 120)
    #expect(!world[box].isAwake)
    let shape = try #require(world.shapes(of: belt).first)
    world[shape].tangentSpeed = speed
    world.step(1 / 60, times: 12)
    #expect(world[box].isAwake)
    // 0.5 g for 0.2 s; the sleeping contact has no impulses to start with, hence 1 %.
    #expect(isClose(Double(world[box].velocity.x), speed < 0 ? -1 : 1, within: 0.01))
    world.step(1 / 60, times: 60)
    #expect(isClose(Double(world[box].velocity.x), Double(speed), within: 1e-3))
    #expect(world[box].isAwake)
  }

  @Test(arguments: Solver.allCases)
  func `the underside of a belt moves back`(solver: Solver) {
    var world = World()
    world.settings.solver = solver
    world.settings.gravity = Vec2(0, 10)
    world.addFloor(ShapeTraits(friction: 0.5, tangentSpeed: 1))
    let box = world.addBox(
      halfWidth: 0.5, halfHeight: 0.25, at: Vec2(0, -2.27), ShapeTraits(friction: 0.5))
    world.step(1 / 60, times: 60)
    #expect(isClose(Double(world[box].velocity.x), -1, within: 1e-3))
  }

  /// The torque c r m g slows a disc down by c g / (1 + I / (m r^2)) = 2 c g / 3.
  @Test(arguments: Solver.allCases)
  func `rolling resistance slows a disc down by two thirds of its part of gravity`(
    solver: Solver
  ) {
    var world = World()
    world.settings.solver = solver
    world.addFloor()
    let disc = world.addBall(
      radius: 0.5, at: Vec2(0, 0.505), velocity: Vec2(3, 0),
      ShapeTraits(friction: 0.8, rollingResistance: 0.06))
    world[disc].angularVelocity = -6
    world.step(1 / 60, times: 10)
    let start = Double(world[disc].velocity.x)
    world.step(1 / 60, times: 60)
    // The radius of the floor's skin, 1 cm of 51 cm, and its slop move the center by 1 %.
    #expect(isClose(start - Double(world[disc].velocity.x), 0.4, within: 0.01))
    world.step(1 / 60, times: 600)
    #expect(world[disc].velocity == .zero && !world[disc].isAwake)
  }

  @Test(arguments: Solver.allCases)
  func `contacts with surfaces give the same bits among SIMD blocks and one at a time`(
    solver: Solver
  ) {
    var four = FallingScene(bodies: 400, solver: solver)
    for (index, body) in four.world.bodies.enumerated() {
      for shape in four.world.shapes(of: body) {
        if index == 0 { four.world[shape].tangentSpeed = 3 }
        if index % 3 == 1 { four.world[shape].rollingResistance = 0.1 }
        if index % 7 == 2 { four.world[shape].tangentSpeed = -1 }
      }
    }
    var one = four
    one.world.usesScalarPath = true
    expectSameBits(&four.world, &one.world, steps: 150)
    #expect(four.world.touchingShapes.count > 300)
  }

  // MARK: One-way shapes

  private enum Platform: CaseIterable {
    case segment, chain, box
  }

  private func world(_ platform: Platform, _ solver: Solver, angle: Float = 0) -> World {
    var world = World()
    world.settings.solver = solver
    let body = world.addBody(Body(kind: .static, angle: angle))
    let traits = ShapeTraits(oneWayNormal: Vec2(0, 2))
    switch platform {
    case .segment: world.addShape(.segment(Vec2(-3, 0), Vec2(3, 0)), to: body, traits)
    case .chain:
      world.addChain([Vec2(-3, 0), Vec2(0.1, 0), Vec2(1, 0), Vec2(3, 0)], to: body, traits)
    case .box: world.addShape(.box(halfWidth: 3, halfHeight: 0.1), to: body, traits)
    }
    return world
  }

  @Test(arguments: Solver.allCases, [9, 30] as [Float])
  func `a ball passes a one-way platform from below and then lands on it`(
    solver: Solver, speed: Float
  ) {
    for platform in Platform.allCases {
      var world = world(platform, solver)
      let ball = world.addBall(radius: 0.3, at: Vec2(0, -2), velocity: Vec2(0, speed))
      var fastest: Float = 0
      for _ in 0..<30 {
        let before = world[ball].velocity.y
        world.step(1 / 60)
        fastest = max(fastest, abs(world[ball].velocity.y - before + 1 / 6))
      }
      // Nothing but gravity acts on the way up: 1/6 m/s in a step.
      #expect(fastest < 1e-5, "\(platform)")
      world.step(1 / 60, times: 480)
      let top: Double = platform == .box ? 0.4 : 0.3
      #expect(isClose(Double(world[ball].position.y), top, within: 0.02), "\(platform)")
      #expect(!world[ball].isAwake)
      world.checkInvariants()
    }
  }

  @Test(arguments: Solver.allCases)
  func `a fast ball from above does not pass a one-way platform, but one from behind does`(
    solver: Solver
  ) {
    for platform in Platform.allCases {
      for (angle, passes) in [(Float(0), false), (Float.pi, true)] {
        var world = world(platform, solver, angle: angle)
        let ball = world.addBall(radius: 0.1, at: Vec2(0, 3), velocity: Vec2(0, -80))
        world.step(1 / 60, times: 60)
        #expect((world[ball].position.y < -1) == passes, "\(platform)")
      }
    }
  }

  @Test(arguments: Solver.allCases)
  func `a contact that passes is saved`(solver: Solver) throws {
    var world = world(.box, solver)
    let ball = world.addBall(radius: 0.5, at: Vec2(0, -2), velocity: Vec2(0, 7))
    while world.touchingShapes.isEmpty { world.step(1 / 60) }
    #expect(world.contacts.map(\.isSolid) == [false])
    var read = try World(saved: world.save())
    read.checkInvariants()
    world.step(1 / 60, times: 40)
    read.step(1 / 60, times: 40)
    #expect(read.stateHash == world.stateHash)
    // The apex, at 0.45 m, is among the shapes: the ball falls back through the platform.
    world.step(1 / 60, times: 60)
    #expect(world[ball].position.y < -1)
  }
}
