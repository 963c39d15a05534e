import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Collisions of the Techotopia overview.
@Suite struct TechotopiaCollisionTests {
  @Test func `items meet while boundaries are open`() throws {
    let performance = try Performance("techotopia-collision-items")
    let (a, b) = (try performance.view("view1"), try performance.view("view2"))
    let before = try performance.behavior(DynamicItemBehavior.self)
    performance.advance(toFrame: 40)
    #expect(isClose(performance.entries.frames(of: .contactBegan).first, 26))
    let speed = before.linearVelocity(for: a).dx
    let other = try performance.velocity(of: "view2", inFrame: 42).dx
    // Equal masses and elasticity 0.2 part the speed 0.4 to 0.6. Single precision and the two
    // frames between the measurements leave half a percent.
    #expect(isClose(speed / other, 0.4 / 0.6, within: 0.005), "\(speed) \(other)")
    performance.forEachFrame(in: 44...240) { _ in
      #expect(isClose(a.transform.rotationAngle, 0, within: Contact.radians))
      #expect(isClose(b.transform.rotationAngle, 0, within: Contact.radians))
    }
    #expect(b.frame.maxX > performance.stage.size.width)
  }

  @Test func `items that meet only boundaries pass through each other`() throws {
    let performance = try Performance("techotopia-collision-boundaries")
    let (upper, lower) = (try performance.view("upper"), try performance.view("lower"))
    performance.advance(toFrame: 180)
    for item in [upper, lower] {
      #expect(isClose(item.center.y, 527.1, within: 1.5), "\(item.center)")
      #expect(isClose(item.center.x, 160, within: 0.01))
    }
    #expect(try !performance.animator.isRunning)
  }

  @Test func `everything meets, and the delegate is told`() throws {
    let performance = try Performance("techotopia-collision-everything")
    let (upper, lower) = (try performance.view("upper"), try performance.view("lower"))
    performance.advance(toFrame: 180)
    #expect(isClose(performance.entries.frames(of: .paused).first, 93))
    #expect(isClose(upper.center.y, 448, within: Contact.points), "\(upper.center)")
    #expect(isClose(lower.center.y, 527.7, within: Contact.points), "\(lower.center)")

    let lines = performance.stage.logEntries
    let first = try #require(lines.first)
    #expect(first.text.hasPrefix("began lower, bounds at ("), "\(first)")
    #expect(isClose(frame(at: first.time), 42))
    var open: Set<Substring> = []
    for line in lines {
      let pair = line.text.dropFirst(6).prefix { $0 != "(" }
      if line.text.hasPrefix("began") {
        #expect(open.insert(pair.dropLast(4)).inserted, "\(line)")
      } else {
        #expect(line.text.hasPrefix("ended"))
        #expect(open.remove(pair) != nil, "\(line)")
      }
    }
    #expect(open == ["lower, bounds", "upper, lower"])
  }

  @Test func `insets hold an item off the edge`() throws {
    let performance = try Performance("techotopia-collision-insets")
    performance.advance(toFrame: 180)
    let rest = try performance.view("view1").center
    #expect(isClose(rest.y, 507.5, within: 1), "\(rest)")
    #expect(try !performance.animator.isRunning)
  }

  @Test func `an item tilts on a slope and slides into the corner`() throws {
    let performance = try Performance("techotopia-collision-line")
    let item = try performance.view("view1")
    let normal = Vector(dx: -120, dy: 320) / Vector(dx: -120, dy: 320).length
    performance.forEachFrame(in: 1...240) { _ in
      // Half the side above the line is the least; contacts give way by up to 1 point.
      #expect((Point(0, 300) - item.center).dot(normal) > 29)
    }
    // How frictions mix is not known for sure: 8 points.
    #expect(isClose(item.center.x, 280.5, within: 8), "\(item.center)")
    #expect(isClose(item.center.y, 371.3, within: 8), "\(item.center)")
    // It lies on the slope, one quarter turn on.
    #expect(isClose(item.transform.rotationAngle, 0.3588 + .pi / 2, within: Contact.radians))
    #expect(try !performance.animator.isRunning)
  }

  @Test func `an item stays within a closed path`() throws {
    let performance = try Performance("techotopia-collision-path")
    let item = try performance.view("view1")
    performance.forEachFrame(in: 1...180) { frame in
      let isInside = Rect(x: 40, y: 200, width: 240, height: 240).union(item.frame).size
      #expect(isInside == Size(240, 240), "f\(frame): \(item.frame)")
    }
    #expect(isClose(performance.entries.frames(of: .contactBegan).first, 34))
    #expect(isClose(item.center.y, 408.5, within: Contact.points), "\(item.center)")
    #expect(isClose(performance.entries.frames(of: .paused).first, 78))
  }
}
