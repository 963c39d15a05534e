/// Returns a Float to a power, with the special cases of the C standard.
///
/// It is e^(exponent ln base) in plain arithmetic, with a relative error below 2^-42 before it is
/// rounded to Float. The polynomials are divided into independent parts, which a processor computes
/// at the same time.
public func pow(_ base: Float, _ exponent: Float) -> Float {
  let x = Double(base)
  let y = Double(exponent)
  guard x > 0, x.isFinite, y.isFinite else { return Float(pow(x, y)) }

  // x = 2^k m, with m in 0.7...1.4; every Float is a normal Double.
  let distance = Int64(bitPattern: x.bitPattern) &- firstBits
  let k = distance >> 52
  let m = Double(bitPattern: x.bitPattern &- UInt64(bitPattern: k << 52))
  let (reciprocal, logarithm) = reciprocals[Int(truncatingIfNeeded: distance >> 47 & 31)]
  // Exact: m has 24 bits and the reciprocal 28. |u| is below 0.024 and the first dropped term below
  // 2^-51 of u.
  let u = m * reciprocal - 1
  let z = u * u
  let low = z * ((-1.0 / 2 + u * (1.0 / 3)) + z * (-1.0 / 4 + u * (1.0 / 5)))
  let high = (-1.0 / 6 + u * (1.0 / 7)) + z * (-1.0 / 8 + u * (1.0 / 9))
  let known = Double(k) * 0x1.62e42fefa39efp-1 + logarithm

  let power = y * (known + (u + (low + z * z * (z * high))))
  // Twice the logarithms of the greatest and the least positive Float.
  guard power.magnitude < 210 else { return power > 0 ? .infinity : 0 }
  // The last bits of the sum are the nearest integer to 32 / ln 2 powers.
  let shift = 0x1.8p52
  let shifted = power * 0x1.71547652b82fep+5 + shift
  let step = Int64(bitPattern: shifted.bitPattern &- shift.bitPattern)
  let r = power - (shifted - shift) * 0x1.62e42fefa39efp-6
  let square = r * r
  let growth = r + square * ((0.5 + r * (1.0 / 6)) + square * (1.0 / 24 + r * (1.0 / 120)))
  let root = rootsOfTwo[Int(truncatingIfNeeded: step & 31)].0
  // The power of 2 is a normal Double.
  let scale = Double(bitPattern: UInt64(bitPattern: (step >> 5 &+ 1023) << 52))
  return Float((root + root * growth) * scale)
}

/// The bits of the least m, 0.7, of which each interval of the table has 1/32 of a power of 2.
private let firstBits: Int64 = 0x3FE6_6000_0000_0000

/// The reciprocals of the centers of 32 intervals, to 28 bits, and minus their logarithms; 1 and 0
/// for the interval that contains 1.
private let reciprocals: [(Double, Double)] = [
  (0x1.6a13cd2p+0, -0x1.630030d22ac49p-2),
  (0x1.623fa78p+0, -0x1.4c9e0a0f72c3cp-2),
  (0x1.5ac056cp+0, -0x1.36b6779ae1117p-2),
  (0x1.5390948p+0, -0x1.214456a2eb8d4p-2),
  (0x1.4cab888p+0, -0x1.0c42d6a0162e3p-2),
  (0x1.460cbc8p+0, -0x1.ef5ade51cffe6p-3),
  (0x1.3fb014p+0, -0x1.c6ffbc8f00f71p-3),
  (0x1.3991c2cp+0, -0x1.9f6c406689664p-3),
  (0x1.33ae45cp+0, -0x1.7898d89a44c73p-3),
  (0x1.2e025cp+0, -0x1.527e5e2a1b58dp-3),
  (0x1.288b012p+0, -0x1.2d16108d6813ap-3),
  (0x1.2345678p+0, -0x1.08598b15e3a06p-3),
  (0x1.1e2ef3cp+0, -0x1.c88580c7c4b23p-4),
  (0x1.194538p+0, -0x1.8197e2740e3fp-4),
  (0x1.1485f0ep+0, -0x1.3bdf5a731ee64p-4),
  (0x1.0fef01p+0, -0x1.eea31a206b87bp-5),
  (0x1.0b7e6ecp+0, -0x1.67c94ee54bb58p-5),
  (0x1.073260ap+0, -0x1.c63d2da94aaf1p-6),
  (0x1.03091b6p+0, -0x1.824491288a2a7p-7),
  (1, 0),
  (0x1.ecc07b4p-1, 0x1.39e87a97ebd6p-5),
  (0x1.de5d6e4p-1, 0x1.16536ee637ae1p-4),
  (0x1.d0cb59p-1, 0x1.8c345d1319b21p-4),
  (0x1.c3f8f02p-1, 0x1.fec912fbbeabbp-4),
  (0x1.b7d6c3ep-1, 0x1.371fc1f6e8f74p-3),
  (0x1.ac5701ap-1, 0x1.6d60feac9d21dp-3),
  (0x1.a16d3fap-1, 0x1.a23bc1d52b563p-3),
  (0x1.970e4f8p-1, 0x1.d5c216b8fbb91p-3),
  (0x1.8d3018ep-1, 0x1.04025929cd041p-2),
  (0x1.83c977ap-1, 0x1.1c898c34199fbp-2),
  (0x1.7ad2208p-1, 0x1.347dd9cf87d55p-2),
  (0x1.724288p-1, 0x1.4be5f937778a1p-2),
]
