public import Imaging

/// The pixels that a comparison ignores.
///
/// There the images are treated as equal, so that a metric that examines neighbours finds no
/// difference, and means are taken over the other pixels only.
public struct IgnoredArea: Hashable, Sendable {
  /// Rectangles to ignore; parts outside the images have no effect.
  public var rectangles: [PixelRect]
  /// An image of the size of those compared; its dark pixels are ignored.
  ///
  /// A pixel is dark if red, green and blue, blended over black, are all below 128.
  public var mask: Image?

  /// Creates an area of rectangles and of the dark pixels of a mask.
  public init(rectangles: [PixelRect] = [], mask: Image? = nil) {
    self.rectangles = rectangles
    self.mask = mask
  }

  /// Checks that the area applies to images of a size.
  ///
  /// - Throws: An ``IgnoredAreaError`` if the mask has another size, or if no pixel is left to
  ///   compare.
  public func validate(for size: PixelSize) throws(IgnoredAreaError) {
    if let mask, mask.size != size { throw .maskSize(mask.size, image: size) }
    if let counted = counted(in: size), !counted.contains(true) { throw .ignoresAllPixels }
  }

  /// Returns whether each pixel of an image counts, row by row; `nil` if all do.
  func counted(in size: PixelSize) -> [Bool]? {
    if let mask, mask.size != size {
      preconditionFailure("\(IgnoredAreaError.maskSize(mask.size, image: size))")
    }
    guard mask != nil || !rectangles.isEmpty else { return nil }
    var counted =
      mask?.pixels.map { $0 & 0x0080_8080 != 0 }
      ?? [Bool](repeating: true, count: size.width * size.height)
    for rectangle in rectangles {
      let columns = rectangle.columns.clamped(to: 0...size.width - 1)
      for row in rectangle.rows where (0..<size.height).contains(row) {
        guard rectangle.columns.overlaps(columns) else { break }
        for column in columns { counted[row * size.width + column] = false }
      }
    }
    return counted
  }
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
