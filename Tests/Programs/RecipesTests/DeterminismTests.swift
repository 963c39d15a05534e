import Geometry
import Recipes
import StageKit
import Testing

/// Every recipe has the same states in every run, in debug and in release, on every processor.
struct DeterminismTests {
  /// The hash of each recipe's states, to be updated when a recipe changes on purpose.
  private static let expected: [String: UInt64] = [
    "book-13-1-move": 17_287_256_788_111_231_332,
    "book-13-1-grow-fade": 4_480_615_382_284_791_700,
    "book-13-1-rotate-chain": 1_340_059_402_849_896_057,
    "book-13-1-rotate-chain-ccw": 1_379_891_698_821_127_411,
    "book-13-2-playground-menu": 18_329_166_568_515_515_045,
    "book-13-2-gravity": 17_231_227_569_904_700_787,
    "book-13-2-gravity-collision": 8_973_396_449_028_990_479,
    "book-13-2-collision-alpha": 11_856_501_921_854_591_439,
    "book-13-2-item-properties": 13_056_957_771_899_846_017,
    "book-13-2-item-properties-resistance": 10_847_498_702_775_163_780,
    "book-13-2-snap": 303_473_162_406_041_063,
    "book-13-2-snap-in-flight": 16_206_090_427_655_316_568,
    "book-13-2-push": 2_150_101_001_963_693_657,
    "book-13-2-push-without-resistance": 7_212_964_505_893_863_093,
    "book-13-2-spring-attachment": 5_496_986_262_388_449_940,
    "book-13-2-rigid-attachment": 4_044_291_403_467_274_442,
    "book-13-2-bouncing-spring-behavior": 5_496_986_262_388_449_940,
    "book-13-2-bouncing-spring-as-printed": 8_223_408_483_540_114_146,
    "steps-roll-down": 15_095_163_526_982_321_707,
    "steps-tall-ball-flaw": 7_475_758_069_716_329_581,
    "steps-bounce": 1_500_450_533_453_072_606,
    "warren-gravity": 4_783_535_749_810_858_329,
    "warren-collision": 3_420_310_831_772_717_580,
    "warren-attachment": 2_336_522_030_363_824_159,
    "warren-spring": 2_779_598_289_621_451_020,
    "warren-spring-gravity": 9_747_797_113_280_745_937,
    "warren-snap": 17_295_253_783_588_103_803,
    "warren-push-instantaneous": 14_990_698_031_858_575_703,
    "warren-push-instantaneous-slow": 14_071_201_535_098_575_528,
    "warren-push-continuous": 7_214_803_955_076_597_147,
    "warren-item-behavior": 1_735_468_125_090_108_965,
    "warren-dynamic-line": 8_860_734_322_976_459_013,
    "warren-image-viewer-flick": 4_840_612_611_793_564_305,
    "warren-image-viewer-snap-back": 16_108_789_195_808_177_763,
    "techotopia-architecture": 7_927_983_993_152_062_605,
    "techotopia-gravity": 9_456_175_478_439_533_789,
    "techotopia-gravity-coasting": 1_020_380_638_660_253_161,
    "techotopia-gravity-removal": 10_494_449_231_348_965_485,
    "techotopia-collision-items": 5_011_276_564_356_952_878,
    "techotopia-collision-boundaries": 7_073_058_617_343_514_463,
    "techotopia-collision-everything": 3_582_774_756_860_734_631,
    "techotopia-collision-insets": 1_015_170_503_595_671_871,
    "techotopia-collision-line": 11_484_156_082_545_334_895,
    "techotopia-collision-path": 7_817_632_792_807_273_131,
    "techotopia-attachment-items": 14_758_011_507_374_069_886,
    "techotopia-attachment-anchor": 17_102_520_688_434_037_945,
    "techotopia-attachment-offset": 12_059_980_198_977_755_293,
    "techotopia-tilt": 8_467_524_288_525_011_827,
    "techotopia-tilt-posed": 12_598_753_517_738_061_754,
    "techotopia-snap": 11_090_068_829_700_302_097,
    "techotopia-snap-half-damped": 6_936_285_145_519_491_327,
    "techotopia-snap-undamped": 17_127_088_630_668_583_130,
    "techotopia-push": 590_536_501_878_263_105,
    "techotopia-push-continuous": 4_955_825_209_482_124_344,
    "techotopia-push-offset": 1_234_469_759_779_188_324,
    "techotopia-item-behavior": 14_221_116_712_229_122_833,
    "techotopia-item-behavior-no-rotation": 12_801_467_677_034_550_465,
    "techotopia-item-behavior-velocity": 8_254_152_982_507_359_281,
    "techotopia-composite": 14_085_881_831_519_235_223,
    "sadun-custom-item-log": 6_296_919_531_253_736_633,
    "sadun-custom-item-log-modern": 9_718_290_045_519_612_677,
    "sadun-synchronised-item": 13_599_731_490_898_616_673,
    "sadun-bounds-mapping": 5_050_235_660_035_189_637,
    "sadun-bounds-mapping-wide": 5_273_044_604_380_436_344,
    "sadun-resizable-behavior": 18_060_014_307_448_714_592,
    "sadun-resizable-behavior-half-speed": 13_427_967_551_015_157_248,
    "sadun-resizable-behavior-small-amplitude": 16_333_287_674_629_273_361,
    "sadun-resizable-behavior-strong-damping": 18_235_019_500_330_195_299,
    "sadun-resizable-behavior-no-clock": 2_268_097_920_737_923_499,
    "sadun-transform-snap-pile": 13_419_713_315_773_493_204,
    "gallery-layers": 12_299_449_155_528_890_144,
    "gallery-text": 9_992_224_595_396_303_862,
    "gallery-images": 2_261_581_878_906_449_318,
    "gallery-button": 1_972_871_349_222_816_745,
    "gallery-switch": 13_819_770_486_343_547_321,
    "gallery-slider": 14_921_415_345_222_976_425,
    "gallery-segmented-control": 10_532_529_725_174_415_161,
    "gallery-stepper": 16_054_873_240_750_816_789,
    "gallery-progress-view": 9_532_822_835_034_355_061,
    "gallery-activity-indicator": 2_609_987_117_852_418_709,
    "gallery-page-control": 2_595_288_588_895_716_257,
    "gallery-text-field": 1_810_118_231_095_215_704,
    "gallery-text-view": 16_052_164_656_360_627_489,
    "gallery-scroll-view": 1_621_917_530_281_388_747,
    "gallery-table-view": 6_378_735_257_036_301_977,
    "gallery-collection-view": 7_009_646_692_715_429_861,
    "gallery-image-view": 2_321_511_505_045_617_701,
    "gallery-stack-view": 8_991_645_863_346_173_145,
    "gallery-visual-effect-view": 9_413_959_501_194_713_385,
    "gallery-navigation-bar": 72_474_550_965_563_485,
    "gallery-tab-bar": 7_345_161_750_898_790_309,
    "gallery-search-bar": 15_440_737_401_827_702_617,
    "gallery-alert-view": 7_391_006_976_624_057_525,
    "gallery-sheet-view": 526_203_440_818_944_053,
    "gallery-navigation-transition": 9_362_858_164_944_686_069,
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

  /// Returns the FNV-1a hash of every bit of the states at 60 frames per second.
  private func hash(of recipe: any Recipe) -> UInt64 {
    let stage = recipe.stage()
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: Double) {
      for shift in stride(from: 0, to: 64, by: 8) {
        hash = (hash ^ (value.bitPattern >> UInt64(shift) & 0xFF)) &* 0x100_0000_01B3
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
