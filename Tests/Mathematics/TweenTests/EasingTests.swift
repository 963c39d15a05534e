import ElementaryFunctions
import TestSupport
import Testing
import Tween

/// The functions of easings.net, written here as they stand there.
@Suite struct EasingTests {
  private typealias Function = @Sendable (Double) -> Double

  private static let formulas: [String: Function] = [
    "easeInSine": { 1 - cos(($0 * .pi) / 2) },
    "easeOutSine": { sin(($0 * .pi) / 2) },
    "easeInOutSine": { -(cos(.pi * $0) - 1) / 2 },
    "easeInQuad": { $0 * $0 },
    "easeOutQuad": { 1 - (1 - $0) * (1 - $0) },
    "easeInOutQuad": { $0 < 0.5 ? 2 * $0 * $0 : 1 - pow(-2 * $0 + 2, 2) / 2 },
    "easeInCubic": { pow($0, 3) },
    "easeOutCubic": { 1 - pow(1 - $0, 3) },
    "easeInOutCubic": { $0 < 0.5 ? 4 * pow($0, 3) : 1 - pow(-2 * $0 + 2, 3) / 2 },
    "easeInQuart": { pow($0, 4) },
    "easeOutQuart": { 1 - pow(1 - $0, 4) },
    "easeInOutQuart": { $0 < 0.5 ? 8 * pow($0, 4) : 1 - pow(-2 * $0 + 2, 4) / 2 },
    "easeInQuint": { pow($0, 5) },
    "easeOutQuint": { 1 - pow(1 - $0, 5) },
    "easeInOutQuint": { $0 < 0.5 ? 16 * pow($0, 5) : 1 - pow(-2 * $0 + 2, 5) / 2 },
    "easeInExpo": { pow(2, 10 * $0 - 10) },
    "easeOutExpo": { 1 - pow(2, -10 * $0) },
    "easeInOutExpo": { $0 < 0.5 ? pow(2, 20 * $0 - 10) / 2 : (2 - pow(2, -20 * $0 + 10)) / 2 },
    "easeInCirc": { 1 - (1 - pow($0, 2)).squareRoot() },
    "easeOutCirc": { (1 - pow($0 - 1, 2)).squareRoot() },
    "easeInOutCirc": {
      $0 < 0.5
        ? (1 - (1 - pow(2 * $0, 2)).squareRoot()) / 2
        : ((1 - pow(-2 * $0 + 2, 2)).squareRoot() + 1) / 2
    },
    "easeInBack": { 2.70158 * pow($0, 3) - 1.70158 * $0 * $0 },
    "easeOutBack": { 1 + 2.70158 * pow($0 - 1, 3) + 1.70158 * pow($0 - 1, 2) },
    "easeInOutBack": {
      let c2 = 1.70158 * 1.525
      return $0 < 0.5
        ? (pow(2 * $0, 2) * ((c2 + 1) * 2 * $0 - c2)) / 2
        : (pow(2 * $0 - 2, 2) * ((c2 + 1) * ($0 * 2 - 2) + c2) + 2) / 2
    },
    "easeInElastic": { -pow(2, 10 * $0 - 10) * sin(($0 * 10 - 10.75) * 2 * .pi / 3) },
    "easeOutElastic": { pow(2, -10 * $0) * sin(($0 * 10 - 0.75) * 2 * .pi / 3) + 1 },
    "easeInOutElastic": {
      let wave = sin((20 * $0 - 11.125) * 2 * .pi / 4.5)
      return $0 < 0.5
        ? -(pow(2, 20 * $0 - 10) * wave) / 2 : (pow(2, -20 * $0 + 10) * wave) / 2 + 1
    },
    "easeInBounce": { 1 - bounceOut(1 - $0) },
    "easeOutBounce": { bounceOut($0) },
    "easeInOutBounce": {
      $0 < 0.5 ? (1 - bounceOut(1 - 2 * $0)) / 2 : (1 + bounceOut(2 * $0 - 1)) / 2
    },
  ]

  private static func bounceOut(_ x: Double) -> Double {
    let (n1, d1) = (7.5625, 2.75)
    if x < 1 / d1 { return n1 * x * x }
    if x < 2 / d1 { return n1 * (x - 1.5 / d1) * (x - 1.5 / d1) + 0.75 }
    if x < 2.5 / d1 { return n1 * (x - 2.25 / d1) * (x - 2.25 / d1) + 0.9375 }
    return n1 * (x - 2.625 / d1) * (x - 2.625 / d1) + 0.984375
  }

  @Test func `there are thirty, by the names of easings.net`() {
    #expect(Set(TimingCurve.easings.map(\.key)) == Set(Self.formulas.keys))
    #expect(Self.formulas.count == 30)
  }

  @Test(arguments: TimingCurve.easings.map(\.key))
  func `an easing has the values and slopes of its formula`(name: String) throws {
    let curve = try #require(TimingCurve.easings.first { $0.key == name }?.value)
    let formula = try #require(Self.formulas[name])
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -0.5) == 0 && curve.value(at: 1.5) == 1)
    for step in 1..<200 {
      let x = Double(step) / 200
      // Rounding alone: sums of some terms of size 1.
      #expect(isClose(curve.value(at: x), formula(x), within: 1e-13), "at \(x)")
      let h = 1e-6
      let difference = (formula(x + h) - formula(x - h)) / (2 * h)
      // The corners of a bounce and of the middle have no slope, and a circle's is infinite there.
      let left = (formula(x) - formula(x - h)) / h
      let right = (formula(x + h) - formula(x)) / h
      if abs(left - right) < 1e-2, abs(difference) < 100 {
        let tolerance = 1e-4 * max(1, abs(difference))
        #expect(isClose(curve.slope(at: x), difference, within: tolerance), "at \(x)")
      }
    }
  }

  @Test func `the constants are the curves of the list`() {
    #expect(TimingCurve.easeInSine == TimingCurve.easings[0].value)
    #expect(isClose(TimingCurve.easeOutElastic.value(at: 0.1), 1.25, within: 1e-13))
    #expect(TimingCurve.named.count == 35)
  }
}
