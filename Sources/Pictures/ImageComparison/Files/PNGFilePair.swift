internal import Imaging

/// Two PNG files, which are decoded together band by band.
struct PNGFilePair: Sendable {
  let expected: PNGFile
  let actual: PNGFile

  /// The larger width and height of both images.
  var size: PixelSize { actual.size.union(expected.size) }

  var haveEqualSizes: Bool { actual.size == expected.size }

  private var isDeep: Bool { expected.isDeep || actual.isDeep }

  /// Compares the images, the smaller one padded by transparent black.
  ///
  /// - Throws: A `PNGError` if a file cannot be read, a `MemoryError`, or `CancellationError`.
  func compare(
    by metric: Metric, ignoring area: IgnoredArea
  ) async throws -> (Comparison, isOpaque: Bool) {
    metric.algorithm.validate()
    let layout = BandLayout(size, isDeep: isDeep, margin: metric.algorithm.margin)
    var comparison = BandComparison(layout, by: metric)
    if try expected.hasSameBytes(as: actual) {
      // The usual case: such files are decoded once.
      try await forEachBandOfActual(layout, ignoring: area) { rows, pair in
        comparison.add(rows, of: pair)
      }
    } else {
      let sizes = (expected: expected.size, actual: actual.size)
      try await forEachBand(layout, ignoring: area) { rows, pair in
        comparison.add(rows, of: pair)
        comparison.checkOpacity(of: rows, pair, sizes.expected, sizes.actual)
      }
    }
    return (.pixels(comparison.result), comparison.isOpaque)
  }

  /// Calls a function with each band.
  func forEachBand(
    _ layout: BandLayout, ignoring area: IgnoredArea,
    _ body: (_ rows: Range<Int>, _ pair: AlignedPair) throws -> Void
  ) async throws {
    // Of two damaged files the actual one is named.
    let right = RowSource.file(actual, try PNGRowReader(actual, isDeep: isDeep))
    let left = RowSource.file(expected, try PNGRowReader(expected, isDeep: isDeep))
    try await PairReader(expected: left, actual: right, layout, ignoring: area)
      .forEachBandConcurrently(body)
  }

  /// Calls a function with each band of the actual image and itself.
  private func forEachBandOfActual(
    _ layout: BandLayout, ignoring area: IgnoredArea,
    _ body: (_ rows: Range<Int>, _ pair: AlignedPair) throws -> Void
  ) async throws {
    let source = RowSource.file(actual, try PNGRowReader(actual, isDeep: isDeep))
    try PairReader(source, layout, ignoring: area).forEachBand { rows, pair in
      try Task.checkCancellation()
      try body(rows, pair)
    }
  }

  /// Returns the number of bytes that a comparison needs.
  func byteCount(for metric: Metric, ignoring area: IgnoredArea) -> Int {
    let algorithm = metric.algorithm
    let layout = BandLayout(size, isDeep: isDeep, margin: algorithm.margin)
    return layout.byteCount(for: algorithm, ignoring: area) + readerByteCount
  }

  /// The number of bytes of both readers.
  var readerByteCount: Int {
    PNGRowReader.byteCount(of: expected, isDeep: isDeep)
      + PNGRowReader.byteCount(of: actual, isDeep: isDeep)
  }

  /// Returns the layout of the bands of a panel.
  func panelLayout(margin: Int) -> BandLayout {
    BandLayout(size, isDeep: isDeep, margin: margin)
  }
}
