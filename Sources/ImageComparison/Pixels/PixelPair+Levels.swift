internal import Imaging

/// The result of comparing the levels of two images.
struct LevelScan {
  /// The number of pixels in which a channel differs by more than the tolerance.
  var count = 0
  /// The smallest rectangle around them.
  var bounds: PixelRect?
  /// The largest difference in each channel.
  var largest = ChannelLevels(alpha: 0, red: 0, green: 0, blue: 0)
}

extension PixelPair {
  /// Compares the levels of all samples.
  func scanLevels(tolerance: Int) -> LevelScan {
    var columns = ColumnScan<Pixel>(width: size.width, tolerance: tolerance)
    var rows: ClosedRange<Int>?
    expected.withUnsafeBufferPointer { expected in
      actual.withUnsafeBufferPointer { actual in
        for row in 0..<size.height {
          let range = row * size.width..<(row + 1) * size.width
          let left = UnsafeBufferPointer(rebasing: expected[range])
          let right = UnsafeBufferPointer(rebasing: actual[range])
          guard !areEqual(left, right), columns.addRow(left, right) else { continue }
          rows = (rows?.lowerBound ?? row)...row
        }
      }
    }
    var scan = LevelScan(largest: columns.largestLevels)
    if let rows, let left = columns.counts.firstIndex(where: { $0 > 0 }),
      let right = columns.counts.lastIndex(where: { $0 > 0 })
    {
      scan.count = columns.counts.reduce(0) { $0 + Int($1) }
      scan.bounds = PixelRect(columns: left...right, rows: rows)
    }
    return scan
  }
}

/// The differences of the rows scanned so far, column by column.
///
/// Columns are independent and the loops have no branches, so the compiler vectorises them.
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

  /// Adds a row of both images, and returns whether a pixel of it is over the tolerance.
  mutating func addRow(
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
