// More functions of Core Graphics that Swift 3 made members; Swift 2 source calls them.

public import Geometry

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest rectangle around two.
public func CGRectUnion(_ one: Rect, _ other: Rect) -> Rect {
  one.union(other)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the common part of two rectangles.
public func CGRectIntersection(_ one: Rect, _ other: Rect) -> Rect {
  one.intersection(other)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two rectangles are equal.
public func CGRectEqualToRect(_ one: Rect, _ other: Rect) -> Bool {
  one == other
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two points are equal.
public func CGPointEqualToPoint(_ one: Point, _ other: Point) -> Bool {
  one == other
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two sizes are equal.
public func CGSizeEqualToSize(_ one: Size, _ other: Size) -> Bool {
  one == other
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a rectangle has no area.
public func CGRectIsEmpty(_ rect: Rect) -> Bool {
  rect.isEmpty
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a rectangle is the null rectangle.
public func CGRectIsNull(_ rect: Rect) -> Bool {
  rect.isNull
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a rectangle contains another one.
public func CGRectContainsRect(_ one: Rect, _ other: Rect) -> Bool {
  one.contains(other)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest rectangle around another one with whole numbers.
public func CGRectIntegral(_ rect: Rect) -> Rect {
  rect.integral
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transformed point.
public func CGPointApplyAffineTransform(_ point: Point, _ transform: Transform) -> Point {
  point.applying(transform)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transformed size.
public func CGSizeApplyAffineTransform(_ size: Size, _ transform: Transform) -> Size {
  Size(
    transform.a * size.width + transform.c * size.height,
    transform.b * size.width + transform.d * size.height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the box of a transformed rectangle.
public func CGRectApplyAffineTransform(_ rect: Rect, _ transform: Transform) -> Rect {
  rect.applying(transform)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a transform changes nothing.
public func CGAffineTransformIsIdentity(_ transform: Transform) -> Bool {
  transform.isIdentity
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two transforms are equal.
public func CGAffineTransformEqualToTransform(_ one: Transform, _ other: Transform) -> Bool {
  one == other
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Divides a rectangle at a distance from an edge.
public func CGRectDivide(
  _ rect: Rect, _ slice: UnsafeMutablePointer<Rect>, _ remainder: UnsafeMutablePointer<Rect>,
  _ amount: Double, _ edge: CGRectEdge
) {
  (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rectangle without a place, the union with which changes nothing.
public let CGRectNull = Rect.null

extension Rect {
  /// The smallest rectangle around this one with whole numbers.
  public var integral: Rect {
    guard !isNull else { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The rectangle with a width and height that are not negative.
  public var standardized: Rect {
    Rect(
      x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
      width: abs(size.width), height: abs(size.height))
  }

  /// Returns whether another rectangle lies within this one.
  public func contains(_ other: Rect) -> Bool { !other.isNull && union(other) == self }

  /// Returns whether another rectangle is equal.
  public func equalTo(_ other: Rect) -> Bool { self == other }

  /// Returns the parts on both sides of a line at a distance from an edge.
  ///
  /// - Parameters:
  ///   - distance: The distance, limited to the rectangle.
  ///   - edge: The edge.
  /// - Returns: The part at the edge, and the other one.
  public func divided(
    atDistance distance: Double, from edge: CGRectEdge
  ) -> (slice: Rect, remainder: Rect) {
    let across = edge == .minXEdge || edge == .maxXEdge
    let amount = min(max(distance, 0), across ? width : height)
    let rest = (across ? width : height) - amount
    func part(_ start: Double, _ length: Double) -> Rect {
      across
        ? Rect(x: minX + start, y: minY, width: length, height: height)
        : Rect(x: minX, y: minY + start, width: width, height: length)
    }
    switch edge {
    case .minXEdge, .minYEdge: return (part(0, amount), part(amount, rest))
    case .maxXEdge, .maxYEdge: return (part(rest, amount), part(0, rest))
    }
  }
}

extension Point {
  /// Returns whether another point is equal.
  public func equalTo(_ other: Point) -> Bool { self == other }
}

extension Size {
  /// Returns whether another size is equal.
  public func equalTo(_ other: Size) -> Bool { self == other }
}
