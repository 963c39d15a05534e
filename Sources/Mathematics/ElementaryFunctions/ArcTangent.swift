/// Returns the angle of the point (x, y) in radians, in -pi...pi, as the C standard defines
/// `atan2`.
///
/// The signs of zeros count: the angle is pi at (-1, 0), -pi at (-1, -0), and 0 or pi at the
/// origin.
public func atan2(_ y: Double, _ x: Double) -> Double {
  guard !x.isNaN, !y.isNaN else { return .nan }
  let angle = angleOfMagnitudes(y.magnitude, x.magnitude, isLeft: x.sign == .minus)
  return y.sign == .minus ? -angle : angle
}

/// Returns the angle of a point above the x axis, by its distances from both axes.
private func angleOfMagnitudes(_ y: Double, _ x: Double, isLeft: Bool) -> Double {
  let pi = DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)
  if y == 0 { return isLeft ? pi.high : 0 }
  let isSteep = y > x
  var (small, large) = isSteep ? (x, y) : (y, x)
  if large.isInfinite { (small, large) = (small.isInfinite ? 1 : 0, 1) }

  // Below 2^-29 a tangent differs from its angle by less than 2^-59 of it.
  let exponent = large.exponent
  var angle: DoubleDouble
  if small == 0 || small.exponent < exponent - 30 {
    angle = DoubleDouble(small / large, 0)
  } else {
    angle = arcTangent(
      Double(sign: .plus, exponent: small.exponent - exponent, significand: small.significand),
      large.significand)
  }
  if isSteep { angle = DoubleDouble(pi.high / 2, pi.low / 2) - angle }
  if isLeft { angle = pi - angle }
  return angle.rounded
}

/// Returns the arc tangent of `y / x`, for y in 0...x and x in 1..<2.
///
/// The addition theorem takes off the arc tangent of the nearest sixteenth; the rest is below 1/32.
private func arcTangent(_ y: Double, _ x: Double) -> DoubleDouble {
  let index = nearestInteger(16 * y / x)
  let base = index / 16
  let rest = DoubleDouble(
    quotient: DoubleDouble(y, 0) - DoubleDouble(product: base, x),
    DoubleDouble(x, 0) - DoubleDouble(product: -base, y))
  // The first dropped term is below 2^-63 of the rest.
  let z = rest.high * rest.high
  let tail = -1.0 / 3 + z * (1.0 / 5 + z * (-1.0 / 7 + z * (1.0 / 9 + z * (-1.0 / 11))))
  let (high, low) = arcTangents[Int(index)]
  var sum = DoubleDouble(sum: high, rest.high)
  sum.low += low + rest.low + rest.high * z * tail
  return sum.normalized
}

/// The arc tangents of 0/16...16/16.
private let arcTangents: [(Double, Double)] = [
  (0, 0),
  (0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
  (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
  (0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
  (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
  (0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
  (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
  (0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
  (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
  (0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56),
  (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
  (0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
  (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
  (0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
  (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
  (0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
  (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
]
