import Dynamics
import Geometry
import Recipes
import Stage
import TestSupport
import Testing

/// Attachments and snaps of the Techotopia overview.
@Suite struct TechotopiaAttachmentTests {
  private let smooth = Tolerance.smooth
  private let contact = Tolerance.contact

  @Test func `two items on a rod share a push`() throws {
    let take = try Take("techotopia-attachment-items")
    let (view1, view2) = (try take.view("view1"), try take.view("view2"))
    take.frames(1...60) { _ in
      #expect(isClose(view1.center.distance(to: view2.center), 120, within: 0.5))
    }
    #expect(isClose(view1.center.x, 147.18, within: contact.points), "\(view1.center)")
    #expect(isClose(view2.center.x, 267.18, within: contact.points), "\(view2.center)")
    for name in ["view1", "view2"] {
      let velocity = try take.velocity(of: name, in: name == "view1" ? 61 : 63)
      #expect(isClose(velocity.dx, 45.3, within: smooth.speed), "\(velocity)")
    }
    take.frames(65...180) { _ in
      #expect(isClose(view1.center.distance(to: view2.center), 120, within: 0.5))
    }
  }

  @Test func `a spring rests until gravity comes, and in the end hangs down`() throws {
    let take = try Take("techotopia-attachment-anchor")
    let item = try take.view("view1")
    take.frames(1...60) { _ in
      #expect(item.center == Point(200, 100) && item.transform == .identity)
    }
    take.advance(to: 60 * 60)
    #expect(item.center.distance(to: Point(100, 201.6)) < contact.points, "\(item.center)")
  }

  @Test func `an item on a spring off its center hangs with that point on top`() throws {
    let take = try Take("techotopia-attachment-offset")
    let item = try take.view("view1")
    #expect(isClose(try take.behavior(AttachmentBehavior.self).length, 121.66, within: 0.01))
    take.advance(to: 60 * 60)
    #expect(item.center.distance(to: Point(100, 251.5)) < contact.points, "\(item.center)")
    let angle = item.transform.rotationAngle
    #expect(isClose(angle, -3 * .pi / 4, within: 0.05), "\(angle)")
  }

  @Test func `an item hangs level from its center and tilted from another point`() throws {
    let take = try Take("techotopia-tilt")
    let (level, tilted) = (try take.view("level"), try take.view("tilted"))
    take.frames(1...3600) { frame in
      #expect(level.center.distance(to: Point(160, 180)) < 1 && level.transform == .identity)
      guard frame >= 3000 else { return }
      #expect(abs(tilted.center.x - 160) < 5, "f\(frame): \(tilted.center)")
      #expect(isClose(tilted.center.y, 224.7, within: 0.3), "f\(frame): \(tilted.center)")
      #expect(isClose(tilted.transform.rotationAngle, 1.107, within: 0.07), "f\(frame)")
    }
  }

  @Test func `posed for figure 54-2 both stay where they are`() throws {
    let take = try Take("techotopia-tilt-posed")
    let (level, tilted) = (try take.view("level"), try take.view("tilted"))
    #expect(isClose(tilted.transform.rotationAngle, 1.107, within: 0.0005))
    #expect(tilted.center.distance(to: Point(160, 224.7)) < 0.05)
    take.frames(1...180) { _ in
      #expect(level.center.distance(to: Point(160, 180)) < contact.points)
      #expect(tilted.center.distance(to: Point(160, 224.7)) < contact.points)
      #expect(isClose(tilted.transform.rotationAngle, 1.107, within: contact.angle))
    }
  }

  @Test(arguments: [
    ("techotopia-snap", 1.45, 70), ("techotopia-snap-half-damped", 33.8, 81),
    ("techotopia-snap-undamped", 202.7, 261),
  ])
  func `the less a snap is damped the more it overshoots`(
    id: String, overshoot: Double, pause: Double
  ) throws {
    let take = try Take(id)
    let item = try take.view("view1")
    let way = Point(100, 100) - item.center
    var reached = 0.0
    for frame in 1...300 where take.firstPause == nil {
      take.advance(to: frame)
      reached = max(reached, (item.center - Point(100, 100)).dot(way) / way.length)
    }
    #expect(isClose(reached, overshoot, within: contact.points), "\(reached)")
    #expect(isClose(take.firstPause ?? 0, pause, within: contact.frames))
  }

  @Test func `an item that was moved away snaps back`() throws {
    let take = try Take("techotopia-snap")
    let item = try take.view("view1")
    take.advance(to: 119)
    #expect(item.center.distance(to: Point(100, 100)) < smooth.points)
    take.advance(to: 120)
    #expect(item.center == Point(220, 300))
    #expect(try take.animator.isRunning)
    take.advance(to: 240)
    #expect(item.center.distance(to: Point(100, 100)) < smooth.points)
    #expect(try !take.animator.isRunning)
  }
}
