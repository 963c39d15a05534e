internal import Imaging

/// The comparison of the levels of two images, row by row.
struct LevelScan {
  private var shallow: ColumnScan<UInt32>?
  private var deep: ColumnScan<UInt64>?
  /// The rows with pixels over the tolerance.
  private var rows: ClosedRange<Int>?

  /// Creates a scan of images of a width.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - isDeep: Whether samples have 16 bits.
  ///   - tolerance: The difference of a channel, in levels, up to which a pixel is not counted.
  init(width: Int, isDeep: Bool, tolerance: Int) {
    if isDeep {
      deep = ColumnScan(width: width, tolerance: tolerance)
    } else {
      shallow = ColumnScan(width: width, tolerance: tolerance)
    }
  }

  /// Adds rows.
  mutating func add(_ rows: Range<Int>, of pair: AlignedPair) {
    let found =
      switch pair {
      case .shallow(let pair): shallow?.add(rows, of: pair)
      case .deep(let pair): deep?.add(rows, of: pair)
      }
    guard let found = found ?? nil else { return }
    self.rows = (self.rows?.lowerBound ?? found.lowerBound)...found.upperBound
  }

  /// The number of pixels in which a channel differs by more than the tolerance.
  var count: Int { (shallow?.counts ?? deep?.counts ?? []).reduce(0) { $0 + Int($1) } }

  /// The smallest rectangle around them.
  var bounds: PixelRect? {
    let counts = shallow?.counts ?? deep?.counts ?? []
    guard let rows, let left = counts.firstIndex(where: { $0 > 0 }),
      let right = counts.lastIndex(where: { $0 > 0 })
    else { return nil }
    return PixelRect(columns: left...right, rows: rows)
  }

  /// The largest difference in each channel.
  var largest: ChannelLevels {
    shallow?.largestLevels ?? deep?.largestLevels
      ?? ChannelLevels(alpha: 0, red: 0, green: 0, blue: 0)
  }
}

/// The differences of the rows scanned so far, column by column.
///
/// Columns are independent and the loops have no branches, so the compiler vectorizes them.
private struct ColumnScan<Pixel: PackedPixel> {
  private let tolerance: Pixel.Sample
  /// The largest difference of each sample.
  private var largest: [Pixel.Sample]
  /// Nonzero for each pixel of the last row that is over the tolerance.
  private var isOver: [Pixel]
  /// The number of pixels over the tolerance in each column.
  private(set) var counts: [UInt32]

  init(width: Int, tolerance: Int) {
    self.tolerance = Pixel.Sample(clamping: tolerance)
    largest = [Pixel.Sample](repeating: 0, count: Channel.allCases.count * width)
    isOver = [Pixel](repeating: 0, count: width)
    counts = [UInt32](repeating: 0, count: width)
  }

  var largestLevels: ChannelLevels {
    func maximum(_ channel: Channel) -> Int {
      stride(from: channel.rawValue, to: largest.count, by: Channel.allCases.count)
        .reduce(0) { max($0, Int(largest[$1])) }
    }
    return ChannelLevels(
      alpha: maximum(.alpha), red: maximum(.red), green: maximum(.green), blue: maximum(.blue))
  }

  /// Adds rows, and returns those with pixels over the tolerance, from the first to the last.
  mutating func add(_ rows: Range<Int>, of pair: PixelPair<Pixel>) -> ClosedRange<Int>? {
    var found: ClosedRange<Int>?
    for row in rows {
      let indices = pair.indices(of: row..<row + 1)
      let left = UnsafeBufferPointer(rebasing: pair.expected[indices])
      let right = UnsafeBufferPointer(rebasing: pair.actual[indices])
      guard !areEqual(left, right), addRow(left, right) else { continue }
      found = (found?.lowerBound ?? row)...row
    }
    return found
  }

  /// Adds a row of both images, and returns whether a pixel of it is over the tolerance.
  private mutating func addRow(
    _ expected: UnsafeBufferPointer<Pixel>, _ actual: UnsafeBufferPointer<Pixel>
  ) -> Bool {
    measure(
      UnsafeRawBufferPointer(expected).bindMemory(to: Pixel.Sample.self),
      UnsafeRawBufferPointer(actual).bindMemory(to: Pixel.Sample.self))
    var any: Pixel = 0
    isOver.withUnsafeBufferPointer { isOver in
      counts.withUnsafeMutableBufferPointer { counts in
        for x in 0..<counts.count {
          any |= isOver[x]
          counts[x] &+= isOver[x] != 0 ? 1 : 0
        }
      }
    }
    return any != 0
  }

  private mutating func measure(
    _ expected: UnsafeBufferPointer<Pixel.Sample>, _ actual: UnsafeBufferPointer<Pixel.Sample>
  ) {
    let tolerance = tolerance
    isOver.withUnsafeMutableBytes { isOver in
      let isOver = isOver.bindMemory(to: Pixel.Sample.self)
      largest.withUnsafeMutableBufferPointer { largest in
        for index in 0..<largest.count {
          let left = expected[index]
          let right = actual[index]
          let distance = max(left, right) &- min(left, right)
          largest[index] = max(largest[index], distance)
          isOver[index] = distance > tolerance ? 1 : 0
        }
      }
    }
  }
}
