import Dynamics
import Geometry
import TestSupport
import Testing

/// Characteristics of snaps, computed with stock Box2D in the configuration of the reference.
@Suite struct SnapTests {
  struct Row: Sendable {
    let damping: Double
    /// The maximum overshoot, as a fraction of the distance.
    let overshoot: Double
    let angle: Double
    /// The last frame with a distance of more than half a point.
    let last: Int
    let pause: Int
  }

  /// Snaps of 64 by 64 points from (160, 284) to (260, 120).
  static let rows = [
    Row(damping: 0, overshoot: 0.696, angle: 0.665, last: 159, pause: 260),
    Row(damping: 0.25, overshoot: 0.334, angle: 0.415, last: 52, pause: 104),
    Row(damping: 0.5, overshoot: 0.113, angle: 0.493, last: 36, pause: 75),
    Row(damping: 0.75, overshoot: 0.017, angle: 0.544, last: 26, pause: 68),
    Row(damping: 1, overshoot: 0, angle: 0.566, last: 28, pause: 70),
  ]

  /// The reference has three digits for overshoot and angle, and exact frames for the pause.
  ///
  /// It does not say whether `last` counts from 0 or from 1.
  @Test(arguments: rows) func `overshoot, rotation and rest time of a snap depend on damping`(
    row: Row
  ) {
    let animator = DynamicAnimator()
    let item = Box(160, 284, 64, 64)
    let target = Point(260, 120)
    let way = target - item.center
    let snap = SnapBehavior(item: item, snapTo: target)
    snap.damping = row.damping
    animator.addBehavior(snap)
    var overshoot = 0.0
    var angle = 0.0
    var last = 0
    var frame = 0
    while animator.isRunning, frame < 400 {
      animator.frames(1)
      frame += 1
      overshoot = max(overshoot, (item.center - target).dot(way) / way.dot(way))
      angle = max(angle, abs(item.angle))
      if item.center.distance(to: target) > 0.5 { last = frame }
    }
    #expect(isClose(overshoot, row.overshoot, within: 1e-3), "\(overshoot)")
    #expect(isClose(angle, row.angle, within: 1e-3), "\(angle)")
    #expect(abs(last - row.last) <= 1, "\(last)")
    #expect(frame == row.pause)
    #expect(item.center.distance(to: target) < 0.1)
  }

  @Test func `changing snapPoint moves the item to the new point`() {
    let animator = DynamicAnimator()
    let item = Box(100, 100, 64, 64)
    let snap = SnapBehavior(item: item, snapTo: Point(200, 100))
    animator.addBehavior(snap)
    animator.frames(200)
    #expect(!animator.isRunning)
    snap.snapPoint = Point(100, 300)
    #expect(animator.isRunning)
    animator.frames(200)
    #expect(item.center.distance(to: Point(100, 300)) < 0.5)
    #expect(!animator.isRunning)
  }

  @Test func `an item moved by the user returns to its snap point`() {
    let animator = DynamicAnimator()
    let item = Box(250, 400, 80, 80)
    animator.addBehavior(SnapBehavior(item: item, snapTo: Point(100, 100)))
    animator.frames(300)
    item.center = Point(300, 300)
    animator.updateItem(usingCurrentState: item)
    animator.frames(300)
    #expect(item.center.distance(to: Point(100, 100)) < 0.5)
  }

  @Test func `a change of damping does not affect the current snap`() {
    func path(_ change: Bool) -> [Point] {
      let animator = DynamicAnimator()
      let item = Box(160, 284, 64, 64)
      let snap = SnapBehavior(item: item, snapTo: Point(260, 120))
      animator.addBehavior(snap)
      return (0..<30).map { frame in
        if change, frame == 5 { snap.damping = 0 }
        animator.frames(1)
        return item.center
      }
    }
    #expect(path(true) == path(false))
  }

  @Test func `an item snaps to a second point after the first`() {
    let view = ReferenceView()
    let animator = DynamicAnimator(referenceView: view)
    let ball = Box(160, 284, 64, 64)
    animator.addBehavior(SnapBehavior(item: ball, snapTo: Point(260, 120)))
    let first = [
      1: (Point(162.74, 279.44), 0.018), 5: (Point(221.42, 187.87), 0.207),
      10: (Point(272.33, 118.15), 0.455), 60: (Point(260, 120), 0),
    ]
    animator.frames(1...75) { frame in
      guard let (center, angle) = first[frame] else { return }
      // Tolerances of 0.5 points and 0.005 radians.
      #expect(ball.center.distance(to: center) < 0.5, "f\(frame): \(ball.center)")
      #expect(isClose(abs(ball.angle), angle, within: 0.005), "f\(frame): \(ball.angle)")
    }
    #expect(!animator.isRunning)
    animator.removeAllBehaviors()
    animator.addBehavior(SnapBehavior(item: ball, snapTo: Point(80, 480)))
    let second = [1: Point(243.76, 152.60), 2: Point(214.72, 210.71), 60: Point(80, 480)]
    #expect(animator.isRunning)
    animator.frames(1...80) { frame in
      guard let center = second[frame] else { return }
      #expect(ball.center.distance(to: center) < 0.5, "f\(frame): \(ball.center)")
    }
    let pause = animator.pause(within: 90, after: 80)
    #expect(pause == 81)
  }

  /// 80 by 80 points from (250, 400) to (100, 100); tolerances of 2 points and 2 frames.
  @Test(arguments: [(1.0, 1.45, 70), (0.5, 33.8, 81), (0.0, 202.7, 261)])
  func `a snap overshoots by the predicted distance and pauses in the predicted frame`(
    damping: Double, overshoot: Double, pause: Int
  ) throws {
    let animator = DynamicAnimator()
    let item = Box(250, 400, 80, 80)
    let way = Point(100, 100) - item.center
    let snap = SnapBehavior(item: item, snapTo: Point(100, 100))
    snap.damping = damping
    animator.addBehavior(snap)
    var reached = 0.0
    var frame = 0
    while animator.isRunning, frame < 400 {
      animator.frames(1)
      frame += 1
      reached = max(reached, (item.center - Point(100, 100)).dot(way) / way.length)
    }
    #expect(isClose(reached, overshoot, within: 2), "\(reached)")
    #expect(isClose(Double(frame), Double(pause), within: 2), "\(frame)")
  }

  /// Each snap has an action that replaces the item's transform.
  @Test func `an action can replace the rotation of a snap`() {
    let animator = DynamicAnimator(referenceView: ReferenceView())
    let places = [(60.0, 100.0), (260, 100), (60, 470), (260, 470)]
    let items = places.map { Box($0.0, $0.1, 80, 80) }
    let turns: [Double] = [.pi / 12, -.pi / 12, .pi / 6, -.pi / 6]
    for (item, turn) in zip(items, turns) {
      let snap = SnapBehavior(item: item, snapTo: Point(160, 284))
      let turning = DynamicBehavior()
      var (velocity, percent) = (0.0, 0.0)
      turning.action = {
        velocity += 0.0025
        percent += velocity
        let left = 1 - min(percent, 1)
        item.transform = Transform(rotationAngle: turn * (1 - left * left * left))
      }
      animator.add(snap, turning)
    }
    animator.frames(1...28)
    for item in items { #expect(item.center.distance(to: Point(160, 284)) < 3, "\(item.center)") }
    let pause = animator.pause(within: 100, after: 28)
    #expect(pause.map { (74...79).contains($0) } == true, "\(pause ?? 0)")
    for (item, turn) in zip(items, turns) { #expect(isClose(item.angle, turn, within: 1e-12)) }
  }
}
