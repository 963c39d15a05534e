public import Imaging

/// The pixels that a comparison leaves out.
///
/// There the pictures are taken to be equal, so that a metric that looks at neighbours finds nothing in
/// them, and a mean is taken over the other pixels alone.
public struct IgnoredArea: Hashable, Sendable {
  /// Rectangles to leave out; what lies outside of the pictures has no effect.
  public var rectangles: [PixelRect]
  /// A picture of the size of those compared, dark where they are not.
  ///
  /// A pixel is left out where none of red, green and blue, over black, reaches 128.
  public var mask: Image?

  /// Creates an area of rectangles and of the dark parts of a mask.
  public init(rectangles: [PixelRect] = [], mask: Image? = nil) {
    self.rectangles = rectangles
    self.mask = mask
  }

  /// Tells whether nothing of a picture is left to compare.
  public func isWhole(of size: PixelSize) -> Bool {
    counted(in: size).map { !$0.contains(true) } ?? false
  }

  /// Whether each pixel of a picture counts, row by row; `nil` where all do.
  func counted(in size: PixelSize) -> [Bool]? {
    if let mask {
      precondition(
        mask.size == size, "the mask is \(mask.size) pixels, the pictures are \(size)")
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
