import Physics
import PhysicsScenes
import TestSupport
import Testing

/// Scenes with a closed form, solved by the soft step at 60 Hz with its eight sub-steps.
@Suite struct SoftStepTests {
  private func restless(_ gravity: Vec2) -> World {
    var settings = Settings()
    settings.solver = .softStep
    settings.gravity = gravity
    settings.allowsSleep = false
    return World(settings: settings)
  }

  /// The heights of a ball, dropped from two meters over a floor with its skin of 10 mm.
  private func bounceHeights(e: Float, seconds: Int) -> [Double] {
    var world = restless(Vec2(0, -10))
    let traits = ShapeTraits(friction: 0, restitution: e)
    world.addFloor(traits)
    let ball = world.addBall(radius: 0.25, at: Vec2(0, 2.26), traits)
    return (0..<60 * seconds).map { _ in
      world.step(1 / 60)
      return Double(world[ball].position.y) - 0.26
    }
  }

  /// The bound is that asked of the solver, 0.5 %; a sampled apex is up to g / 8 / 60^2 lower.
  @Test func `a perfectly elastic ball keeps its height for a minute`() {
    let top = bounceHeights(e: 1, seconds: 60)[3420...].max() ?? 0
    #expect(isClose(top, 2, within: 0.01), "\(top)")
  }

  /// The height after an impact of speed v is (e v)^2 / 2 g.
  ///
  /// An apex is sampled at 60 Hz, which
  /// misses up to g / 8 / 60^2 = 0.35 mm, and the speed that belongs to a height in an integrator
  /// differs by g h / 2 = 10 mm/s of 6.3 m/s, 0.33 % of a height.
  @Test(arguments: [0.3, 0.5, 0.8])
  func `a dropped ball bounces by e squared`(e: Double) {
    let heights = bounceHeights(e: Float(e), seconds: 2)
    let low = heights.indices.dropFirst().first { heights[$0 + 1] > heights[$0] } ?? 0
    let falling = heights.indices.first { $0 > low && heights[$0 + 1] < heights[$0] } ?? low
    #expect(isClose(heights[falling] / (2 * e * e), 1, within: 0.0033 + 0.000_35 / (2 * e * e)))
  }

  /// Equal balls in a row pass on the velocity of the first; the bounds are those asked of the
  /// solver.
  @Test(arguments: [5, 6])
  func `the last ball of a cradle leaves with the speed of the first`(count: Int) {
    var world = restless(.zero)
    let traits = ShapeTraits(friction: 0, restitution: 1)
    let balls = (0..<count).map { index -> BodyID in
      let x: Float = index == 0 ? -2 : 0.5 * Float(index)
      return world.addBall(
        radius: 0.25, at: Vec2(x, 0), velocity: Vec2(index == 0 ? 2 : 0, 0), traits)
    }
    world.step(1 / 60, times: 120)
    let speeds = balls.map { Double(world[$0].velocity.x) }
    #expect(speeds[count - 1] >= 0.98 * 2, "\(speeds)")
    #expect(speeds.dropLast().allSatisfy { abs($0) < 0.02 * 2 }, "\(speeds)")
    #expect(speeds.reduce(0) { $0 + $1 * $1 } / 4 > 0.97)
    #expect(isClose(speeds.reduce(0, +), 2, within: 1e-5))
  }

  /// A compound pendulum from 90 degrees has the half period 2 K(sin 45 degrees) sqrt(I / m g l).
  @Test func `a pendulum keeps its period and its height`() {
    var world = restless(Vec2(0, -10))
    let hook = world.addBody(Body(kind: .static))
    let ball = world.addBall(radius: 0.1, at: Vec2(1, 0))
    world.addJoint(.revolute(RevoluteJoint(hook, ball, anchorB: Vec2(-1, 0))))
    let path = (0..<1200).map { _ in
      world.step(1 / 60)
      return world[ball].position
    }
    let right = 2 * 1.854_074_677_3 * (1.005 / 10).squareRoot()
    let halfPeriod = meanInterval(of: [1] + path.map { Double($0.x) }, step: 1.0 / 60) {
      $0 * $1 < 0
    }
    // The bounds asked of the solver: 0.05 % and 1 % of a meter.
    #expect(isClose(halfPeriod / right, 1, within: 0.000_5), "\(halfPeriod)")
    #expect((path[900...].map(\.y).max() ?? -9) > -0.01)
    #expect(path.allSatisfy { abs(Double($0.length) - 1) < 1e-4 })
  }

