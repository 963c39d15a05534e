import Physics
import PhysicsScenes
import TestSupport
import Testing

#if DEBUG
private let isOptimized = false
#else
private let isOptimized = true
#endif

/// A step does not allocate once its buffers have grown to the size of the scene.
@Suite(.enabled(if: isOptimized, "Unoptimized code keeps the frames of accessors in memory."))
struct AllocationTests {
  @Test func `the allocation counter counts the allocations of a new world`() {
    var world: World?
    // One block for each of about forty buffers.
    #expect(allocationCount { world = World() } > 20)
    #expect(allocationCount { _ = world?.stepCount } == 0)
  }

  @Test func `a step of two bodies on springs inside four walls does not allocate`() {
    var settings = Settings()
    settings.gravity = Vec2(0, -6.6667)
    var world = World(settings: settings)
    let traits = ShapeTraits(friction: 0.2, restitution: 0.2)
    let screen = world.addBody(Body(kind: .static))
    let corners = [Vec2(0, 0), Vec2(2.5, 0), Vec2(2.5, 4.5), Vec2(0, 4.5)]
    for (i, corner) in corners.enumerated() {
      world.addShape(.segment(corner, corners[(i + 1) % 4]), to: screen, traits)
    }
    let box = world.addBox(halfWidth: 1 / 3, halfHeight: 1 / 3, at: Vec2(0.8, 3.2), traits)
    let ball = world.addBall(radius: 0.25, at: Vec2(1.7, 3), traits)
    world.addJoint(
      .distance(
        DistanceJoint(
          screen, box, anchorA: Vec2(1.25, 4), length: Vec2(0.45, 0.8).length,
          stiffness: .spring(hertz: 1, dampingRatio: 0.1))))
    world.addJoint(
      .distance(
        DistanceJoint(
          box, ball, length: Vec2(0.9, 0.2).length,
          stiffness: .spring(hertz: 1.5, dampingRatio: 0.2))))
    expectNoAllocation(in: &world, after: 120, for: 480)
  }

  @Test(arguments: Solver.allCases)
  func `a step of a pyramid does not allocate`(solver: Solver) {
    var world = World()
    world.settings.solver = solver
    world.settings.allowsSleep = false
    world.addPyramid(rows: 10)
    expectNoAllocation(in: &world, after: 30, for: 120)
  }

  @Test(arguments: Solver.allCases)
  func `a step of ropes does not allocate`(solver: Solver) {
    var world = World()
    world.settings.solver = solver
    world.settings.allowsSleep = false
    for side in [-1, 1] as [Float] { world.addRope(links: 20, to: Vec2(10 * side, 0)) }
    // After one swing at maximum speed.
    // The soft step loses no energy of its own, so that a free rope finds new extremes for minutes.
    if solver == .softStep {
      for body in world.bodies { world[body].linearDamping = 1 }
    }
    expectNoAllocation(in: &world, after: solver == .softStep ? 600 : 150, for: 450)
  }

  @Test(arguments: Solver.allCases)
  func `a step of a resting scene with every kind of shape and joint does not allocate`(
    solver: Solver
  ) {
    var scene = FallingScene(bodies: 80, columns: 10, solver: solver)
    scene.world.settings.allowsSleep = false
    expectNoAllocation(in: &scene.world, after: 300, for: 60)
  }

  @Test func `a step with continuous collision does not allocate`() {
    var world = World.weightless()
    let room = world.addBody(Body(kind: .static))
    let traits = ShapeTraits(friction: 0, restitution: 1)
    world.addChain(
      [Vec2(-1, -1), Vec2(1, -1), Vec2(1, 1), Vec2(-1, 1)], isLoop: true, to: room, traits)
    for i in 0..<4 {
      world.addBall(
        radius: 0.02, at: Vec2(0.2 * Float(i), 0.1), velocity: Vec2(120, 90 - 30 * Float(i)),
        bullet: true, traits)
    }
    // The number of near pairs varies, so the buffers need a long run to reach their maximum size.
    expectNoAllocation(in: &world, after: 2000, for: 240)
  }

  @Test func `a step that wakes bodies or puts them to sleep does not allocate`() {
    var world = World()
    let pit = world.addBody(Body(kind: .static))
    world.addChain(
      [Vec2(-3, 40), Vec2(-3, 0), Vec2(3, 0), Vec2(3, 40)], to: pit, ShapeTraits(friction: 0.6))
    let balls = (0..<60).map { index -> BodyID in
      let (row, column) = (Float(index / 9), Float(index % 9))
      return world.addBall(
        radius: 0.2 + 0.002 * Float(index), at: Vec2(0.6 * column - 2.4, 0.4 + row),
        ShapeTraits(friction: 0.6))
    }
    // The first throws are harder, so the buffers have capacity for the contacts of the last two.
    var blocks: [Int] = []
    for speed in [4, 4, 4, 4, 4, 3, 2] as [Float] {
      var sleepers = 0
      for ball in balls { world.applyImpulse(Vec2(0, speed * world.mass(of: ball).mass), to: ball) }
      blocks.append(
        allocationCount {
          var steps = 0
          while world.awakeBodyCount > 0, steps < 2000 {
            world.step(1 / 60)
            steps += 1
          }
          sleepers = balls.count - world.awakeBodyCount
        })
      #expect(sleepers == balls.count)
    }
    #expect(blocks.suffix(2) == [0, 0])
  }

  /// A copy shares its storage until it or the original is stepped, which copies the storage.
  ///
  /// The scratch memory of the copy starts empty and grows in the same step.
  @Test func `the first step after a copy copies the world and the second does not allocate`() {
    var world = World()
    world.settings.allowsSleep = false
    world.addPyramid(rows: 10)
    world.step(1 / 60, times: 60)

    let saved = world
    #expect(allocationCount { world.step(1 / 60) } > 0)
    #expect(allocationCount { world.step(1 / 60) } == 0)
    world = saved
    #expect(allocationCount { world.step(1 / 60) } > 0)
    #expect(allocationCount { world.step(1 / 60) } == 0)
  }

  @Test func `a step after the release of a copy does not allocate`() {
    var world = World()
    world.addPyramid(rows: 4)
    world.step(1 / 60, times: 60)
    var saved: World? = world
    #expect(saved?.stepCount == 60)
    saved = nil
    #expect(allocationCount { world.step(1 / 60) } == 0)
  }

  private func expectNoAllocation(in world: inout World, after warmUp: Int, for steps: Int) {
    world.step(1 / 60, times: warmUp)
    for _ in 0..<steps {
      let blocks = allocationCount { world.step(1 / 60) }
      guard blocks == 0 else {
        Issue.record("step \(world.stepCount) makes \(blocks) allocations")
        return
      }
    }
  }
}
