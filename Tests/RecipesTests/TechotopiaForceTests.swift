import Dynamics
import Geometry
import Recipes
import Stage
import TestSupport
import Testing

/// Gravity, pushes and item behaviors of the Techotopia overview.
@Suite struct TechotopiaForceTests {
  private let smooth = Tolerance.smooth
  private let contact = Tolerance.contact

  @Test func `of five items three behaviors move all but one`() throws {
    let take = try Take("techotopia-architecture")
    let views = try (1...5).map { try take.view("view\($0)") }
    take.frames(1...120) { frame in
      #expect(views[4].center == Point(270, 200) && views[4].transform == .identity)
      switch frame {
      case 30:
        #expect(isClose(views[0].center.y, 200.9, within: smooth.points))
        #expect(views[2].center == Point(130, 420))
      case 60:
        #expect(isClose(views[0].center.y, 559.6, within: smooth.points))
        #expect(isClose(views[3].center.x, 108, within: smooth.points))
      case 90...120:
        #expect(isClose(views[1].center.y, 478.6, within: contact.points), "f\(frame)")
        #expect(isClose(views[2].center.y, 538.2, within: contact.points), "f\(frame)")
      default: break
      }
    }
    #expect(isClose(views[3].center.x, 246.5, within: smooth.points))
    #expect(views[0].frame.minY > take.stage.size.height)
    #expect(try take.animator.behaviors.count == 3)
  }

