/// Returns a number from 0 up to 1 that looks random and is the same for the same argument.
///
/// The bits of the argument are mixed by the output function of SplitMix64 (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", OOPSLA 2014).
public func pseudoRandom(_ seed: Double) -> Double {
  var bits = seed.bitPattern &+ 0x9E37_79B9_7F4A_7C15
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  bits ^= bits >> 31
  return Double(bits >> 11) * 0x1p-53
}
