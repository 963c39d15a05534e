import Geometry
import Recipes
import Stage
import Testing

/// Every recipe shows the same on every run, in debug and in release.
struct DeterminismTests {
  /// The hash of each recipe's states; whoever changes what a recipe shows changes its line here.
  private static let expected: [String: UInt64] = [
    "book-13-1-move": 2_404_181_548_628_203_122,
    "book-13-1-grow-fade": 17_704_852_774_981_139_207,
    "book-13-1-rotate-chain": 3_789_895_290_895_971_383,
    "book-13-1-rotate-chain-ccw": 15_877_780_594_463_015_928,
    "book-13-2-playground-menu": 16_406_072_470_187_732_005,
    "book-13-2-gravity": 1_543_529_645_407_619_783,
    "book-13-2-gravity-collision": 15_704_315_253_442_069_476,
    "book-13-2-collision-alpha": 11_343_585_837_276_145_160,
    "book-13-2-item-properties": 12_405_747_830_167_734_080,
    "book-13-2-item-properties-resistance": 2_885_187_766_007_330_113,
    "book-13-2-snap": 5_314_873_807_286_721_213,
    "book-13-2-snap-in-flight": 10_835_460_994_117_227_868,
    "book-13-2-push": 10_472_626_254_494_491_398,
    "book-13-2-push-without-resistance": 16_539_228_094_069_301_404,
    "book-13-2-spring-attachment": 6_806_105_059_507_939_897,
    "book-13-2-rigid-attachment": 17_335_936_270_468_283_851,
    "book-13-2-bouncing-spring-behavior": 6_806_105_059_507_939_897,
    "book-13-2-bouncing-spring-as-printed": 1_881_120_936_681_327_845,
    "steps-roll-down": 5_444_206_361_204_519_813,
    "steps-tall-ball-flaw": 7_822_504_632_336_295_069,
    "steps-bounce": 5_540_346_998_331_009_919,
    "warren-gravity": 15_906_552_749_284_223_190,
    "warren-collision": 14_872_191_023_268_307_373,
    "warren-attachment": 4_670_175_428_758_735_823,
    "warren-spring": 3_074_804_637_910_219_680,
    "warren-spring-gravity": 9_621_245_242_116_393_593,
    "warren-snap": 9_650_961_541_624_399_789,
    "warren-push-instantaneous": 3_117_905_262_600_094_203,
    "warren-push-instantaneous-slow": 10_306_701_048_335_167_525,
    "warren-push-continuous": 3_090_038_013_193_966_153,
    "warren-item-behavior": 1_363_311_729_979_754_547,
    "warren-dynamic-line": 14_010_631_219_768_494_321,
    "warren-image-viewer-flick": 13_070_336_923_121_028_482,
    "warren-image-viewer-snap-back": 10_636_260_423_406_243_114,
  ]

  @Test(arguments: Catalog.recipes.map(\.id))
  func `the states of all frames have the expected hash`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    #expect(hash(of: recipe) == Self.expected[id])
  }

  @Test(arguments: Catalog.recipes.map(\.id))
  func `a second run shows the same`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let first = recipe.stage()
    let second = recipe.stage()
    for time in stride(from: 0, through: recipe.duration, by: 0.125) {
      #expect(first.frame(at: time) == second.frame(at: time))
    }
    #expect(first.logEntries == second.logEntries)
  }

  /// FNV-1a over the states of 60 frames a second, in millionths: the last bits of sine and cosine belong to the
  /// machine's C library.
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
