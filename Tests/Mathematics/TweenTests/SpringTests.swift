import ElementaryFunctions
import Geometry
import TestSupport
import Testing
import Tween

/// Returns the position and velocity of a spring by the classical Runge-Kutta method, with steps of
/// 1/8192 s.
private func integrated(_ spring: Spring, until time: Double) -> (value: Double, velocity: Double) {
  func acceleration(_ value: Double, _ velocity: Double) -> Double {
    (spring.stiffness * (1 - value) - spring.damping * velocity) / spring.mass
  }
  let steps = Int(time * 8192)
  let h = time / Double(steps)
  var x = 0.0
  var v = spring.initialVelocity
  for _ in 0..<steps {
    let a1 = acceleration(x, v)
    let v2 = v + h / 2 * a1
    let a2 = acceleration(x + h / 2 * v, v2)
    let v3 = v + h / 2 * a2
    let a3 = acceleration(x + h / 2 * v2, v3)
    let v4 = v + h * a3
    let a4 = acceleration(x + h * v3, v4)
    x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
    v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
  }
  return (x, v)
}

@Suite struct SpringTests {
  @Test(arguments: [
    Spring(), Spring(damping: 0), Spring(damping: 1, initialVelocity: 5), Spring(damping: 19.99),
    Spring(damping: 20), Spring(damping: 20, initialVelocity: -3), Spring(damping: 20.01),
    Spring(damping: 50, initialVelocity: 20), Spring(damping: 50, initialVelocity: -20),
    Spring(mass: 3, stiffness: 1000, damping: 40, initialVelocity: 1), .uiKitDefault,
  ])
  func `the closed form agrees with a numerical integration`(spring: Spring) {
    for time in [0.125, 0.5, 2.0] {
      let (value, velocity) = integrated(spring, until: time)
      // The fastest rate r is 165 per second (overdamped). A step h has an error of (r h)^5 / 120
      // of the motion, 3e-11; the rounding of 16384 steps is below that. Velocities are r times as
      // large.
      #expect(isClose(spring.value(at: time), value, within: 1e-10))
      #expect(isClose(spring.velocity(at: time), velocity, within: 1e-9))
    }
  }

  @Test func `a spring starts at 0 with its initial velocity`() {
    for damping in [0.0, 5, 20, 50] {
      let spring = Spring(damping: damping, initialVelocity: 7)
      #expect(spring.value(at: 0) == 0)
      #expect(spring.value(at: -1) == 0)
      #expect(spring.velocity(at: 0) == 7)
      #expect(spring.velocity(at: -1) == 0)
    }
  }

  @Test(arguments: [-1e-6, -1e-9, -1e-12, -1e-15, 1e-15, 1e-12, 1e-9, 1e-6])
  func `the motion is continuous at critical damping`(offset: Double) {
    let critical = Spring(damping: 20, initialVelocity: 3)
    let near = Spring(damping: 20 * (1 + offset), initialVelocity: 3)
    for time in [0.01, 0.1, 0.5, 1, 2] {
      // With u = w t, dy/dzeta is at most u e^-u (1 + u) < 1, plus rounding.
      let tolerance = abs(offset) + 4e-16
      #expect(isClose(near.value(at: time), critical.value(at: time), within: tolerance))
      // Velocities are w = 10 times as large.
      #expect(
        isClose(near.velocity(at: time), critical.velocity(at: time), within: 20 * tolerance))
    }
  }

  @Test func `critical damping follows the closed formula`() {
    let spring = Spring(damping: 20)
    #expect(spring.dampingRatio == 1)
    // Two roundings.
    #expect(isClose(spring.value(at: 0.3), 1 - exp(-3) * 4, within: 4e-16))
  }

  @Test func `strong damping decays at the slow rate`() {
    // For zeta = 1e6 the slow rate is w^2 / (2 zeta w) up to a relative 1e-12, and the fast part
    // has an amplitude of 1 / (4 zeta^2).
    let spring = Spring(damping: 2e7)
    for time in [1.0, 1e4, 1e6, 1e9] {
      #expect(isClose(spring.value(at: time), -expm1(-5e-6 * time), within: 1e-11))
    }
  }

  @Test func `every damped spring converges to its target`() {
    for damping in [0.1, 20, 20.000001, 500] {
      let spring = Spring(damping: damping)
      #expect(spring.value(at: 1e6) == 1)
      #expect(spring.velocity(at: 1e6) == 0)
    }
  }

  @Test func `the defaults are those of Core Animation and UIKit`() {
    #expect(Spring.coreAnimationDefault == Spring(mass: 1, stiffness: 100, damping: 10))
    #expect(Spring.coreAnimationDefault.dampingRatio == 0.5)
    #expect(Spring.coreAnimationDefault.naturalFrequency == 10)
    // Published as 4.56 and 18.2574186.
    #expect(isClose(Spring.uiKitDefault.dampingRatio, 4.56, within: 0.005))
    #expect(isClose(Spring.uiKitDefault.naturalFrequency, 18.2574186, within: 0.5e-7))
  }

  @Test func `withoutOverdamping limits the damping to critical damping`() {
    let cut = Spring(mass: 1, stiffness: 100, damping: 50, initialVelocity: 2).withoutOverdamping
    #expect(cut == Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 2))
    #expect(Spring().withoutOverdamping == Spring())
  }

  @Test func `invalid parameters trap`() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(damping: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(initialVelocity: .nan) }
  }
}

