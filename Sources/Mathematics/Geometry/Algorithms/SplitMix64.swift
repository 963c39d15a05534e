// Public, since the compiler inlines nothing with `package` access into other modules; the
// attribute hides it from users.

/// The random numbers of a seed, the same on every machine, and a hash of 64 bits.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
@_spi(Algorithms)
public struct SplitMix64: RandomNumberGenerator, Sendable {
  /// The difference between two states: the odd number next to 2^64 divided by the golden ratio.
  @inlinable public static var increment: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @usableFromInline var state: UInt64

  /// Creates a generator whose first number follows from a state.
  @inlinable
  public init(state: UInt64) { self.state = state }

  /// Returns the next 64 random bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= Self.increment
    return Self.mix(state)
  }

  /// Returns bits of which each depends on all bits of the argument; different arguments have
  /// different results.
  @inlinable
  public static func mix(_ value: UInt64) -> UInt64 {
    var bits = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Returns the number in 0..<1 that has the upper 53 bits as its digits.
  @inlinable
  public static func fraction(of bits: UInt64) -> Double { Double(bits >> 11) * 0x1p-53 }
}
