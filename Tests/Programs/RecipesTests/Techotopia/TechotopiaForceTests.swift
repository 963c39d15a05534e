import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Gravity, pushes and item behaviors of the Techotopia overview.
@Suite struct TechotopiaForceTests {
  @Test func `three behaviors move four of five items`() throws {
    let run = try RecipeRun("techotopia-architecture")
    let views = try (1...5).map { try run.view("view\($0)") }
    run.forEachFrame(in: 1...120) { frame in
      #expect(views[4].center == Point(270, 200) && views[4].transform == .identity)
      switch frame {
      case 30:
        #expect(isClose(views[0].center.y, 200.9, within: FreeMotion.points))
        #expect(views[2].center == Point(130, 420))
      case 60:
        #expect(isClose(views[0].center.y, 559.6, within: FreeMotion.points))
        #expect(isClose(views[3].center.x, 108, within: FreeMotion.points))
      case 90...120:
        #expect(isClose(views[1].center.y, 478.6, within: AfterContact.points), "f\(frame)")
        #expect(isClose(views[2].center.y, 538.2, within: AfterContact.points), "f\(frame)")
      default: break
      }
    }
    #expect(isClose(views[3].center.x, 246.5, within: FreeMotion.points))
    #expect(views[0].frame.minY > run.stage.size.height)
    #expect(try run.animator.behaviors.count == 3)
  }

