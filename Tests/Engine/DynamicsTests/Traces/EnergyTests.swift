import Dynamics
import Geometry
import TestSupport
import Testing

/// The mechanical energy of scenes that nothing drives or brakes, as in the article "Energy".
///
/// The bounds are the measured values, rounded outwards to a percent, or to a thousandth above
/// 0.99. Velocities are half a sub-step behind positions, so a measured energy of constant truth
/// oscillates: by up to g v h / 2, which is 1 % with `.modern` at the speeds of these scenes and
/// 0.3 % with `.accurate`. With `.modern` and `.iOS7` rods lose energy and a perfectly elastic ball
/// gains it, as in UIKit, whose traces they follow.
@Suite struct EnergyTests {
  struct Bounds: Sendable, CustomTestStringConvertible {
    let name: String
    let profile: Profile
    /// The energy in ten seconds of the cradle, the double pendulum and the ball.
    let cradle: ClosedRange<Double>
    let pendulum: ClosedRange<Double>
    let ball: ClosedRange<Double>

    var testDescription: String { name }
  }

  static let bounds = [
    Bounds(
      name: "modern", profile: .modern, cradle: 0.87...1.001, pendulum: 0.64...1.001,
      ball: 0.98...1.02),
    Bounds(
      name: "iOS7", profile: .iOS7, cradle: 0.98...1.001, pendulum: 0.74...1.001,
      ball: 0.993...1.12),
    Bounds(
      name: "accurate", profile: .accurate, cradle: 0.997...1.003, pendulum: 0.997...1.003,
      ball: 0.996...1.004),
  ]

  private func expect(_ scene: EnergyScene, keeps bounds: ClosedRange<Double>) {
    let found = scene.relativeEnergies(seconds: 10)
    #expect(bounds.contains(found.lowest) && bounds.contains(found.highest), "\(found)")
  }

  @Test(arguments: bounds)
  func `Newton's cradle keeps the energy that its profile promises`(bounds: Bounds) {
    expect(.cradle(bounds.profile, rod: 600, lifted: 2, angle: 1), keeps: bounds.cradle)
  }

  @Test(arguments: bounds)
  func `a double pendulum keeps the energy that its profile promises`(bounds: Bounds) {
    expect(.doublePendulum(bounds.profile), keeps: bounds.pendulum)
  }

  @Test(arguments: bounds)
  func `a perfectly elastic ball keeps the energy that its profile promises`(bounds: Bounds) {
    expect(.ball(bounds.profile), keeps: bounds.ball)
  }

  /// The bound is the oscillation of the measurement.
  @Test(arguments: bounds, [false, true])
  func `cradles of squares and balls of any size and lift gain no energy`(
    bounds: Bounds, ofBalls: Bool
  ) {
    for rod in [200.0, 300, 600] {
      for angle in [0.25, 0.5, 1] {
        for lifted in 1...4 {
          let scene = EnergyScene.cradle(
            bounds.profile, rod: rod, lifted: lifted, angle: angle, ofBalls: ofBalls)
          let highest = scene.relativeEnergies(seconds: 4).highest
          #expect(highest < 1.01, "rod \(rod), lift \(angle) of \(lifted): \(highest)")
        }
      }
    }
  }
}
