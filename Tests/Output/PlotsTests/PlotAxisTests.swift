import Plots
import Testing

@Suite struct PlotAxisTests {
  @Test(
    arguments: [
      ([0, 9.7], 5, 0.0, 10.0, ["0", "2", "4", "6", "8", "10"]),
      ([-150, 500], 2, -200, 600, ["\u{2212}200", "0", "200", "400", "600"]),
      ([0.013, 0.047], 4, 0.01, 0.05, ["0.01", "0.02", "0.03", "0.04", "0.05"]),
      ([-120, 260], 4, -200, 300, ["\u{2212}200", "\u{2212}100", "0", "100", "200", "300"]),
      (
        [-0.3, 0.2], 5, -0.3, 0.2,
        ["\u{2212}0.3", "\u{2212}0.2", "\u{2212}0.1", "0.0", "0.1", "0.2"]
      ),
    ] as [([Double], Int, Double, Double, [String])])
  func `ticks are at multiples of 1, 2 or 5 times a power of ten`(
    values: [Double], count: Int, low: Double, high: Double, labels: [String]
  ) {
    let axis = PlotAxis(of: values, tickCount: count)
    #expect(abs(axis.range.lowerBound - low) < 1e-12 && abs(axis.range.upperBound - high) < 1e-12)
    #expect(axis.ticks.map(axis.label) == labels)
  }

  @Test func `a constant is in the middle`() {
    for value in [0.0, 5, -3e8, 1e-7] {
      let axis = PlotAxis(of: [value, value], tickCount: 5)
      #expect((0.2...0.8).contains(axis.fraction(of: value)), "\(value)")
      #expect(axis.ticks.count >= 2)
    }
    // What differs by rounding alone is constant, and not magnified.
    let axis = PlotAxis(of: [1, 1 + 1e-15], tickCount: 5)
    #expect(axis.range.upperBound - axis.range.lowerBound >= 0.2)
  }

  @Test func `no values and numbers that are not finite give an axis`() {
    for values in [[], [.nan], [.infinity, 1, -.infinity]] as [[Double]] {
      let axis = PlotAxis(of: values, tickCount: 5)
      #expect(axis.range.lowerBound.isFinite && axis.range.upperBound.isFinite)
      #expect((2...12).contains(axis.ticks.count))
    }
  }

  @Test func `an axis ends where it is told to, and has ticks inside`() {
    let axis = PlotAxis(from: -0.25...2.3, tickCount: 5)
    #expect(axis.range == -0.25...2.3)
    #expect(axis.ticks.map(axis.label) == ["0", "1", "2"])
    #expect(PlotAxis(from: 10...20, tickCount: 5).ticks == [10, 12, 14, 16, 18, 20])
    #expect(PlotAxis(from: 1.2...1.4, tickCount: 2).ticks.map(axis.label).count == 3)
  }

  @Test func `a tight axis ends at its values`() {
    let axis = PlotAxis(of: [0, 1.75], tickCount: 8, isTight: true)
    #expect(axis.range == 0...1.75)
    #expect(axis.ticks.map(axis.label) == ["0.0", "0.5", "1.0", "1.5"])
    #expect(axis.fraction(of: 1.75) == 1)
  }
}
