import TestSupport
import Testing

/// Every bit of the results is the same on every machine, in debug and in release.
@Suite struct ReproducibilityTests {
  /// The hashes of results at random arguments, which change only with an algorithm.
  @Test(
    arguments: [
      ("sin", 4_273_103_675_224_655_891), ("cos", 7_672_446_465_663_241_272),
      ("tan", 7_891_972_727_000_890_384), ("atan2", 13_499_962_454_512_307_416),
      ("exp", 12_985_605_528_709_113_194), ("expm1", 17_137_030_065_142_792_286),
      ("log", 9_935_438_906_720_611_868),
      ("log10", 9_492_155_660_738_564_551), ("pow", 13_524_260_379_362_410_032),
      ("hypot", 14_324_464_933_358_990_493),
    ] as [(String, UInt64)])
  func `results have the expected hash`(name: String, expected: UInt64) throws {
    let function = try #require(Functions.all[name])
    var random = SeededGenerator(seed: 1)
    // FNV-1a of Fowler, Noll and Vo, by words.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for _ in 0..<10_000 {
      let (x, y) = Functions.arguments(of: name, using: &random)
      let result = function(x, y)
      hash = (hash ^ result.bitPattern) &* 0x100_0000_01B3
    }
    #expect(hash == expected)
  }
}
