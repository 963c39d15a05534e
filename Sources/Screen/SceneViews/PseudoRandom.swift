@_spi(Algorithms) internal import Geometry

/// Returns a pseudorandom number in 0..<1 that is the same for the same argument.
///
/// It is the first number of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators", OOPSLA 2014) whose state is the bits of the argument.
public func pseudoRandom(_ seed: Double) -> Double {
  var generator = SplitMix64(state: seed.bitPattern)
  return SplitMix64.fraction(of: generator.next())
}
