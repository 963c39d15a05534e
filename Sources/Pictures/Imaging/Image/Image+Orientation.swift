/// How the rows and columns of a stored image are shown: the orientations of EXIF, by their
/// numbers.
package enum StoredOrientation: Int, Sendable, CaseIterable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether rows are shown as columns.
  package var swapsSides: Bool { rawValue >= 5 }
}

extension Image {
  /// Returns the image as it is shown.
  package func shown(in orientation: StoredOrientation) -> Image {
    if orientation == .up { return self }
    let size =
      orientation.swapsSides ? PixelSize(width: height, height: width) : self.size
    let right = width - 1
    let bottom = height - 1
    let source = pixels
    let pixels = [UInt32](unsafeUninitializedCapacity: source.count) { target, count in
      var index = 0
      for y in 0..<size.height {
        // The stored pixels of a shown row are equally far apart.
        let (start, next) = Self.storedPixels(y, orientation, width, right: right, bottom: bottom)
        for x in 0..<size.width {
          target[index] = source[start + x * next]
          index += 1
        }
      }
      count = index
    }
    return Image(width: size.width, height: size.height, pixels: pixels)
  }

  /// Returns the index of the first stored pixel of a shown row, and the step to the next one.
  private static func storedPixels(
    _ y: Int, _ orientation: StoredOrientation, _ width: Int, right: Int, bottom: Int
  ) -> (start: Int, next: Int) {
    switch orientation {
    case .up: (y * width, 1)
    case .upMirrored: (y * width + right, -1)
    case .down: ((bottom - y) * width + right, -1)
    case .downMirrored: ((bottom - y) * width, 1)
    case .leftMirrored: (y, width)
    case .right: (bottom * width + y, -width)
    case .rightMirrored: (bottom * width + right - y, -width)
    case .left: (right - y, width)
    }
  }
}
