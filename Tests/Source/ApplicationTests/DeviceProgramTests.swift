import CoreMotion
import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

/// Programs that read the motion of the device.
@Suite struct `programs with motion` {
  private func application(of run: ProgramRun) throws -> UIApplication {
    try #require(run.stage.application as? UIApplication)
  }

  @Test func `icons slide to the edge that is down`() async throws {
    let run = try await ProgramRun("TiltGravityViewController")
    try application(of: run).tilt(toGravity: CMAcceleration(x: 1), at: 3, duration: 0.5)
    run.stage.advance(to: 2.9)
    let icons = try run.views
    // A body rests up to 0.5 points off a boundary, and sinks as much into it.
    for icon in icons { #expect(isClose(icon.frame.maxY, 568, within: 1)) }
    run.stage.advance(to: 8)
    #expect(icons.allSatisfy { $0.frame.maxX < 321 })
    #expect(icons.contains { isClose($0.frame.maxX, 320, within: 1) })
    #expect(icons.map(\.center.x).min() ?? 0 > 100)
  }

  @Test func `a ball rolls where the accelerometer says`() async throws {
    let run = try await ProgramRun("AccelerometerViewController")
    try application(of: run).tilt(toGravity: CMAcceleration(x: -1, y: 0, z: 0), at: 2)
    let ball = try run.views[0]
    run.stage.advance(to: 1.9)
    #expect(isClose(ball.frame.maxY, 568, within: 1) && isClose(ball.center.x, 160, within: 1))
    run.stage.advance(to: 5)
    #expect(isClose(ball.frame.minX, 0, within: 1))
  }
}
