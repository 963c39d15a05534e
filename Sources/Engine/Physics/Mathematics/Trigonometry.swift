// Sine, cosine and arc tangent without the system's mathematics library, whose results differ
// between machines. Computed in Double by power series on a reduced argument; Float results are
// within 0.51 units in the last place for angles up to a million radians. Larger angles are first
// reduced by whole revolutions.

/// Rounds to the nearest integer by adding 1.5 * 2^52, which shifts the fraction out; |x| below
/// 2^51.
@inline(always)
private func nearest(_ x: Double) -> Double {
  let shift = 6_755_399_441_055_744.0  // 1.5 * 2^52
  return (x + shift) - shift
}

/// Returns sine and cosine of an angle in radians.
func sineAndCosine(_ angle: Float) -> (sine: Float, cosine: Float) {
  // Cody and Waite's argument reduction to the nearest quarter turn, with pi/2 in two parts.
  var x = Double(angle)
  if x.magnitude > 1e6 { x = x.truncatingRemainder(dividingBy: 2 * .pi) }
  let quarters = nearest(x * 0.636_619_772_367_581_4)
  let r = (x - quarters * 1.570_796_326_734_125_6) - quarters * 6.077_100_506_506_192e-11
  let z = r * r

  // Taylor series on |r| <= pi/4; the first dropped term is below 7e-12. Estrin's scheme shortens
  // the dependency chain.
  let z2 = z * z
  let z4 = z2 * z2
  let sine =
    r + r * z
    * ((-1.0 / 6 + z * (1.0 / 120)) + z2 * (-1.0 / 5_040 + z * (1.0 / 362_880))
      + z4 * (-1.0 / 39_916_800))
  let cosine =
    1 + z
    * ((-1.0 / 2 + z * (1.0 / 24)) + z2 * (-1.0 / 720 + z * (1.0 / 40_320))
      + z4 * (-1.0 / 3_628_800 + z * (1.0 / 479_001_600)))

  // An odd quarter swaps sine and cosine, and signs alternate. Bit masks avoid an unpredictable
  // branch.
  let quarter = UInt32(truncatingIfNeeded: Int64(quarters))
  let sineBits = Float(sine).bitPattern
  let cosineBits = Float(cosine).bitPattern
  let swapped = (sineBits ^ cosineBits) & (0 &- (quarter & 1))
  return (
    Float(bitPattern: sineBits ^ swapped ^ (quarter & 2) << 30),
    Float(bitPattern: cosineBits ^ swapped ^ ((quarter &+ 1) & 2) << 30)
  )
}

/// Returns the angle of the point (x, y), in -pi...pi; 0 for the origin.
func arcTangent(_ y: Float, _ x: Float) -> Float {
  let ax = Double(x.magnitude)
  let ay = Double(y.magnitude)
  let (small, large) = ax < ay ? (ax, ay) : (ay, ax)
  guard large > 0 else { return 0 }

  // On 0...1; beyond tan(pi/8) the addition theorem reduces the argument.
  var t = small / large
  var offset = 0.0
  if t > 0.414_213_562_373_095_05 {
    t = (t - 1) / (t + 1)
    offset = 0.785_398_163_397_448_3
  }
  let z = t * t
  var series = 1.0 / 25
  var odd = 23.0
  while odd > 0 {
    series = 1 / odd - z * series
    odd -= 2
  }
  var angle = offset + t * series

  if ay > ax { angle = 1.570_796_326_794_896_6 - angle }
  if x < 0 { angle = 3.141_592_653_589_793 - angle }
  return Float(y < 0 ? -angle : angle)
}
