import Physics
import PhysicsScenes
import TestSupport
import Testing

/// The same scene must give the same bits in every build and on every machine.
///
/// A change of the solver changes the values of `RecordedRun`; failures print the new ones.
/// `make test-processors` has the same runs on other processors.
@Suite struct DeterminismTests {
  @Test func `a pile of 120 bodies falls asleep at the recorded step with the recorded hash`() {
    var scene = RecordedRun.pile.start()
    #expect(scene.settle(limit: 2000) == RecordedRun.pile.stepCount)
    #expect(scene.world.stateHash == RecordedRun.pile.stateHash)
  }

  @Test func `a pile of 120 bodies gives the recorded hash with the soft step`() {
    var scene = RecordedRun.softPile.start()
    scene.world.step(1 / 60, times: RecordedRun.softPile.stepCount)
    #expect(scene.world.stateHash == RecordedRun.softPile.stateHash)
  }

  /// Recorded with a search through all impacts for the earliest one, after each.
  @Test func `a pile of 300 bullets gives the recorded hash`() {
    var scene = RecordedRun.bullets.start()
    scene.world.step(1 / 60, times: RecordedRun.bullets.stepCount)
    #expect(scene.world.stateHash == RecordedRun.bullets.stateHash)
  }

  /// The scene has joints, restitution and every kind of manifold, and contacts that begin.
  @Test(arguments: Solver.allCases, [true, false])
  func `solving contacts in SIMD blocks gives the same bits as solving them one at a time`(
    solver: Solver, warmStarts: Bool
  ) {
    var four = FallingScene(bodies: fewerInDebug(400, 100), solver: solver)
    four.world.settings.warmStarts = warmStarts
    var one = four
    one.world.usesScalarPath = true
    expectSameBits(&four.world, &one.world, steps: fewerInDebug(150, 100))
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `pipelined sweeps over joints give the same bits as sequential sweeps`(seed: UInt64) {
    var (wave, sweeps) = (World.net(seed: seed), World.net(seed: seed))
    sweeps.usesScalarPath = true
    expectSameBits(&wave, &sweeps, steps: 100)
  }

  /// A cloth hangs from two corners; one of its bodies has a pin on a long lever, and another a
  /// limit.
  @Test(arguments: Solver.allCases)
  func `pins of a net solved four at a time give the same bits as one at a time`(solver: Solver) {
    var four = World.cloth(count: 16)
    four.settings.solver = solver
    var one = four
    one.usesScalarPath = true
    expectSameBits(&four, &one, steps: fewerInDebug(150, 50))
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `springs alone give the same bits as among other joints`(seed: UInt64) {
    var (alone, sweeps) = (World.springs(seed: seed), World.springs(seed: seed))
    sweeps.usesScalarPath = true
    expectSameBits(&alone, &sweeps, steps: 200)
  }

  @Test(arguments: Solver.allCases)
  func `a run in which a fresh copy takes each step gives the same result as an uninterrupted run`(
    solver: Solver
  ) {
    var straight = FallingScene(bodies: 60, solver: solver)
    var relay = FallingScene(bodies: 60, solver: solver)
    relay.settleInFreshCopies(limit: 2000)
    #expect(straight.settle(limit: 2000) == relay.world.stepCount)
    #expect(straight.world.stateHash == relay.world.stateHash)
  }

  @Test(arguments: Solver.allCases)
  func `a run that resumes from a copy gives the same result as an uninterrupted run`(
    solver: Solver
  ) {
    var straight = FallingScene(bodies: fewerInDebug(120, 60), solver: solver)
    var copies: [World] = []
    let count = fewerInDebug(240, 160)
    for step in 0..<count {
      if step % 40 == 20 { copies.append(straight.world) }
      straight.world.step(1 / 60)
    }
    for copy in copies {
      var resumed = copy
      while resumed.stepCount < count { resumed.step(1 / 60) }
      #expect(resumed.stateHash == straight.world.stateHash, "resumed at \(copy.stepCount)")
    }
  }
}

@Suite(.tags(.slow)) struct LargeSceneDeterminismTests {
  @Test func `a pile of 2000 bodies falls asleep at the recorded step with the recorded hash`() {
    var scene = RecordedRun.largePile.start()
    #expect(scene.settle(limit: 4000) == RecordedRun.largePile.stepCount)
    #expect(scene.world.stateHash == RecordedRun.largePile.stateHash)
  }

  /// A fresh copy runs every step, so resuming is tested at each step.
  @Test func `a pile of 2000 bodies gives the same result if a fresh copy takes each step`() {
    var straight = FallingScene(bodies: 2000, columns: 200)
    var relay = FallingScene(bodies: 2000, columns: 200)
    relay.settleInFreshCopies(limit: 4000)
    #expect(straight.settle(limit: 4000) == relay.world.stepCount)
    #expect(straight.world.stateHash == relay.world.stateHash)
  }

  @Test func `a pile of 2000 bodies gives the same result if it resumes from a copy of any age`() {
    var straight = FallingScene(bodies: 2000, columns: 200)
    var copies: [FallingScene] = []
    while straight.world.awakeBodyCount > 0, straight.world.stepCount < 4000 {
      if straight.world.stepCount % 700 == 300 { copies.append(straight) }
      straight.world.step(1 / 60)
    }
    #expect(copies.count > 1)
    for copy in copies {
      var resumed = copy
      #expect(resumed.settle(limit: 4000) == straight.world.stepCount)
      #expect(
        resumed.world.stateHash == straight.world.stateHash,
        "resumed at \(copy.world.stepCount)")
    }
  }

  @Test(arguments: Solver.allCases)
  func `a pile of 2000 bodies gives the same result if contacts are solved one at a time`(
    solver: Solver
  ) {
    var four = FallingScene(bodies: 2000, columns: 200, solver: solver)
    var one = FallingScene(bodies: 2000, columns: 200, solver: solver)
    one.world.usesScalarPath = true
    #expect(four.settle(limit: 4000) == one.settle(limit: 4000))
    #expect(solver == .softStep || four.world.awakeBodyCount == 0)
    #expect(four.world.stateHash == one.world.stateHash)
  }
}

extension World {
  /// A square net of discs, 0.5 m apart, that do not collide.
  fileprivate static func cloth(count: Int) -> World {
    var world = World()
    let traits = ShapeTraits(filter: Filter(group: -1))
    let discs = (0..<count * count).map { i in
      let isHook = i == 0 || i == count - 1
      let disc = world.addBody(
        Body(
          kind: isHook ? .static : .dynamic,
          position: Vec2(0.5 * Float(i % count), -0.5 * Float(i / count))))
      world.addShape(.circle(radius: 0.1), to: disc, traits)
      return disc
    }
    func pin(_ a: Int, _ b: Int, at point: Vec2, upperAngle: Float = .infinity) {
      world.addJoint(
        .revolute(
          RevoluteJoint(
            discs[a], discs[b], anchorA: point - world[discs[a]].position,
            anchorB: point - world[discs[b]].position, upperAngle: upperAngle)))
    }
    for i in discs.indices {
      let place = world[discs[i]].position
      if i % count < count - 1 {
        pin(i, i + 1, at: place + Vec2(0.25, 0), upperAngle: i == 37 ? 0.1 : .infinity)
      }
      if i + count < discs.count { pin(i, i + count, at: place - Vec2(0, i == 85 ? 3 : 0.25)) }
    }
    return world
  }

