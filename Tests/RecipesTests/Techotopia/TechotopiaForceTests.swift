import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Gravity, pushes and item behaviors of the Techotopia overview.
@Suite struct TechotopiaForceTests {
  @Test func `of five items three behaviors move all but one`() throws {
    let performance = try Performance("techotopia-architecture")
    let views = try (1...5).map { try performance.view("view\($0)") }
    performance.forEachFrame(in: 1...120) { frame in
      #expect(views[4].center == Point(270, 200) && views[4].transform == .identity)
      switch frame {
      case 30:
        #expect(isClose(views[0].center.y, 200.9, within: Smooth.points))
        #expect(views[2].center == Point(130, 420))
      case 60:
        #expect(isClose(views[0].center.y, 559.6, within: Smooth.points))
        #expect(isClose(views[3].center.x, 108, within: Smooth.points))
      case 90...120:
        #expect(isClose(views[1].center.y, 478.6, within: Contact.points), "f\(frame)")
        #expect(isClose(views[2].center.y, 538.2, within: Contact.points), "f\(frame)")
      default: break
      }
    }
    #expect(isClose(views[3].center.x, 246.5, within: Smooth.points))
    #expect(views[0].frame.minY > performance.stage.size.height)
    #expect(try performance.animator.behaviors.count == 3)
  }

