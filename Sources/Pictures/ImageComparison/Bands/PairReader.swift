internal import Imaging

/// Reads a pair of images band by band, from top to bottom.
struct PairReader: Sendable {
  private let expected: RowSource
  private let actual: RowSource
  private let layout: BandLayout
  private let window: Window
  /// Whether both sources are the same, whose rows are read once.
  private var isOneImage = false

  private enum Window: Sendable {
    case shallow(PixelWindow<UInt32>)
    case deep(PixelWindow<UInt64>)
  }

  /// Allocates the memory of the bands.
  ///
  /// - Throws: A `MemoryError` if the system refuses.
  init(
    expected: RowSource, actual: RowSource, _ layout: BandLayout, ignoring area: IgnoredArea
  ) throws(MemoryError) {
    self.expected = expected
    self.actual = actual
    self.layout = layout
    let (size, margin, height) = (layout.size, layout.margin, layout.bandHeight)
    window =
      layout.isDeep
      ? .deep(try PixelWindow(size, ignoring: area, margin: margin, bandHeight: height))
      : .shallow(try PixelWindow(size, ignoring: area, margin: margin, bandHeight: height))
  }

  /// Allocates the memory of the bands of an image that is compared with itself.
  ///
  /// - Throws: A `MemoryError` if the system refuses.
  init(
    _ image: RowSource, _ layout: BandLayout, ignoring area: IgnoredArea
  ) throws(MemoryError) {
    try self.init(expected: image, actual: image, layout, ignoring: area)
    isOneImage = true
  }

  /// Calls a function with each band.
  ///
  /// - Throws: A `PNGError` if a file is damaged, or what the function throws.
  func forEachBand(_ body: (_ rows: Range<Int>, _ pair: AlignedPair) throws -> Void) throws {
    for band in layout.bands {
      let missing = move(to: band)
      try read(missing, .actual)
      if isOneImage { copyActual(missing) } else { try read(missing, .expected) }
      try body(band, finishedPair(missing))
    }
  }

  /// Calls a function with each band; both images are decoded concurrently.
  ///
  /// - Throws: A `PNGError` if a file is damaged, `CancellationError`, or what the function throws.
  func forEachBandConcurrently(
    _ body: (_ rows: Range<Int>, _ pair: AlignedPair) throws -> Void
  ) async throws {
    for band in layout.bands {
      try Task.checkCancellation()
      let missing = move(to: band)
      async let expected: Void = read(missing, .expected)
      // Of two damaged files the actual one is named.
      try read(missing, .actual)
      try await expected
      try body(band, finishedPair(missing))
    }
  }

  private func move(to band: Range<Int>) -> Range<Int> {
    switch window {
    case .shallow(let window): window.move(to: band)
    case .deep(let window): window.move(to: band)
    }
  }

  private func read(_ missing: Range<Int>, _ side: PairSide) throws(PNGError) {
    let source = side == .expected ? expected : actual
    switch window {
    case .shallow(let window): try window.read(missing, of: side, from: source)
    case .deep(let window): try window.read(missing, of: side, from: source)
    }
  }

  private func copyActual(_ missing: Range<Int>) {
    switch window {
    case .shallow(let window): window.copyActual(missing)
    case .deep(let window): window.copyActual(missing)
    }
  }

  private func finishedPair(_ missing: Range<Int>) -> AlignedPair {
    switch window {
    case .shallow(let window):
      window.ignore(in: missing)
      return .shallow(window.pair)
    case .deep(let window):
      window.ignore(in: missing)
      return .deep(window.pair)
    }
  }
}

/// One of the images of a pair.
enum PairSide: Sendable {
  case expected
  case actual
}

/// The bands of a pair of images.
struct BandLayout: Sendable {
  /// The larger width and height of both images.
  let size: PixelSize
  /// Whether samples are compared at 16 bits.
  let isDeep: Bool
  /// The number of rows above and below a band that are in memory.
  let margin: Int
  /// The number of rows of all bands but the last.
  let bandHeight: Int

  /// Creates the layout of a pair for a metric.
  ///
  /// - Parameters:
  ///   - size: The larger width and height of both images.
  ///   - isDeep: Whether samples are compared at 16 bits.
  ///   - margin: The number of rows above and below a band that the metric examines.
  ///   - bandHeight: The number of rows of a band; unless given, as many as stay in the caches.
  init(_ size: PixelSize, isDeep: Bool, margin: Int, bandHeight: Int? = nil) {
    self.size = size
    self.isDeep = isDeep
    self.margin = margin
    self.bandHeight = bandHeight ?? max(8, min(64, (1 << 20) / size.width))
  }

  /// The rows of each band, from top to bottom.
  var bands: some Sequence<Range<Int>> {
    stride(from: 0, to: size.height, by: bandHeight).lazy.map { [size, bandHeight] top in
      top..<min(top + bandHeight, size.height)
    }
  }

  /// Returns the number of bytes that a comparison keeps in memory, without those of the readers.
  func byteCount(for algorithm: MetricAlgorithm, ignoring area: IgnoredArea) -> Int {
    let rowCount = min(size.height, bandHeight + 2 * margin)
    let window =
      isDeep
      ? PixelWindow<UInt64>.byteCount(
        size, ignoring: area, margin: margin, bandHeight: bandHeight)
      : PixelWindow<UInt32>.byteCount(
        size, ignoring: area, margin: margin, bandHeight: bandHeight)
    // The scan of levels has 13 bytes a column at 8 bits and 21 at 16.
    return window + algorithm.workingByteCount(width: size.width, rowCount: rowCount)
      + size.width * 21
  }
}