  /// A static body and four bodies that do not collide, and five springs between any two of them.
  fileprivate static func springs(seed: UInt64) -> World {
    var random = SeededGenerator(seed: seed)
    var world = World()
    var bodies = [world.addBody(Body(kind: .static))]
    for i in 1...4 {
      let body = world.addBody(
        Body(position: Vec2(Float(i), Float.random(in: -1...1, using: &random))))
      world.addShape(
        .box(halfWidth: 0.2, halfHeight: 0.3), to: body, ShapeTraits(filter: Filter(group: -1)))
      bodies.append(body)
    }
    for i in 1...5 {
      let a = bodies[Int.random(in: 0...4, using: &random)]
      let b = bodies.filter { $0 != a }[i % 4]
      world.addJoint(
        .distance(
          DistanceJoint(
            a, b, anchorA: Vec2(0.1, 0.2), length: 1,
            stiffness: .spring(hertz: Float.random(in: 0.5...4, using: &random), dampingRatio: 0.1))
        ))
    }
    return world
  }

  /// Bodies that do not collide, and joints of every kind between some of them: ropes, rings and
  /// hubs.
  fileprivate static func net(seed: UInt64) -> World {
    var random = SeededGenerator(seed: seed)
    var world = World()
    var bodies = [world.addBody(Body(kind: .static))]
    for i in 1...40 {
      let body = world.addBody(Body(position: Vec2(0.5 * Float(i % 8), 0.5 * Float(i / 8))))
      world.addShape(.circle(radius: 0.2), to: body, ShapeTraits(filter: Filter(group: -1)))
      bodies.append(body)
    }
    for i in 1...60 {
      let a =
        i < bodies.count ? bodies[i - 1] : bodies[Int.random(in: 0..<bodies.count, using: &random)]
      let b =
        i < bodies.count ? bodies[i] : bodies[Int.random(in: 1..<bodies.count, using: &random)]
      guard a != b else { continue }
      let reach = 0.5 * (world[b].position - world[a].position)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: world.addJoint(.weld(WeldJoint(a, b, anchorA: reach, anchorB: -reach)))
      case 1:
        world.addJoint(
          .prismatic(PrismaticJoint(a, b, anchorA: reach, anchorB: -reach, axis: Vec2(1, 0))))
      case 2: world.addJoint(.distance(DistanceJoint(a, b, length: 0.5)))
      default: world.addJoint(.revolute(RevoluteJoint(a, b, anchorA: reach, anchorB: -reach)))
      }
    }
    return world
  }
}
