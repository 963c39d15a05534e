internal import Geometry
internal import Imaging

extension BandLayout {
  /// Creates the layout of two images in memory.
  init(_ expected: Samples, _ actual: Samples, margin: Int, bandHeight: Int? = nil) {
    self.init(
      actual.size.union(expected.size), isDeep: max(expected.depth, actual.depth) > 8,
      margin: margin, bandHeight: bandHeight)
  }
}

/// Calls a function with each band of two images in memory.
func forEachBand(
  of expected: Samples, _ actual: Samples, _ layout: BandLayout, ignoring area: IgnoredArea,
  _ body: (_ rows: Range<Int>, _ pair: AlignedPair) -> Void
) {
  if area.isEmpty, expected.size == actual.size, expected.depth == actual.depth {
    // The images are a window of all rows, without a copy.
    switch (expected.storage, actual.storage) {
    case (.shallow(let left), .shallow(let right)):
      withPair(layout, left, right) { pair in
        for band in layout.bands { body(band, .shallow(pair)) }
      }
    case (.deep(let left), .deep(let right)):
      withPair(layout, left, right) { pair in
        for band in layout.bands { body(band, .deep(pair)) }
      }
    default: preconditionFailure("samples of one depth have one form")
    }
    return
  }
  do {
    try PairReader(
      expected: .samples(expected), actual: .samples(actual), layout, ignoring: area
    ).forEachBand(body)
  } catch {
    preconditionFailure("two images of \(layout.size) cannot be compared: \(error)")
  }
}

private func withPair<Pixel: PackedPixel>(
  _ layout: BandLayout, _ expected: [Pixel], _ actual: [Pixel],
  _ body: (PixelPair<Pixel>) -> Void
) {
  expected.withUnsafeBufferPointer { expected in
    actual.withUnsafeBufferPointer { actual in
      body(
        PixelPair(
          size: layout.size, rows: 0..<layout.size.height, expected: expected, actual: actual,
          shown: actual, counted: nil))
    }
  }
}
