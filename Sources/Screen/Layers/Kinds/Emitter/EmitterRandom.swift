/// Random numbers by counter: each is a function of the seed and of a chain of indices, so that the
/// values of any particle are known without those of the others.
///
/// The function is the finalizer of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators", 2014).
struct EmitterRandom {
  private let key: UInt64

  /// Creates the numbers of a seed.
  init(seed: UInt32) { key = Self.mix(UInt64(seed)) }

  private init(key: UInt64) { self.key = key }

  /// Returns the numbers of a cell, of a particle, or of a cell of a particle.
  func child(_ index: Int) -> EmitterRandom {
    EmitterRandom(key: Self.mix(key ^ Self.mix(UInt64(truncatingIfNeeded: index))))
  }

  /// The number of an index, in 0..<1.
  subscript(index: Int) -> Double {
    Double(Self.mix(key &+ UInt64(truncatingIfNeeded: index) &* Self.step) >> 11) * 0x1p-53
  }

  /// The number of an index, in -1..<1.
  func signed(_ index: Int) -> Double { 2 * self[index] - 1 }

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mix(_ value: UInt64) -> UInt64 {
    var bits = value &+ step
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
