// Core Graphics' values can be created without arguments, with zeros.

public import Geometry

extension Point {
  /// Creates the point at the origin.
  public init() { self = .zero }
}

extension Size {
  /// Creates a size without an extent.
  public init() { self = .zero }
}

extension Rect {
  /// Creates a rectangle at the origin without an extent.
  public init() { self = .zero }

  /// The rectangle that contains all points.
  public static let infinite = Rect(
    x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Whether the rectangle contains all points.
  public var isInfinite: Bool { self == .infinite }
}

extension Vector {
  /// Creates a vector without a length.
  public init() { self = .zero }
}

extension Transform {
  /// Creates a transform of zeros, as Core Graphics does; `identity` changes nothing.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
}