  @Test func `an item that gravity lets go stays, one that it takes falls`() throws {
    let take = try Take("techotopia-gravity")
    let views = try (1...3).map { try take.view("view\($0)") }
    let gravity = try take.behavior(GravityBehavior.self)
    #expect(isClose(gravity.magnitude, 1.118, within: 0.0005))
    #expect(isClose(gravity.angle, 0.4636, within: 0.00005))
    take.advance(to: 30)
    expect(views[0], movedFrom: Point(60, 60), by: 120.9, 60.4)
    let place = views[1].center
    #expect(views[2].center == Point(60, 260))
    take.frames(31...60) { _ in #expect(views[1].center == place) }
    expect(views[0], movedFrom: Point(60, 60), by: 479.6, 239.8)
    expect(views[2], movedFrom: Point(60, 260), by: 124.9, 62.5)
    var x = views[0].center.x
    take.frames(61...120) { _ in
      #expect(views[0].center.x > x)
      x = views[0].center.x
    }
    #expect(views[0].frame.minX > take.stage.size.width)
    #expect(views[1].center == place)
  }

  @Test func `an item that another behavior holds coasts on`() throws {
    let take = try Take("techotopia-gravity-coasting")
    let view2 = try take.view("view2")
    take.advance(to: 60)
    expect(view2, movedFrom: Point(60, 160), by: 354.65, 177.3)
    let velocity = try take.behavior(DynamicItemBehavior.self).linearVelocity(for: view2)
    #expect(isClose(velocity.dx, 456.2, within: smooth.speed), "\(velocity)")
    #expect(isClose(velocity.dy, 228.1, within: smooth.speed), "\(velocity)")
  }

  @Test func `without the behavior everything stops`() throws {
    let take = try Take("techotopia-gravity-removal")
    let views = try (1...3).map { try take.view("view\($0)") }
    take.advance(to: 60)
    expect(views[0], movedFrom: Point(60, 60), by: 479.6, 239.8)
    let places = views.map(\.center)
    take.advance(to: 120)
    #expect(views.map(\.center) == places)
    #expect(try !take.animator.isRunning)
  }

  @Test func `a shove is over after a frame and gives a speed`() throws {
    let take = try Take("techotopia-push")
    let push = try take.behavior(PushBehavior.self)
    let view1 = try take.view("view1")
    #expect(isClose(push.magnitude, 0.2828, within: 0.00005))
    #expect(isClose(push.angle, .pi / 4, within: 1e-12))
    #expect(push.active)
    take.advance(to: 1)
    #expect(!push.active)
    let velocity = try take.velocity(of: "view1", in: 2)
    #expect(isClose(velocity.dx, 20, within: smooth.speed), "\(velocity)")
    #expect(isClose(velocity.dy, 20, within: smooth.speed), "\(velocity)")
    take.advance(to: 60)
    expect(view1, movedFrom: Point(160, 200), by: 18.87, 18.87)
    #expect(view1.transform == .identity)
    #expect(take.stage.logEntries.map(\.text) == ["active: true", "active: false"])
  }

  @Test func `a push that goes on makes faster and faster`() throws {
    let take = try Take("techotopia-push-continuous")
    let view1 = try take.view("view1")
    take.advance(to: 60)
    expect(view1, movedFrom: Point(160, 200), by: 9.59, 9.59)
    take.advance(to: 120)
    expect(view1, movedFrom: Point(160, 200), by: 37.29, 37.29)
    #expect(try take.behavior(PushBehavior.self).active)
    #expect(take.stage.logEntries.map(\.text) == ["active: true"])
  }

  @Test func `a push off the center turns an item unless it goes through the center`() throws {
    let take = try Take("techotopia-push-offset")
    let views = try ["printed", "figure", "below"].map(take.view)
    let velocity = try take.velocity(of: "figure", in: 2)
    #expect(isClose(velocity.dx, 50, within: smooth.speed), "\(velocity)")
    take.frames(4...60) { frame in
      // Class A: what is left is the rounding of places in single precision.
      #expect(isClose(angle(views[0]), 0, within: 1e-4))
      guard frame == 4 else { return }
      // Three of the four frames so far are whole ones, and half of the first.
      let time = 3.5 / 60
      #expect(isClose(angle(views[1]) / time, 0.882, within: smooth.angle))
      #expect(isClose(angle(views[2]) / time, -0.240, within: smooth.angle))
    }
    #expect(isClose(angle(views[1]), 0.833, within: smooth.angle), "\(angle(views[1]))")
    expect(views[0], movedFrom: Point(80, 120), by: 18.87, 18.87)
  }

  @Test func `resistance slows an item down`() throws {
    let take = try Take("techotopia-item-behavior")
    let behavior = try take.behavior(DynamicItemBehavior.self)
    #expect(behavior.elasticity == 0.2 && behavior.resistance == 0.5)
    take.advance(to: 60)
    let speed = behavior.linearVelocity(for: try take.view("view1")).dx
    #expect(isClose(speed, 121.9, within: smooth.speed), "\(speed)")
    #expect(try take.view("view2").center == Point(60, 360))
  }

  @Test func `of two items that are pushed alike only one may turn`() throws {
    let take = try Take("techotopia-item-behavior-no-rotation")
    let (view1, view2) = (try take.view("view1"), try take.view("view2"))
    take.frames(1...60) { _ in #expect(view1.transform == .identity) }
    #expect(isClose(angle(view2), 0.833, within: smooth.angle))
    #expect(view1.center.x == view2.center.x)
  }

  @Test func `velocities add up before the first step`() throws {
    let take = try Take("techotopia-item-behavior-velocity")
    #expect(
      take.stage.logEntries.map(\.text) == [
        "linear velocity (50.0, 0.0)", "linear velocity (100.0, 0.0)",
        "linear velocity (50.0, 0.0)", "angular velocity 1.0", "angular velocity 0.5",
      ])
  }

  @Test func `a custom behavior is made of four`() throws {
    let take = try Take("techotopia-composite")
    let behaviors = try take.animator.behaviors
    #expect(behaviors.count == 1)
    #expect(behaviors.first?.childBehaviors.count == 4)
    #expect(take.stage.logEntries.map(\.text) == ["behaviors: 1, children: 4"])
    #expect(isClose(try take.behavior(AttachmentBehavior.self).length, 78.10, within: 0.01))
    take.advance(to: 20 * 60)
    let end = try take.view("view1").center
    #expect(end.distance(to: Point(100.2, 179.7)) < contact.points, "\(end)")
  }

  private func expect(
    _ view: View, movedFrom start: Point, by dx: Double, _ dy: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let way = view.center - start
    #expect(
      isClose(way.dx, dx, within: smooth.points) && isClose(way.dy, dy, within: smooth.points),
      "\(way)", sourceLocation: sourceLocation)
  }

  private func angle(_ view: View) -> Double { view.transform.rotationAngle }
}
