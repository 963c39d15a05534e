/// Returns the natural logarithm; -infinity for 0, NaN for a negative number.
public func log(_ x: Double) -> Double {
  logarithmOfSpecial(x) ?? logarithm(x).rounded
}

/// Returns the logarithm to base 10, which is exact for powers of 10.
public func log10(_ x: Double) -> Double {
  let reciprocal = DoubleDouble(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57)  // 1 / ln 10
  return logarithmOfSpecial(x) ?? (logarithm(x) * reciprocal).rounded
}

/// Returns the logarithm of a number that is not positive and finite.
private func logarithmOfSpecial(_ x: Double) -> Double? {
  if x > 0, x.isFinite { return nil }
  return x == 0 ? -.infinity : x > 0 ? x : .nan
}

/// Returns the natural logarithm of a positive finite number, with a relative error of about 2^-65.
///
/// P. T. P. Tang, "Table-driven implementation of the logarithm function in IEEE floating-point
/// arithmetic", ACM Transactions on Mathematical Software 16, 1990: x = 2^k m, and c is the nearest
/// multiple of 1/32 to m; the logarithm of m / c is a series in u = 2 (m - c) / (m + c).
func logarithm(_ x: Double) -> DoubleDouble {
  var m = x.significand
  var k = Double(x.exponent)
  if m > 1.4140625 {
    m /= 2
    k += 1
  }
  let index = nearestInteger(m * 32)
  let base = index / 32
  let u = DoubleDouble(
    quotient: DoubleDouble(2 * (m - base), 0), DoubleDouble(sum: m, base))
  // |u| is below 0.023; the first dropped term is below 2^-68 of u.
  let z = u.high * u.high
  let tail = 1.0 / 12 + z * (1.0 / 80 + z * (1.0 / 448 + z * (1.0 / 2_304)))

  // ln 2 in two parts, of which the first has 42 bits: its product with k is exact.
  let (high, low) = logarithms[Int(index) - 23]
  let known = DoubleDouble(sum: k * 0x1.62e42fefa38p-1, high)
  var sum = DoubleDouble(sum: known.high, u.high)
  sum.low += known.low + (k * 0x1.ef35793c76730p-45 + low + u.low + u.high * z * tail)
  return sum.normalized
}

/// The natural logarithms of 23/32...45/32.
let logarithms: [(Double, Double)] = [
  (-0x1.522ae0738a3d8p-2, 0x1.8f7e9b38a6979p-57),
  (-0x1.269621134db92p-2, -0x1.e0efadd9db02bp-56),
  (-0x1.f991c6cb3b379p-3, -0x1.f665066f980a2p-57),
  (-0x1.a93ed3c8ad9e3p-3, -0x1.bcafa9de97203p-57),
  (-0x1.5bf406b543db2p-3, 0x1.1f5b44c0df7e7p-61),
  (-0x1.1178e8227e47cp-3, 0x1.0e63a5f01c691p-58),
  (-0x1.9335e5d594989p-4, 0x1.478a85704ccb7p-58),
  (-0x1.08598b59e3a07p-4, 0x1.dd7009902bf32p-58),
  (-0x1.0415d89e74444p-5, -0x1.c05cf1d753622p-59),
  (0, 0),
  (0x1.f829b0e783300p-6, 0x1.33e3f04f1ef23p-60),
  (0x1.f0a30c01162a6p-5, 0x1.85f325c5bbacdp-59),
  (0x1.6f0d28ae56b4cp-4, -0x1.906d99184b992p-58),
  (0x1.e27076e2af2e6p-4, -0x1.61578001e0162p-60),
  (0x1.29552f81ff523p-3, 0x1.301771c407dbfp-57),
  (0x1.5ff3070a793d4p-3, -0x1.bc60efafc6f6ep-58),
  (0x1.9525a9cf456b4p-3, 0x1.d904c1d4e2e26p-57),
  (0x1.c8ff7c79a9a22p-3, -0x1.4f689f8434012p-57),
  (0x1.fb9186d5e3e2bp-3, -0x1.caaae64f21acbp-57),
  (0x1.1675cababa60ep-2, 0x1.ce63eab883717p-61),
  (0x1.2e8e2bae11d31p-2, -0x1.8f4cdb95ebdf9p-56),
  (0x1.4618bc21c5ec2p-2, 0x1.f42decdeccf1dp-56),
  (0x1.5d1bdbf5809cap-2, 0x1.4236383dc7fe1p-56),
]
