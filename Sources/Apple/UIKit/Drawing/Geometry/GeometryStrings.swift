public import Geometry

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a point.
public func NSStringFromCGPoint(_ point: Point) -> String {
  "\(point)"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a size.
public func NSStringFromCGSize(_ size: Size) -> String {
  "\(size)"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a rectangle.
public func NSStringFromCGRect(_ rect: Rect) -> String {
  "\(rect)"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a vector.
public func NSStringFromCGVector(_ vector: Vector) -> String {
  NSStringFromCGPoint(Point(vector.dx, vector.dy))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a transform.
public func NSStringFromCGAffineTransform(_ transform: Transform) -> String {
  "[\(transform.a), \(transform.b), \(transform.c), \(transform.d), \(transform.tx), \(transform.ty)]"
}

/// Returns the numbers of a text.
private func numbers(_ text: String) -> [Double] {
  text.split { "{}, ".contains($0) }.compactMap { Double($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the point of a text such as `{1, 2}`; zero for another text.
public func CGPointFromString(_ string: String) -> Point {
  let numbers = numbers(string)
  return numbers.count == 2 ? Point(numbers[0], numbers[1]) : .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a text such as `{1, 2}`; zero for another text.
public func CGSizeFromString(_ string: String) -> Size {
  let numbers = numbers(string)
  return numbers.count == 2 ? Size(numbers[0], numbers[1]) : .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle of a text such as `{{1, 2}, {3, 4}}`; zero for another text.
public func CGRectFromString(_ string: String) -> Rect {
  let numbers = numbers(string)
  return numbers.count == 4
    ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
}
