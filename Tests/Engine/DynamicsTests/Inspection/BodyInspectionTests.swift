import Dynamics
import Geometry
import TestSupport
import Testing

/// What an animator knows of its bodies.
@Suite struct BodyInspectionTests {
  /// The sub-steps that a profile of 1/120 s has taken after a number of steps of 1/60 s.
  ///
  /// The sub-step is rounded up to single precision, so the second one of the first step is late.
  private func simulatedTime(after steps: Int) -> Double {
    Double(2 * steps - 1) * Profile.modern.subStep
  }

  @Test func `the velocity of a falling body is that of free fall`() throws {
    let box = Box(50, 50)
    let animator = DynamicAnimator()
    animator.add(GravityBehavior(items: [box]), DynamicItemBehavior([box], resistance: 0))
    animator.frames(1...60) { step in
      let body = animator.inspect().bodies[0]
      let expected = 1000 * simulatedTime(after: step)
      // Sums of single precision: 120 roundings of at most 10 m/s * 2^-24.
      #expect(isClose(body.velocity.dy, expected, within: 0.01))
      #expect(body.velocity.dx == 0)
    }
    let body = try #require(animator.inspect().bodies.first)
    #expect(body.item === box)
    #expect(body.mass == 1)
    #expect(body.center.y == box.y)
    #expect(body.outlines == [Path(rect: Rect(x: 0, y: box.y - 50, width: 100, height: 100))])
    #expect(!body.isSleeping && !body.isStatic)
  }

  @Test func `the outline of a body turns with it`() throws {
    let box = Box(0, 0, 60, 20)
    box.transform = Transform(rotationAngle: .pi / 2)
    let animator = DynamicAnimator()
    animator.addBehavior(CollisionBehavior(items: [box]))
    let body = try #require(animator.inspect().bodies.first)
    let bounds = try #require(body.outlines.first?.bounds)
    // Angles are in single precision.
    #expect(isClose(bounds.width, 20, within: 1e-4))
    #expect(isClose(bounds.height, 60, within: 1e-4))
    #expect(isClose(body.angle, .pi / 2, within: 1e-6))
  }

  @Test func `outlines are those of the collision shapes`() throws {
    let circle = Box.circle(0, 0, radius: 30)
    // An L, which is not convex.
    let corner = Box.shaped(
      200, 0,
      [Point(-50, -50), Point(0, -50), Point(0, 0), Point(50, 0), Point(50, 50), Point(-50, 50)])
    let group = DynamicItemGroup(items: [Box(400, 0, 20, 20), Box(440, 0, 20, 20)])
    let animator = DynamicAnimator()
    animator.addBehavior(CollisionBehavior(items: [circle, corner, group]))
    let bodies = animator.inspect().bodies
    let disc = try #require(bodies[0].outlines.first)
    #expect(disc == Path(ovalIn: Rect(center: .zero, size: Size(60, 60))))
    #expect(bodies[1].outlines.count > 1)
    let box = bodies[1].outlines.reduce(Rect.null) { $0.union($1.bounds) }
    #expect(box == Rect(x: 150, y: -50, width: 100, height: 100))
    #expect(bodies[2].outlines.count == 2)
    // A position of 400 points has a resolution of 3e-5 points in single precision.
    #expect(bodies[2].outlines[0].bounds.center.distance(to: Point(400, 0)) < 1e-4)
    #expect(bodies[2].outlines[1].bounds.center.distance(to: Point(440, 0)) < 1e-4)
    #expect(bodies.map(\.isStatic) == [false, false, false])
  }

  @Test func `a body at rest sleeps and an anchored one is static`() {
    let view = ReferenceView(320, 200)
    let box = Box(50, 150)
    let wall = Box(200, 150)
    let animator = DynamicAnimator(referenceView: view)
    let properties = DynamicItemBehavior(items: [wall])
    properties.isAnchored = true
    animator.add(
      GravityBehavior(items: [box]), CollisionBehavior(within: [box, wall]), properties)
    #expect(!animator.inspect().bodies[0].isSleeping)
    #expect(animator.pause(within: 200) != nil)
    let bodies = animator.inspect().bodies
    #expect(bodies[0].isSleeping && !bodies[0].isStatic)
    #expect(bodies[1].isStatic && !bodies[1].isSleeping)
    #expect(bodies[1].mass == 0)
  }

  @Test func `between two phases of a step bodies are where a ticker shows them`() throws {
    let box = Box(0, 0)
    let animator = DynamicAnimator()
    let properties = DynamicItemBehavior([box], resistance: 0)
    animator.addBehavior(properties)
    properties.addLinearVelocity(Point(120, 0), for: box)
    properties.addAngularVelocity(3, for: box)
    animator.frames(10)
    let start = animator.inspect().bodies[0]
    animator.beginStep(1.0 / 60)
    let end = animator.inspect().bodies[0]
    let first = animator.inspect(atFractionOfStep: 0).bodies[0]
    let middle = animator.inspect(atFractionOfStep: 0.5).bodies[0]
    // A position of 20 points has a resolution of 2e-6 points in single precision.
    #expect(isClose(first.center.x, start.center.x, within: 1e-5))
    #expect(isClose(first.angle, start.angle, within: 1e-6))
    #expect(isClose(end.center.x - start.center.x, 2, within: 1e-4))
    #expect(isClose(middle.center.x, (start.center.x + end.center.x) / 2, within: 1e-5))
    #expect(isClose(middle.angle, (start.angle + end.angle) / 2, within: 1e-6))
  }

  @Test func `inspection changes no bit of the motion`() {
    func scene(inspected: Bool) -> [UInt64] {
      let view = ReferenceView(320, 300)
      let boxes = (0..<8).map { Box(40 + 30 * Double($0), 40 + 20 * Double($0 % 3), 24, 24) }
      let animator = DynamicAnimator(referenceView: view)
      animator.recordsImpulses = inspected
      let push = PushBehavior(items: [boxes[0]], mode: .instantaneous)
      push.pushDirection = Vector(dx: 0.3, dy: -0.2)
      animator.add(
        GravityBehavior(items: boxes), CollisionBehavior(within: boxes), push,
        SnapBehavior(item: boxes[3], snapTo: Point(100, 100)),
        AttachmentBehavior(item: boxes[5], attachedTo: boxes[6]))
      var hashes: [UInt64] = []
      animator.frames(1...240) { _ in
        if inspected { _ = animator.inspect() }
        hashes.append(animator.stateHash)
      }
      return hashes
    }
    #expect(scene(inspected: true) == scene(inspected: false))
  }
}
