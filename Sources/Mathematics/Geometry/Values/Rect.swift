/// An axis-aligned rectangle, in points; the y axis points down, so the origin is the upper left
/// corner.
@frozen
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  /// The upper left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Creates a rectangle from its upper left corner and size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its upper left corner and size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// Creates a rectangle from its center and size.
  @inlinable
  public init(center: Point, size: Size) {
    self.init(
      origin: Point(center.x - size.width / 2, center.y - size.height / 2), size: size)
  }

  /// The empty rectangle at the origin.
  @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }

  /// The rectangle that contains nothing, not even a point, at (infinity, infinity): the
  /// intersection of disjoint rectangles, and the bounds of an empty path.
  @inlinable public static var null: Rect {
    Rect(origin: Point(.infinity, .infinity), size: .zero)
  }

  /// Whether this is the null rectangle.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// The width, in points.
  @inlinable public var width: Double { size.width }
  /// The height, in points.
  @inlinable public var height: Double { size.height }
  /// The x coordinate of the left edge.
  @inlinable public var minX: Double { origin.x }
  /// The x coordinate of the center.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The x coordinate of the right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the top edge.
  @inlinable public var minY: Double { origin.y }
  /// The y coordinate of the center.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The y coordinate of the bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The center.
  @inlinable public var center: Point { Point(midX, midY) }
  /// Whether the width or the height is not above 0.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Returns whether the rectangle contains a point; it includes the left and top edges, and
  /// excludes the right and bottom edges.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether the intersection of two rectangles has an area.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the smallest rectangle that contains both; the other one if one is null.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the intersection; null if the rectangles have no point in common, and a rectangle
  /// without area if they only touch.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    guard !isNull, !other.isNull, minX <= other.maxX, other.minX <= maxX, minY <= other.maxY,
      other.minY <= maxY
    else { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the rectangle with its vertical edges moved inwards by `dx` and its horizontal edges
  /// by `dy`; null if they would pass each other.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    if isNull || width < 2 * dx || height < 2 * dy { return .null }
    return inset(by: Insets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// Returns the rectangle with its edges moved inwards by insets.
  @inlinable
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Returns the rectangle displaced by dx and dy.
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(minX + dx, minY + dy), size: size)
  }

  /// The corners, clockwise on screen from the upper left.
  @inlinable
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// Returns the bounding box of the transformed rectangle.
  public func applying(_ transform: Transform) -> Rect {
    if isNull { return .null }
    var bounds = PointBounds()
    bounds.insert(Point(minX, minY).applying(transform))
    bounds.insert(Point(maxX, minY).applying(transform))
    bounds.insert(Point(maxX, maxY).applying(transform))
    bounds.insert(Point(minX, maxY).applying(transform))
    return bounds.rect ?? .zero
  }

  /// Creates the smallest rectangle that contains all points, or nil without points.
  public init?(around points: some Sequence<Point>) {
    var bounds = PointBounds()
    for point in points { bounds.insert(point) }
    guard let rect = bounds.rect else { return nil }
    self = rect
  }
}

extension Rect: CustomStringConvertible {
  /// The rectangle in UIKit's format, `{{128, 20}, {64, 64}}`.
  public var description: String { "{\(origin), \(size)}" }
}
