internal import ElementaryFunctions

/// The easing functions of easings.net: ten families, each at the start, at the end or at both.
///
/// A family is defined by its curve at the start, `in(x)`. At the end it is `1 - in(1 - x)`, and at
/// both ends `in(2 x) / 2` followed by its mirror image. `back` and `elastic` have other constants
/// at both ends, as there.
struct Easing: Hashable, Sendable {
  /// The shape of a curve.
  enum Family: String, Hashable, Sendable, CaseIterable {
    case sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce
  }

  /// Where a curve is slow or overshoots.
  enum Ends: String, Hashable, Sendable, CaseIterable {
    case start = "In"
    case end = "Out"
    case both = "InOut"
  }

  let family: Family
  let ends: Ends

  init(_ family: Family, _ ends: Ends) {
    self.family = family
    self.ends = ends
  }

  /// The name of easings.net: `easeInOutSine`.
  var name: String {
    let word = family.rawValue
    return "ease\(ends.rawValue)\(word.prefix(1).uppercased())\(word.dropFirst())"
  }

  /// Returns the progress at a fraction of the time: exactly 0 up to 0, exactly 1 from 1 on.
  func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return switch ends {
    case .start: start(fraction).value
    case .end: 1 - start(1 - fraction).value
    case .both:
      fraction < 0.5 ? start(2 * fraction).value / 2 : 1 - start(2 - 2 * fraction).value / 2
    }
  }

  /// Returns the slope at a fraction of the time; 0 outside of 0...1.
  func slope(at fraction: Double) -> Double {
    guard (0...1).contains(fraction) else { return 0 }
    return switch ends {
    case .start: start(fraction).slope
    case .end: start(1 - fraction).slope
    case .both: start(fraction < 0.5 ? 2 * fraction : 2 - 2 * fraction).slope
    }
  }

  /// Returns the curve at the start, and its derivative.
  private func start(_ x: Double) -> (value: Double, slope: Double) {
    switch family {
    case .sine: (1 - cos(x * .pi / 2), sin(x * .pi / 2) * .pi / 2)
    case .quad: power(x, 2)
    case .cubic: power(x, 3)
    case .quart: power(x, 4)
    case .quint: power(x, 5)
    case .expo: (pow(2, 10 * x - 10), 10 * log(2) * pow(2, 10 * x - 10))
    case .circ: (1 - (1 - x * x).squareRoot(), x / (1 - x * x).squareRoot())
    case .back: back(x)
    case .elastic: elastic(x)
    case .bounce: bounce(x)
    }
  }

  private func power(_ x: Double, _ exponent: Int) -> (value: Double, slope: Double) {
    var product = 1.0
    for _ in 1..<exponent { product *= x }
    return (product * x, Double(exponent) * product)
  }

  /// A cubic that first goes back by a tenth of the distance.
  private func back(_ x: Double) -> (value: Double, slope: Double) {
    let overshoot = 1.70158 * (ends == .both ? 1.525 : 1)
    return (
      x * x * ((overshoot + 1) * x - overshoot), x * (3 * (overshoot + 1) * x - 2 * overshoot)
    )
  }

  /// A sine that grows exponentially.
  private func elastic(_ x: Double) -> (value: Double, slope: Double) {
    let (frequency, phase) = ends == .both ? (2 * .pi / 4.5, 11.125) : (2 * .pi / 3, 10.75)
    let growth = pow(2, 10 * x - 10)
    let angle = (10 * x - phase) * frequency
    return (
      -growth * sin(angle), -10 * growth * (log(2) * sin(angle) + frequency * cos(angle))
    )
  }

  /// Parabolas, those of a ball that falls at the end, backwards.
  private func bounce(_ x: Double) -> (value: Double, slope: Double) {
    let (scale, count) = (7.5625, 2.75)
    let y = 1 - x
    let (middle, height): (Double, Double) =
      switch y {
      case ..<(1 / count): (0, 0)
      case ..<(2 / count): (1.5 / count, 0.75)
      case ..<(2.5 / count): (2.25 / count, 0.9375)
      default: (2.625 / count, 0.984375)
      }
    return (1 - scale * (y - middle) * (y - middle) - height, 2 * scale * (y - middle))
  }
}
