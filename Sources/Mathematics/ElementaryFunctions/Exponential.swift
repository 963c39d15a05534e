/// Returns e to the power of a number.
public func exp(_ x: Double) -> Double {
  guard !x.isNaN else { return .nan }
  return exponential(DoubleDouble(x, 0))
}

/// Returns e^x - 1, without cancellation near 0.
public func expm1(_ x: Double) -> Double {
  guard x.magnitude > 0x1p-54 else { return x }
  guard x.magnitude > 0.25 else {
    // Taylor series; the first two terms in double-double arithmetic. The first dropped term is
    // below 2^-68 of the result.
    let square = DoubleDouble(product: x, x)
    let tail =
      1.0 / 6 + x
      * (1.0 / 24 + x
        * (1.0 / 120 + x
          * (1.0 / 720 + x
            * (1.0 / 5_040 + x
              * (1.0 / 40_320 + x
                * (1.0 / 362_880 + x
                  * (1.0 / 3_628_800 + x
                    * (1.0 / 39_916_800 + x
                      * (1.0 / 479_001_600 + x
                        * (1.0 / 6_227_020_800 + x * (1.0 / 87_178_291_200)))))))))))
    let sum = DoubleDouble(orderedSum: x, square.high / 2)
    return sum.high + (sum.low + (square.low / 2 + square.high * x * tail))
  }
  // Beyond, one of the two terms is below half of the other's last bit.
  if x > 40 || x.isNaN { return exp(x) }
  if x < -40 { return -1 }
  let (power, exponent) = powerOfE(DoubleDouble(x, 0))
  let scale = scaled(1, exponent: exponent)
  let sum = DoubleDouble(sum: power.high * scale, -1)
  return sum.high + (sum.low + power.low * scale)
}

/// Returns e to the power of a number that is not NaN.
func exponential(_ x: DoubleDouble) -> Double {
  // The logarithms of the greatest and half of the least positive Double.
  guard x.high < 709.79 else { return .infinity }
  guard x.high > -745.14 else { return 0 }
  let (power, exponent) = powerOfE(x)
  return scaled(power.rounded, exponent: exponent)
}

/// Returns e^x as a number in about 1..<2 and an exponent of 2, for |x| below 750.
///
/// P. T. P. Tang, "Table-driven implementation of the exponential function in IEEE floating-point
/// arithmetic", ACM Transactions on Mathematical Software 15, 1989: e^x = 2^(n/32) e^r. The
/// relative error is about 2^-66.
private func powerOfE(_ x: DoubleDouble) -> (DoubleDouble, exponent: Int) {
  let n = nearestInteger(x.high * 0x1.71547652b82fep+5)  // 32 / ln 2
  // ln 2 / 32 in two parts, of which the first has 36 bits: its product with n is exact.
  var r = DoubleDouble(sum: x.high - n * 0x1.62e42fefap-6, -n * 0x1.cf79abc9e3b3ap-45)
  r.low += x.low
  r = r.normalized
  // Taylor series of e^r - 1; |r| is below 0.011 and the first dropped term below 2^-67.
  let y = r.high
  let tail =
    0.5 + y * (1.0 / 6 + y * (1.0 / 24 + y * (1.0 / 120 + y * (1.0 / 720 + y * (1.0 / 5_040)))))
  let growth = DoubleDouble(orderedSum: r.high, r.low + y * y * tail)

  let step = Int(n)
  let (high, low) = rootsOfTwo[step & 31]
  let product = DoubleDouble(product: high, growth.high)
  var sum = DoubleDouble(orderedSum: high, product.high)
  sum.low += product.low + (low + high * growth.low + low * growth.high)
  return (sum.normalized, step >> 5)
}

/// 2^(0/32)...2^(31/32).
let rootsOfTwo: [(Double, Double)] = [
  (1, 0),
  (0x1.059b0d3158574p+0, 0x1.d73e2a475b465p-55),
  (0x1.0b5586cf9890fp+0, 0x1.8a62e4adc610bp-54),
  (0x1.11301d0125b51p+0, -0x1.6c51039449b3ap-54),
  (0x1.172b83c7d517bp+0, -0x1.19041b9d78a76p-55),
  (0x1.1d4873168b9aap+0, 0x1.e016e00a2643cp-54),
  (0x1.2387a6e756238p+0, 0x1.9b07eb6c70573p-54),
  (0x1.29e9df51fdee1p+0, 0x1.612e8afad1255p-55),
  (0x1.306fe0a31b715p+0, 0x1.6f46ad23182e4p-55),
  (0x1.371a7373aa9cbp+0, -0x1.63aeabf42eae2p-54),
  (0x1.3dea64c123422p+0, 0x1.ada0911f09ebcp-55),
  (0x1.44e086061892dp+0, 0x1.89b7a04ef80d0p-59),
  (0x1.4bfdad5362a27p+0, 0x1.d4397afec42e2p-56),
  (0x1.5342b569d4f82p+0, -0x1.07abe1db13cadp-55),
  (0x1.5ab07dd485429p+0, 0x1.6324c054647adp-54),
  (0x1.6247eb03a5585p+0, -0x1.383c17e40b497p-54),
  (0x1.6a09e667f3bcdp+0, -0x1.bdd3413b26456p-54),
  (0x1.71f75e8ec5f74p+0, -0x1.16e4786887a99p-55),
  (0x1.7a11473eb0187p+0, -0x1.41577ee04992fp-55),
  (0x1.82589994cce13p+0, -0x1.d4c1dd41532d8p-54),
  (0x1.8ace5422aa0dbp+0, 0x1.6e9f156864b27p-54),
  (0x1.93737b0cdc5e5p+0, -0x1.75fc781b57ebcp-57),
  (0x1.9c49182a3f090p+0, 0x1.c7c46b071f2bep-56),
  (0x1.a5503b23e255dp+0, -0x1.d2f6edb8d41e1p-54),
  (0x1.ae89f995ad3adp+0, 0x1.7a1cd345dcc81p-54),
  (0x1.b7f76f2fb5e47p+0, -0x1.5584f7e54ac3bp-56),
  (0x1.c199bdd85529cp+0, 0x1.11065895048ddp-55),
  (0x1.cb720dcef9069p+0, 0x1.503cbd1e949dbp-56),
  (0x1.d5818dcfba487p+0, 0x1.2ed02d75b3707p-55),
  (0x1.dfc97337b9b5fp+0, -0x1.1a5cd4f184b5cp-54),
  (0x1.ea4afa2a490dap+0, -0x1.e9c23179c2893p-54),
  (0x1.f50765b6e4540p+0, 0x1.9d3e12dd8a18bp-54),
]
