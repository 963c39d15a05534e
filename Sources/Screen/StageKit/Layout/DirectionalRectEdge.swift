package import Geometry

/// Edges of a rectangle: `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = Self(rawValue: 1 << 0)
  /// The left.
  public static let leading = Self(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The right.
  public static let trailing = Self(rawValue: 1 << 3)
  /// All.
  public static let all: Self = [.top, .leading, .bottom, .trailing]

  /// The point of a rectangle at the edges, 0...1 along both; the middle without an edge or with
  /// two.
  package var unitPoint: Point {
    func unit(_ low: Self, _ high: Self) -> Double {
      contains(low) == contains(high) ? 0.5 : contains(low) ? 0 : 1
    }
    return Point(unit(.leading, .trailing), unit(.top, .bottom))
  }
}
