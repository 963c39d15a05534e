import Geometry
import TestSupport
import Testing
import Tween

private let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]

@Suite struct KeyframesTests {
  @Test(arguments: modes)
  func `at a key time the value is exactly that of the keyframe`(mode: CalculationMode) {
    let values = [Point(0.1, 0.7), Point(3.3, 1.1), Point(3.3, 1.1), Point(-2.2, 0.3), Point(9, 9)]
    let keyframes = Keyframes(
      values: values, timingCurves: [.easeIn, .easeOut, .linear, .default], calculationMode: mode)
    // The paced modes pass both of the two equal values at the same time.
    for (time, value) in zip(keyframes.keyTimes, values) {
      #expect(keyframes.value(at: time) == value)
    }
  }

  @Test(arguments: modes)
  func `the first and last values hold outside of 0 to 1`(mode: CalculationMode) {
    let keyframes = Keyframes(values: [3.0, 5, 4], calculationMode: mode)
    #expect([-0.5, 0].map(keyframes.value(at:)) == [3, 3])
    #expect([1, 1.5].map(keyframes.value(at:)) == [4, 4])
  }

  @Test(arguments: modes)
  func `a single value is constant`(mode: CalculationMode) {
    let keyframes = Keyframes(values: [3.0], calculationMode: mode)
    #expect([-1, 0, 0.5, 1, 2].map(keyframes.value(at:)) == [3, 3, 3, 3, 3])
  }

  @Test(arguments: modes)
  func `equal values give a constant`(mode: CalculationMode) {
    let keyframes = Keyframes(values: [3.0, 3, 3], calculationMode: mode)
    #expect([0, 0.3, 0.5, 0.7, 1].map(keyframes.value(at:)) == [3, 3, 3, 3, 3])
  }

  @Test func `key times are evenly spaced by default`() {
    #expect(Keyframes(values: [0.0, 1, 2, 3, 4]).keyTimes == [0, 0.25, 0.5, 0.75, 1])
    #expect(
      Keyframes(values: [0.0, 1], calculationMode: .discrete).keyTimes == [0, 0.5, 1])
  }

  @Test func `linear keyframes are interpolated linearly`() {
    let keyframes = Keyframes(values: [0.0, 8, 4], keyTimes: [0, 0.25, 1])
    #expect([0.125, 0.25, 0.625].map(keyframes.value(at:)) == [4, 8, 6])
  }

  @Test func `each segment has its own timing curve`() {
    let keyframes = Keyframes(values: [0.0, 10, 20], timingCurves: [.easeIn, .steps(2)])
    #expect(keyframes.value(at: 0.25) == 10 * TimingCurve.easeIn.value(at: 0.5))
    #expect([0.7, 0.75, 0.9].map(keyframes.value(at:)) == [10, 15, 15])
  }

  @Test func `the first and last values hold before and after the key times`() {
    let keyframes = Keyframes(values: [1.0, 2], keyTimes: [0.25, 0.5])
    #expect([0.1, 0.25, 0.375, 0.5, 0.9].map(keyframes.value(at:)) == [1, 1, 1.5, 2, 2])
  }

  @Test func `two keyframes at the same time jump to the later value`() {
    let keyframes = Keyframes(values: [0.0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1])
    #expect([0.25, 0.5, 0.75].map(keyframes.value(at:)) == [0.5, 5, 5.5])
    // The largest number below 0.5 is half an ulp of 0.5 before the jump.
    #expect(isClose(keyframes.value(at: 0.5.nextDown), 1, within: 2e-16))
  }

  @Test func `discrete keyframes hold each value until the next key time`() {
    let keyframes = Keyframes(
      values: [1.0, 2, 3], keyTimes: [0, 0.2, 0.6, 1], calculationMode: .discrete)
    #expect([0, 0.19, 0.2, 0.59, 0.6, 1].map(keyframes.value(at:)) == [1, 1, 2, 2, 3, 3])
  }

  @Test func `paced keyframes move at constant speed`() {
    // Segments of 3, 4 and 5 points.
    let keyframes = Keyframes(
      values: [Point(0, 0), Point(3, 0), Point(3, 4), Point(0, 0)], keyTimes: [0, 0.9, 0.95, 1],
      timingCurves: [.easeIn, .easeIn, .easeIn], calculationMode: .paced)
    #expect(keyframes.keyTimes == [0, 0.25, 7.0 / 12, 1])
    #expect(keyframes.value(at: 0.125) == Point(1.5, 0))
    // 7/12 is rounded, and so is the middle of the previous segment.
    #expect(keyframes.value(at: 5.0 / 12).distance(to: Point(3, 2)) <= 1e-15)
  }

  @Test func `transforms rotate in the shortest direction between keyframes`() {
    let keyframes = Keyframes(values: [3.0, -3, 2.8].map(Transform.init(rotationAngle:)))
    let angle = keyframes.value(at: 0.25).rotationAngle
    // Half-way between 3 and -3 in the shortest direction is pi, which a matrix represents with
    // either sign.
    #expect(isClose(abs(angle), .pi, within: 1e-15))
  }

  @Test func `invalid keyframes trap`() async {
    await #expect(processExitsWith: .failure) { _ = Keyframes<Double>(values: []) }
    await #expect(processExitsWith: .failure) {
      _ = Keyframes(values: [1.0, 2], keyTimes: [0, 0.5, 1])
    }
    await #expect(processExitsWith: .failure) {
      _ = Keyframes(values: [1.0, 2], keyTimes: [0, 1], calculationMode: .discrete)
    }
    await #expect(processExitsWith: .failure) {
      _ = Keyframes(values: [1.0, 2], keyTimes: [1, 0])
    }
    await #expect(processExitsWith: .failure) {
      _ = Keyframes(values: [1.0, 2], keyTimes: [0, 2])
    }
    await #expect(processExitsWith: .failure) {
      _ = Keyframes(values: [1.0, 2], timingCurves: [.linear, .linear])
    }
    await #expect(processExitsWith: .failure) {
      _ = Keyframes(values: [1.0, 2], splineShapes: [SplineShape()])
    }
  }
}

