public import Imaging

extension Image {
  /// Returns the maximum difference of a channel between two images of the same size, in levels of
  /// 255.
  public func maxChannelDifference(from other: Image) -> Int {
    var maximum: UInt32 = 0
    for (one, other) in zip(pixels, other.pixels) where one != other {
      for shift: UInt32 in [0, 8, 16, 24] {
        let (left, right) = (one >> shift & 255, other >> shift & 255)
        maximum = max(maximum, max(left, right) - min(left, right))
      }
    }
    return Int(maximum)
  }
}
