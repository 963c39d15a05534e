/// Rounds a number below 2^51 to the nearest integer, by adding 1.5 * 2^52, which shifts the
/// fraction out.
@inline(__always)
func nearestInteger(_ x: Double) -> Double {
  let shift = 0x1.8p52
  return (x + shift) - shift
}

/// Returns a number of about 1 times a power of 2, from below the least positive Double to above
/// the greatest.
@inline(__always)
func scaled(_ x: Double, exponent: Int) -> Double {
  guard -1022...1023 ~= exponent else {
    return Double(sign: .plus, exponent: exponent, significand: x)
  }
  return x * Double(bitPattern: UInt64(exponent + 1023) << 52)
}
