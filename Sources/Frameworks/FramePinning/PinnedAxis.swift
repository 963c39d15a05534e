internal import Geometry
internal import UIKit

/// What is pinned along one axis: places in the superview, a length and margins, in points.
struct PinnedAxis {
  /// The place of the left side or of the top.
  var low: CGFloat?
  var middle: CGFloat?
  /// The place of the right side or of the bottom.
  var high: CGFloat?
  var length, minLength, maxLength: CGFloat?
  var lowMargin = 0.0, highMargin = 0.0
  /// The share of the free room that is before a view that is shorter than the distance of two
  /// pinned sides.
  var share = 0.0

  /// The length that is pinned: the one given, or the distance of two sides; nil without.
  var pinnedLength: CGFloat? {
    if let length { return limited(length) }
    guard let low, let high else { return nil }
    return limited(max(0, high - highMargin - low - lowMargin))
  }

  /// Returns a length within the least and the largest one.
  func limited(_ length: CGFloat) -> CGFloat {
    max(min(length, maxLength ?? length), minLength ?? 0)
  }

  /// Returns where a length begins; without pins it stays where it is.
  func place(of length: CGFloat, old: CGFloat) -> CGFloat {
    switch (low, middle, high) {
    case (let low?, _, let high?):
      let (start, end) = (low + lowMargin, high - highMargin)
      return start + (end - start - length) * share
    case (let low?, _, nil): return low + lowMargin
    case (nil, _, let high?): return high - highMargin - length
    case (nil, let middle?, nil): return middle - length / 2 + lowMargin - highMargin
    case (nil, nil, nil): return old + lowMargin
    }
  }
}
