import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Warren's slides 20 to 22.
@Suite struct WarrenDynamicLineTests {
  /// How far the line is bent in frames 0...last.
  private func curveTops(of performance: Performance, through last: Int) throws -> [Double] {
    let line = try performance.view("line")
    var tops: [Double] = []
    _ = try performance.record(through: last) { _ in tops.append(line.center.y) }
    return tops
  }

  @Test func `the line is straight until it is twanged`() throws {
    let tops = try curveTops(of: Performance("warren-dynamic-line"), through: 30)
    #expect(tops.allSatisfy { $0 == 0 })
  }

  @Test func `a twang makes the line swing to and fro`() throws {
    let tops = Array(try curveTops(of: Performance("warren-dynamic-line"), through: 269)[30...])
    let turns = tops.turns
    #expect(isClose(turns.first, 14))
    #expect(isClose(tops[turns[0]], 143.7, within: Smooth.points))
    // The apex of a quadratic curve is half-way to its control point: 355.9.
    #expect(isClose(284 + tops[turns[0]] / 2, 355.9, within: Smooth.points))
    for (before, after) in zip(turns.prefix(5), turns.dropFirst()) {
      // Printed as "about"; 0.01 is a hundredth of the swing before.
      #expect(isClose(tops[after] / tops[before], -0.654, within: 0.01))
    }
  }

  @Test func `a push of 200 moves 18.176 kg at 1100 points a second`() throws {
    let performance = try Performance("warren-dynamic-line")
    try performance.animator.removeBehavior(performance.behavior(AttachmentBehavior.self))
    let line = try performance.view("line")
    let speedometer = try performance.speedometer(of: "line")
    performance.stage.advance(to: 31.0 / 60)
    // Without the spring only resistance is left, in one sub-step or two of 1/120 s.
    let speed = speedometer.linearVelocity(for: line).dy
    let damping = 1 + 0.1 / 120
    let undamped = 200 / 18.176 * 100
    #expect(isClose(undamped, 1100, within: 0.5))
    #expect(
      isClose(speed, undamped / damping, within: 0.01)
        || isClose(speed, undamped / (damping * damping), within: 0.01), "\(speed)")
  }

  @Test func `each press twangs the line once`() throws {
    let performance = try Performance("warren-dynamic-line")
    let push = try performance.behavior(PushBehavior.self)
    #expect(push.pushDirection == Vector(dx: 0, dy: 200))
    for press in [0.5, 4.5] {
      performance.stage.advance(to: press)
      #expect(push.active)
      performance.stage.advance(to: press + 1.0 / 60)
      #expect(!push.active)
    }
  }

  @Test func `the second twang repeats the first on top of what is left of it`() throws {
    let tops = try curveTops(of: Performance("warren-dynamic-line"), through: 360)
    let first = tops[30...].max() ?? 0
    let second = tops[270...].max() ?? 0
    let rest = abs(tops[240...270].min() ?? 0) + abs(tops[240...270].max() ?? 0)
    #expect(rest < 10)
    #expect(isClose(first, second, within: rest + Smooth.points))
  }

  @Test func `undisturbed the line comes to rest`() throws {
    let performance = try Performance("warren-dynamic-line")
    let button = try performance.view("twang")
    let recording = try performance.record(through: 720) { frame in
      // The second press finds no button.
      if frame == 60 { button.isHidden = true }
    }
    #expect(isClose(recording.entries.frames(of: .paused).last.map { $0 - 30 }, 521))
  }

  @Test func `the line's ends stay where they are`() throws {
    let performance = try Performance("warren-dynamic-line")
    for state in try performance.record(through: 360)["line"] {
      #expect(state.center == Point(160, 284) && state.size == Size(320, 568))
      #expect(state.angle == 0)
    }
  }
}
