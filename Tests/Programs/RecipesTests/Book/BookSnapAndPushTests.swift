import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// The book's recipe 13-2: snap and push.
@Suite struct BookSnapAndPushTests {
  @Test func `nothing moves before the first tap`() throws {
    let snap = try RecipeRun("book-13-2-snap").record(through: 30)
    #expect(try snap["ball"].allSatisfy { $0.center == Point(160, 284) && $0.angle == 0 })
    #expect(snap.entries.allSatisfy { $0.kind == .resumed && $0.time == 0.5 })
  }

  @Test func `the ball snaps to the point of the first tap`() throws {
    let snap = try RecipeRun("book-13-2-snap").record(through: 149)
    let flight = Array(try snap["ball"][30...])
    let published: [(Int, Double, Double, Double?)] = [
      (1, 162.74, 279.44, 0.018), (2, 173.98, 260.93, nil), (5, 221.42, 187.87, 0.207),
      (10, 272.33, 118.15, 0.455), (12, 279.69, 108.53, nil), (60, 260, 120, 0),
    ]
    for (frame, x, y, angle) in published {
      let state = flight[frame]
      #expect(state.center.distance(to: Point(x, y)) < FreeMotion.points, "frame \(frame)")
      if let angle {
        #expect(isClose(state.angle, angle, within: FreeMotion.radians), "frame \(frame)")
      }
    }
    let target = Point(260, 120)
    #expect(isClose(overshoot(of: flight, to: target), 0.113, within: 0.003))
    #expect(isClose(flight.angles.max() ?? 0, 0.493, within: FreeMotion.radians))
    let settled = try #require(
      flight.lastIndex { $0.center.distance(to: target) > FreeMotion.points })
    #expect(isClose(settled + 1, 37))
    #expect(isClose(snap.entries.frames(of: .paused).first.map { $0 - 30 }, 75))
    #expect(isClose(flight.last?.angle ?? 1, 0, within: FreeMotion.radians))
  }

  @Test func `the ball snaps to the point of the second tap`() throws {
    let snap = try RecipeRun("book-13-2-snap").record(through: 270)
    let flight = Array(try snap["ball"][150...])
    for (frame, x, y) in [(1, 243.76, 152.60), (2, 214.72, 210.71), (60, 80, 480)] {
      #expect(flight[frame].center.distance(to: Point(x, y)) < FreeMotion.points, "frame \(frame)")
    }
    #expect(isClose(flight[1].angle, 0.062, within: FreeMotion.radians))
    #expect(isClose(flight[60].angle, 0, within: FreeMotion.radians))
    #expect(isClose(overshoot(of: flight, to: Point(80, 480)), 0.112, within: 0.003))
    #expect(isClose(snap.entries.frames(of: .paused).last.map { $0 - 150 }, 81))
  }

  @Test(arguments: [30, 150])
  func `the ball approaches the target on a curved path`(tap: Int) throws {
    let snap = try RecipeRun("book-13-2-snap").record(through: 270)
    let flight = Array(try snap["ball"][tap..<tap + 120])
    let start = flight[0].center
    let chord = try #require(flight.last).center - start
    let deviations = flight.map { abs(($0.center - start).cross(chord)) / chord.length }
    #expect((deviations.max() ?? 0) > 5)
  }

  @Test func `a ball that is redirected in flight ends at the last tap`() throws {
    let snap = try RecipeRun("book-13-2-snap-in-flight").record(through: 150)
    let end = try #require(try snap["ball"].last)
    #expect(end.center.distance(to: Point(80, 480)) < AfterContact.points)
    #expect(isClose(end.angle, 0, within: AfterContact.radians))
    // The ball does not reach the first tap.
    #expect(try snap["ball"].allSatisfy { $0.center.distance(to: Point(260, 120)) > 5 })
  }

  /// Returns the distance of the ball beyond the target as a fraction of the displacement.
  private func overshoot(of flight: [ViewState], to target: Point) -> Double {
    let start = flight[0].center
    let displacement = target - start
    return (flight.map { ($0.center - start).dot(displacement) }.max() ?? 0)
      / displacement.dot(displacement) - 1
  }

  @Test func `an instantaneous push gives a speed that decays with the resistance`() throws {
    let push = try RecipeRun("book-13-2-push")
    let ball1 = try push.view("ball1")
    let speedometer = try push.speedometer(of: "ball1", "ball2")
    var speeds: [Double] = []
    let ys = try push.record(through: 360) { _ in
      speeds.append(speedometer.linearVelocity(for: ball1).y)
    }["ball1"].ys
    // 0.5 / 0.4096 * 100 pt/s, divided once by 1 + 0.1/120.
    #expect(isClose(speeds[1], -121.97, within: 0.01))
    #expect(isClose(ys[60], 388.8, within: FreeMotion.points))
    for (second, speed) in [(1, 110.5), (2, 100.0), (3, 90.5), (4, 81.9)] {
      #expect(isClose(-speeds[60 * second], speed, within: FreeMotion.speed), "\(second) s")
    }
    let displacements = zip(ys, ys.dropFirst()).map { $0 - $1 }
    // The first frame has only one sub-step.
    for (before, after) in zip(displacements[1...], displacements[2...]) {
      #expect(after < before && after > 0.998 * before)
    }
    #expect(isClose(ys.firstIndex { $0 + 32 < 0 }, 348))
  }

  @Test func `a continuous push accelerates the other ball`() throws {
    let push = try RecipeRun("book-13-2-push").record(through: 360)
    let ys1 = try push["ball1"].ys
    let ys2 = try push["ball2"].ys
    for (frame, y) in [(60, 445.5), (120, 276.4), (180, 7.3)] {
      #expect(isClose(ys2[frame], y, within: FreeMotion.points), "frame \(frame)")
    }
    let displacements = zip(ys2, ys2.dropFirst()).map { $0 - $1 }
    #expect(zip(displacements, displacements.dropFirst()).allSatisfy(<))
    #expect(isClose(ys2.firstIndex { $0 + 32 < 0 }, 188))

    let overtaking = try #require((1...360).first { ys2[$0] < ys1[$0] })
    #expect(isClose(overtaking, 117))
    #expect(isClose(ys2[overtaking], 288, within: AfterContact.points))
    for frame in 1..<overtaking { #expect(ys1[frame] < ys2[frame]) }
  }

  @Test func `an angle of -1.57 gives a small horizontal speed`() throws {
    let push = try RecipeRun("book-13-2-push")
    let ball1 = try push.view("ball1")
    let speedometer = try push.speedometer(of: "ball1")
    push.stage.advance(to: 1)
    // 122 pt/s times the cosine of 1.57, printed to 0.01.
    #expect(isClose(speedometer.linearVelocity(for: ball1).x, 0.09, within: 0.01))
  }

  @Test func `only the instantaneous push is inactive after the first frame`() throws {
    let push = try RecipeRun("book-13-2-push")
    let pushes = try push.animator.behaviors.compactMap { $0 as? PushBehavior }
    #expect(pushes.map(\.active) == [true, true])
    push.stage.advance(to: 1.0 / 60)
    #expect(pushes.map(\.active) == [false, true])
  }

  @Test func `without resistance the first ball has a constant speed`() throws {
    let push = try RecipeRun("book-13-2-push-without-resistance").record(through: 270)
    let ys1 = try push["ball1"].ys
    let ys2 = try push["ball2"].ys
    #expect(isClose(ys1[60], 382.95, within: FreeMotion.points))
    #expect(isClose(ys2[60], 443.47, within: FreeMotion.points))
    let displacements = zip(ys1[1...], ys1[2...]).map { $0 - $1 }
    #expect(displacements.spread < 1e-3)  // positions in single precision
    let overtaking = try #require((1...270).first { ys2[$0] < ys1[$0] })
    #expect(isClose(overtaking, 120))
    #expect(isClose(ys2[120], 260.88, within: FreeMotion.points))
    #expect(isClose(ys2.firstIndex { $0 + 32 < 0 }, 179))
    #expect(isClose(ys1.firstIndex { $0 + 32 < 0 }, 264))
  }
}