@Suite struct SpringDurationTests {
  private func envelope(
    _ ratio: Double, _ w: Double, _ velocity: Double, _ duration: Double
  ) -> Double {
    let decay = exp(-ratio * w * duration)
    guard ratio < 1 else { return abs((w - velocity) * duration + 1) * decay }
    return abs((ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())) * decay
  }

  @Test(arguments: [
    (0.2, 26.594, 707.22, 10.637), (0.4, 15.197, 230.94, 12.157), (0.5, 12.717, 161.72, 12.717),
    (0.7, 9.840, 96.82, 13.776), (0.8, 8.994, 80.90, 14.391), (1.0, 9.233, 85.26, 18.467),
  ])
  func `springs of one second have their published constants`(
    ratio: Double, frequency: Double, stiffness: Double, damping: Double
  ) throws {
    let spring = try #require(Spring(dampingRatio: ratio, duration: 1))
    // The table has three, two and three decimals.
    #expect(isClose(spring.naturalFrequency, frequency, within: 0.5e-3))
    #expect(isClose(spring.stiffness, stiffness, within: 0.5e-2))
    #expect(isClose(spring.damping, damping, within: 0.5e-3))
    #expect(spring.mass == 1)
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.9, 1.0], [-3.0, -0.5, 0.5, 2.0])
  func `the envelope is 0.001 at the end of the duration`(
    ratio: Double, velocity: Double
  ) throws {
    let duration = 0.7
    let spring = try #require(
      Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity))
    // The frequency is exact to the last digits; one of them changes the envelope by a relative
    // 1e-16 w.
    #expect(
      isClose(envelope(ratio, spring.naturalFrequency, velocity, duration), 0.001, within: 1e-14))
    #expect(spring.initialVelocity == velocity)
  }

  @Test(arguments: [(0.05, 0.5), (0.1, 1.0), (0.2, 1.0), (0.2, 2.0), (0.5, 3.0)])
  func `the solution with the highest frequency is used`(
    ratio: Double, velocity: Double
  ) throws {
    let spring = try #require(
      Spring(dampingRatio: ratio, duration: 1, initialVelocity: velocity))
    // The others are near velocity / ratio, where the envelope is 0: at 10, 10, 5, 10 and 6.
    #expect(spring.naturalFrequency > 1.5 * velocity / ratio)
    for step in 1...1000 {
      let w = spring.naturalFrequency * (1 + Double(step) / 100)
      #expect(envelope(ratio, w, velocity, 1) < 0.001)
    }
  }

  @Test func `the frequency is inversely proportional to the duration`() throws {
    let long = try #require(Spring(dampingRatio: 0.6, duration: 4, initialVelocity: 1))
    let short = try #require(Spring(dampingRatio: 0.6, duration: 1, initialVelocity: 4))
    // Division by 4 is exact; the square root of a square is rounded.
    #expect(isClose(long.naturalFrequency * 4, short.naturalFrequency, within: 1e-14))
  }

  @Test func `a damping ratio above 1 is clamped to 1`() {
    #expect(
      Spring(dampingRatio: 1.5, duration: 0.5, initialVelocity: -3)
        == Spring(dampingRatio: 1, duration: 0.5, initialVelocity: -3))
  }

  @Test func `a damping ratio near 0 has a solution only with an initial velocity`() throws {
    #expect(Spring(dampingRatio: 0, duration: 1) == nil)
    #expect(Spring(dampingRatio: -1, duration: 1) == nil)
    #expect(Spring(dampingRatio: 0.0005, duration: 1) == nil)
    let spring = try #require(Spring(dampingRatio: 0, duration: 1, initialVelocity: -3))
    // 3 / w = 0.001, with corrections of -1.19e-7 w by decay and +1.19e-7 by slope: a relative 4e-4
    // each.
    #expect(isClose(spring.naturalFrequency, 3000, within: 3))
  }

  @Test func `there is no spring for a duration of 0`() {
    #expect(Spring(dampingRatio: 0.5, duration: 0) == nil)
    #expect(Spring(dampingRatio: 0.5, duration: -1) == nil)
  }
}

