internal import Imaging

// As in ffmpeg's filter: a window is 2 x 2 blocks of 4 x 4 pixels, so windows overlap by half. Sums
// are integers. Variances are sample variances, divided by 63 for 64 pixels, and the two constants
// are rounded to integers after scaling by the same factor.

/// The similarities of windows of 8 x 8 pixels at every fourth column and row.
struct BlockSSIM: GenericScoreAccumulator {
  private let size: PixelSize
  private var sums = SimilaritySums()
  /// The blocks of the last complete row of blocks; empty before the first.
  private var above: [Block] = []
  /// The blocks of the present row of blocks.
  private var blocks: [Block]

  /// The sums of the levels of a block in a channel: of both images, of their squares together, and
  /// of their products.
  private typealias Sums = SIMD4<Int>

  /// A block of 4 x 4 pixels.
  private struct Block {
    /// The sums by the channel's number.
    var sums: (Sums, Sums, Sums, Sums) = (.zero, .zero, .zero, .zero)
    /// Whether a pixel counts.
    var isCounted = false
  }

  init(_ size: PixelSize) {
    self.size = size
    blocks = [Block](repeating: Block(), count: size.width / 4)
  }

  func score(countedPixelCount: Int) -> Double? { sums.mean }

  mutating func add<Pixel: PackedPixel>(_ rows: Range<Int>, of pair: PixelPair<Pixel>) {
    sums.add(rows, of: pair)
    for row in rows where row < size.height / 4 * 4 {
      addRow(row, of: pair)
      guard row % 4 == 3 else { continue }
      if !above.isEmpty { addWindows(peak: Double(Pixel.peak)) }
      above = blocks
      for column in blocks.indices { blocks[column] = Block() }
    }
  }

  private mutating func addRow<Pixel: PackedPixel>(_ row: Int, of pair: PixelPair<Pixel>) {
    let start = pair.start(ofRow: row)
    blocks.withUnsafeMutableBufferPointer { blocks in
      for column in blocks.indices {
        for x in 4 * column..<4 * column + 4 {
          let (left, right) = (pair.expected[start &+ x], pair.actual[start &+ x])
          blocks[column].sums.0 &+= Self.sums(left, right, .blue)
          blocks[column].sums.1 &+= Self.sums(left, right, .green)
          blocks[column].sums.2 &+= Self.sums(left, right, .red)
          blocks[column].sums.3 &+= Self.sums(left, right, .alpha)
          if pair.counted?[start &+ x] ?? true { blocks[column].isCounted = true }
        }
      }
    }
  }

  @inline(__always)
  private static func sums<Pixel: PackedPixel>(
    _ left: Pixel, _ right: Pixel, _ channel: Channel
  ) -> Sums {
    let (left, right) = (left.level(channel), right.level(channel))
    return SIMD4(left, right, left &* left &+ right &* right, left &* right)
  }

  /// Adds the windows of the last two rows of blocks.
  private mutating func addWindows(peak: Double) {
    var differences = SIMD4<Double>()
    var count = 0
    for column in blocks.indices.dropFirst() {
      let (a, b) = (above[column - 1], above[column])
      let (c, d) = (blocks[column - 1], blocks[column])
      guard a.isCounted || b.isCounted || c.isCounted || d.isCounted else { continue }
      count += 1
      func difference(_ a: Sums, _ b: Sums, _ c: Sums, _ d: Sums) -> Double {
        Self.similarity(a &+ b &+ c &+ d, peak: peak) - 1
      }
      differences += SIMD4(
        difference(a.sums.0, b.sums.0, c.sums.0, d.sums.0),
        difference(a.sums.1, b.sums.1, c.sums.1, d.sums.1),
        difference(a.sums.2, b.sums.2, c.sums.2, d.sums.2),
        difference(a.sums.3, b.sums.3, c.sums.3, d.sums.3))
    }
    sums.addWindows(count)
    for channel in Channel.allCases { sums.add(differences[channel.rawValue], in: channel) }
  }

  private static func similarity(_ sums: Sums, peak: Double) -> Double {
    let c = (0.01 * 0.01 * peak * peak * 64 + 0.5).rounded(.down)
    let d = (0.03 * 0.03 * peak * peak * 64 * 63 + 0.5).rounded(.down)
    let means = Double(sums[0] * sums[1])
    let squaredMeans = Double(sums[0] * sums[0] + sums[1] * sums[1])
    let variances = Double(64 * sums[2]) - squaredMeans
    let covariance = Double(64 * sums[3]) - means
    return (2 * means + c) * (2 * covariance + d) / ((squaredMeans + c) * (variances + d))
  }
}