@Suite struct CubicKeyframesTests {
  @Test func `the default spline is Catmull-Rom`() {
    let keyframes = Keyframes(values: [0.0, 3, 1, 7], calculationMode: .cubic)
    // Between two inner keyframes the middle is (-p0 + 9 p1 + 9 p2 - p3) / 16, up to a rounding.
    #expect(isClose(keyframes.value(at: 0.5), (0 + 27 + 9 - 7) / 16, within: 1e-15))
  }

  @Test func `a Catmull-Rom spline reproduces a parabola between inner keyframes`() {
    let keyframes = Keyframes(values: [0.0, 1, 4, 9, 16], calculationMode: .cubic)
    for time in [1.1, 1.5, 2, 2.7, 3] {
      // A few roundings of numbers below 16.
      #expect(isClose(keyframes.value(at: time / 4), time * time, within: 1e-14))
    }
  }

  @Test func `a spline of two keyframes is linear`() {
    let keyframes = Keyframes(values: [0.0, 8], calculationMode: .cubic)
    // Two roundings of numbers below 8.
    for time in [0.1, 0.4, 0.5, 0.9] {
      #expect(isClose(keyframes.value(at: time), 8 * time, within: 2e-15))
    }
  }

  @Test func `with uneven key times the speed is continuous at keyframes`() {
    let times = [0, 0.1, 0.6, 1]
    let even = Keyframes(values: times, keyTimes: times, calculationMode: .cubic)
    for time in [0.05, 0.3, 0.7] {
      // A few roundings of numbers below 1.
      #expect(isClose(even.value(at: time), time, within: 1e-15))
    }
    let curved = Keyframes(values: [0.0, 2, -1, 3], keyTimes: times, calculationMode: .cubic)
    for time in [0.1, 0.6] {
      #expect(isClose(slope(curved, before: time), slope(curved, after: time), within: 1e-3))
    }
  }

  @Test func `a tension of 1 has zero speed at every keyframe`() {
    let keyframes = Keyframes(
      values: [0.0, 1, 3], splineShapes: [SplineShape](repeating: .init(tension: 1), count: 3),
      calculationMode: .cubic)
    // Between keyframes it is 3 u^2 - 2 u^3: 0.15625 at a quarter. All numbers are exact in binary.
    #expect(keyframes.value(at: 0.125) == 0.15625)
    #expect(keyframes.value(at: 0.625) == 1.3125)
  }

  @Test func `a continuity of -1 is linear interpolation`() {
    let values = [0.0, 1, 3, -2]
    let cubic = Keyframes(
      values: values, splineShapes: [SplineShape](repeating: .init(continuity: -1), count: 4),
      calculationMode: .cubic)
    let linear = Keyframes(values: values)
    for time in [0.4, 0.5, 0.6] {
      // A few roundings of numbers below 3.
      #expect(isClose(cubic.value(at: time), linear.value(at: time), within: 2e-15))
    }
  }