@Suite struct SpringSettlingTests {
  @Test func `the default spring of Core Animation settles after 1.47270 seconds`() {
    // Printed to five digits.
    #expect(isClose(Spring().settlingDuration, 1.47270, within: 0.5e-5))
    #expect(Spring().uiKitSettlingDuration == Spring().settlingDuration)
  }

  @Test func `settlingDuration is a multiple of 0.1 s from critical damping on`() {
    #expect(Spring(stiffness: 100, damping: 25, initialVelocity: 15).settlingDuration == 0.9)
    #expect(Spring(mass: 12, stiffness: 7, damping: 100).settlingDuration == 12.1)
  }

  @Test(arguments: [-200.0, -15, 0, 3, 9.9, 10, 10.1, 15, 40, 500])
  func `settlingDuration is the first multiple of 0.1 s from which a spring stays settled`(
    velocity: Double
  ) {
    let spring = Spring(damping: 20, initialVelocity: velocity)
    let settling = spring.settlingDuration
    #expect(isSettled(spring, from: settling))
    #expect(!isSettled(spring, from: settling - 0.1))
    #expect((settling * 10).rounded() / 10 == settling)
  }

  @Test func `uiKitSettlingDuration is a constant over w without initial velocity`() {
    // The published constant and duration agree to 5e-9 only.
    #expect(isClose(Spring.uiKitDefault.uiKitSettlingDuration, 0.5058237871, within: 5e-9))
  }

  @Test(arguments: [-200.0, -15, 3, 10, 15, 40, 500])
  func `uiKitSettlingDuration is the time from which a critical spring stays settled`(
    velocity: Double
  ) {
    let spring = Spring(damping: 20, initialVelocity: velocity)
    let settling = spring.uiKitSettlingDuration
    #expect(isSettled(spring, from: settling))
    #expect(!isSettled(spring, from: settling - 1e-6))
  }

  @Test func `the settling time in the plane is that of the slower component`() {
    let spring = Spring(damping: 12)
    let slow = Spring(damping: 12, initialVelocity: -30).uiKitSettlingDuration
    #expect(spring.uiKitSettlingDuration(initialVelocity: Vector(dx: -30, dy: 2)) == slow)
    #expect(spring.uiKitSettlingDuration(initialVelocity: Vector(dx: 2, dy: -30)) == slow)
  }

  @Test func `a spring without damping never settles`() {
    #expect(Spring(damping: 0).settlingDuration == .infinity)
    #expect(Spring(damping: 0).uiKitSettlingDuration == .infinity)
  }

  @Test(arguments: [0.5, 5, 10, 19, 19.999], [-40.0, 0, 7, 100])
  func `an underdamped spring stays within 0.001 after its settling duration`(
    damping: Double, velocity: Double
  ) {
    let spring = Spring(damping: damping, initialVelocity: velocity)
    #expect(isSettled(spring, from: spring.settlingDuration))
  }

  /// Returns by sampling whether a spring stays within 0.001 of its target for 10 seconds.
  private func isSettled(_ spring: Spring, from time: Double) -> Bool {
    // The exact result is on the threshold, so the rounding error of 1 - y is allowed.
    (0..<20_000).allSatisfy { abs(1 - spring.value(at: time + Double($0) / 2000)) <= 0.001 + 1e-15 }
  }
}
