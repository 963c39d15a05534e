import ImageComparison
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Large files are compared by bands of rows; the results are those of whole images.
///
/// Slow in debug, since FLIP at 200 pixels a degree has wide filters.
@Suite(.tags(.slow)) struct BandTests {
  private static let metrics: [Metric] = [
    .exact, .channel(tolerance: 3, ignoresAntialiasing: true), .pixelmatch(threshold: 0.05),
    .pixelmatchOKLab(threshold: 0.05), .psnr(), .ssim(), .ssim(.blocks), .flip(),
    .flip(pixelsPerDegree: 200),
  ]

  /// Draws a noisy image, and one that differs in patches, some of them at the seams of bands.
  private static func pair(_ size: PixelSize, isOpaque: Bool, seed: UInt64) -> (Samples, Samples) {
    var generator = SeededGenerator(seed: seed)
    var left = (0..<size.width * size.height).map { place -> UInt32 in
      let shade = UInt32(place / size.width * 3 + place % size.width) & 0xff
      return (isOpaque ? 0xff00_0000 : 0xf000_0000) | shade << 16 | shade << 8
        | UInt32.random(in: 0...40, using: &generator)
    }
    var right = left
    for _ in 0..<6 {
      let x = Int.random(in: 0..<size.width, using: &generator)
      let y = Int.random(in: 0..<size.height, using: &generator)
      let change = UInt32.random(in: 0...0xff_ffff, using: &generator)
      for row in y..<min(y + 9, size.height) {
        for column in x..<min(x + 7, size.width) {
          right[row * size.width + column] ^= change & (isOpaque ? 0xff_ffff : .max)
        }
      }
    }
    // A flat area, where edges look like antialiasing.
    for place in 0..<left.count / 3 where place % 5 < 3 { left[place] |= 0xff }
    return (
      Samples(width: size.width, height: size.height, pixels: left),
      Samples(width: size.width, height: size.height, pixels: right)
    )
  }

  @Test(arguments: [(61, 211), (128, 64), (9, 130), (200, 5), (1, 1), (64, 65)])
  func `the height of the bands does not change the result`(width: Int, height: Int) {
    let size = PixelSize(width: width, height: height)
    let spots = IgnoredArea(rectangles: [PixelRect(columns: 3...5, rows: 2...height + 9)])
    for isOpaque in [true, false] {
      let (expected, actual) = Self.pair(size, isOpaque: isOpaque, seed: UInt64(width))
      for metric in Self.metrics {
        for area in width > 6 ? [IgnoredArea(), spots] : [IgnoredArea()] {
          let whole = PixelComparison(
            expected: expected, actual: actual, by: metric, ignoring: area, bandHeight: height)
          for bandHeight in [1, 3, 7, 64, height + 1] {
            let banded = PixelComparison(
              expected: expected, actual: actual, by: metric, ignoring: area,
              bandHeight: bandHeight)
            // The number is compared bit by bit.
            #expect(banded == whole, "\(metric), bands of \(bandHeight)")
          }
        }
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `files that are read by bands give the results, panels and images of files in memory`(
    isOpaque: Bool, hasOtherSize: Bool
  ) async throws {
    let scratch = try TemporaryDirectory()
    let (expected, actual) = Self.pair(
      PixelSize(width: 61, height: 150), isOpaque: isOpaque, seed: 5)
    let paths = ["e.png", "a.png"].map { scratch.path.appending($0) }
    let smaller = Samples(
      width: 61, height: 100,
      pixels: Array(actual.image.pixels.prefix(6100)).map { $0 | 0xff00_0000 })
    let other = hasOtherSize ? smaller : actual
    try PNG.write(expected.image, to: paths[0])
    try PNG.write(other.image, to: paths[1])
    let mask = PixelMask(Image(width: 61, height: 150, filledWith: 0xffff_ffff))
    for metric in Self.metrics {
      let area = IgnoredArea(
        rectangles: [PixelRect(columns: 40...50, rows: 20...70)], mask: mask)
      let criterion = ImageComparer(metric: metric, ignoring: area, resizing: .pad)
      func outcome(minimumOnDisk: Int) async throws -> ComparisonOutcome {
        let comparer = FilePairComparer(
          comparer: criterion, differences: scratch.path.appending("d\(minimumOnDisk).png"),
          includesImages: true, minimumOnDisk: minimumOnDisk)
        let pairs = try FilePairs(expected: paths[0], actual: paths[1]).pairs()
        return try await comparer.outcome(of: try #require(pairs.first))
      }
      let onDisk = try await outcome(minimumOnDisk: 0)
      let inMemory = try await outcome(minimumOnDisk: .max)
      #expect(onDisk.comparison == inMemory.comparison)
      #expect(onDisk.details == inMemory.details)
      let reference = try criterion.compare(
        PNG.readSamples(paths[1]), with: PNG.readSamples(paths[0]))
      #expect(onDisk.comparison == reference.comparison)
      guard !reference.isAcceptable else { continue }
      #expect(onDisk.images.difference == PNG.encode(reference.differenceImage()))
      #expect(onDisk.images.expected == inMemory.images.expected)
      let panel = PNG.encode(reference.panel(), compression: .fast)
      #expect(try contents(of: scratch.path.appending("d0.png")) == panel)
      #expect(try contents(of: scratch.path.appending("d\(Int.max).png")) == panel)
    }
  }

  @Test func `an image of 16 bits is compared by bands with one of 8`() async throws {
    let scratch = try TemporaryDirectory()
    let (expected, actual) = Self.pair(
      PixelSize(width: 40, height: 90), isOpaque: false, seed: 9)
    let deep = Samples(width: 40, height: 90, deepPixels: actual.deepPixels.map { $0 ^ 0x10 })
    for metric in Self.metrics {
      let whole = PixelComparison(
        expected: expected, actual: deep, by: metric, ignoring: IgnoredArea(), bandHeight: 90)
      let banded = PixelComparison(
        expected: expected, actual: deep, by: metric, ignoring: IgnoredArea(), bandHeight: 11)
      #expect(banded == whole, "\(metric)")
    }
    _ = scratch
  }

  @Test func `a pair that needs more memory than is allowed is unreadable, with both numbers`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let (expected, actual) = Self.pair(
      PixelSize(width: 61, height: 150), isOpaque: true, seed: 5)
    let paths = ["e.png", "a.png"].map { scratch.path.appending($0) }
    try PNG.write(expected.image, to: paths[0])
    try PNG.write(actual.image, to: paths[1])
    let comparer = FilePairComparer(comparer: ImageComparer(), maximumMemory: 1 << 10)
    let pair = try #require(try FilePairs(expected: paths[0], actual: paths[1]).pairs().first)
    let outcome = try await comparer.outcome(of: pair)
    #expect(outcome.verdict == .unreadable)
    #expect(
      outcome.details
        == "\(paths[1]): 546 KiB of memory are needed, and 1 KiB are allowed")
  }

  @Test func `pairs wait for each other's memory`() async throws {
    let scratch = try TemporaryDirectory()
    let (expected, actual) = Self.pair(
      PixelSize(width: 61, height: 150), isOpaque: true, seed: 5)
    let paths = ["e.png", "a.png"].map { scratch.path.appending($0) }
    try PNG.write(expected.image, to: paths[0])
    try PNG.write(actual.image, to: paths[1])
    // Enough for one pair at a time.
    let comparer = FilePairComparer(comparer: ImageComparer(), maximumMemory: 1_000_000)
    let pair = try #require(try FilePairs(expected: paths[0], actual: paths[1]).pairs().first)
    let verdicts = try await withThrowingTaskGroup(of: ComparisonOutcome.Verdict.self) { group in
      for _ in 0..<8 { group.addTask { try await comparer.outcome(of: pair).verdict } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts == [ComparisonOutcome.Verdict](repeating: .different, count: 8))
  }
}
