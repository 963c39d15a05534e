/// How two images of one size differ, channel by channel.
///
/// The channels compared are the **premultiplied** ones, in levels of 0...255, so that colour counts
/// as much as it can be seen and the colour of a transparent pixel not at all.
public struct PixelDifference: Hashable, Sendable {
  /// The levels by which a channel may differ without its pixel being counted, 0...255.
  public let tolerance: Int
  /// The number of pixels compared.
  public let pixelCount: Int
  /// The number of pixels with a channel that differs by more than the tolerance.
  public private(set) var differingPixelCount = 0
  /// The largest difference in each channel over all pixels, those within tolerance included.
  public private(set) var largest = ChannelLevels(alpha: 0, red: 0, green: 0, blue: 0)
  /// The smallest rectangle around the pixels counted, or `nil` if there are none.
  public private(set) var bounds: PixelRect?

  /// Compares two images of one size.
  init(expected: Image, actual: Image, tolerance: Int) {
    precondition((0...255).contains(tolerance), "a tolerance is 0 to 255 levels, not \(tolerance)")
    self.tolerance = tolerance
    pixelCount = expected.pixels.count
    if expected.pixels == actual.pixels { return }
    let width = expected.width
    let expected = expected.pixels.span
    let actual = actual.pixels.span
    for index in actual.indices where expected[index] != actual[index] {
      let levels = ChannelLevels(between: expected[index], and: actual[index])
      largest.formMaximum(levels)
      if levels.largest > tolerance { count(column: index % width, row: index / width) }
    }
  }

  private mutating func count(column: Int, row: Int) {
    differingPixelCount += 1
    guard let box = bounds else {
      bounds = PixelRect(columns: column...column, rows: row...row)
      return
    }
    let left = min(box.columns.lowerBound, column)
    let right = max(box.columns.upperBound, column)
    bounds = PixelRect(columns: left...right, rows: box.rows.lowerBound...row)
  }
}

extension PixelDifference: CustomStringConvertible {
  /// A phrase with the count, its tolerance, the largest difference and the bounds.
  public var description: String {
    guard largest.largest > 0 else { return "all \(pixelCount) pixels are equal" }
    let levels = tolerance == 1 ? "1 level" : "\(tolerance) levels"
    guard let bounds else {
      return "none of \(pixelCount) pixels differs by more than \(levels) (largest: \(largest))"
    }
    return "\(differingPixelCount) of \(pixelCount) pixels differ by more than \(levels) "
      + "(largest: \(largest)), all within \(bounds)"
  }
}
