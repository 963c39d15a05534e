internal import Geometry

/// The margins and dimensions of a view that change with the size of its superview:
/// `UIView.AutoresizingMask`.
///
/// Raw values are UIKit's. Parts that are not in the mask keep their lengths; with none, the
/// distances to the left and upper edges and the size.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a mask from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the left edge of the superview.
  public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
  /// The width.
  public static let flexibleWidth = Self(rawValue: 1 << 1)
  /// The distance to the right edge of the superview.
  public static let flexibleRightMargin = Self(rawValue: 1 << 2)
  /// The distance to the upper edge of the superview.
  public static let flexibleTopMargin = Self(rawValue: 1 << 3)
  /// The height.
  public static let flexibleHeight = Self(rawValue: 1 << 4)
  /// The distance to the lower edge of the superview.
  public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
}

extension AutoresizingMask {
  /// Returns a rectangle after a change of the size that contains it.
  func resized(_ rect: Rect, from old: Size, to new: Size) -> Rect {
    let (x, width) = Self.resized(
      (rect.minX, rect.width), in: old.width, to: new.width, contains(.flexibleLeftMargin),
      contains(.flexibleWidth), contains(.flexibleRightMargin))
    let (y, height) = Self.resized(
      (rect.minY, rect.height), in: old.height, to: new.height, contains(.flexibleTopMargin),
      contains(.flexibleHeight), contains(.flexibleBottomMargin))
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Distributes the change of a length to the flexible parts in proportion to their lengths, as
  /// UIKit's documentation says; equally if they have none.
  private static func resized(
    _ part: (start: Double, length: Double), in old: Double, to new: Double, _ before: Bool,
    _ inside: Bool, _ after: Bool
  ) -> (start: Double, length: Double) {
    let lengths = [
      before ? part.start : 0, inside ? part.length : 0,
      after ? old - part.start - part.length : 0,
    ]
    let count = [before, inside, after].count { $0 }
    guard count > 0, old != new else { return part }
    let total = lengths.reduce(0, +)
    let change = new - old
    func share(_ index: Int, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? change * lengths[index] / total : change / Double(count)
    }
    return (part.start + share(0, before), max(part.length + share(1, inside), 0))
  }
}
