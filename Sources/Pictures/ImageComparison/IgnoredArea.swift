internal import Geometry
public import Imaging
package import SystemPackage

/// The pixels that a comparison ignores.
///
/// There the images are treated as equal, so that a metric that examines neighbors finds no
/// difference, and means are taken over the other pixels only.
public struct IgnoredArea: Hashable, Sendable {
  /// Rectangles to ignore; parts outside the images have no effect.
  public var rectangles: [PixelRect]
  /// A mask of the size of the images compared.
  public var mask: PixelMask?

  /// Creates an area of rectangles and of the dark pixels of a mask.
  public init(rectangles: [PixelRect] = [], mask: Image? = nil) {
    self.init(rectangles: rectangles, mask: mask.map { PixelMask($0) })
  }

  /// Creates an area of rectangles and of a mask.
  public init(rectangles: [PixelRect] = [], mask: PixelMask?) {
    self.rectangles = rectangles
    self.mask = mask
  }

  /// Checks that the area applies to images of a size.
  ///
  /// - Throws: An ``IgnoredAreaError`` if the mask has another size, or if no pixel is left to
  ///   compare.
  public func validate(for size: PixelSize) throws(IgnoredAreaError) {
    if let mask, mask.size != size { throw .maskSize(mask.size, image: size) }
    guard !isEmpty else { return }
    var counted = [Bool](repeating: true, count: size.width)
    for row in 0..<size.height {
      counted.withUnsafeMutableBufferPointer { writeCounted(row..<row + 1, of: size, to: $0) }
      if counted.contains(true) { return }
    }
    throw .ignoresAllPixels
  }

  /// Whether no pixel is ignored.
  var isEmpty: Bool { mask == nil && rectangles.isEmpty }

  /// Writes whether each pixel of rows of an image counts.
  func writeCounted(
    _ rows: Range<Int>, of size: PixelSize, to counted: UnsafeMutableBufferPointer<Bool>
  ) {
    if let mask {
      if mask.size != size {
        preconditionFailure("\(IgnoredAreaError.maskSize(mask.size, image: size))")
      }
      let start = rows.lowerBound * size.width
      for index in counted.indices { counted[index] = mask.isCounted(start + index) }
    } else {
      counted.update(repeating: true)
    }
    for rectangle in rectangles {
      let columns = rectangle.columns.clamped(to: 0...size.width - 1)
      guard rectangle.columns.overlaps(columns) else { continue }
      for row in rows where rectangle.rows.contains(row) {
        let start = (row - rows.lowerBound) * size.width
        for column in columns { counted[start + column] = false }
      }
    }
  }
}

extension PixelMask {
  /// Reads the mask of an image in a PNG file, whose dark pixels are ignored, row by row.
  ///
  /// - Throws: A `PNGError` if the file cannot be read.
  package init(contentsOf path: FilePath) throws(PNGError) { try self.init(PNGFile(path)) }
}

/// Why an ignored area does not apply to an image.
public enum IgnoredAreaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mask's size is not that of the image.
  case maskSize(PixelSize, image: PixelSize)
  /// The area covers the whole image.
  case ignoresAllPixels

  /// A phrase such as `the mask is 1 x 1 pixels, the image is 4 x 3`.
  public var description: String {
    switch self {
    case .maskSize(let mask, let image): "the mask is \(mask) pixels, the image is \(image)"
    case .ignoresAllPixels: "the mask and the ignored rectangles leave no pixel to compare"
    }
  }
}
