// Taylor series on an eighth of a turn; the first two terms in double-double arithmetic.

/// Returns the sine of an angle in radians.
public func sin(_ angle: Double) -> Double {
  guard angle.isFinite else { return .nan }
  // The square of a smaller angle is below the last bit of the result.
  guard angle.magnitude > 0x1p-27 else { return angle }
  let reduced = ReducedAngle(angle)
  let magnitude =
    reduced.quarter & 1 == 0 ? sineSeries(reduced.rest) : cosineSeries(reduced.rest)
  return reduced.quarter & 2 == 0 ? magnitude.rounded : -magnitude.rounded
}

/// Returns the cosine of an angle in radians.
public func cos(_ angle: Double) -> Double {
  guard angle.isFinite else { return .nan }
  let reduced = ReducedAngle(angle)
  let magnitude =
    reduced.quarter & 1 == 0 ? cosineSeries(reduced.rest) : sineSeries(reduced.rest)
  return (reduced.quarter + 1) & 2 == 0 ? magnitude.rounded : -magnitude.rounded
}

/// Returns the tangent of an angle in radians.
public func tan(_ angle: Double) -> Double {
  guard angle.isFinite else { return .nan }
  guard angle.magnitude > 0x1p-27 else { return angle }
  let reduced = ReducedAngle(angle)
  let sine = sineSeries(reduced.rest)
  let cosine = cosineSeries(reduced.rest)
  return reduced.quarter & 1 == 0
    ? DoubleDouble(quotient: sine, cosine).rounded
    : -DoubleDouble(quotient: cosine, sine).rounded
}

/// Returns the sine of an angle of at most an eighth of a turn.
private func sineSeries(_ x: DoubleDouble) -> DoubleDouble {
  let square = DoubleDouble(product: x.high, x.high)
  let cube = x.high * square
  let third = cube * DoubleDouble(-0x1.5555555555555p-3, -0x1.5555555555555p-57)  // -1 / 6
  // The first dropped term is below 2^-62 of the result.
  let z = square.high
  let tail =
    1.0 / 120 + z
    * (-1.0 / 5_040 + z
      * (1.0 / 362_880 + z
        * (-1.0 / 39_916_800 + z
          * (1.0 / 6_227_020_800 + z
            * (-1.0 / 1_307_674_368_000 + z * (1.0 / 355_687_428_096_000))))))
  var sum = DoubleDouble(orderedSum: x.high, third.high)
  sum.low += third.low + cube.high * z * tail + x.low * (1 - z / 2)
  return sum.normalized
}

/// Returns the cosine of an angle of at most an eighth of a turn.
private func cosineSeries(_ x: DoubleDouble) -> DoubleDouble {
  let square = DoubleDouble(product: x.high, x.high)
  let z = square.high
  // The first dropped term is below 2^-67.
  let tail =
    1.0 / 24 + z
    * (-1.0 / 720 + z
      * (1.0 / 40_320 + z
        * (-1.0 / 3_628_800 + z
          * (1.0 / 479_001_600 + z
            * (-1.0 / 87_178_291_200 + z
              * (1.0 / 20_922_789_888_000 + z * (-1.0 / 6_402_373_705_728_000)))))))
  var sum = DoubleDouble(orderedSum: 1, -z / 2)
  sum.low += z * z * tail - (square.low / 2 + x.low * x.high * (1 - z / 6))
  return sum.normalized
}
