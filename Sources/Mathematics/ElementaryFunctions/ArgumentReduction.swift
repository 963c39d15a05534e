/// An angle of at most an eighth of a turn, and the number of quarter turns, modulo 4, that
/// complete it.
struct ReducedAngle {
  let quarter: Int
  let rest: DoubleDouble

  /// Reduces a finite angle.
  ///
  /// M. Payne and R. Hanek, "Radian reduction for trigonometric functions", SIGNUM Newsletter 18,
  /// 1983: the angle in quarter turns, modulo 4, is computed in integers from those bits of 2 / pi
  /// that matter at the angle's exponent. No Double is closer than 2^-62 to a multiple of pi / 2,
  /// so that 128 bits of the fraction give a relative error below 2^-65.
  init(_ angle: Double) {
    guard angle.magnitude > .pi / 4 else {
      quarter = 0
      rest = DoubleDouble(angle, 0)
      return
    }
    // |angle| = significand * 2^exponent.
    let bits = angle.bitPattern
    let exponent = Int(bits >> 52 & 0x7FF) - 1075
    let significand = bits & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000

    // 192 bits of 2 / pi, from the bit that adds whole turns on. The product of significand and
    // window, modulo 2^192, is the angle in quarter turns times 2^190.
    let window = Self.window(from: exponent + 62)
    let low = significand.multipliedFullWidth(by: window.2)
    let middle = significand.multipliedFullWidth(by: window.1)
    let (second, carry) = middle.low.addingReportingOverflow(low.high)
    let first = significand &* window.0 &+ middle.high &+ (carry ? 1 : 0)

    // The fraction as a signed number of 128 bits, and the nearest number of quarters.
    var high = first << 2 | second >> 62
    var rest = second << 2 | low.low >> 62
    let isNegative = high >> 63 == 1
    let quarters = Int(first >> 62) + (isNegative ? 1 : 0)
    if isNegative {
      high = ~high
      rest = ~rest &+ 1
      if rest == 0 { high &+= 1 }
    }
    let fraction = Self.fraction(high, rest)
    let remainder = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54) * fraction  // pi / 2

    quarter = (angle < 0 ? -quarters : quarters) & 3
    self.rest = isNegative == (angle < 0) ? remainder : -remainder
  }

  /// Returns 192 bits of 2 / pi; bit 0 has the weight 2^63.
  private static func window(from bit: Int) -> (UInt64, UInt64, UInt64) {
    let word = bit >> 6
    let shift = UInt64(bit & 63)
    func bits(_ index: Int) -> UInt64 {
      shift == 0
        ? twoOverPi[index] : twoOverPi[index] << shift | twoOverPi[index + 1] >> (64 - shift)
    }
    return (bits(word), bits(word + 1), bits(word + 2))
  }

  /// Returns an integer of 128 bits times 2^-128.
  private static func fraction(_ high: UInt64, _ low: UInt64) -> DoubleDouble {
    var (high, low, scale) = (high, low, 0x1p-53)
    if high == 0 {
      (high, low, scale) = (low, 0, 0x1p-117)
    }
    let shift = UInt64(high.leadingZeroBitCount)
    if shift > 0 {
      high = high << shift | low >> (64 - shift)
      low <<= shift
    }
    scale *= Double(bitPattern: (1023 - shift) << 52)
    // 53 bits, and the next 53.
    let next = (high & 0x7FF) << 42 | low >> 22
    return DoubleDouble(Double(high >> 11) * scale, Double(next) * (scale * 0x1p-53))
  }

  /// 2 / pi in words of 64 bits; the first one is the integer part.
  private static let twoOverPi: [UInt64] = [
    0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C,
    0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41,
    0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08,
    0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
