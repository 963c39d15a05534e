import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Attachments and snaps of the Techotopia overview.
@Suite struct TechotopiaAttachmentTests {
  @Test func `two items joined by a rod share the speed of a push`() throws {
    let run = try RecipeRun("techotopia-attachment-items")
    let (view1, view2) = (try run.view("view1"), try run.view("view2"))
    run.forEachFrame(in: 1...60) { _ in
      #expect(isClose(view1.center.distance(to: view2.center), 120, within: 0.5))
    }
    #expect(isClose(view1.center.x, 147.18, within: AfterContact.points), "\(view1.center)")
    #expect(isClose(view2.center.x, 267.18, within: AfterContact.points), "\(view2.center)")
    for name in ["view1", "view2"] {
      let velocity = try run.velocity(of: name, inFrame: name == "view1" ? 61 : 63)
      #expect(isClose(velocity.dx, 45.3, within: FreeMotion.speed), "\(velocity)")
    }
    run.forEachFrame(in: 65...180) { _ in
      #expect(isClose(view1.center.distance(to: view2.center), 120, within: 0.5))
    }
  }

  @Test func `a spring is at rest until gravity is added, then comes to rest below its anchor`()
    throws
  {
    let run = try RecipeRun("techotopia-attachment-anchor")
    let item = try run.view("view1")
    run.forEachFrame(in: 1...60) { _ in
      #expect(item.center == Point(200, 100) && item.transform == .identity)
    }
    run.advance(toFrame: 60 * 60)
    #expect(item.center.distance(to: Point(100, 201.6)) < AfterContact.points, "\(item.center)")
  }

  @Test func `an item on a spring off its center comes to rest with the attached point on top`()
    throws
  {
    let run = try RecipeRun("techotopia-attachment-offset")
    let item = try run.view("view1")
    #expect(isClose(try run.behavior(AttachmentBehavior.self).length, 121.66, within: 0.01))
    run.advance(toFrame: 60 * 60)
    #expect(item.center.distance(to: Point(100, 251.5)) < AfterContact.points, "\(item.center)")
    let angle = item.transform.rotationAngle
    #expect(isClose(angle, -3 * .pi / 4, within: 0.05), "\(angle)")
  }

  @Test func `an item hangs level from its center and tilted from another point`() throws {
    let run = try RecipeRun("techotopia-tilt")
    let (level, tilted) = (try run.view("level"), try run.view("tilted"))
    run.forEachFrame(in: 1...3600) { frame in
      #expect(level.center.distance(to: Point(160, 180)) < 1 && level.transform == .identity)
      guard frame >= 3000 else { return }
      #expect(abs(tilted.center.x - 160) < 5, "f\(frame): \(tilted.center)")
      #expect(isClose(tilted.center.y, 224.7, within: 0.3), "f\(frame): \(tilted.center)")
      #expect(isClose(tilted.transform.rotationAngle, 1.107, within: 0.07), "f\(frame)")
    }
  }

  @Test func `items that start at rest, as in figure 54-2, do not move`() throws {
    let run = try RecipeRun("techotopia-tilt-posed")
    let (level, tilted) = (try run.view("level"), try run.view("tilted"))
    #expect(isClose(tilted.transform.rotationAngle, 1.107, within: 0.0005))
    #expect(tilted.center.distance(to: Point(160, 224.7)) < 0.05)
    run.forEachFrame(in: 1...180) { _ in
      #expect(level.center.distance(to: Point(160, 180)) < AfterContact.points)
      #expect(tilted.center.distance(to: Point(160, 224.7)) < AfterContact.points)
      #expect(isClose(tilted.transform.rotationAngle, 1.107, within: AfterContact.radians))
    }
  }

  @Test(arguments: [
    ("techotopia-snap", 1.45, 70), ("techotopia-snap-half-damped", 33.8, 81),
    ("techotopia-snap-undamped", 202.7, 261),
  ])
  func `a snap with less damping overshoots more`(
    id: String, overshoot: Double, pause: Int
  ) throws {
    let run = try RecipeRun(id)
    let item = try run.view("view1")
    let displacement = Point(100, 100) - item.center
    var reached = 0.0
    for frame in 1...300 where run.entries.frames(of: .paused).isEmpty {
      run.advance(toFrame: frame)
      reached = max(
        reached, (item.center - Point(100, 100)).dot(displacement) / displacement.length)
    }
    #expect(isClose(reached, overshoot, within: AfterContact.points), "\(reached)")
    #expect(isClose(run.entries.frames(of: .paused).first, pause))
  }

  @Test func `an item that is moved away snaps back`() throws {
    let run = try RecipeRun("techotopia-snap")
    let item = try run.view("view1")
    run.advance(toFrame: 119)
    #expect(item.center.distance(to: Point(100, 100)) < FreeMotion.points)
    run.advance(toFrame: 120)
    #expect(item.center == Point(220, 300))
    #expect(try run.animator.isRunning)
    run.advance(toFrame: 240)
    #expect(item.center.distance(to: Point(100, 100)) < FreeMotion.points)
    #expect(try !run.animator.isRunning)
  }
}
