public import Geometry

extension NSCoder {
  /// Returns the point of a text such as `{160, 20}`; zero for another text.
  public static func cgPoint(for string: String) -> Point { CGPointFromString(string) }

  /// Returns the vector of a text such as `{160, 20}`; zero for another text.
  public static func cgVector(for string: String) -> Vector {
    let point = CGPointFromString(string)
    return Vector(dx: point.x, dy: point.y)
  }

  /// Returns the size of a text such as `{160, 20}`; zero for another text.
  public static func cgSize(for string: String) -> Size { CGSizeFromString(string) }

  /// Returns the rectangle of a text such as `{{0, 0}, {160, 20}}`; zero for another text.
  public static func cgRect(for string: String) -> Rect { CGRectFromString(string) }

  /// Returns the text of a point, for example `{160, 20}`.
  public static func string(for point: Point) -> String { NSStringFromCGPoint(point) }

  /// Returns the text of a vector, for example `{160, 20}`.
  public static func string(for vector: Vector) -> String { NSStringFromCGVector(vector) }

  /// Returns the text of a size, for example `{160, 20}`.
  public static func string(for size: Size) -> String { NSStringFromCGSize(size) }

  /// Returns the text of a rectangle, for example `{{0, 0}, {160, 20}}`.
  public static func string(for rect: Rect) -> String { NSStringFromCGRect(rect) }
}
