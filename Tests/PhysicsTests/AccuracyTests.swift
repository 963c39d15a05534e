import Physics
import TestSupport
import Testing

/// Scenes with a known right answer at 60 Hz, as the peers' figures were taken.
///
/// Each bound is what Box2D 2.4.1 reaches, the same class of solver, rounded outwards; beside it stands
/// the right answer, Box2D 3.2's and Chipmunk 7.0.3's.
@Suite struct AccuracyTests {
  private func restless(_ gravity: Vec2) -> World {
    var settings = Settings()
    settings.gravity = gravity
    settings.allowsSleep = false
    return World(settings: settings)
  }

  /// Right: 0.09, 0.25, 0.64, 1.
  ///
  /// Box2D 2.4.1: 0.093, 0.253, 0.644, 1.005; 3.2: 0.081, 0.240, 0.629, 0.989;
  /// Chipmunk: 0.073, 0.237, 0.637, 1.003.
  @Test(arguments: zip([0.3, 0.5, 0.8, 1], [0.0928, 0.2531, 0.6444, 1.0052]))
  func `a ball dropped from two metres bounces by e squared`(e: Double, reached: Double) {
    var world = restless(Vec2(0, -10))
    let traits = ShapeTraits(friction: 0, restitution: Float(e))
    world.addFloor(traits)
    let ball = world.addBall(radius: 0.25, at: Vec2(0, 2.25), traits)
    var heights: [Double] = []
    for _ in 0..<120 {
      world.step(1 / 60)
      heights.append(Double(world[ball].position.y) - 0.25)
    }
    let low = heights.indices.dropFirst().first { heights[$0 + 1] > heights[$0] } ?? 0
    let apex = heights[low...].max() ?? 0
    #expect(isClose(apex / 2, e * e, within: 0.006))
    #expect(isClose(apex / 2, reached, within: 1e-4))
  }

  /// Right: 2 m.
  ///
  /// Box2D 2.4.1: 2.010; 3.2: 1.889; Chipmunk: 2.028.
  @Test func `a perfect bounce neither dies nor grows`() {
    var world = restless(Vec2(0, -10))
    let traits = ShapeTraits(friction: 0, restitution: 1)
    world.addFloor(traits)
    let ball = world.addBall(radius: 0.25, at: Vec2(0, 2.25), traits)
    var top = 0.0
    for step in 0..<600 {
      world.step(1 / 60)
      if step >= 400 { top = max(top, Double(world[ball].position.y) - 0.25) }
    }
    #expect(isClose(top, 2, within: 0.011))
  }

  /// Right: energy x 1, only the last moves.
  ///
  /// Box2D 2.4.1: x 0.87; 3.2: x 0.57; Chipmunk: x 1.
  @Test func `a cradle keeps its momentum and most of its energy`() {
    var world = restless(.zero)
    let traits = ShapeTraits(friction: 0, restitution: 1)
    let balls = (0..<6).map {
      world.addBall(
        radius: 0.25, at: Vec2($0 == 0 ? -2 : 0.5 * Float($0), 0),
        velocity: Vec2($0 == 0 ? 2 : 0, 0), traits)
    }
    world.step(1 / 60, times: 120)
    let speeds = balls.map { Double(world[$0].velocity.x) }
    #expect(isClose(speeds.reduce(0, +), 2, within: 1e-5))
    let energy = speeds.reduce(0) { $0 + $1 * $1 } / 4
    #expect(energy > 0.87 && energy <= 1.0001, "\(energy)")
  }

  /// Right: 0.
  ///
  /// Box2D 2.4.1: -8.9 % and -0.64 m; 3.2: -0.02 % and -4 mm; Chipmunk: -5.6 % and -0.45 m.
  @Test func `a pendulum loses no more swing than its solver class does`() {
    var world = restless(Vec2(0, -10))
    let hook = world.addBody(Body(kind: .static))
    let ball = world.addBall(radius: 0.1, at: Vec2(1, 0))
    world.addJoint(.revolute(RevoluteJoint(hook, ball, anchorB: Vec2(-1, 0))))
    var top = -9.0
    var error = 0.0
    for step in 0..<1200 {
      world.step(1 / 60)
      if step >= 900 { top = max(top, Double(world[ball].position.y)) }
      error = max(error, abs(Double(world[ball].position.length) - 1))
    }
    #expect(top > -0.641)
    #expect(error < 1e-4)
  }

  /// Right: stands.
  ///
  /// Box2D 2.4.1 and 3.2 stand, Chipmunk topples.
  @Test func `a weight of a hundred stands on a box of one`() {
    var world = restless(Vec2(0, -10))
    world.addFloor()
    world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(0, 0.5))
    let heavy = world.addBox(
      halfWidth: 1, halfHeight: 1, at: Vec2(0, 2), ShapeTraits(density: 25, friction: 0.6))
    world.step(1 / 60, times: 600)
    #expect(world[heavy].position.y > 1.95)
    #expect(abs(world[heavy].angle) < 0.01)
  }

  /// Drift: Box2D 2.4.1 0.045 m, 3.2 0.011, Chipmunk 0.032.
  @Test func `a pyramid of twenty rows stands`() {
    var world = restless(Vec2(0, -10))
    world.addFloor()
    var start: [(BodyID, Vec2)] = []
    for i in 0..<20 {
      for j in i..<20 {
        let at = Vec2(1.05 * (0.5 * Float(i) + Float(j - i) - 9.5), Float(i) + 0.5)
        start.append((world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: at), at))
      }
    }
    world.step(1 / 60, times: 120)
    for (box, at) in start {
      #expect(abs(world[box].position.x - at.x) < 0.05)
      #expect(world[box].position.y > at.y - 0.02)
    }
  }

  /// Joint error: Box2D 2.4.1 0.043 m at the end and 0.100 m ever; 3.2 0.019; Chipmunk 0.22.
  @Test func `a rope of forty links holds a ball of sixteen times their weight`() {
    var world = restless(Vec2(0, -10))
    let traits = ShapeTraits(filter: Filter(group: -1))
    var previous = world.addBody(Body(kind: .static))
    var pins: [(BodyID, Vec2, BodyID, Vec2)] = []
    var anchor = Vec2.zero
    for i in 0..<40 {
      let link = world.addBox(
        halfWidth: 0.25, halfHeight: 0.05, at: Vec2(0.5 * Float(i) + 0.25, 0), traits)
      pins.append((previous, anchor, link, Vec2(-0.25, 0)))
      previous = link
      anchor = Vec2(0.25, 0)
    }
    let ball = world.addBall(radius: 0.5, at: Vec2(20.5, 0), traits)
    pins.append((previous, anchor, ball, Vec2(-0.5, 0)))
    for pin in pins {
      world.addJoint(.revolute(RevoluteJoint(pin.0, pin.2, anchorA: pin.1, anchorB: pin.3)))
    }
    var worst: Float = 0
    for _ in 0..<600 {
      world.step(1 / 60)
      for pin in pins {
        let gap = world.pose(of: pin.0) * pin.1 - world.pose(of: pin.2) * pin.3
        worst = max(worst, gap.length)
      }
    }
    #expect(worst < 0.101, "\(worst)")
  }
}
