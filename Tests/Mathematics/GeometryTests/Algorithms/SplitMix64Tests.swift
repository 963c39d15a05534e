@_spi(Algorithms) import Geometry
import Testing

/// The random numbers that modules share: pictures and motions depend on every bit.
@Suite struct SplitMix64Tests {
  /// The numbers of the authors' reference implementation in C for the seed 1234567.
  @Test func `the numbers of a seed are those of the reference implementation`() {
    var generator = SplitMix64(state: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for number in expected { #expect(generator.next() == number) }
  }

  @Test func `the first number of a state is the mixed sum of the state and the increment`() {
    for state: UInt64 in [0, 1, 0x2545_F491_4F6C_DD1D, .max] {
      var generator = SplitMix64(state: state)
      #expect(generator.next() == SplitMix64.mix(state &+ SplitMix64.increment))
    }
  }

  @Test func `a fraction has the upper 53 bits and is below 1`() {
    #expect(SplitMix64.fraction(of: 0) == 0)
    #expect(SplitMix64.fraction(of: 1 << 63) == 0.5)
    #expect(SplitMix64.fraction(of: 1 << 11) == 0x1p-53)
    #expect(SplitMix64.fraction(of: 1 << 11 - 1) == 0)
    #expect(SplitMix64.fraction(of: .max) == 1 - 0x1p-53)
  }
}
