/// An unevaluated sum of two numbers, with about 106 significant bits.
///
/// T. J. Dekker, "A floating-point technique for extending the available precision", Numerische
/// Mathematik 18, 1971. Only sums, products and quotients of Double are used, which IEEE 754 rounds
/// exactly, so that the result does not depend on fused operations of a processor.
struct DoubleDouble {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two numbers: Knuth's TwoSum.
  @inline(__always)
  init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// The exact sum of two numbers, the first of which has the greater magnitude or is 0.
  @inline(__always)
  init(orderedSum a: Double, _ b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// The exact product of two numbers below 2^996, unless it underflows.
  @inline(__always)
  init(product a: Double, _ b: Double) {
    let (aHigh, aLow) = Self.split(a)
    let (bHigh, bLow) = Self.split(b)
    high = a * b
    low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// The quotient, with an error of a few units in the 104th bit.
  @inline(__always)
  init(quotient a: DoubleDouble, _ b: DoubleDouble) {
    let first = a.high / b.high
    let product = DoubleDouble(product: first, b.high)
    let rest = ((a.high - product.high) - product.low) + (a.low - first * b.low)
    self.init(orderedSum: first, rest / b.high)
  }

  /// The sum of both parts, rounded to the nearest Double.
  @inline(__always)
  var rounded: Double { high + low }

  /// The same value with the greatest possible first part.
  @inline(__always)
  var normalized: DoubleDouble { DoubleDouble(orderedSum: high, low) }

  @inline(__always)
  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-value.high, -value.low)
  }

  @inline(__always)
  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    var sum = DoubleDouble(sum: left.high, -right.high)
    sum.low += left.low - right.low
    return sum.normalized
  }

  @inline(__always)
  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    var product = DoubleDouble(product: left.high, right.high)
    product.low += left.high * right.low + left.low * right.high
    return product.normalized
  }

  @inline(__always)
  static func * (left: Double, right: DoubleDouble) -> DoubleDouble {
    var product = DoubleDouble(product: left, right.high)
    product.low += left * right.low
    return product.normalized
  }

  /// Splits a number into two of 26 bits, so that their products are exact: Veltkamp's method.
  @inline(__always)
  private static func split(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value  // 2^27 + 1
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
