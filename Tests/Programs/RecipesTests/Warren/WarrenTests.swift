import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Warren's slides 12 to 19.
@Suite struct WarrenTests {
  /// Compares a square's center with predictions of free motion.
  private func check(
    _ square: [ViewState], _ predicted: [(frame: Int, x: Double, y: Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (frame, x, y) in predicted {
      let center = square[frame].center
      #expect(
        center.distance(to: Point(x, y)) < FreeMotion.points, "\(center) in frame \(frame)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func `slide 12: the square falls off the screen`() throws {
    let square = try RecipeRun("warren-gravity").record(through: 90)["square"]
    check(square, [(30, 160, 230.9), (60, 160, 589.6)])
    #expect(isClose(square.firstIndex { $0.center.y - 50 > 568 }, 62))
  }

  @Test func `slide 13: the square bounces once and comes to rest on the lower edge`() throws {
    let collision = try RecipeRun("warren-collision").record(through: 180)
    let ys = try collision["square"].ys
    #expect(isClose(collision.entries.frames(of: .contactBegan).first, 56))
    let apex = try #require(ys.indices.dropFirst(57).first { ys[$0 + 1] > ys[$0] })
    #expect(isClose(apex, 66))
    #expect(isClose(ys[apex], 503.6, within: AfterContact.points))
    #expect(isClose(ys[180], 517.5, within: AfterContact.points))
    #expect(isClose(collision.entries.frames(of: .paused).first, 109))
  }

  @Test
  func `slide 14: the square keeps its distance from the anchor, which moves after half a second`()
    throws
  {
    let run = try RecipeRun("warren-attachment")
    let attachment = try #require(run.animator.behaviors.first as? AttachmentBehavior)
    #expect(isClose(attachment.length, 75.27, within: 0.01))
    let square = try run.record(through: 180)["square"]
    #expect(
      square[...30].allSatisfy { $0.center.distance(to: Point(160, 380)) < FreeMotion.points })
    #expect(square[...30].allSatisfy { isClose($0.angle, 0, within: FreeMotion.radians) })
    for state in square[35...] {
      let corner = Point(-25, -25).applying(Transform(rotationAngle: state.angle))
      let attachedPoint = state.center + (corner - .zero)
      #expect(isClose(attachedPoint.distance(to: Point(240, 284)), 75.3, within: FreeMotion.points))
    }
    #expect(square[180].center.distance(to: Point(184.8, 363.2)) < AfterContact.points)
    #expect(isClose(square[180].angle, 0.624, within: AfterContact.radians))
  }

  @Test func `slide 15: the square oscillates with the predicted period and decay`() throws {
    let spring = try RecipeRun("warren-spring").record(through: 480)
    let ys = try spring["square"].ys
    let extrema = ys.extrema
    let predicted = [(140.8, 14), (205.6, 45), (163.2, 75), (191.0, 105)]
    for (extremum, (y, frame)) in zip(extrema, predicted) {
      #expect(isClose(extremum, frame))
      #expect(isClose(ys[extremum], y, within: FreeMotion.points))
    }
    #expect(isClose(ys[extrema[4]], 172.8, within: FreeMotion.points))
    // Half-swings have a ratio of 0.729 in theory; the solver's implicit springs and the resistance
    // make it 0.654. The extremes are printed to 0.1 of 11 to 39 pt.
    let swings = extrema.prefix(5).map { abs(ys[$0] - 180) }
    for (before, after) in zip(swings, swings.dropFirst()) {
      #expect(isClose(after / before, 0.654, within: 0.01))
    }
    // From the interpolated crossings of the rest position. The theoretical period is 1.005 s;
    // implicit sub-steps of 1/120 s make it up to a hundredth longer.
    var crossings: [Double] = []
    for frame in 1...150 where (ys[frame - 1] - 180) * (ys[frame] - 180) < 0 {
      let beyond = (ys[frame] - 180) / (ys[frame] - ys[frame - 1])
      crossings.append(Double(frame) - beyond)
    }
    let halfSwings = Double(crossings.count - 1)
    let period = 2 * (crossings[crossings.count - 1] - crossings[0]) / halfSwings / 60
    #expect(isClose(period, 1.005, within: 0.01))
    #expect(isClose(ys[480], 180, within: AfterContact.points))
    #expect(isClose(spring.entries.frames(of: .paused).last, 430))
  }

  @Test func `slide 15 with gravity: the square oscillates around its rest position`() throws {
    let spring = try RecipeRun("warren-spring-gravity").record(through: 900)
    let ys = try spring["square"].ys
    let extremum = try #require(ys.extrema.first)
    #expect(isClose(extremum, 31))
    #expect(isClose(ys[extremum], 221.9, within: FreeMotion.points))
    let rest = 180 + 1000 / (4 * Double.pi * Double.pi)
    #expect(isClose(rest, 205.33, within: 0.01))
    let swings = ys.extrema.prefix(6).map { abs(ys[$0] - rest) }
    #expect(zip(swings, swings.dropFirst()).allSatisfy(>))
    #expect(isClose(ys[900], rest, within: AfterContact.points))
  }

  @Test func `slide 16: the square has the predicted positions during a snap`() throws {
    let snap = try RecipeRun("warren-snap").record(through: 120)
    check(
      try snap["square"],
      [
        (1, 157.16, 122.38), (5, 100.6, 344.4), (10, 55.6, 493.5), (20, 71.6, 454.2),
        (30, 81.4, 449.2),
      ])
    #expect(isClose(snap.entries.frames(of: .paused).first, 82))
  }

  @Test func `slide 17: the last assignment determines an instantaneous push`() throws {
    let run = try RecipeRun("warren-push-instantaneous")
    let push = try #require(run.animator.behaviors.first as? PushBehavior)
    #expect(push.angle == 0 && push.magnitude == 100)
    let view = try run.view("square")
    let speedometer = try run.speedometer(of: "square")
    var speeds: [Double] = []
    let square = try run.record(through: 2) { _ in
      speeds.append(speedometer.linearVelocity(for: view).x)
    }["square"]
    #expect(isClose(speeds[1], 9991.7, within: FreeMotion.speed))
    check(square, [(1, 243.3, 284)])
    #expect(square[2].center.x - 50 > 320)
  }

  @Test func `slide 17: a hundredth of the push gives a hundredth of the speed`() throws {
    let run = try RecipeRun("warren-push-instantaneous-slow")
    let view = try run.view("square")
    let speedometer = try run.speedometer(of: "square")
    run.stage.advance(to: 1.0 / 60)
    #expect(isClose(speedometer.linearVelocity(for: view).x, 100, within: FreeMotion.speed))
  }

  @Test func `slide 18: a continuous push accelerates the square downwards`() throws {
    let square = try RecipeRun("warren-push-continuous").record(through: 15)["square"]
    check(
      square,
      [
        (1, 160, 284.69), (2, 160, 288.16), (6, 160, 329.7), (12, 160, 474.3), (15, 160, 583.5),
      ])
  }

  @Test func `slide 19: a more elastic square bounces to the predicted heights`() throws {
    let bounces = try RecipeRun("warren-item-behavior").record(through: 210)
    let ys = try bounces["square"].ys
    let apexes = ys.extrema.filter { ys[$0 + 1] > ys[$0] }
    for (index, (apex, (y, frame))) in zip(
      apexes, [(425.9, 81), (495.0, 120), (512.0, 140)]
    ).enumerated() {
      #expect(isClose(apex, frame))
      // Each bounce after the first adds three points to the tolerance.
      #expect(isClose(ys[apex], y, within: AfterContact.points + 3 * Double(index)))
    }
    #expect(isClose(ys[210], 517.4, within: AfterContact.points))
    #expect(isClose(bounces.entries.frames(of: .paused).first, 184))
  }
}