  @Test func `an item that gravity lets go stays, one that it takes falls`() throws {
    let performance = try Performance("techotopia-gravity")
    let views = try (1...3).map { try performance.view("view\($0)") }
    let gravity = try performance.behavior(GravityBehavior.self)
    #expect(isClose(gravity.magnitude, 1.118, within: 0.0005))
    #expect(isClose(gravity.angle, 0.4636, within: 0.00005))
    performance.advance(toFrame: 30)
    expect(views[0], movedFrom: Point(60, 60), by: 120.9, 60.4)
    let place = views[1].center
    #expect(views[2].center == Point(60, 260))
    performance.forEachFrame(in: 31...60) { _ in #expect(views[1].center == place) }
    expect(views[0], movedFrom: Point(60, 60), by: 479.6, 239.8)
    expect(views[2], movedFrom: Point(60, 260), by: 124.9, 62.5)
    var x = views[0].center.x
    performance.forEachFrame(in: 61...120) { _ in
      #expect(views[0].center.x > x)
      x = views[0].center.x
    }
    #expect(views[0].frame.minX > performance.stage.size.width)
    #expect(views[1].center == place)
  }

  @Test func `an item that another behavior holds coasts on`() throws {
    let performance = try Performance("techotopia-gravity-coasting")
    let view2 = try performance.view("view2")
    performance.advance(toFrame: 60)
    expect(view2, movedFrom: Point(60, 160), by: 354.65, 177.3)
    let velocity = try performance.behavior(DynamicItemBehavior.self).linearVelocity(for: view2)
    #expect(isClose(velocity.dx, 456.2, within: Smooth.speed), "\(velocity)")
    #expect(isClose(velocity.dy, 228.1, within: Smooth.speed), "\(velocity)")
  }

  @Test func `without the behavior everything stops`() throws {
    let performance = try Performance("techotopia-gravity-removal")
    let views = try (1...3).map { try performance.view("view\($0)") }
    performance.advance(toFrame: 60)
    expect(views[0], movedFrom: Point(60, 60), by: 479.6, 239.8)
    let places = views.map(\.center)
    performance.advance(toFrame: 120)
    #expect(views.map(\.center) == places)
    #expect(try !performance.animator.isRunning)
  }

  @Test func `a shove is over after a frame and gives a speed`() throws {
    let performance = try Performance("techotopia-push")
    let push = try performance.behavior(PushBehavior.self)
    let view1 = try performance.view("view1")
    #expect(isClose(push.magnitude, 0.2828, within: 0.00005))
    #expect(isClose(push.angle, .pi / 4, within: 1e-12))
    #expect(push.active)
    performance.advance(toFrame: 1)
    #expect(!push.active)
    let velocity = try performance.velocity(of: "view1", inFrame: 2)
    #expect(isClose(velocity.dx, 20, within: Smooth.speed), "\(velocity)")
    #expect(isClose(velocity.dy, 20, within: Smooth.speed), "\(velocity)")
    performance.advance(toFrame: 60)
    expect(view1, movedFrom: Point(160, 200), by: 18.87, 18.87)
    #expect(view1.transform == .identity)
    #expect(performance.stage.logEntries.map(\.text) == ["active: true", "active: false"])
  }

  @Test func `a push that goes on makes faster and faster`() throws {
    let performance = try Performance("techotopia-push-continuous")
    let view1 = try performance.view("view1")
    performance.advance(toFrame: 60)
    expect(view1, movedFrom: Point(160, 200), by: 9.59, 9.59)
    performance.advance(toFrame: 120)
    expect(view1, movedFrom: Point(160, 200), by: 37.29, 37.29)
    #expect(try performance.behavior(PushBehavior.self).active)
    #expect(performance.stage.logEntries.map(\.text) == ["active: true"])
  }

  @Test func `a push off the center turns an item unless it goes through the center`() throws {
    let performance = try Performance("techotopia-push-offset")
    let views = try ["printed", "figure", "below"].map(performance.view)
    let velocity = try performance.velocity(of: "figure", inFrame: 2)
    #expect(isClose(velocity.dx, 50, within: Smooth.speed), "\(velocity)")
    performance.forEachFrame(in: 4...60) { frame in
      // Class A: what is left is the rounding of places in single precision.
      #expect(isClose(angle(views[0]), 0, within: 1e-4))
      guard frame == 4 else { return }
      // Three of the four frames so far are whole ones, and half of the first.
      let time = 3.5 / 60
      #expect(isClose(angle(views[1]) / time, 0.882, within: Smooth.radians))
      #expect(isClose(angle(views[2]) / time, -0.240, within: Smooth.radians))
    }
    #expect(isClose(angle(views[1]), 0.833, within: Smooth.radians), "\(angle(views[1]))")
    expect(views[0], movedFrom: Point(80, 120), by: 18.87, 18.87)
  }

  @Test func `resistance slows an item down`() throws {
    let performance = try Performance("techotopia-item-behavior")
    let behavior = try performance.behavior(DynamicItemBehavior.self)
    #expect(behavior.elasticity == 0.2 && behavior.resistance == 0.5)
    performance.advance(toFrame: 60)
    let speed = behavior.linearVelocity(for: try performance.view("view1")).dx
    #expect(isClose(speed, 121.9, within: Smooth.speed), "\(speed)")
    #expect(try performance.view("view2").center == Point(60, 360))
  }

  @Test func `of two items that are pushed alike only one may turn`() throws {
    let performance = try Performance("techotopia-item-behavior-no-rotation")
    let (view1, view2) = (try performance.view("view1"), try performance.view("view2"))
    performance.forEachFrame(in: 1...60) { _ in #expect(view1.transform == .identity) }
    #expect(isClose(angle(view2), 0.833, within: Smooth.radians))
    #expect(view1.center.x == view2.center.x)
  }

  @Test func `velocities add up before the first step`() throws {
    let performance = try Performance("techotopia-item-behavior-velocity")
    #expect(
      performance.stage.logEntries.map(\.text) == [
        "linear velocity (50.0, 0.0)", "linear velocity (100.0, 0.0)",
        "linear velocity (50.0, 0.0)", "angular velocity 1.0", "angular velocity 0.5",
      ])
  }

  @Test func `a custom behavior is made of four`() throws {
    let performance = try Performance("techotopia-composite")
    let behaviors = try performance.animator.behaviors
    #expect(behaviors.count == 1)
    #expect(behaviors.first?.childBehaviors.count == 4)
    #expect(performance.stage.logEntries.map(\.text) == ["behaviors: 1, children: 4"])
    #expect(isClose(try performance.behavior(AttachmentBehavior.self).length, 78.10, within: 0.01))
    performance.advance(toFrame: 20 * 60)
    let end = try performance.view("view1").center
    #expect(end.distance(to: Point(100.2, 179.7)) < Contact.points, "\(end)")
  }

  private func expect(
    _ view: View, movedFrom start: Point, by dx: Double, _ dy: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let way = view.center - start
    #expect(
      isClose(way.dx, dx, within: Smooth.points) && isClose(way.dy, dy, within: Smooth.points),
      "\(way)", sourceLocation: sourceLocation)
  }

  private func angle(_ view: View) -> Double { view.transform.rotationAngle }
}
