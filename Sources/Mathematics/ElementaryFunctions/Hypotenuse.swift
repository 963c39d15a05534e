/// Returns the length of the vector (x, y), without overflow of intermediate results; infinite if
/// one of them is.
///
/// The square root is corrected by the remainder of its square: C. F. Borges, "An improved
/// algorithm for hypot(a, b)", 2019.
public func hypot(_ x: Double, _ y: Double) -> Double {
  if x.isInfinite || y.isInfinite { return .infinity }
  guard !x.isNaN, !y.isNaN else { return .nan }
  let small = min(x.magnitude, y.magnitude)
  let large = max(x.magnitude, y.magnitude)
  let exponent = large.exponent
  guard small > 0 else { return large }
  // The first two terms of the series are enough if the quotient is below 2^-29.
  guard small.exponent > exponent - 30 else { return large + small * (small / large / 2) }

  let a = DoubleDouble(product: large.significand, large.significand)
  let scaled = Double(
    sign: .plus, exponent: small.exponent - exponent, significand: small.significand)
  let b = DoubleDouble(product: scaled, scaled)
  var sum = DoubleDouble(orderedSum: a.high, b.high)
  sum.low += a.low + b.low
  let root = sum.high.squareRoot()
  let square = DoubleDouble(product: root, root)
  let correction = ((sum.high - square.high) - square.low + sum.low) / (2 * root)
  return Double(sign: .plus, exponent: exponent, significand: root + correction)
}
