import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// Warren's slides 20 to 22.
@Suite struct WarrenDynamicLineTests {
  /// Returns the offset of the curve's control point in frames 0...last.
  private func curveTops(of run: RecipeRun, through last: Int) throws -> [Double] {
    let line = try run.view("line")
    var tops: [Double] = []
    _ = try run.record(through: last) { _ in tops.append(line.center.y) }
    return tops
  }

  @Test func `the line is straight until the first press`() throws {
    let tops = try curveTops(of: RecipeRun("warren-dynamic-line"), through: 30)
    #expect(tops.allSatisfy { $0 == 0 })
  }

  @Test func `a press makes the line oscillate with the predicted decay`() throws {
    let tops = Array(try curveTops(of: RecipeRun("warren-dynamic-line"), through: 269)[30...])
    let extrema = tops.extrema
    #expect(isClose(extrema.first, 14))
    #expect(isClose(tops[extrema[0]], 143.7, within: FreeMotion.points))
    // The apex of a quadratic curve is half-way to its control point: 355.9.
    #expect(isClose(284 + tops[extrema[0]] / 2, 355.9, within: FreeMotion.points))
    for (before, after) in zip(extrema.prefix(5), extrema.dropFirst()) {
      // Printed as "about"; 0.01 is a hundredth of the swing before.
      #expect(isClose(tops[after] / tops[before], -0.654, within: 0.01))
    }
  }

  @Test func `a push of 200 gives 18.176 kg a speed of 1100 points per second`() throws {
    let run = try RecipeRun("warren-dynamic-line")
    try run.animator.removeBehavior(run.behavior(AttachmentBehavior.self))
    let line = try run.view("line")
    let speedometer = try run.speedometer(of: "line")
    run.stage.advance(to: 31.0 / 60)
    // Without the spring only resistance acts, in one or two sub-steps of 1/120 s.
    let speed = speedometer.linearVelocity(for: line).y
    let damping = 1 + 0.1 / 120
    let undamped = 200 / 18.176 * 100
    #expect(isClose(undamped, 1100, within: 0.5))
    #expect(
      isClose(speed, undamped / damping, within: 0.01)
        || isClose(speed, undamped / (damping * damping), within: 0.01), "\(speed)")
  }

  @Test func `each press activates the push for one frame`() throws {
    let run = try RecipeRun("warren-dynamic-line")
    let push = try run.behavior(PushBehavior.self)
    #expect(push.pushDirection == Vector(dx: 0, dy: 200))
    for press in [0.5, 4.5] {
      run.stage.advance(to: press)
      #expect(push.active)
      run.stage.advance(to: press + 1.0 / 60)
      #expect(!push.active)
    }
  }

  @Test
  func `the second oscillation has the amplitude of the first plus the remainder of the first`()
    throws
  {
    let tops = try curveTops(of: RecipeRun("warren-dynamic-line"), through: 360)
    let first = tops[30...].max() ?? 0
    let second = tops[270...].max() ?? 0
    let rest = abs(tops[240...270].min() ?? 0) + abs(tops[240...270].max() ?? 0)
    #expect(rest < 10)
    #expect(isClose(first, second, within: rest + FreeMotion.points))
  }

  @Test func `without a second press the line comes to rest`() throws {
    let run = try RecipeRun("warren-dynamic-line")
    let button = try run.view("twang")
    let recording = try run.record(through: 720) { frame in
      // The second press does not hit the hidden button.
      if frame == 60 { button.isHidden = true }
    }
    #expect(isClose(recording.entries.frames(of: .paused).last.map { $0 - 30 }, 521))
  }

  @Test func `the frame of the line's view does not change`() throws {
    let run = try RecipeRun("warren-dynamic-line")
    for state in try run.record(through: 360)["line"] {
      #expect(state.center == Point(160, 284) && state.size == Size(320, 568))
      #expect(state.angle == 0)
    }
  }
}
