import ElementaryFunctions
import TestSupport
import Testing
import Tween

@Suite struct TimingCurveTests {
  @Test(arguments: [
    (TimingCurve.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
  ])
  func `the named curves have their published values`(curve: TimingCurve, values: [Double]) {
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      // The table has six digits.
      #expect(isClose(curve.value(at: x), y, within: 0.5e-6))
    }
  }

  @Test func `the list of names has each named curve once`() {
    let names = TimingCurve.named.map(\.key)
    #expect(names.prefix(5) == ["linear", "easeIn", "easeOut", "easeInOut", "default"])
    #expect(
      TimingCurve.named.prefix(5).map(\.value)
        == [.linear, .easeIn, .easeOut, .easeInOut, .default])
    #expect(names.dropFirst(5) == TimingCurve.easings.map(\.key)[...])
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .cubicBezier(1, 0, 0, 1),
    .cubicBezier(0, 1, 1, 0), .steps(3), .spring(Spring(), duration: 0.3),
  ])
  func `curves are exactly 0 at the start and 1 at the end`(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test func `Bezier curves agree with a bisection in double-double arithmetic`() {
    var generator = SeededGenerator(seed: 3)
    func unit() -> Double { Double.random(in: 0...1, using: &generator) }
    // Control points at and near the values for which dx/ds is 0.
    func abscissa() -> Double {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: 0
      case 1: 1
      case 2: unit() * 1e-6
      case 3: 1 - unit() * 1e-6
      default: unit()
      }
    }
    for _ in 0..<1000 {
      let (x1, x2) = (abscissa(), abscissa())
      let (y1, y2) = (4 * unit() - 1.5, 4 * unit() - 1.5)
      let curve = TimingCurve.cubicBezier(x1, y1, x2, y2)
      for x in [1e-12, unit() * 1e-3, unit(), 0.5 + 1e-9 * unit(), 0.5, 1 - unit() * 1e-3] {
        let expected = ReferenceBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: x)
        // The reference solves x to 1e-31, and so s to the cube root of that where dx/ds is 0.
        #expect(
          isClose(curve.value(at: x), expected, within: 1e-10), "\(x1) \(y1) \(x2) \(y2) at \(x)")
      }
    }
  }

  @Test(arguments: [1e-15, 1e-9, 1e-3, 0.2, 0.5])
  func `the steepest curve is a cube root at its middle`(distance: Double) {
    // With x1 = 1 and x2 = 0, x - 1/2 is 4 (s - 1/2)^3; with y1 = 0 and y2 = 1, y is s^2 (3 - 2 s).
    let curve = TimingCurve.cubicBezier(1, 0, 0, 1)
    for x in [0.5 - distance, 0.5 + distance] {
      let s = 0.5 + cubeRoot((x - 0.5) / 4)
      // A few roundings; s^2 (3 - 2 s) rises by at most 1.5 for s.
      #expect(isClose(curve.value(at: x), s * s * (3 - 2 * s), within: 1e-15))
    }
  }

  @Test func `a curve with a vertical start is a cube root at its start`() {
    // With x1 = x2 = 0, x is s^3; with y1 = 1/3 and y2 = 2/3, y is s.
    let curve = TimingCurve.cubicBezier(0, 1.0 / 3, 0, 2.0 / 3)
    for x in [1e-30, 1e-18, 1e-6, 0.1, 0.9] {
      // Relative to the value: a few roundings.
      #expect(isClose(curve.value(at: x) / cubeRoot(x), 1, within: 1e-14))
    }
  }

  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .cubicBezier(0.9, -0.5, 0.2, 1.5),
    .spring(Spring(), duration: 1.5),
  ])
  func `the slope agrees with a difference quotient`(curve: TimingCurve) {
    for x in [0.05, 0.2, 0.4, 0.5, 0.6, 0.8, 0.95] {
      let h = 1e-5
      let secant = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      // h^2 / 6 times a third derivative below 5000, and rounding of 1e-16 / h.
      #expect(isClose(curve.slope(at: x), secant, within: 1e-7))
    }
  }

  @Test func `the slope at the ends is the one-sided limit`() {
    #expect(TimingCurve.easeIn.slope(at: 0) == 0)
    // The tangent at the end is along the second control point: 1 / 0.58 and (1 - 0) / (1 - 0.42),
    // the latter with the rounding of 1 - 0.42.
    #expect(isClose(TimingCurve.easeOut.slope(at: 0), 1 / 0.58, within: 1e-15))
    #expect(isClose(TimingCurve.easeIn.slope(at: 1), 1 / 0.58, within: 1e-15))
    #expect(TimingCurve.cubicBezier(0, 0, 1, 1).slope(at: 0) == 1)
    #expect(TimingCurve.cubicBezier(0, 1, 0.5, 1).slope(at: 0) == .infinity)
    #expect(TimingCurve.cubicBezier(1, 0, 0, 1).slope(at: 0.5) == .infinity)
    #expect(TimingCurve.cubicBezier(0.5, 0, 1, 0).slope(at: 1) == .infinity)
  }

  @Test func `end steps are at the end of their intervals`() {
    let curve = TimingCurve.steps(4, at: .end)
    #expect(
      [0, 0.2, 0.25, 0.49, 0.5, 0.99].map(curve.value(at:)) == [0, 0, 0.25, 0.25, 0.5, 0.75])
  }

  @Test func `start steps are at the start of their intervals`() {
    let curve = TimingCurve.steps(4, at: .start)
    #expect([0, 0.2, 0.25, 0.75, 1].map(curve.value(at:)) == [0.25, 0.25, 0.5, 1, 1])
  }

  @Test func `every step is at its exact fraction`() {
    // 1 / 49 * 49 is below 1, so truncating the product would be one step late.
    for count in 1...200 {
      let curve = TimingCurve.steps(count)
      for step in 0...count {
        let fraction = Double(step) / Double(count)
        #expect(curve.value(at: fraction) == fraction)
        #expect(curve.value(at: fraction.nextDown) < fraction || step == 0)
      }
    }
  }

  @Test func `a spring curve is the motion of the spring over its duration`() {
    let spring = Spring(initialVelocity: 2)
    let curve = TimingCurve.spring(spring, duration: 0.8)
    #expect(curve.value(at: 0.5) == spring.value(at: 0.4))
    #expect(curve.slope(at: 0.5) == 0.8 * spring.velocity(at: 0.4))
  }

  @Test func `a spring curve without a solution is ease-out`() {
    #expect(TimingCurve.spring(dampingRatio: 0, duration: 1) == .easeOut)
    #expect(TimingCurve.spring(dampingRatio: 0.5, duration: 0) == .easeOut)
    #expect(TimingCurve.spring(dampingRatio: 0.5, duration: 1) != .easeOut)
  }

  @Test func `a control point with x outside of 0 to 1 traps`() async {
    await #expect(processExitsWith: .failure) { _ = TimingCurve.cubicBezier(1.1, 0, 0.5, 1) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.cubicBezier(0.5, 0, -0.1, 1) }
  }

  @Test func `a step count of 0 traps`() async {
    await #expect(processExitsWith: .failure) { _ = TimingCurve.steps(0) }
  }
}

/// Returns the cube root, improved by a step of Newton's method.
private func cubeRoot(_ x: Double) -> Double {
  let root = x < 0 ? -pow(-x, 1 / 3) : pow(x, 1 / 3)
  return root - (root * root * root - x) / (3 * root * root)
}
