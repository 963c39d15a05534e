import Physics
import TestSupport
import Testing

/// The work of a step is bounded where shapes overlap, and worlds say so.
@Suite struct WorkLimitTests {
  /// Circles at few places between walls, all of them bullets as items with gravity are.
  private static func pile(_ count: Int, places: Int, solver: Solver = .sequentialImpulses) -> World
  {
    var world = World()
    world.settings.solver = solver
    let walls = world.addBody(Body(kind: .static))
    world.addChain(
      [Vec2(-3, 6), Vec2(-3, 0), Vec2(3, 0), Vec2(3, 6)], isLoop: true, to: walls)
    for i in 0..<count {
      let place = i % places
      let ball = world.addBody(
        Body(position: Vec2(0.16 * Float(place - places / 2), 3), isBullet: true))
      world.addShape(.circle(radius: 0.065), to: ball, ShapeTraits(restitution: 0.2))
    }
    return world
  }

  @Test(arguments: Solver.allCases)
  func `hundreds of bullets at a few places stay inside of their walls`(solver: Solver) {
    var world = Self.pile(120, places: 8, solver: solver)
    for _ in 0..<30 { world.step(1 / 120) }
    for body in world.bodies where world[body].kind == .dynamic {
      let position = world[body].position
      #expect(abs(position.x) < 3 && position.y > 0 && position.y < 6)
    }
    world.checkInvariants()
  }

  @Test func `a world reaches no limit unless shapes overlap deeply`() {
    var room = FuzzedRoom(seed: 3, isInelastic: false)
    for _ in 0..<60 {
      room.run(steps: 1)
      #expect(room.world.limitsOfLastStep.isEmpty)
    }
  }

  /// All of 600 shapes at one place have 180,000 pairs.
  @Test func `shapes at one place have a bounded number of pairs, and never lose a wall`() {
    var world = World()
    world.addFloor()
    for _ in 0..<600 { world.addBall(radius: 0.5, at: Vec2(0, 0.5)) }
    world.step(1 / 60)
    #expect(world.limitsOfLastStep.contains(.pairs))
    // 64 for each of 601 shapes, 100,000 more, and one for each ball with the floor.
    #expect(world.contacts.count <= 64 * 601 + 100_000 + 600)
    world.step(1 / 60)
    for body in world.bodies where world[body].kind == .dynamic {
      #expect(world[body].position.y > 0)
    }
  }
}
