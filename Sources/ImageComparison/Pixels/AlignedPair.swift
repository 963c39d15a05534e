internal import Imaging

/// Two images brought to their common size and depth.
///
/// Metrics switch over the depth once an image, so that all loops are specialised for the pixel
/// type.
enum AlignedPair {
  /// 8 bits a sample.
  case shallow(PixelPair<UInt32>)
  /// 16 bits a sample.
  case deep(PixelPair<UInt64>)

  /// Pads both images to the larger width and height, and converts to 16 bits if one has them.
  init(expected: Samples, actual: Samples, ignoring area: IgnoredArea) {
    let size = actual.size.union(expected.size)
    let expected = expected.padded(to: size)
    let actual = actual.padded(to: size)
    if case .shallow(let left) = expected.storage, case .shallow(let right) = actual.storage {
      self = .shallow(PixelPair(expected: left, actual: right, size: size, ignoring: area))
    } else {
      self = .deep(
        PixelPair(
          expected: expected.deepPixels, actual: actual.deepPixels, size: size, ignoring: area))
    }
  }

  /// The width and height of both images.
  var size: PixelSize {
    switch self {
    case .shallow(let pair): pair.size
    case .deep(let pair): pair.size
    }
  }

  /// The bits of a sample, 8 or 16.
  var depth: Int {
    switch self {
    case .shallow: UInt32.Sample.bitWidth
    case .deep: UInt64.Sample.bitWidth
    }
  }

  /// The number of pixels that count.
  var countedPixelCount: Int {
    switch self {
    case .shallow(let pair): pair.countedPixelCount
    case .deep(let pair): pair.countedPixelCount
    }
  }

  /// Compares the levels of all samples.
  func scanLevels(tolerance: Int) -> LevelScan {
    switch self {
    case .shallow(let pair): pair.scanLevels(tolerance: tolerance)
    case .deep(let pair): pair.scanLevels(tolerance: tolerance)
    }
  }
}
