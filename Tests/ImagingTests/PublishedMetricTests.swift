import Imaging
import TestSupport
import Testing

/// Figures that other programs give for the pairs of ``SamplePair``, as `Benchmarks/compare-parity.py
/// --figures` prints them.
@Suite struct `Published metrics` {
  /// What pixelmatch 0.4.0 counts: at 0.05 and 0.1, each with and without antialiasing.
  @Test(arguments: [
    (1, [261, 127, 185, 81]), (2, [289, 136, 216, 89]), (3, [271, 127, 203, 83]),
    (4, [283, 138, 246, 125]), (5, [303, 126, 275, 116]), (6, [174, 117, 163, 112]),
    (7, [308, 134, 273, 129]),
  ])
  func `count as many pixels as pixelmatch`(seed: Int, counts: [Int]) {
    let pair = SamplePair(seed: seed)
    let found = [0.05, 0.1].flatMap { threshold in
      [false, true].map { ignoresAntialiasing in
        pair.actual.compare(
          with: pair.expected,
          by: .pixelmatch(threshold: threshold, ignoresAntialiasing: ignoresAntialiasing)
        ).found?.differingPixelCount
      }
    }
    #expect(found == counts)
  }

  /// What scikit-image 0.26 gives; for the first three ffmpeg 5.1 prints the same six decimals.
  @Test(arguments: [
    (1, 19.398860132793345, 0.5523565357738766), (2, 17.492997514620903, 0.4665795377664706),
    (3, 21.255734881634805, 0.5916401927615916), (4, 20.82888920448096, 0.4844247052300445),
    (5, 17.283298639237987, 0.37724419195611275), (6, 23.614090363082653, 0.5285278471043471),
    (7, 19.225618300557972, 0.4175994951486348),
  ])
  func `give the ratio and the similarity of scikit-image`(
    seed: Int, ratio: Double, similarity: Double
  ) throws {
    // Its sums are of doubles in another order: ten digits are more than it prints by default.
    #expect(isClose(try value(.psnr(), seed), ratio, within: 1e-10))
    #expect(isClose(try value(.ssim(), seed), similarity, within: 1e-10))
  }

  /// What ffmpeg 5.1 prints for `gbrp` with `-cpuflags 0`: at this width its code for x86 is wrong.
  @Test(arguments: [(1, 0.620656), (2, 0.546115), (3, 0.653344)])
  func `give the similarity of ffmpeg`(seed: Int, similarity: Double) throws {
    // It computes in single precision and prints six decimals.
    #expect(isClose(try value(.ssim(.blocks), seed), similarity, within: 1e-6))
  }

  @Test func `do not depend on the depth`() throws {
    let pair = SamplePair(seed: 5)
    func deep(_ samples: Samples) -> Samples {
      Samples(
        width: samples.size.width, height: samples.size.height, deepPixels: samples.deepPixels)
    }
    for metric in [Metric.pixelmatch(), .psnr(), .ssim(), .ssim(.blocks)] {
      let shallow = try #require(pair.actual.compare(with: pair.expected, by: metric).found)
      let deep = try #require(
        deep(pair.actual).compare(with: deep(pair.expected), by: metric).found)
      #expect(deep.differingPixelCount == shallow.differingPixelCount)
      // The constants of blocks are rounded to whole numbers, 257 squared times finer at 16 bits.
      #expect(isClose(deep.value ?? 0, shallow.value ?? 0, within: 1e-3))
    }
  }

  @Test func `say what they found and what is asked`() throws {
    let pair = SamplePair(seed: 1)
    func sentence(_ metric: Metric) -> String {
      "\(pair.actual.compare(with: pair.expected, by: metric))"
    }
    #expect(
      sentence(.psnr(atLeast: 30)).hasPrefix(
        "PSNR is 19.39886 dB, at least 30.0 dB is asked; 285 of 1440 pixels differ (largest: alpha 0,"
      ))
    #expect(
      sentence(.ssim(atLeast: 0.9)).hasPrefix("SSIM is 0.552356, at least 0.9 is asked; 285 of"))
    #expect(
      sentence(.pixelmatch()).hasPrefix(
        "81 of 1440 pixels differ by more than 0.1 in YIQ, antialiasing aside (largest: alpha 0,"))
  }

  @Test func `decide by their bound`() {
    let pair = SamplePair(seed: 1)
    func isSame(_ metric: Metric) -> Bool {
      pair.actual.compare(with: pair.expected, by: metric).isAcceptable(allowing: .percent(100))
    }
    #expect(isSame(.psnr(atLeast: 19.39)))
    #expect(!isSame(.psnr(atLeast: 19.40)))
    #expect(!isSame(.psnr()))
    #expect(isSame(.ssim(atLeast: 0.55)))
    #expect(!isSame(.ssim(atLeast: 0.56)))
  }

  @Test func `find no window in a picture that is smaller`() throws {
    let white = Samples(width: 10, height: 10, pixels: .init(repeating: .max, count: 100))
    let clear = Samples(width: 10, height: 10, pixels: .init(repeating: 0, count: 100))
    let comparison = white.compare(with: clear, by: .ssim(atLeast: -1))
    #expect(comparison.found?.value == nil)
    #expect(!comparison.isAcceptable())
    #expect(
      "\(comparison)".hasPrefix("SSIM has no whole window to look at; 100 of 100 pixels differ"))
    #expect(white.compare(with: clear, by: .ssim(.blocks, atLeast: -1)).isAcceptable())
  }

  @Test func `leave antialiasing aside in channels too`() throws {
    let pair = SamplePair(seed: 1)
    func count(_ ignoresAntialiasing: Bool) -> Int? {
      pair.actual.compare(
        with: pair.expected,
        by: .channel(tolerance: 8, ignoresAntialiasing: ignoresAntialiasing)
      ).found?.differingPixelCount
    }
    let all = try #require(count(false))
    let rest = try #require(count(true))
    #expect(0 < rest && rest < all)
  }

  private func value(_ metric: Metric, _ seed: Int) throws -> Double {
    let pair = SamplePair(seed: seed)
    return try #require(pair.actual.compare(with: pair.expected, by: metric).found?.value)
  }
}
