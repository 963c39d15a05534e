import Dynamics
import Geometry
import StageKit
import TestSupport
import Testing

/// What a stage knows of its dynamic animators.
@Suite struct StageInspectionTests {
  @Test func `bodies are where frames show their views, at any time`() throws {
    let scene = DynamicScene.tumbling()
    for time in stride(from: 0.0, through: 1, by: 1.0 / 41) {
      scene.stage.advance(to: time)
      let animator = try #require(scene.stage.inspectAnimators().first)
      let shown = scene.view.presentation
      // A position of 500 points has a resolution of 6e-5 points in single precision.
      #expect(animator.inspection.bodies[0].center.distance(to: shown.center) < 1e-4)
      #expect(isClose(animator.inspection.bodies[0].angle, shown.angle, within: 1e-5))
    }
  }

  @Test func `inspection follows nested, turned and animated reference views`() throws {
    let stage = Stage(size: .phone)
    let outer = View(frame: Rect(x: 20, y: 40, width: 200, height: 300))
    let inner = View(frame: Rect(x: 10, y: 10, width: 150, height: 200))
    let ball = View(frame: Rect(x: 20, y: 20, width: 40, height: 40))
    outer.transform = Transform(rotationAngle: 0.5)
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(ball)
    let animator = stage.retain(DynamicAnimator(referenceView: inner))
    animator.addBehavior(GravityBehavior(items: [ball]))
    stage.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.center.x += 100 }
    stage.advance(to: 0.5)
    let inspection = try #require(stage.inspectAnimators().first).inspection
    // In the model the reference view is at the end of its animation already.
    let expected = inner.convert(ball.presentation.center, to: nil) - Vector(dx: 50, dy: 0)
    #expect(inspection.bodies[0].center.distance(to: expected) < 1e-4)
    #expect(isClose(inspection.bodies[0].angle, 0.5, within: 1e-6))
    let acceleration = inspection.gravities[0].acceleration
    #expect(isClose(acceleration.length, 1000, within: 1e-9))
    #expect(isClose(acceleration.angle, .pi / 2 + 0.5, within: 1e-9))
  }

  @Test func `animators have the names of the log, and stay known at rest`() throws {
    let stage = Stage(size: .phone)
    stage.recordsImpulses = true
    let ball = View(frame: Rect(x: 20, y: 468, width: 100, height: 100))
    ball.name = "ball"
    stage.view.addSubview(ball)
    let first = stage.retain(DynamicAnimator(referenceView: stage.view))
    let second = DynamicAnimator(referenceView: stage.view)
    first.addBehavior(GravityBehavior(items: [ball]))
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    first.addBehavior(collision)
    second.addBehavior(GravityBehavior(items: [View(frame: .zero)].filter { _ in false }))
    stage.advance(to: 5)
    let animators = stage.inspectAnimators()
    // The second one has no item and never started.
    #expect(animators.map(\.name) == ["animator"])
    #expect(animators[0].itemNames == ["ball"])
    #expect(!animators[0].isRunning)
    #expect(animators[0].inspection.bodies[0].isSleeping)
    let contact = try #require(animators[0].inspection.contacts.first)
    // 1 kg under 10 m/s^2 for 1/60 s, less the resistance of 0.1/s in each sub-step. Residual
    // velocities are below 1e-5 m/s.
    #expect(isClose(contact.impulse, 10.0 / 60 / (1 + 0.1 / 120), within: 1e-5))
  }

  @Test func `an animator whose view leaves the stage is not inspected`() {
    let scene = DynamicScene()
    let panel = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let dot = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    scene.stage.view.addSubview(panel)
    panel.addSubview(dot)
    let animator = scene.stage.retain(DynamicAnimator(referenceView: panel))
    animator.addBehavior(GravityBehavior(items: [dot]))
    scene.stage.advance(to: 0.1)
    #expect(scene.stage.inspectAnimators().count == 1)
    panel.removeFromSuperview()
    #expect(scene.stage.inspectAnimators().isEmpty)
  }

  @Test func `an animator without a reference view is in the coordinates of its views`() throws {
    let stage = Stage(size: .phone)
    let panel = View(frame: Rect(x: 30, y: 50, width: 100, height: 100))
    let dot = View(frame: Rect(x: 10, y: 10, width: 10, height: 10))
    stage.view.addSubview(panel)
    panel.addSubview(dot)
    let animator = stage.retain(DynamicAnimator())
    animator.ticker = stage
    animator.addBehavior(GravityBehavior(items: [dot]))
    let center = try #require(stage.inspectAnimators().first).inspection.bodies[0].center
    // A position of 15 points has a resolution of 1e-6 points in single precision.
    #expect(center.distance(to: Point(45, 65)) < 1e-5)
  }
}
