/// A fast PNG encoder for flat images: it compresses runs of equal pixels and little else.
///
/// Each row gets the filter type `none` or `up`, whichever leaves fewer runs; ``RowRuns`` finds the
/// runs. A run is encoded as one literal pixel and a match at the distance of one pixel. Where a
/// run has only one pixel, a hash table proposes one earlier position for a longer match. So the
/// time grows with the number of runs rather than of pixels. Rows with many runs are compressed by
/// zlib: ``ZlibRows``.
///
/// Shaded or noisy images have about as many runs as pixels; libpng compresses those better.
enum RunLengthEncoder {
  /// The maximum of tokens and runs in zlib rows, per pixel; above it libpng's files are smaller.
  ///
  /// An image of a thousand balls is just above this limit, and its file was a quarter larger than
  /// libpng's at level 6.
  static let maxTokensPerPixel = 1.0 / 25

  /// Returns the zlib stream of an image, the contents of its IDAT chunk.
  ///
  /// - Parameters:
  ///   - pixels: Straight pixels, row by row.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - isOpaque: Whether the alpha channel is omitted.
  /// - Returns: The stream; nil if the image has too many runs, or if `isOpaque` is set and a pixel
  ///   is not opaque.
  static func zlibStream(
    of pixels: [UInt32], width: Int, height: Int, isOpaque: Bool
  ) -> [UInt8]? {
    let maxCount = height + Int(Double(pixels.count) * maxTokensPerPixel)
    guard estimatedCount(pixels, width: width, height: height) <= maxCount else { return nil }
    let channels = isOpaque ? 3 : 4
    // A row's tokens are added before they are counted, and every group of zlib rows is one token.
    var stream = ZlibStream(channels: channels, capacity: maxCount + height + width + 1)
    var zlibRows = ZlibRows(width: width, channels: channels)
    var zlibRunCount = 0
    let isComplete = pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return false }
      var runs = RowRuns(width: width)
      var rows = FilteredRows(first, width: width, height: height, isOpaque: isOpaque)
      for y in 0..<height {
        rows.append(runs.read(first + y * width, isFirst: y == 0))
        if zlibRows.includesNextRow(runCount: runs.count) {
          stream.addRow(rows[y], to: &zlibRows)
          zlibRunCount += runs.count
        } else {
          if !zlibRows.isEmpty { stream.addBlocks(zlibRows.compressed()) }
          stream.addRow(y, of: rows, runs)
        }
        guard stream.tokenCount + zlibRunCount <= maxCount,
          !isOpaque || stream.usedBits >> 24 == 0
        else { return false }
      }
      if !zlibRows.isEmpty { stream.addBlocks(zlibRows.compressed()) }
      return true
    }
    return isComplete ? stream.bytes() : nil
  }

  /// The distance of the rows whose runs are counted beforehand.
  private static let estimatedRow = 8

  /// Returns about how many tokens and runs in zlib rows an image has: images with too many are
  /// found before rows are compressed in vain.
  ///
  /// Matches leave at least half as many tokens as runs in the other rows.
  private static func estimatedCount(_ pixels: [UInt32], width: Int, height: Int) -> Int {
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return 0 }
      var runs = RowRuns(width: width)
      var sum = 0
      for y in stride(from: estimatedRow / 2, to: height, by: estimatedRow) {
        // The changes of the row above are needed, too.
        _ = runs.read(first + (y - 1) * width, isFirst: y == 1)
        _ = runs.read(first + y * width, isFirst: false)
        sum += ZlibRows.hasManyRuns(runs.count, width: width) ? runs.count : runs.count / 2
      }
      return sum * estimatedRow
    }
  }
}

extension ZlibStream {
  /// Adds the tokens of a row: its filter type, then runs and matches.
  fileprivate mutating func addRow(
    _ y: Int, of rows: borrowing FilteredRows, _ runs: borrowing RowRuns
  ) {
    let values = rows[y]
    let width = values.width
    add(values.filter)
    var x = 0
    var value = values[0]
    while x < width {
      var next = value
      var end = x
      repeat {
        end = runs.endOfRun(end)
        if end < width { next = values[end] }
      } while end < width && next == value
      if end - x == 1, end < width,
        let (count, distance) = rows.match(of: value, next, at: x, y, runs, maxCount: maxMatchCount)
      {
        addMatch(values, x..<x + count, distance: distance)
        x += count
        if x < width { value = values[x] }
      } else {
        addRun(value, count: end - x)
        x = end
        value = next
      }
    }
  }
}
