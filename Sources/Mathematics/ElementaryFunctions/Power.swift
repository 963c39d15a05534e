/// Returns a number to a power, with the special cases of the C standard.
///
/// A negative base has a power only for integer exponents; 0 to a negative power is infinite, and
/// any number to the power of 0 is 1.
public func pow(_ base: Double, _ exponent: Double) -> Double {
  if exponent == 0 || base == 1 { return 1 }
  guard !base.isNaN, !exponent.isNaN else { return .nan }
  if exponent.isInfinite {
    if base == -1 { return 1 }
    return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
  }
  let isOdd = exponent.magnitude < 0x1p53 && exponent.remainder(dividingBy: 2).magnitude == 1
  let isNegated = base.sign == .minus && isOdd
  if base == 0 || base.isInfinite {
    let magnitude = (base == 0) == (exponent > 0) ? 0 : Double.infinity
    return isNegated ? -magnitude : magnitude
  }
  guard base > 0 || exponent == exponent.rounded() else { return .nan }
  let magnitude = powerOfPositive(base.magnitude, exponent)
  return isNegated ? -magnitude : magnitude
}

/// Returns a positive finite number to a finite power: e^(exponent ln base).
private func powerOfPositive(_ base: Double, _ exponent: Double) -> Double {
  let logarithm = logarithm(base)
  let estimate = exponent * logarithm.high
  // The double-double product of greater numbers could overflow.
  guard estimate.magnitude < 800 else { return estimate > 0 ? .infinity : 0 }
  return exponential(exponent * logarithm)
}
