import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// The book's recipe 13-2: snap and push.
@Suite struct BookSnapAndPushTests {
  @Test func `nothing moves before the first touch`() throws {
    let snap = try Performance("book-13-2-snap").record(through: 30)
    #expect(try snap["ball"].allSatisfy { $0.center == Point(160, 284) && $0.angle == 0 })
    #expect(snap.entries.allSatisfy { $0.kind == .resumed && $0.time == 0.5 })
  }

  @Test func `the ball shoots to where the screen is touched`() throws {
    let snap = try Performance("book-13-2-snap").record(through: 149)
    let flight = Array(try snap["ball"][30...])
    let published: [(Int, Double, Double, Double?)] = [
      (1, 162.74, 279.44, 0.018), (2, 173.98, 260.93, nil), (5, 221.42, 187.87, 0.207),
      (10, 272.33, 118.15, 0.455), (12, 279.69, 108.53, nil), (60, 260, 120, 0),
    ]
    for (frame, x, y, angle) in published {
      let state = flight[frame]
      #expect(state.center.distance(to: Point(x, y)) < Smooth.points, "frame \(frame)")
      if let angle {
        #expect(isClose(state.angle, angle, within: Smooth.radians), "frame \(frame)")
      }
    }
    let target = Point(260, 120)
    #expect(isClose(overshoot(of: flight, to: target), 0.113, within: 0.003))
    #expect(isClose(flight.angles.max() ?? 0, 0.493, within: Smooth.radians))
    let settled = try #require(
      flight.lastIndex { $0.center.distance(to: target) > Smooth.points })
    #expect(isClose(settled + 1, 37))
    #expect(isClose(snap.entries.frames(of: .paused).first.map { $0 - 30 }, 75))
    #expect(isClose(flight.last?.angle ?? 1, 0, within: Smooth.radians))
  }

  @Test func `it shoots to the next place when the screen is touched again`() throws {
    let snap = try Performance("book-13-2-snap").record(through: 270)
    let flight = Array(try snap["ball"][150...])
    for (frame, x, y) in [(1, 243.76, 152.60), (2, 214.72, 210.71), (60, 80, 480)] {
      #expect(flight[frame].center.distance(to: Point(x, y)) < Smooth.points, "frame \(frame)")
    }
    #expect(isClose(flight[1].angle, 0.062, within: Smooth.radians))
    #expect(isClose(flight[60].angle, 0, within: Smooth.radians))
    #expect(isClose(overshoot(of: flight, to: Point(80, 480)), 0.112, within: 0.003))
    #expect(isClose(snap.entries.frames(of: .paused).last.map { $0 - 150 }, 81))
  }

  @Test(arguments: [30, 150])
  func `the ball circles the target as it settles`(tap: Int) throws {
    let snap = try Performance("book-13-2-snap").record(through: 270)
    let flight = Array(try snap["ball"][tap..<tap + 120])
    let start = flight[0].center
    let chord = try #require(flight.last).center - start
    let deviations = flight.map { abs(($0.center - start).cross(chord)) / chord.length }
    #expect((deviations.max() ?? 0) > 5)
  }

  @Test func `a ball touched away in flight ends at the last touch`() throws {
    let snap = try Performance("book-13-2-snap-in-flight").record(through: 150)
    let end = try #require(try snap["ball"].last)
    #expect(end.center.distance(to: Point(80, 480)) < Contact.points)
    #expect(isClose(end.angle, 0, within: Contact.radians))
    // It never came to the first one.
    #expect(try snap["ball"].allSatisfy { $0.center.distance(to: Point(260, 120)) > 5 })
  }

  /// How far the ball flies beyond the target, as a share of the way there.
  private func overshoot(of flight: [ViewState], to target: Point) -> Double {
    let start = flight[0].center
    let way = target - start
    return (flight.map { ($0.center - start).dot(way) }.max() ?? 0) / way.dot(way) - 1
  }

  @Test func `one push gives a speed that resistance wears away`() throws {
    let push = try Performance("book-13-2-push")
    let ball1 = try push.view("ball1")
    let speedometer = try push.speedometer(of: "ball1", "ball2")
    var speeds: [Double] = []
    let ys = try push.record(through: 360) { _ in
      speeds.append(speedometer.linearVelocity(for: ball1).dy)
    }["ball1"].ys
    // 0.5 / 0.4096 * 100 pt/s, divided once by 1 + 0.1/120.
    #expect(isClose(speeds[1], -121.97, within: 0.01))
    #expect(isClose(ys[60], 388.8, within: Smooth.points))
    for (second, speed) in [(1, 110.5), (2, 100.0), (3, 90.5), (4, 81.9)] {
      #expect(isClose(-speeds[60 * second], speed, within: Smooth.speed), "\(second) s")
    }
    let ways = zip(ys, ys.dropFirst()).map { $0 - $1 }
    // The first frame has only one sub-step.
    for (before, after) in zip(ways[1...], ways[2...]) {
      #expect(after < before && after > 0.998 * before)
    }
    #expect(isClose(ys.firstIndex { $0 + 32 < 0 }, 348))
  }

  @Test func `a lasting push makes the other ball faster and faster`() throws {
    let push = try Performance("book-13-2-push").record(through: 360)
    let ys1 = try push["ball1"].ys
    let ys2 = try push["ball2"].ys
    for (frame, y) in [(60, 445.5), (120, 276.4), (180, 7.3)] {
      #expect(isClose(ys2[frame], y, within: Smooth.points), "frame \(frame)")
    }
    let ways = zip(ys2, ys2.dropFirst()).map { $0 - $1 }
    #expect(zip(ways, ways.dropFirst()).allSatisfy(<))
    #expect(isClose(ys2.firstIndex { $0 + 32 < 0 }, 188))

    let overtaking = try #require((1...360).first { ys2[$0] < ys1[$0] })
    #expect(isClose(overtaking, 117))
    #expect(isClose(ys2[overtaking], 288, within: Contact.points))
    for frame in 1..<overtaking { #expect(ys1[frame] < ys2[frame]) }
  }

  @Test func `the pushes aim a little aside, for the angle is not quite a right one`() throws {
    let push = try Performance("book-13-2-push")
    let ball1 = try push.view("ball1")
    let speedometer = try push.speedometer(of: "ball1")
    push.stage.advance(to: 1)
    // 122 pt/s times the cosine of 1.57, printed to 0.01.
    #expect(isClose(speedometer.linearVelocity(for: ball1).dx, 0.09, within: 0.01))
  }

  @Test func `only the single push is over after the first frame`() throws {
    let push = try Performance("book-13-2-push")
    let pushes = try push.animator.behaviors.compactMap { $0 as? PushBehavior }
    #expect(pushes.map(\.active) == [true, true])
    push.stage.advance(to: 1.0 / 60)
    #expect(pushes.map(\.active) == [false, true])
  }

  @Test func `without resistance the first ball is as steady as the book says`() throws {
    let push = try Performance("book-13-2-push-without-resistance").record(through: 270)
    let ys1 = try push["ball1"].ys
    let ys2 = try push["ball2"].ys
    #expect(isClose(ys1[60], 382.95, within: Smooth.points))
    #expect(isClose(ys2[60], 443.47, within: Smooth.points))
    let ways = zip(ys1[1...], ys1[2...]).map { $0 - $1 }
    #expect(ways.spread < 1e-3)  // positions in single precision
    let overtaking = try #require((1...270).first { ys2[$0] < ys1[$0] })
    #expect(isClose(overtaking, 120))
    #expect(isClose(ys2[120], 260.88, within: Smooth.points))
    #expect(isClose(ys2.firstIndex { $0 + 32 < 0 }, 179))
    #expect(isClose(ys1.firstIndex { $0 + 32 < 0 }, 264))
  }
}
