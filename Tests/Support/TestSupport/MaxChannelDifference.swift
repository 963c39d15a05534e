public import Imaging

extension Image {
  /// Returns the maximum difference of a channel between two images of the same size, in levels of
  /// 255.
  public func maxChannelDifference(from other: Image) -> Int {
    zip(pixels, other.pixels).reduce(0) { max($0, channelDifference($1.0, $1.1)) }
  }

  /// Returns the number of pixels of which a channel differs by more than a number of levels.
  public func pixelCount(differingFrom other: Image, byMoreThan levels: Int) -> Int {
    zip(pixels, other.pixels).count { channelDifference($0, $1) > levels }
  }

  private func channelDifference(_ one: UInt32, _ other: UInt32) -> Int {
    guard one != other else { return 0 }
    return [0, 8, 16, 24].reduce(0) { maximum, shift in
      max(maximum, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
    }
  }
}
