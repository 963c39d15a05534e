import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Attachments and snaps of the Techotopia overview.
@Suite struct TechotopiaAttachmentTests {
  @Test func `two items on a rod share a push`() throws {
    let performance = try Performance("techotopia-attachment-items")
    let (view1, view2) = (try performance.view("view1"), try performance.view("view2"))
    performance.forEachFrame(in: 1...60) { _ in
      #expect(isClose(view1.center.distance(to: view2.center), 120, within: 0.5))
    }
    #expect(isClose(view1.center.x, 147.18, within: Contact.points), "\(view1.center)")
    #expect(isClose(view2.center.x, 267.18, within: Contact.points), "\(view2.center)")
    for name in ["view1", "view2"] {
      let velocity = try performance.velocity(of: name, inFrame: name == "view1" ? 61 : 63)
      #expect(isClose(velocity.dx, 45.3, within: Smooth.speed), "\(velocity)")
    }
    performance.forEachFrame(in: 65...180) { _ in
      #expect(isClose(view1.center.distance(to: view2.center), 120, within: 0.5))
    }
  }

  @Test func `a spring rests until gravity comes, and in the end hangs down`() throws {
    let performance = try Performance("techotopia-attachment-anchor")
    let item = try performance.view("view1")
    performance.forEachFrame(in: 1...60) { _ in
      #expect(item.center == Point(200, 100) && item.transform == .identity)
    }
    performance.advance(toFrame: 60 * 60)
    #expect(item.center.distance(to: Point(100, 201.6)) < Contact.points, "\(item.center)")
  }

  @Test func `an item on a spring off its center hangs with that point on top`() throws {
    let performance = try Performance("techotopia-attachment-offset")
    let item = try performance.view("view1")
    #expect(isClose(try performance.behavior(AttachmentBehavior.self).length, 121.66, within: 0.01))
    performance.advance(toFrame: 60 * 60)
    #expect(item.center.distance(to: Point(100, 251.5)) < Contact.points, "\(item.center)")
    let angle = item.transform.rotationAngle
    #expect(isClose(angle, -3 * .pi / 4, within: 0.05), "\(angle)")
  }

  @Test func `an item hangs level from its center and tilted from another point`() throws {
    let performance = try Performance("techotopia-tilt")
    let (level, tilted) = (try performance.view("level"), try performance.view("tilted"))
    performance.forEachFrame(in: 1...3600) { frame in
      #expect(level.center.distance(to: Point(160, 180)) < 1 && level.transform == .identity)
      guard frame >= 3000 else { return }
      #expect(abs(tilted.center.x - 160) < 5, "f\(frame): \(tilted.center)")
      #expect(isClose(tilted.center.y, 224.7, within: 0.3), "f\(frame): \(tilted.center)")
      #expect(isClose(tilted.transform.rotationAngle, 1.107, within: 0.07), "f\(frame)")
    }
  }

  @Test func `posed for figure 54-2 both stay where they are`() throws {
    let performance = try Performance("techotopia-tilt-posed")
    let (level, tilted) = (try performance.view("level"), try performance.view("tilted"))
    #expect(isClose(tilted.transform.rotationAngle, 1.107, within: 0.0005))
    #expect(tilted.center.distance(to: Point(160, 224.7)) < 0.05)
    performance.forEachFrame(in: 1...180) { _ in
      #expect(level.center.distance(to: Point(160, 180)) < Contact.points)
      #expect(tilted.center.distance(to: Point(160, 224.7)) < Contact.points)
      #expect(isClose(tilted.transform.rotationAngle, 1.107, within: Contact.radians))
    }
  }

  @Test(arguments: [
    ("techotopia-snap", 1.45, 70), ("techotopia-snap-half-damped", 33.8, 81),
    ("techotopia-snap-undamped", 202.7, 261),
  ])
  func `the less a snap is damped the more it overshoots`(
    id: String, overshoot: Double, pause: Int
  ) throws {
    let performance = try Performance(id)
    let item = try performance.view("view1")
    let way = Point(100, 100) - item.center
    var reached = 0.0
    for frame in 1...300 where performance.entries.frames(of: .paused).isEmpty {
      performance.advance(toFrame: frame)
      reached = max(reached, (item.center - Point(100, 100)).dot(way) / way.length)
    }
    #expect(isClose(reached, overshoot, within: Contact.points), "\(reached)")
    #expect(isClose(performance.entries.frames(of: .paused).first, pause))
  }

  @Test func `an item that was moved away snaps back`() throws {
    let performance = try Performance("techotopia-snap")
    let item = try performance.view("view1")
    performance.advance(toFrame: 119)
    #expect(item.center.distance(to: Point(100, 100)) < Smooth.points)
    performance.advance(toFrame: 120)
    #expect(item.center == Point(220, 300))
    #expect(try performance.animator.isRunning)
    performance.advance(toFrame: 240)
    #expect(item.center.distance(to: Point(100, 100)) < Smooth.points)
    #expect(try !performance.animator.isRunning)
  }
}