  /// x(t) = 0.5 e^(-z w t) (cos w' t + z w / w' sin w' t) with w' = w sqrt(1 - z^2).
  ///
  /// At one and at two periods of w'. The first sub-step starts at rest, which in the integrator is
  /// the speed of half a sub-step before: an error of w h / 2 = 0.65 % of the amplitude in phase,
  /// so crests, where phase does not count, are compared: 0.5 % of the closed form.
  @Test(arguments: [0, 0.1, 0.3])
  func `a spring has the crests of its closed form`(dampingRatio: Double) {
    var world = restless(.zero)
    let anchor = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(3.5, 0))
    world.addJoint(
      .distance(
        DistanceJoint(
          anchor, box, length: 3,
          stiffness: .spring(hertz: 1, dampingRatio: Float(dampingRatio)))))
    let path = (0..<150).map { _ in
      world.step(1 / 60)
      return Double(world[box].position.x) - 3
    }
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    var crest = 0.5
    let decay = springDecay(2 * Double.pi * dampingRatio / root)
    for turn in 1...2 {
      crest *= decay
      let start = Int(60 * Double(turn) / root) - 10
      let found = path[start..<min(start + 20, 150)].max() ?? 0
      // Sampling misses up to crest (w / 120)^2 / 2 = 0.14 %.
      #expect(isClose(found / crest, 1, within: 0.005 + 0.0014), "\(found) and \(crest)")
    }
  }

  /// Returns e^-x by its series on a reduced argument.
  private func springDecay(_ x: Double) -> Double {
    let small = x / 1024
    var result = 1 - small + small * small / 2 - small * small * small / 6
    for _ in 0..<10 { result *= result }
    return result
  }

  @Test func `an undamped spring keeps its amplitude for ten seconds`() {
    var world = restless(.zero)
    let anchor = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(3.5, 0))
    world.addJoint(
      .distance(
        DistanceJoint(
          anchor, box, length: 3, stiffness: .spring(hertz: 1, dampingRatio: 0))))
    let path = (0..<600).map { _ in
      world.step(1 / 60)
      return abs(Double(world[box].position.x) - 3)
    }
    #expect((path[540...].max() ?? 0) > 0.499)
  }

  /// A load of acceleration g stretches a spring by g / w^2, at any damping; to 0.1 %.
  @Test func `a damped spring sags by its load over its stiffness`() {
    var world = restless(Vec2(0, -10))
    let anchor = world.addBody(Body(kind: .static))
    let box = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, -3))
    world.addJoint(
      .distance(
        DistanceJoint(
          anchor, box, length: 3, stiffness: .spring(hertz: 1, dampingRatio: 0.5))))
    world.step(1 / 60, times: 1200)
    let sag = -3 - Double(world[box].position.y)
    #expect(isClose(sag / (10 / (4 * Double.pi * Double.pi)), 1, within: 0.001), "\(sag)")
  }

  @Test(arguments: [10, 20, 50, 100, 200, 400] as [Float])
  func `a bullet passes neither a plate nor a segment`(speed: Float) {
    let targets: [Shape] = [
      .box(halfWidth: 0.01, halfHeight: 0.4, center: Vec2(3, 0)),
      .segment(Vec2(3, -0.4), Vec2(3, 0.4)),
    ]
    for target in targets {
      var world = restless(.zero)
      let ground = world.addBody(Body(kind: .static))
      world.addShape(target, to: ground, ShapeTraits(friction: 0.3))
      let ball = world.addBall(
        radius: 0.05, at: Vec2(0.123, 0), velocity: Vec2(speed, 0), ShapeTraits(friction: 0.3))
      world.step(1 / 60, times: 60)
      #expect(world[ball].position.x < 3.06)
    }
  }

  /// The drift allowed is that of the default solver's test.
  @Test func `a pyramid of twenty rows does not collapse`() {
    var world = restless(Vec2(0, -10))
    let start = world.addPyramid(rows: 20).map { ($0, world[$0].position) }
    world.step(1 / 60, times: 120)
    for (box, at) in start {
      #expect(abs(world[box].position.x - at.x) < 0.05)
      #expect(world[box].position.y > at.y - 0.02)
    }
  }

  /// The first of four balls begins 15 cm deep in a wall, and is pushed out at up to 3 m/s.
  ///
  /// Relaxation leaves the energy of 0.1 m/s in a sub-step; relaxing contacts alone would leave
  /// 2.2 m/s to the balls on joints.
  @Test func `a chain that is pushed out of a wall comes nearly to rest`() {
    var world = World.weightless()
    world.settings.solver = .softStep
    let wall = world.addBody(Body(kind: .static))
    world.addShape(.box(halfWidth: 1, halfHeight: 5), to: wall)
    let balls = (0..<4).map { world.addBall(radius: 0.25, at: Vec2(1.1 + 0.6 * Float($0), 0)) }
    for (a, b) in zip(balls, balls.dropFirst()) {
      world.addJoint(
        .revolute(RevoluteJoint(a, b, anchorA: Vec2(0.3, 0), anchorB: Vec2(-0.3, 0))))
    }
    world.step(1 / 60, times: 60)
    #expect(world[balls[0]].position.x > 1.25)
    for ball in balls { #expect(world[ball].velocity.length < 0.3) }
  }

  /// Two boxes spin at 30 rad/s, half a radian in a step, and approach, with a hundred start
  /// angles.
  ///
  /// With the contacts of the start of a step, those that spin in opposite senses overlap by up to
  /// a half of their size, 15 % in the mean, and the others by up to 23 %, 4 % in the mean.
  @Test(arguments: [(-1, 6), (1, 3)] as [(Float, Float)])
  func `boxes that spin meet with the corners that come`(sense: Float, speed: Float) {
    let outline = Outline.box(halfWidth: 0.125, halfHeight: 0.125)
    let depths = (0..<100).map { i -> Float in
      var world = restless(.zero)
      let boxes = ([-1, 1] as [Float]).map { side in
        let body = Body(
          position: Vec2(0.25 * side, side > 0 ? 0.05 : 0), angle: 0.016 * Float(i),
          velocity: Vec2(-speed * side, 0), angularVelocity: side < 0 ? 30 : 30 * sense)
        let box = world.addBody(body)
        world.addShape(
          .box(halfWidth: 0.125, halfHeight: 0.125), to: box, ShapeTraits(friction: 0.6))
        return box
      }
      return (0..<60).reduce(0) { deepest, _ in
        world.step(1 / 60)
        return max(deepest, world.relativeOverlap([boxes[0]: outline, boxes[1]: outline]))
      }
    }
    #expect(depths.reduce(0, +) / 100 < 0.03)
    #expect(depths.allSatisfy { $0 < 0.2 }, "\(depths.max() ?? 0)")
  }

  @Test func `a copy and a saved world move on alike`() throws {
    var scene = FallingScene(bodies: 60, columns: 10)
    scene.world.settings.solver = .softStep
    scene.world.step(1 / 60, times: 90)
    var copy = scene.world
    var read = try World(saved: scene.world.save())
    scene.world.step(1 / 60, times: 90)
    copy.step(1 / 60, times: 90)
    read.step(1 / 60, times: 90)
    #expect(copy.stateHash == scene.world.stateHash)
    #expect(read.stateHash == scene.world.stateHash)
    #expect(read.settings.solver == .softStep)
  }

  /// Sub-steps without the gravity of an approach keep the energy: 0.5 % in a minute.
  @Test(arguments: [4, 6, 8, 16])
  func `sub-steps of the default solver keep the height of an elastic ball`(subSteps: Int) {
    var settings = Settings()
    settings.subSteps = subSteps
    settings.allowsSleep = false
    var world = World(settings: settings)
    let traits = ShapeTraits(friction: 0, restitution: 1)
    world.addFloor(traits)
    let ball = world.addBall(radius: 0.25, at: Vec2(0, 2.25), traits)
    world.step(1 / 60, times: 3420)
    var top = 0.0
    for _ in 0..<180 {
      world.step(1 / 60)
      top = max(top, Double(world[ball].position.y) - 0.25)
    }
    #expect(isClose(top, 2, within: 0.01), "\(top)")
  }
}
