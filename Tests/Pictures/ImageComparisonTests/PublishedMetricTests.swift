import ImageComparison
import Imaging
import TestSupport
import Testing

/// The metrics against other programs' results for the pairs of ``SamplePair``, as printed by
/// `Benchmarks/compare-parity.py --figures`.
@Suite struct `Published metrics` {
  /// The counts of pixelmatch 0.4.0 of PyPI, and of version 6.0.0 of the library for Node.js, at
  /// thresholds 0.05 and 0.1, each with and without antialiasing.
  @Test(arguments: [
    (1, [261, 127, 185, 81]), (2, [289, 136, 216, 89]), (3, [271, 127, 203, 83]),
    (4, [283, 138, 246, 125]), (5, [303, 126, 275, 116]), (6, [174, 117, 163, 112]),
    (7, [308, 134, 273, 129]),
  ])
  func `pixelmatch counts as many pixels as the pixelmatch library`(seed: Int, counts: [Int]) {
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

  /// The counts of pixelmatch after 7.2.0, commit c6fee35 of its repository.
  ///
  /// The thresholds are 0.05 and 0.1, each with and without antialiasing. A script of Node.js 20
  /// that imports the library draws the same pairs and prints them.
  @Test(arguments: [
    (1, [249, 116, 194, 88]), (2, [271, 121, 225, 88]), (3, [261, 115, 204, 78]),
    (4, [282, 137, 253, 134]), (5, [300, 125, 265, 106]), (6, [174, 116, 160, 109]),
    (7, [305, 133, 271, 126]), (8, [294, 123, 271, 116]), (9, [282, 118, 253, 111]),
    (10, [285, 135, 250, 123]), (11, [312, 134, 286, 128]), (12, [159, 104, 148, 97]),
  ])
  func `pixelmatch in OKLab counts as many pixels as the newest pixelmatch`(
    seed: Int, counts: [Int]
  ) {
    let pair = SamplePair(seed: seed)
    let found = [0.05, 0.1].flatMap { threshold in
      [false, true].map { ignoresAntialiasing in
        pair.actual.compare(
          with: pair.expected,
          by: .pixelmatchOKLab(threshold: threshold, ignoresAntialiasing: ignoresAntialiasing)
        ).found?.differingPixelCount
      }
    }
    #expect(found == counts)
  }

  /// The results of scikit-image 0.26; for the first three ffmpeg 5.1 prints the same six decimals.
  @Test(arguments: [
    (1, 19.398860132793345, 0.5523565357738766), (2, 17.492997514620903, 0.4665795377664706),
    (3, 21.255734881634805, 0.5916401927615916), (4, 20.82888920448096, 0.4844247052300445),
    (5, 17.283298639237987, 0.37724419195611275), (6, 23.614090363082653, 0.5285278471043471),
    (7, 19.225618300557972, 0.4175994951486348),
  ])
  func `PSNR and SSIM equal those of scikit-image`(
    seed: Int, ratio: Double, similarity: Double
  ) throws {
    // scikit-image adds doubles in another order.
    #expect(isClose(try value(.psnr(), seed), ratio, within: 1e-10))
    #expect(isClose(try value(.ssim(), seed), similarity, within: 1e-10))
  }

  /// The output of ffmpeg 5.1 for `gbrp` with `-cpuflags 0`; its x86 code is wrong at this width.
  @Test(arguments: [(1, 0.620656), (2, 0.546115), (3, 0.653344)])
  func `SSIM of blocks equals that of ffmpeg`(seed: Int, similarity: Double) throws {
    // ffmpeg computes in single precision and prints six decimals.
    #expect(isClose(try value(.ssim(.blocks), seed), similarity, within: 1e-6))
  }

  /// The results of flip-evaluator 1.7 at 67.02 and at 30 pixels a degree.
  @Test(arguments: [
    (1, 0.24828138947486877, 0.2576259970664978), (2, 0.29479557275772095, 0.2901850938796997),
    (3, 0.22374583780765533, 0.24965782463550568), (4, 0.2352023720741272, 0.2508987784385681),
    (5, 0.3111812472343445, 0.28969836235046387), (6, 0.16236142814159393, 0.16494880616664886),
    (7, 0.26546555757522583, 0.27664297819137573),
  ])
  func `FLIP equals that of flip-evaluator`(seed: Int, atDefault: Double, at30: Double) throws {
    // Both compute in single precision, in different order.
    #expect(isClose(try value(.flip(), seed), atDefault, within: 1e-5))
    #expect(isClose(try value(.flip(pixelsPerDegree: 30), seed), at30, within: 1e-5))
  }

  @Test func `FLIP's error is confined to the neighborhood of a difference`() throws {
    // The filters have a radius of 10 pixels; the difference is at least 20 from the small image's
    // border.
    func pair(width: Int, height: Int, x: Int, y: Int) -> (Samples, Samples) {
      let pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0 / width % 7) << 9 }
      var changed = pixels
      for row in y..<y + 3 { for column in x..<x + 5 { changed[row * width + column] = .max } }
      // The color repeats every 7 rows, and the changed rows begin at the same number modulo 7.
      return (
        Samples(width: width, height: height, pixels: pixels),
        Samples(width: width, height: height, pixels: changed)
      )
    }
    func total(_ pair: (Samples, Samples)) throws -> Double {
      let found = try #require(pair.1.compare(with: pair.0, by: .flip()).found)
      return try #require(found.value) * Double(found.pixelCount)
    }
    let small = try total(pair(width: 45, height: 43, x: 20, y: 20))
    let large = try total(pair(width: 120, height: 200, x: 70, y: 97))
    #expect(small > 10)
    // The filter sums are identical; only the division by the pixel count rounds.
    #expect(isClose(small, large, within: 1e-10))
  }

  @Test func `SSIM and FLIP are means over the pixels that are not ignored`() throws {
    let expected = (0..<60 * 50).map { index -> UInt32 in
      let green = UInt32(index % 60 * 4)
      return 0xFF00_0000 | green << 8
    }
    var actual = expected
    for pixel in [0, 61, 5 * 60 + 3] { actual[pixel] = 0xFF90_0000 }
    // 6 x 8 pixels in the middle of windows, far from all that differs, so that nothing of theirs
    // does.
    let area = IgnoredArea(rectangles: [PixelRect(columns: 30...35, rows: 30...37)])
    func values(_ metric: Metric) throws -> (all: Double, counted: Double) {
      let left = Samples(width: 60, height: 50, pixels: expected)
      let right = Samples(width: 60, height: 50, pixels: actual)
      let all = try #require(right.compare(with: left, by: metric).found?.value)
      let counted = try #require(
        right.compare(with: left, by: metric, ignoring: area).found?.value)
      return (all, counted)
    }
    // Each of those left out has the similarity 1, or the error 0. Sums are rounded at the 16th
    // digit.
    let ssim = try values(.ssim())
    #expect(ssim.all < 0.999)
    #expect(isClose(ssim.counted * Double(50 * 40 - 48) + 48, ssim.all * 50 * 40, within: 1e-9))
    let flip = try values(.flip())
    #expect(flip.all > 0.001)
    #expect(isClose(flip.counted * Double(60 * 50 - 48), flip.all * 60 * 50, within: 1e-9))
  }

  @Test func `FLIP traps if the pixels per degree are out of range`() async {
    let few = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      `Published metrics`.compare(by: .flip(pixelsPerDegree: 0.5))
    }
    expectSentence("a degree has 1 to 1000 pixels, not 0.5", from: few)
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      `Published metrics`.compare(by: .flip(pixelsPerDegree: .nan))
    }
    expectSentence("a degree has 1 to 1000 pixels, not nan", from: none)
  }

  @Test func `the results do not depend on the depth`() throws {
    let pair = SamplePair(seed: 5)
    func deep(_ samples: Samples) -> Samples {
      Samples(
        width: samples.size.width, height: samples.size.height, deepPixels: samples.deepPixels)
    }
    for metric in [
      Metric.pixelmatch(), .pixelmatchOKLab(), .psnr(), .ssim(), .ssim(.blocks), .flip(),
    ] {
      let shallow = try #require(pair.actual.compare(with: pair.expected, by: metric).found)
      let deep = try #require(
        deep(pair.actual).compare(with: deep(pair.expected), by: metric).found)
      #expect(deep.differingPixelCount == shallow.differingPixelCount)
      // The constants of blocks are rounded to whole numbers, 257 squared times finer at 16 bits.
      #expect(isClose(deep.value ?? 0, shallow.value ?? 0, within: 1e-3))
    }
  }

  @Test func `descriptions give the number and its bound`() throws {
    let pair = SamplePair(seed: 1)
    func sentence(_ metric: Metric) -> String {
      "\(pair.actual.compare(with: pair.expected, by: metric))"
    }
    #expect(
      sentence(.psnr(atLeast: 30)).hasPrefix(
        "PSNR is 19.39886 dB, at least 30.0 dB is required; 285 of 1440 pixels differ (largest: alpha 0,"
      ))
    #expect(
      sentence(.ssim(atLeast: 0.9)).hasPrefix("SSIM is 0.552356, at least 0.9 is required; 285 of"))
    #expect(
      sentence(.flip(atMost: 0.1)).hasPrefix("FLIP is 0.248282, at most 0.1 is allowed; 285 of"))
    #expect(
      sentence(.pixelmatch()).hasPrefix(
        "81 of 1440 pixels differ by more than 0.1 in YIQ, ignoring antialiasing (largest: alpha 0,"
      ))
  }

  @Test func `the bound of a metric decides, not the allowance`() {
    let pair = SamplePair(seed: 1)
    func isSame(_ metric: Metric) -> Bool {
      pair.actual.compare(with: pair.expected, by: metric).isAcceptable(allowing: .percent(100))
    }
    #expect(isSame(.psnr(atLeast: 19.39)))
    #expect(!isSame(.psnr(atLeast: 19.40)))
    #expect(!isSame(.psnr()))
    #expect(isSame(.ssim(atLeast: 0.55)))
    #expect(!isSame(.ssim(atLeast: 0.56)))
    #expect(isSame(.flip(atMost: 0.25)))
    #expect(!isSame(.flip(atMost: 0.24)))
    #expect(!isSame(.flip()))
  }

  @Test func `SSIM of an image smaller than a window is not acceptable`() throws {
    let white = Samples(width: 10, height: 10, pixels: .init(repeating: .max, count: 100))
    let clear = Samples(width: 10, height: 10, pixels: .init(repeating: 0, count: 100))
    let comparison = white.compare(with: clear, by: .ssim(atLeast: -1))
    #expect(comparison.found?.value == nil)
    #expect(!comparison.isAcceptable())
    #expect(
      "\(comparison)".hasPrefix("SSIM has no complete window to measure; 100 of 100 pixels differ"))
    #expect(white.compare(with: clear, by: .ssim(.blocks, atLeast: -1)).isAcceptable())
  }

  @Test func `the channel metric can ignore antialiasing`() throws {
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

  private static func compare(by metric: Metric) {
    let pair = SamplePair(seed: 1)
    _ = pair.actual.compare(with: pair.expected, by: metric)
  }

  private func value(_ metric: Metric, _ seed: Int) throws -> Double {
    let pair = SamplePair(seed: seed)
    return try #require(pair.actual.compare(with: pair.expected, by: metric).found?.value)
  }
}