  @Test func `a bias of 1 keeps the incoming direction and -1 the outgoing`() {
    func keyframes(bias: Double) -> Keyframes<Double> {
      Keyframes(
        values: [0.0, 1, -3], splineShapes: [.init(), .init(bias: bias), .init()],
        calculationMode: .cubic)
    }
    // The chords are 1 and -4, each in half the time.
    for (bias, expected) in [(1.0, 2.0), (-1.0, -8.0), (0.0, -3.0)] {
      let curve = keyframes(bias: bias)
      #expect(isClose(slope(curve, before: 0.5), expected, within: 1e-3))
      #expect(isClose(slope(curve, after: 0.5), expected, within: 1e-3))
    }
  }

  @Test func `a continuity other than 0 makes the tangents before and after a keyframe differ`() {
    let curve = Keyframes(
      values: [0.0, 1, -3], splineShapes: [.init(), .init(continuity: 0.5), .init()],
      calculationMode: .cubic)
    // (1 - c) / 2 of one chord and (1 + c) / 2 of the other, in half the time.
    #expect(isClose(slope(curve, before: 0.5), 2 * (0.25 * 1 + 0.75 * -4), within: 1e-3))
    #expect(isClose(slope(curve, after: 0.5), 2 * (0.75 * 1 + 0.25 * -4), within: 1e-3))
  }

  /// Returns a one-sided difference quotient over 1e-6.
  ///
  /// Second derivatives are below 1000, so the error is below 1e-3.
  private func slope(_ keyframes: Keyframes<Double>, before time: Double) -> Double {
    (keyframes.value(at: time) - keyframes.value(at: time - 1e-6)) / 1e-6
  }

  private func slope(_ keyframes: Keyframes<Double>, after time: Double) -> Double {
    (keyframes.value(at: time + 1e-6) - keyframes.value(at: time)) / 1e-6
  }
}

@Suite struct CubicPacedKeyframesTests {
  @Test func `cubic paced keyframes move along a line at constant speed`() {
    let keyframes = Keyframes(
      values: [0.0, 10], splineShapes: [.init(tension: 1), .init(tension: -0.5)],
      calculationMode: .cubicPaced)
    // The spline is 15 u^2 - 5 u^3: it starts slowly, and ends at 1.5 times the mean speed.
    for step in 1..<100 {
      let fraction = Double(step) / 100
      // The documented accuracy, 1e-9 of the length.
      #expect(isClose(keyframes.value(at: fraction), 10 * fraction, within: 1e-8))
    }
  }

  @Test func `a reversal on the spot is passed at constant speed`() {
    // The second segment of this spline is derived in the test of key times below.
    let keyframes = Keyframes(values: [0.0, 1, 0.9], calculationMode: .cubicPaced)
    let total = 1 / keyframes.keyTimes[1]
    let peak = 1 + (total - 1 - 0.1) / 2
    for step in 1..<200 {
      let passed = total * Double(step) / 200
      let expected = passed <= peak ? passed : 2 * peak - passed
      // As above.
      #expect(isClose(keyframes.value(at: Double(step) / 200), expected, within: 1e-9))
    }
  }

  @Test func `cubic paced keyframes move along a curve at constant speed`() {
    let keyframes = Keyframes(
      values: [Point(0, 0), Point(100, 0), Point(100, 80), Point(-50, 80), Point(0, 20)],
      calculationMode: .cubicPaced)
    let count = 4000
    let points = (0...count).map { keyframes.value(at: Double($0) / Double(count)) }
    let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let mean = steps.reduce(0, +) / Double(count)
    // A chord of length l is shorter than its arc by l^3 k^2 / 24. The steps are 0.1 points long
    // and the curvature k is below 0.5 per point, so the error is 1e-4 of a step at the sharpest
    // bend.
    for step in steps {
      #expect(isClose(step / mean, 1, within: 2e-4))
    }
  }

  @Test func `paced key times are proportional to the lengths of the segments`() {
    let keyframes = Keyframes(values: [0.0, 1, 0.9], calculationMode: .cubicPaced)
    // The first segment increases to 1 without reversal. The second is 1 + 0.45 u - 1.1 u^2 + 0.55
    // u^3, from its chord -0.1 and its tangents 0.45 and -0.1. It reverses where its derivative is
    // 0.
    let u = (2.2 - (4.84 - 4 * 1.65 * 0.45).squareRoot()) / 3.3
    let peak = 1 + u * (0.45 + u * (-1.1 + u * 0.55))
    let second = (peak - 1) + (peak - 0.9)
    // The documented accuracy of a length.
    #expect(isClose(keyframes.keyTimes[1], 1 / (1 + second), within: 1e-9))
  }
}