  @Test func `an item removed from gravity stops, and an item added falls`() throws {
    let run = try RecipeRun("techotopia-gravity")
    let views = try (1...3).map { try run.view("view\($0)") }
    let gravity = try run.behavior(GravityBehavior.self)
    #expect(isClose(gravity.magnitude, 1.118, within: 0.0005))
    #expect(isClose(gravity.angle, 0.4636, within: 0.00005))
    run.advance(toFrame: 30)
    expect(views[0], movedFrom: Point(60, 60), by: 120.9, 60.4)
    let position = views[1].center
    #expect(views[2].center == Point(60, 260))
    run.forEachFrame(in: 31...60) { _ in #expect(views[1].center == position) }
    expect(views[0], movedFrom: Point(60, 60), by: 479.6, 239.8)
    expect(views[2], movedFrom: Point(60, 260), by: 124.9, 62.5)
    var x = views[0].center.x
    run.forEachFrame(in: 61...120) { _ in
      #expect(views[0].center.x > x)
      x = views[0].center.x
    }
    #expect(views[0].frame.minX > run.stage.size.width)
    #expect(views[1].center == position)
  }

  @Test func `an item removed from gravity coasts if another behavior has it`() throws {
    let run = try RecipeRun("techotopia-gravity-coasting")
    let view2 = try run.view("view2")
    run.advance(toFrame: 60)
    expect(view2, movedFrom: Point(60, 160), by: 354.65, 177.3)
    let velocity = try run.behavior(DynamicItemBehavior.self).linearVelocity(for: view2)
    #expect(isClose(velocity.x, 456.2, within: FreeMotion.speed), "\(velocity)")
    #expect(isClose(velocity.y, 228.1, within: FreeMotion.speed), "\(velocity)")
  }

  @Test func `all items stop when the behavior is removed`() throws {
    let run = try RecipeRun("techotopia-gravity-removal")
    let views = try (1...3).map { try run.view("view\($0)") }
    run.advance(toFrame: 60)
    expect(views[0], movedFrom: Point(60, 60), by: 479.6, 239.8)
    let positions = views.map(\.center)
    run.advance(toFrame: 120)
    #expect(views.map(\.center) == positions)
    #expect(try !run.animator.isRunning)
  }

  @Test func `an instantaneous push is inactive after one frame and gives a speed`() throws {
    let run = try RecipeRun("techotopia-push")
    let push = try run.behavior(PushBehavior.self)
    let view1 = try run.view("view1")
    #expect(isClose(push.magnitude, 0.2828, within: 0.00005))
    #expect(isClose(push.angle, .pi / 4, within: 1e-12))
    #expect(push.active)
    run.advance(toFrame: 1)
    #expect(!push.active)
    let velocity = try run.velocity(of: "view1", inFrame: 2)
    #expect(isClose(velocity.dx, 20, within: FreeMotion.speed), "\(velocity)")
    #expect(isClose(velocity.dy, 20, within: FreeMotion.speed), "\(velocity)")
    run.advance(toFrame: 60)
    expect(view1, movedFrom: Point(160, 200), by: 18.87, 18.87)
    #expect(view1.transform == .identity)
    #expect(run.stage.logEntries.map(\.text) == ["active: true", "active: false"])
  }

  @Test func `a continuous push stays active and accelerates the item`() throws {
    let run = try RecipeRun("techotopia-push-continuous")
    let view1 = try run.view("view1")
    run.advance(toFrame: 60)
    expect(view1, movedFrom: Point(160, 200), by: 9.59, 9.59)
    run.advance(toFrame: 120)
    expect(view1, movedFrom: Point(160, 200), by: 37.29, 37.29)
    #expect(try run.behavior(PushBehavior.self).active)
    #expect(run.stage.logEntries.map(\.text) == ["active: true"])
  }

  @Test func `a push off the center rotates an item unless its line passes through the center`()
    throws
  {
    let run = try RecipeRun("techotopia-push-offset")
    let views = try ["printed", "figure", "below"].map(run.view)
    let velocity = try run.velocity(of: "figure", inFrame: 2)
    #expect(isClose(velocity.dx, 50, within: FreeMotion.speed), "\(velocity)")
    run.forEachFrame(in: 4...60) { frame in
      // Only rounding of positions in single precision remains.
      #expect(isClose(angle(views[0]), 0, within: 1e-4))
      guard frame == 4 else { return }
      // Motion during half of the first frame and three further frames.
      let time = 3.5 / 60
      #expect(isClose(angle(views[1]) / time, 0.882, within: FreeMotion.radians))
      #expect(isClose(angle(views[2]) / time, -0.240, within: FreeMotion.radians))
    }
    #expect(isClose(angle(views[1]), 0.833, within: FreeMotion.radians), "\(angle(views[1]))")
    expect(views[0], movedFrom: Point(80, 120), by: 18.87, 18.87)
  }

  @Test func `resistance slows an item down`() throws {
    let run = try RecipeRun("techotopia-item-behavior")
    let behavior = try run.behavior(DynamicItemBehavior.self)
    #expect(behavior.elasticity == 0.2 && behavior.resistance == 0.5)
    run.advance(toFrame: 60)
    let speed = behavior.linearVelocity(for: try run.view("view1")).x
    #expect(isClose(speed, 121.9, within: FreeMotion.speed), "\(speed)")
    #expect(try run.view("view2").center == Point(60, 360))
  }

  @Test func `an item without rotation moves like the other but does not rotate`() throws {
    let run = try RecipeRun("techotopia-item-behavior-no-rotation")
    let (view1, view2) = (try run.view("view1"), try run.view("view2"))
    run.forEachFrame(in: 1...60) { _ in #expect(view1.transform == .identity) }
    #expect(isClose(angle(view2), 0.833, within: FreeMotion.radians))
    #expect(view1.center.x == view2.center.x)
  }

  @Test func `added velocities sum before the first step`() throws {
    let run = try RecipeRun("techotopia-item-behavior-velocity")
    #expect(
      run.stage.logEntries.map(\.text) == [
        "linear velocity (50.0, 0.0)", "linear velocity (100.0, 0.0)",
        "linear velocity (50.0, 0.0)", "angular velocity 1.0", "angular velocity 0.5",
      ])
  }

  @Test func `the composite behavior has four child behaviors`() throws {
    let run = try RecipeRun("techotopia-composite")
    let behaviors = try run.animator.behaviors
    #expect(behaviors.count == 1)
    #expect(behaviors.first?.childBehaviors.count == 4)
    #expect(run.stage.logEntries.map(\.text) == ["behaviors: 1, children: 4"])
    #expect(isClose(try run.behavior(AttachmentBehavior.self).length, 78.10, within: 0.01))
    run.advance(toFrame: 20 * 60)
    let end = try run.view("view1").center
    #expect(end.distance(to: Point(100.2, 179.7)) < AfterContact.points, "\(end)")
  }

  private func expect(
    _ view: View, movedFrom start: Point, by dx: Double, _ dy: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let displacement = view.center - start
    #expect(
      isClose(displacement.dx, dx, within: FreeMotion.points)
        && isClose(displacement.dy, dy, within: FreeMotion.points),
      "\(displacement)", sourceLocation: sourceLocation)
  }

  private func angle(_ view: View) -> Double { view.transform.rotationAngle }
}
