private import ElementaryFunctions
public import Geometry
public import PictureKit

extension Path {
  /// Adds a line to a circle that touches two lines, and its arc between them.
  ///
  /// The lines go from the current point to the first point, and from there to the second one.
  /// Where they are one line, or the radius is 0, a line to the first point is added. A path
  /// without a current point stays as it is.
  ///
  /// - Parameters:
  ///   - tangent1End: The end of the first line.
  ///   - tangent2End: A point of the second line.
  ///   - radius: The radius in points.
  ///   - transform: Applied to both points; the identity by default.
  public mutating func addArc(
    tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform = .identity
  ) {
    guard let start = currentPoint else { return }
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let aLength = (ax * ax + ay * ay).squareRoot()
    let bLength = (bx * bx + by * by).squareRoot()
    let lengths = aLength * bLength
    let cross = ax * by - ay * bx
    guard lengths > 0, abs(cross) > 1e-12 * lengths, radius > 0 else {
      return addLine(to: corner)
    }
    // The distance from the corner to where the circle touches both lines.
    let tangent = radius * (lengths + ax * bx + ay * by) / abs(cross)
    let first = Point(corner.x + ax / aLength * tangent, corner.y + ay / aLength * tangent)
    let last = Point(corner.x + bx / bLength * tangent, corner.y + by / bLength * tangent)
    // The center lies beside the first line, on the side of the second one.
    let side = cross > 0 ? 1.0 : -1.0
    let center = Point(
      first.x - side * ay / aLength * radius, first.y + side * ax / aLength * radius)
    addLine(to: first)
    addArc(
      center: center, radius: radius,
      startAngle: ElementaryFunctions.atan2(first.y - center.y, first.x - center.x),
      endAngle: ElementaryFunctions.atan2(last.y - center.y, last.x - center.x),
      clockwise: cross > 0)
  }
}

extension Canvas {
  /// Adds a line to a circle that touches two lines, and its arc between them, to the current path.
  ///
  /// - Parameters:
  ///   - tangent1End: The end of the first line, which begins at the current point.
  ///   - tangent2End: A point of the second line.
  ///   - radius: The radius in points.
  public func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    var path = takePath()
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    addPath(path)
  }
}
