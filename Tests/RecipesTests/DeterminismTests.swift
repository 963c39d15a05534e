import Geometry
import Recipes
import StageKit
import Testing

/// Every recipe has the same states in every run, in debug and in release.
struct DeterminismTests {
  /// The hash of each recipe's states, to be updated when a recipe changes on purpose.
  private static let expected: [String: UInt64] = [
    "book-13-1-move": 2_404_181_548_628_203_122,
    "book-13-1-grow-fade": 17_704_852_774_981_139_207,
    "book-13-1-rotate-chain": 3_789_895_290_895_971_383,
    "book-13-1-rotate-chain-ccw": 15_877_780_594_463_015_928,
    "book-13-2-playground-menu": 16_406_072_470_187_732_005,
    "book-13-2-gravity": 1_543_529_645_407_619_783,
    "book-13-2-gravity-collision": 15_704_315_253_442_069_476,
    "book-13-2-collision-alpha": 11_343_585_837_276_145_160,
    "book-13-2-item-properties": 2_951_919_852_770_060_031,
    "book-13-2-item-properties-resistance": 2_885_187_766_007_330_113,
    "book-13-2-snap": 5_729_562_661_807_946_336,
    "book-13-2-snap-in-flight": 6_288_302_582_889_780_068,
    "book-13-2-push": 10_472_626_254_494_491_398,
    "book-13-2-push-without-resistance": 16_539_228_094_069_301_404,
    "book-13-2-spring-attachment": 14_158_991_404_607_307_191,
    "book-13-2-rigid-attachment": 15_823_217_563_749_479_841,
    "book-13-2-bouncing-spring-behavior": 14_158_991_404_607_307_191,
    "book-13-2-bouncing-spring-as-printed": 17_304_244_722_735_553_271,
    "steps-roll-down": 5_444_206_361_204_519_813,
    "steps-tall-ball-flaw": 7_822_504_632_336_295_069,
    "steps-bounce": 5_540_346_998_331_009_919,
    "warren-gravity": 15_906_552_749_284_223_190,
    "warren-collision": 14_872_191_023_268_307_373,
    "warren-attachment": 4_670_175_428_758_735_823,
    "warren-spring": 3_074_804_637_910_219_680,
    "warren-spring-gravity": 9_621_245_242_116_393_593,
    "warren-snap": 16_073_064_273_646_774_917,
    "warren-push-instantaneous": 3_117_905_262_600_094_203,
    "warren-push-instantaneous-slow": 10_306_701_048_335_167_525,
    "warren-push-continuous": 3_090_038_013_193_966_153,
    "warren-item-behavior": 1_363_311_729_979_754_547,
    "warren-dynamic-line": 14_010_631_219_768_494_321,
    "warren-image-viewer-flick": 13_070_336_923_121_028_482,
    "warren-image-viewer-snap-back": 10_636_260_423_406_243_114,
    "techotopia-architecture": 1_521_357_931_631_858_217,
    "techotopia-gravity": 6_610_071_394_753_962_789,
    "techotopia-gravity-coasting": 7_502_569_419_356_843_225,
    "techotopia-gravity-removal": 7_731_762_190_265_864_589,
    "techotopia-collision-items": 12_827_376_630_755_052_888,
    "techotopia-collision-boundaries": 17_506_187_053_664_766_997,
    "techotopia-collision-everything": 1_315_400_057_018_507_928,
    "techotopia-collision-insets": 12_911_460_462_732_508_559,
    "techotopia-collision-line": 8_598_513_434_084_477_609,
    "techotopia-collision-path": 7_124_444_954_129_487_069,
    "techotopia-attachment-items": 10_439_986_079_418_196_206,
    "techotopia-attachment-anchor": 4_417_302_128_321_631_147,
    "techotopia-attachment-offset": 17_669_223_682_918_824_164,
    "techotopia-tilt": 1_137_321_457_810_166_943,
    "techotopia-tilt-posed": 7_332_474_026_253_938_877,
    "techotopia-snap": 6_054_627_451_859_568_054,
    "techotopia-snap-half-damped": 6_791_689_931_876_675_730,
    "techotopia-snap-undamped": 14_535_685_766_121_647_623,
    "techotopia-push": 2_956_105_961_177_996_643,
    "techotopia-push-continuous": 365_669_042_952_393_163,
    "techotopia-push-offset": 2_521_470_204_103_958_731,
    "techotopia-item-behavior": 8_386_692_942_014_709_412,
    "techotopia-item-behavior-no-rotation": 10_983_393_179_265_992_145,
    "techotopia-item-behavior-velocity": 4_231_188_542_349_952_604,
    "techotopia-composite": 17_829_564_026_878_113_211,
    "sadun-custom-item-log": 6_428_037_021_280_427_581,
    "sadun-custom-item-log-modern": 7_166_038_806_563_601_409,
    "sadun-synchronised-item": 13_950_089_842_856_358_641,
    "sadun-bounds-mapping": 7_920_207_921_430_595_813,
    "sadun-bounds-mapping-wide": 14_560_052_234_999_878_115,
    "sadun-resizable-behavior": 12_953_005_646_031_844_557,
    "sadun-resizable-behavior-half-speed": 16_157_811_285_500_849_438,
    "sadun-resizable-behavior-small-amplitude": 11_459_416_453_429_545_833,
    "sadun-resizable-behavior-strong-damping": 9_593_074_879_388_937_667,
    "sadun-resizable-behavior-no-clock": 12_159_057_768_670_475_623,
    "sadun-transform-snap-pile": 8_836_695_211_270_069_879,
  ]

  @Test func `there is exactly one expected hash for each recipe`() {
    #expect(Set(Catalog.recipes.map(\.id)) == Set(Self.expected.keys))
  }

  @Test(arguments: Catalog.recipes.map(\.id))
  func `the states of all frames have the expected hash`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    #expect(hash(of: recipe) == Self.expected[id])
  }

  @Test(arguments: Catalog.recipes.map(\.id))
  func `two runs of a recipe have equal frames and logs`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let first = recipe.stage()
    let second = recipe.stage()
    for time in stride(from: 0, through: recipe.duration, by: 0.125) {
      #expect(first.frame(at: time) == second.frame(at: time))
    }
    #expect(first.logEntries == second.logEntries)
  }

  /// Returns the FNV-1a hash of the states at 60 frames per second.
  ///
  /// Values are rounded to millionths, because the last bits of sine and cosine depend on the C
  /// library.
  private func hash(of recipe: any Recipe) -> UInt64 {
    let stage = recipe.stage()
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: Double) {
      let millionths = UInt64(bitPattern: Int64((value * 1e6).rounded()))
      for shift in stride(from: 0, to: 64, by: 8) {
        hash = (hash ^ (millionths >> shift & 0xFF)) &* 0x100_0000_01B3
      }
    }
    for frame in 0..<Int((recipe.duration * 60).rounded()) {
      stage.advance(to: Double(frame) / 60)
      for view in stage.viewStates {
        add(view.center.x)
        add(view.center.y)
        add(view.size.width)
        add(view.size.height)
        add(view.angle)
        add(view.alpha)
      }
    }
    return hash
  }
}
