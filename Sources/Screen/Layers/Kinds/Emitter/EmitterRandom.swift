@_spi(Algorithms) internal import Geometry

/// Counter-based random numbers: each is a function of the seed and of a chain of indices, so that
/// the values of any particle are known without those of the others.
///
/// The function is that of ``SplitMix64``.
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
    SplitMix64.fraction(
      of: Self.mix(key &+ UInt64(truncatingIfNeeded: index) &* SplitMix64.increment))
  }

  /// The number of an index, in -1..<1.
  func signed(_ index: Int) -> Double { 2 * self[index] - 1 }

  private static func mix(_ value: UInt64) -> UInt64 {
    SplitMix64.mix(value &+ SplitMix64.increment)
  }
}
