import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Collisions of the Techotopia overview.
@Suite struct TechotopiaCollisionTests {
  @Test func `in mode .items, items collide with each other and leave the reference bounds`() throws
  {
    let run = try RecipeRun("techotopia-collision-items")
    let (a, b) = (try run.view("view1"), try run.view("view2"))
    let before = try run.behavior(DynamicItemBehavior.self)
    run.advance(toFrame: 40)
    #expect(isClose(run.entries.frames(of: .contactBegan).first, 26))
    let speed = before.linearVelocity(for: a).x
    let other = try run.velocity(of: "view2", inFrame: 42).dx
    // Equal masses and elasticity 0.2 divide the speed 0.4 to 0.6. Single precision and the two
    // frames between the measurements cause an error of half a percent.
    #expect(isClose(speed / other, 0.4 / 0.6, within: 0.005), "\(speed) \(other)")
    run.forEachFrame(in: 44...240) { _ in
      #expect(isClose(a.transform.rotationAngle, 0, within: AfterContact.radians))
      #expect(isClose(b.transform.rotationAngle, 0, within: AfterContact.radians))
    }
    #expect(b.frame.maxX > run.stage.size.width)
  }

  @Test func `in mode .boundaries, items pass through each other and rest on the boundary`() throws
  {
    let run = try RecipeRun("techotopia-collision-boundaries")
    let (upper, lower) = (try run.view("upper"), try run.view("lower"))
    run.advance(toFrame: 180)
    for item in [upper, lower] {
      #expect(isClose(item.center.y, 527.1, within: 1.5), "\(item.center)")
      #expect(isClose(item.center.x, 160, within: 0.01))
    }
    #expect(try !run.animator.isRunning)
  }

  @Test func `in mode .everything, the delegate logs the contacts of items and boundaries`() throws
  {
    let run = try RecipeRun("techotopia-collision-everything")
    let (upper, lower) = (try run.view("upper"), try run.view("lower"))
    run.advance(toFrame: 180)
    #expect(isClose(run.entries.frames(of: .paused).first, 93))
    #expect(isClose(upper.center.y, 448, within: AfterContact.points), "\(upper.center)")
    #expect(isClose(lower.center.y, 527.7, within: AfterContact.points), "\(lower.center)")

    let lines = run.stage.logEntries
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

  @Test func `an item rests on the inset boundary`() throws {
    let run = try RecipeRun("techotopia-collision-insets")
    run.advance(toFrame: 180)
    let rest = try run.view("view1").center
    #expect(isClose(rest.y, 507.5, within: 1), "\(rest)")
    #expect(try !run.animator.isRunning)
  }

  @Test func `an item rotates on a slope and slides into the corner`() throws {
    let run = try RecipeRun("techotopia-collision-line")
    let item = try run.view("view1")
    let normal = Vector(dx: -120, dy: 320) / Vector(dx: -120, dy: 320).length
    run.forEachFrame(in: 1...240) { _ in
      // The minimum is half the side above the line; contacts penetrate by up to 1 point.
      #expect((Point(0, 300) - item.center).dot(normal) > 29)
    }
    // UIKit's friction mixing rule is uncertain, so the tolerance is 8 points.
    #expect(isClose(item.center.x, 280.5, within: 8), "\(item.center)")
    #expect(isClose(item.center.y, 371.3, within: 8), "\(item.center)")
    // It lies on the slope, rotated by a further quarter turn.
    #expect(isClose(item.transform.rotationAngle, 0.3588 + .pi / 2, within: AfterContact.radians))
    #expect(try !run.animator.isRunning)
  }

  @Test func `an item stays inside a boundary along a closed path`() throws {
    let run = try RecipeRun("techotopia-collision-path")
    let item = try run.view("view1")
    run.forEachFrame(in: 1...180) { frame in
      let isInside = Rect(x: 40, y: 200, width: 240, height: 240).union(item.frame).size
      #expect(isInside == Size(240, 240), "f\(frame): \(item.frame)")
    }
    #expect(isClose(run.entries.frames(of: .contactBegan).first, 34))
    #expect(isClose(item.center.y, 408.5, within: AfterContact.points), "\(item.center)")
    #expect(isClose(run.entries.frames(of: .paused).first, 78))
  }
}
