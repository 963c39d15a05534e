internal import Imaging

/// Where the rows of an image of a pair come from, in order.
enum RowSource: Sendable {
  case samples(Samples)
  case file(PNGFile, PNGRowReader)

  /// The size of the image.
  var size: PixelSize {
    switch self {
    case .samples(let samples): samples.size
    case .file(let file, _): file.size
    }
  }

  /// Writes the next rows of a pair of images.
  ///
  /// - Parameters:
  ///   - rows: The rows; those that the image does not have become transparent black.
  ///   - target: The memory of the first row.
  ///   - width: The number of pixels in a row of the pair; those that the image does not have
  ///     become transparent black.
  /// - Throws: A `PNGError` if the file is damaged.
  func read<Pixel: PackedPixel>(
    _ rows: Range<Int>, into target: UnsafeMutablePointer<Pixel>, width: Int
  ) throws(PNGError) {
    let present = rows.clamped(to: 0..<size.height)
    let stride = width * MemoryLayout<Pixel>.stride
    if !present.isEmpty {
      switch self {
      case .samples(let samples):
        samples.copy(present, isDeep: Pixel.bitWidth == 64, to: target, stride: stride)
      case .file(_, let reader):
        try reader.read(present.count, into: target, stride: stride)
      }
    }
    if size.width < width {
      for row in present.indices {
        (target + (row - rows.lowerBound) * width + size.width).update(
          repeating: 0, count: width - size.width)
      }
    }
    (target + present.count * width).update(
      repeating: 0, count: (rows.count - present.count) * width)
  }
}
