internal import ElementaryFunctions
internal import Geometry

/// An arc of path data, by the implementation notes of SVG 2, section B.2.
struct EllipticalArc {
  private let start: Point
  private let end: Point
  private let radii: Size
  /// The rotation of the ellipse, in radians.
  private let rotation: Double
  private let isLarge: Bool
  private let isClockwise: Bool

  /// Creates an arc.
  ///
  /// - Parameters:
  ///   - start: The start.
  ///   - end: The end.
  ///   - radii: The radii, whose signs do not matter.
  ///   - rotation: The rotation of the ellipse, in degrees.
  ///   - isLarge: Whether it is the longer of two arcs.
  ///   - isClockwise: Whether it runs clockwise on screen.
  init(
    from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    self.start = start
    self.end = end
    self.radii = Size(abs(radii.width), abs(radii.height))
    self.rotation = rotation * .pi / 180
    self.isLarge = isLarge
    self.isClockwise = isClockwise
  }

  /// Adds the arc to a path whose current point is its start.
  func add(to path: inout Path) {
    guard start != end else { return }
    guard radii.width > 0, radii.height > 0 else { return path.addLine(to: end) }
    // In the coordinates of a unit circle, where both ends are at most 2 apart.
    var scale = 1.0
    let toEllipse = Transform(rotationAngle: -rotation)
    let half = Vector(dx: (start.x - end.x) / 2, dy: (start.y - end.y) / 2)
    let turned = Point(half.dx, half.dy).applying(toEllipse)
    let length = Vector(dx: turned.x / radii.width, dy: turned.y / radii.height).length
    if length > 1 { scale = length }
    let (width, height) = (scale * radii.width, scale * radii.height)
    func toCircle(_ point: Point) -> Point {
      let turned = point.applying(toEllipse)
      return Point(turned.x / width, turned.y / height)
    }
    let (first, last) = (toCircle(start), toCircle(end))
    let chord = last - first
    let middle = first + chord * 0.5
    let distance = max(0, 1 - chord.length * chord.length / 4).squareRoot()
    let side = isLarge == isClockwise ? -1.0 : 1.0
    let normal = Vector(dx: -chord.dy, dy: chord.dx) * (side * distance / chord.length)
    let center = middle + normal
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    let endAngle = atan2(last.y - center.y, last.x - center.x)
    var arc = Path()
    arc.move(to: first)
    arc.addArc(
      withCenter: center, radius: 1, startAngle: startAngle, endAngle: endAngle,
      clockwise: isClockwise)
    let fromCircle = Transform(scaleX: width, y: height)
      .concatenating(Transform(rotationAngle: rotation))
    for case .curve(let point, let control1, let control2) in arc.applying(fromCircle).elements {
      path.addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
    }
  }
}
