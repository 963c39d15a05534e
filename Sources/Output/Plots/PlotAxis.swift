internal import Geometry

/// The range of an axis and its ticks, at multiples of 1, 2 or 5 times a power of ten.
package struct PlotAxis: Hashable, Sendable {
  /// The values at the ends.
  package let range: ClosedRange<Double>
  /// The values with labels, increasing.
  package let ticks: [Double]
  private let step: Double

  /// Creates the axis of some values.
  ///
  /// - Parameters:
  ///   - values: The values; those that are not finite are left out.
  ///   - count: About how many ticks there are.
  ///   - isTight: Whether the axis ends at the values, not at ticks; false by default.
  package init(of values: some Sequence<Double>, tickCount count: Int, isTight: Bool = false) {
    let finite = values.filter(\.isFinite)
    var (low, high) = (finite.min() ?? 0, finite.max() ?? 1)
    // A constant is shown in the middle. What differs by rounding of 32 bits alone is constant.
    let magnitude = max(abs(low), abs(high))
    if high - low <= 1e-6 * magnitude || high == low {
      let margin = magnitude == 0 ? 1 : 0.1 * magnitude
      (low, high) = (low - margin, high + margin)
    }
    guard !isTight else {
      self.init(from: low...high, tickCount: count)
      return
    }
    let coarse = Self.step(of: (high - low) / Double(max(count, 1)))
    let step = Self.step(from: low, to: high, coarse, count)
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    self.init(
      range: first * step...last * step,
      ticks: stride(from: first, through: last, by: 1).map { $0 * step }, step: step)
  }

  /// Creates an axis that ends at given values, which need not be ticks.
  ///
  /// - Parameters:
  ///   - range: The ends, which differ.
  ///   - count: About how many ticks there are.
  package init(from range: ClosedRange<Double>, tickCount count: Int) {
    let (low, high) = (range.lowerBound, range.upperBound)
    let step = Self.step(of: (high - low) / Double(max(count, 1)))
    let (first, last) = ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
    self.init(
      range: range, ticks: stride(from: first, through: last, by: 1).map { $0 * step }, step: step)
  }

  private init(range: ClosedRange<Double>, ticks: [Double], step: Double) {
    self.range = range
    self.ticks = ticks
    self.step = step
  }

  /// Returns the smallest of 1, 2 and 5 times a power of ten that is not below a number.
  private static func step(of number: Double) -> Double {
    var power = 1.0
    while power > number { power /= 10 }
    while power * 10 <= number { power *= 10 }
    return [1, 2, 5].map { $0 * power }.first { $0 >= number * (1 - 1e-9) } ?? 10 * power
  }

  /// Returns the step whose ticks end nearest to the values: a coarse one, or one of the next finer
  /// ones that has at most two ticks too many.
  private static func step(
    from low: Double, to high: Double, _ coarse: Double, _ count: Int
  ) -> Double {
    var best = coarse
    var step = coarse
    func extent(_ step: Double) -> Double {
      ((high / step).rounded(.up) - (low / step).rounded(.down)) * step
    }
    while true {
      step = Self.step(of: step * 0.4)
      guard extent(step) <= Double(count + 2) * step * (1 + 1e-9) else { return best }
      if extent(step) < extent(best) * (1 - 1e-9) { best = step }
    }
  }

  /// Returns the label of a tick, with as many decimals as the step needs.
  package func label(of tick: Double) -> String {
    // A tick of -0 is 0.
    let tick = abs(tick) < step / 2 ? 0 : tick
    if max(abs(range.lowerBound), abs(range.upperBound)) >= 1e7 || step < 1e-6 {
      return "\(tick)"
    }
    var decimals = 0
    var scaled = step
    while scaled < 1 - 1e-9, decimals < 7 {
      scaled *= 10
      decimals += 1
    }
    // A proper minus sign.
    return tick.fixed(decimals).replacing("-", with: "\u{2212}")
  }

  /// Returns the position of a value on the axis, from 0 to 1.
  package func fraction(of value: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
