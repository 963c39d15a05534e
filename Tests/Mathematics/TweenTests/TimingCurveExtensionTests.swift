import TestSupport
import Testing
import Tween

/// Curves outside of 0...1, as CSS Easing Functions continues them, and at the limits of Double.
@Suite struct TimingCurveExtensionTests {
  @Test(
    arguments: [
      // Through the first control point, and through the last one.
      (TimingCurve.cubicBezier(0.25, 0.5, 0.75, 0.25), -2.0, 4.0),
      // A first control point at the start: through the second one, and the same at the end.
      (.cubicBezier(0, 0, 0.5, 1), -2, 1), (.cubicBezier(0.5, 0, 1, 1), 0, 3),
      // All control points at the start: through the end.
      (.cubicBezier(0, 0, 0, 0), -1, 2), (.cubicBezier(1, 1, 1, 1), -1, 2),
      // Vertical tangents.
      (.cubicBezier(0, 0.5, 0.5, 1), 0, 1), (.cubicBezier(0.5, 0, 1, 0.5), 0, 1),
      (.linear, -1, 2),
      (.spring(Spring(initialVelocity: 3), duration: 0.4), 0, 1),
    ] as [(TimingCurve, Double, Double)])
  func `a curve continues by its tangents`(
    curve: TimingCurve, atMinusOne: Double, atTwo: Double
  ) {
    #expect(curve.value(at: -1) == atMinusOne)
    #expect(curve.value(at: 2) == atTwo)
    // The slope is that of a secant; the numbers are small integers.
    #expect(curve.value(at: -1) - curve.value(at: -2) == curve.slope(at: -1))
    #expect(curve.value(at: 3) - curve.value(at: 2) == curve.slope(at: 2))
  }

  @Test func `a curve has a limit at infinity`() {
    for curve in [TimingCurve.linear, .easeIn, .steps(3)] {
      #expect(curve.value(at: .infinity) == .infinity)
    }
    #expect(TimingCurve.easeOut.value(at: -.infinity) == -.infinity)
    for curve in [TimingCurve.easeInOut, .spring(Spring(), duration: 1)] {
      #expect(curve.value(at: -.infinity) == 0)
      #expect(curve.value(at: .infinity) == 1)
    }
  }

  @Test(
    arguments: [
      // The curvature is below 100, times half the distance.
      (.default, 1e-5), (.cubicBezier(0.3, -2, 0.6, 4), 1e-5),
      // A control point at an end: the curve leaves the tangent there with the power 3/2 of the
      // distance, by 0.32 times it, so that the secant is off by 0.16 times the root.
      (.easeIn, 5.1e-5), (.easeOut, 5.1e-5),
    ] as [(TimingCurve, Double)])
  func `a Bezier curve is smooth at its ends`(curve: TimingCurve, tolerance: Double) {
    for end in [0.0, 1.0] {
      let secant = (curve.value(at: end + 1e-7) - curve.value(at: end - 1e-7)) / 2e-7
      #expect(isClose(secant, curve.slope(at: end), within: tolerance))
    }
  }

  @Test func `an overshooting spring that feeds ease-in-out overshoots`() {
    let spring = TimingCurve.spring(Spring(stiffness: 200, damping: 5), duration: 2)
    let peak = stride(from: 0, through: 1, by: 0.001).map(spring.value(at:)).max() ?? 0
    #expect(peak > 1.4)
    // Both of these end with slope 0, ease-in with 1 / 0.58.
    #expect(TimingCurve.easeInOut.value(at: peak) == 1)
    #expect(TimingCurve.default.value(at: peak) == 1)
    #expect(TimingCurve.linear.value(at: peak) == peak)
    // Three roundings of numbers below 2.
    #expect(isClose(TimingCurve.easeIn.value(at: peak), 1 + (peak - 1) / 0.58, within: 1e-15))
  }

  @Test(
    arguments: [
      (.start, [-0.5, 0, 0.5, 1, 1, 1.5, 2]),
      (.end, [-1, -0.5, 0, 0.5, 1, 1, 1.5]),
      (.jumpBoth, [-1.0 / 3, 0, 1.0 / 3, 2.0 / 3, 1, 1, 4.0 / 3]),
      (.jumpNone, [-2, -1, 0, 1, 1, 2, 3]),
    ] as [(TimingCurve.StepPosition, [Double])])
  func `two steps are where CSS has them`(
    position: TimingCurve.StepPosition, values: [Double]
  ) {
    let curve = TimingCurve.steps(2, at: position)
    #expect([-0.75, -0.25, 0.25, 0.5, 1, 1.25, 1.5].map(curve.value(at:)) == values)
  }

  @Test func `one interval without jumps traps`() async {
    await #expect(processExitsWith: .failure) { _ = TimingCurve.steps(1, at: .jumpNone) }
  }

  @Test(arguments: [1e300, 1e308, .greatestFiniteMagnitude] as [Double])
  func `a curve with a y of any finite size has finite values within 0 to 1`(y: Double) {
    for (y1, y2) in [(y, y), (y, -y), (-y, y), (-y, -y), (y, 0), (0, -y)] {
      let curve = TimingCurve.cubicBezier(0.3, y1, 0.6, y2)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      for step in 1..<20 {
        let x = Double(step) / 20
        // The same curve a power of two smaller, where the end is below rounding.
        let reference = TimingCurve.cubicBezier(0.3, y1 * 0x1p-500, 0.6, y2 * 0x1p-500)
        let value = curve.value(at: x) * 0x1p-500
        #expect(value.isFinite)
        #expect(isClose(value, reference.value(at: x), within: y * 0x1p-500 * 1e-14))
      }
    }
  }
}
