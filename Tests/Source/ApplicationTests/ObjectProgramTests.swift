import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

/// Programs with observers, items of their own, fields, groups and animations.
@Suite struct `programs with objects of their own` {
  /// A body rests up to 0.5 points off a boundary, and sinks as much into it.
  private static let contact = 1.0

  @Test func `an observer of the center draws a line to it in every frame`() async throws {
    let run = try await ProgramRun("LineToSquareViewController")
    let line = try run.views[0]
    let square = try run.views[1]
    run.stage.advance(to: 0.5)
    let recorder = try #require(
      Mirror(reflecting: line).children.first { $0.label == "ends" }?.value as? (Point, Point))
    #expect(recorder.0 == Point(160, 40) && recorder.1 == square.center)
    let early = run.stage.frame(at: 0.5)
    #expect(run.stage.frame(at: 0.6) != early)
  }

  @Test func `fields turn and hold a swarm, and the overlay of the animator is drawn`() async throws
  {
    let run = try await ProgramRun("FieldViewController")
    let particles = try run.views
    #expect(particles.count == 10)
    let start = particles[0].center
    run.stage.advance(to: 3)
    for particle in particles {
      #expect(particle.center.distance(to: Point(160, 284)) < 160)
    }
    // Clockwise on screen: the particle at the right has gone down.
    #expect(particles[0].center.distance(to: start) > 1)
    let middle = particles.reduce(Point.zero) {
      Point($0.x + $1.center.x / 10, $0.y + $1.center.y / 10)
    }
    // The fields are the same from all sides.
    #expect(middle.distance(to: Point(160, 284)) < 1)
  }

  @Test func `a group falls as one body`() async throws {
    let run = try await ProgramRun("GroupViewController")
    let views = try run.views
    run.forEachFrame(until: 3) { time in
      // The second square is to the right of the lower half of the first.
      let offset = views[1].center - views[0].center
      #expect(isClose(offset.length, Vector(dx: 60, dy: 20).length, within: 0.6), "at \(time) s")
    }
    #expect(views.allSatisfy { $0.frame.maxY < 568 + Self.contact })
    #expect(isClose(views[2].frame.maxY, 568, within: Self.contact))
  }

  @Test func `an item that is not a view moves a constraint, and with it two views`() async throws {
    let run = try await ProgramRun("ConstraintItemViewController")
    let header = try run.views[0]
    let body = try run.views[1]
    run.stage.advance(to: 0)
    #expect(header.frame == Rect(x: 20, y: 20, width: 280, height: 80))
    var farthest = 0.0
    run.forEachFrame(until: 6) { _ in farthest = max(farthest, header.frame.minY) }
    #expect(farthest > 310)
    // Layout rounds to half a point.
    #expect(isClose(header.frame.minY, 300, within: 0.5))
    #expect(body.frame.minY == header.frame.maxY + 10)
  }

  @Test func `springs and keyframes end where they should, at their times`() async throws {
    let run = try await ProgramRun("SpringAnimationsViewController")
    let bars = try run.views
    run.stage.advance(to: 0.3)
    #expect(bars[0].presentation.center.y < 498 && bars[1].presentation.center.y == 498)
    run.stage.advance(to: 1)
    #expect(isClose(bars[2].presentation.center.y, 100, within: 1e-6))
    run.stage.advance(to: 3)
    #expect(bars.map(\.presentation.center.y) == [100, 100, 100])
    #expect(bars[2].presentation.alpha == 0.25)
    #expect(run.output == ["spring true", "animator true", "keyframes"])
    let times = run.stage.logEntries.map(\.time)
    for (time, expected) in zip(times, [1, 1.3, 2]) {
      #expect(isClose(time, expected, within: 1e-9))
    }
  }

  @Test func `a controller in the spelling of Swift 6 counts its contacts`() async throws {
    let run = try await ProgramRun("MainActorViewController")
    let badge = try #require(try run.all(UILabel.self).first)
    run.stage.advance(to: 0.5)
    #expect(badge.text == "0")
    run.stage.advance(to: 6)
    let contacts = run.stage.dynamicLogEntries.count { $0.kind == .contactBegan }
    #expect(contacts > 3 && badge.text == "\(contacts)")
    #expect(isClose(badge.frame.maxY, 568, within: Self.contact))
    run.stage.tap(at: Point(160, 300), time: 7)
    run.stage.advance(to: 7.1)
    #expect(badge.center.y < 120)
  }

  @Test func `a page of a playground shows its live view, in which a pendulum swings`() async throws
  {
    // A page is named after the folder of the programs.
    let run = try await ProgramRun("Programs", size: Size(300, 300))
    func find(in view: View) -> View? {
      view.bounds.size == Size(40, 40) ? view : view.subviews.lazy.compactMap(find).first
    }
    let bob = try #require(find(in: run.stage.view))
    #expect(bob.superview?.subviews.count == 3)
    run.forEachFrame(until: 3) { time in
      #expect(isClose(bob.center.distance(to: Point(150, 60)), 100, within: 0.5), "at \(time) s")
    }
    // A body that is let go at 90 degrees comes to the other side, but for what the resistance
    // takes.
    var left = 300.0
    run.forEachFrame(until: 5) { _ in left = min(left, bob.center.x) }
    #expect(left < 70)
  }
}
