import Geometry
import Scrolling
import TestSupport
import Testing

/// The expected values are computed from the formulas in the sources with a pocket calculator, not
/// by the code under test.
@Suite struct `motion` {
  @Test
  func `a throw of 1000 points a second goes 499.5 points at the normal rate, 99.5 at the fast`() {
    // v / (1000 ln(1 / d)): ln(1 / 0.998) is 0.002002003, ln(1 / 0.99) is 0.010050336.
    let normal = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    #expect(isClose(normal.asymptote, 499.4998, within: 1e-4))
    #expect(isClose(normal.end, 498.9998, within: 1e-4))
    let fast = Deceleration(start: 20, velocity: -1000, rate: 0.99)
    #expect(isClose(fast.asymptote, 20 - 99.4992, within: 1e-4))
  }

  @Test func `the speed of a throw falls by the rate in every millisecond`() {
    let motion = Deceleration(start: 0, velocity: 800, rate: 0.998)
    // 0.998 to the power of 100 is 0.818567.
    #expect(isClose(motion.velocity(after: 0.1), 800 * 0.818567, within: 1e-3))
    #expect(isClose(motion.position(after: 0.1), 800 * (1 - 0.818567) / 2.002003, within: 1e-3))
  }

  @Test func `a throw ends half a point before its asymptote`() {
    // ln(0.5 * 2.002003 / 1000) / -2.002003.
    let motion = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    #expect(isClose(motion.duration, 3.449926, within: 1e-3))
    #expect(Deceleration(start: 0, velocity: 0.9, rate: 0.998).duration == 0)
  }

  @Test func `a throw reaches a position at the time at which it is there`() throws {
    let motion = Deceleration(start: 100, velocity: -500, rate: 0.998)
    let time = try #require(motion.time(reaching: 0))
    #expect(isClose(motion.position(after: time), 0, within: 1e-9))
    #expect(motion.time(reaching: 101) == nil && motion.time(reaching: -200) == nil)
  }

  @Test(arguments: [(10.0, 5.4473), (100, 50.1445), (1000, 279.4275), (-100, -50.1445)])
  func `a pull moves the content by x d c / (d + c x)`(pull: Double, expected: Double) {
    // d is 568 points, c is 0.55.
    let band = RubberBand(dimension: 568)
    #expect(isClose(band.displacement(for: pull), expected, within: 1e-3))
    #expect(isClose(band.pull(for: expected), pull, within: 1e-2))
  }

  @Test func `the slope of the rubber band is the derivative of its displacement`() {
    let band = RubberBand(dimension: 400)
    for pull in [0.0, 30, 250] {
      let slope =
        (band.displacement(for: pull + 1e-4) - band.displacement(for: pull - 1e-4)) / 2e-4
      #expect(isClose(band.slope(at: pull), slope, within: 1e-6))
    }
  }

  @Test func `a bounce is critically damped with 10 radians a second`() {
    let spring = BounceSpring(from: -50, velocity: 0, to: 0)
    // -50 e^-1 (1 + 1), and -50 e^-5 (1 + 5).
    #expect(isClose(spring.position(after: 0.1), -36.7879, within: 1e-4))
    #expect(isClose(spring.position(after: 0.5), -2.0214, within: 1e-4))
    // From the edge, 500 points a second reach their extremum after 0.1 s: 500 * 0.1 / e.
    let thrown = BounceSpring(from: 0, velocity: 500, to: 0)
    #expect(isClose(thrown.position(after: 0.1), 18.3940, within: 1e-4))
    #expect(isClose(thrown.velocity(after: 0.1), 0, within: 1e-9))
  }

  @Test(arguments: [(-50.0, 0.0), (0, 500), (-50, 3000), (80, -800.000001), (0.1, 0)])
  func `after its duration a bounce stays within the threshold`(start: Double, velocity: Double) {
    let spring = BounceSpring(from: start, velocity: velocity, to: 0)
    let duration = spring.duration(threshold: 0.25)
    #expect(duration < 2)
    for step in 0...100 {
      #expect(abs(spring.position(after: duration + Double(step) / 50)) <= 0.25 + 1e-4)
    }
    if duration > 0.01 { #expect(abs(spring.position(after: duration - 0.01)) > 0.2) }
  }

  @Test func `a throw beyond the end bounces with the velocity that it has there`() {
    let motion = AxisMotion(
      throwing: 50, velocity: -1000, in: 0...500, rate: 0.998, bounces: true, threshold: 0.25)
    #expect(motion.end == 0)
    // The edge after 50 points: 1 - 50 * 2.002003 / 1000 of the velocity is left.
    let time = 0.052657
    #expect(isClose(motion.position(after: time), 0, within: 0.05))
    #expect(isClose(motion.velocity(after: time - 1e-4), -899.9, within: 0.5))
    #expect(isClose(motion.velocity(after: time + 1e-4), -899.9, within: 3))
    // 899.9 * 0.1 / e beyond the edge, a tenth of a second later.
    #expect(isClose(motion.position(after: time + 0.1), -33.105, within: 0.01))
  }

  @Test func `a throw from beyond the end back into the content continues as a deceleration`() {
    let motion = AxisMotion(
      throwing: -20, velocity: 2000, in: 0...5000, rate: 0.998, bounces: true, threshold: 0.25)
    // The spring crosses the edge at 20 / (2000 - 200) s, with 2000 - 10 * 1800 / 90 times e^-1/9.
    let velocity = 1800 * 0.894839
    #expect(isClose(motion.end, velocity / 2.002003 - 0.5, within: 0.01))
  }

  @Test func `without bounces a throw ends at the end of the content`() {
    let motion = AxisMotion(
      throwing: 50, velocity: -1000, in: 0...500, rate: 0.998, bounces: false, threshold: 0.25)
    #expect(motion.end == 0 && isClose(motion.duration, 0.052657, within: 1e-4))
    for step in 0..<60 { #expect(motion.position(after: Double(step) / 60) >= 0) }
  }

  @Test(arguments: [
    (130.0, 0.0, 0.0, 0.0), (170, 0, 0, 320), (20, 0, 400, 320), (-20, 0, -400, 0),
    (1500, 1280, 5000, 1600), (300, 320, 350, 320), (300, 320, -350, 0),
  ])
  func `a page is the nearest, or the next in the direction of a flick`(
    offset: Double, start: Double, velocity: Double, page: Double
  ) {
    let target = Paging.target(
      from: offset, draggedFrom: start, velocity: velocity, page: 320, in: 0...3200)
    #expect(target == page)
  }
}

@Suite struct `prefix sums` {
  @Test func `sums and searches agree with a linear scan`() {
    var generator = SeededGenerator(seed: 7)
    var lengths = (0..<257).map { _ in Double(Int.random(in: 0...50, using: &generator)) }
    var sums = PrefixSums(lengths)
    for _ in 0..<200 {
      let index = Int.random(in: 0..<257, using: &generator)
      lengths[index] = Double(Int.random(in: 0...50, using: &generator))
      sums[index] = lengths[index]
      let end = Int.random(in: 0...257, using: &generator)
      #expect(sums.sum(before: end) == lengths[..<end].reduce(0, +))
      let place = Double.random(in: 0..<lengths.reduce(0, +), using: &generator)
      let found = sums.index(at: place)
      #expect(sums.sum(before: found) <= place && place < sums.sum(before: found + 1))
    }
    #expect(sums.total == lengths.reduce(0, +))
    #expect(PrefixSums([]).total == 0 && PrefixSums([]).index(at: 5) == 0)
  }
}
