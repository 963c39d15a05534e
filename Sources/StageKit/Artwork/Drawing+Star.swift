internal import Geometry
private import Libm
internal import PictureKit

extension Drawing {
  /// A yellow five-pointed star, 64 x 64 pt, one point up, with a dot on the left point.
  public static let star = Drawing(size: Size(64, 64)) { canvas in
    let outer = 31.0
    // The radius of the inner corners of a regular pentagram.
    let inner = outer * cos(2 * .pi / 5) / cos(.pi / 5)
    // A pentagon's points reach less far down than up; this centres them in the square.
    let center = Point(32, 32 + outer * (1 - cos(.pi / 5)) / 2)
    func corner(_ index: Int) -> Point {
      let angle = Double(index) * .pi / 5 - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : inner
      return center + Vector(dx: cos(angle), dy: sin(angle)) * radius
    }
    let star = Path(polygon: (0..<10).map(corner))
    canvas.setFillPaint(
      .linearGradient(
        Gradient([
          Color(red: 1, green: 0.9, blue: 0.3), Color(red: 0.98, green: 0.7, blue: 0.05),
        ]), start: Point(32, 0), end: Point(32, 64)))
    canvas.fill(star)
    canvas.setStrokeColor(Color(red: 0.8, green: 0.52, blue: 0))
    canvas.setLineWidth(1.5)
    canvas.setLineJoin(.round)
    canvas.stroke(star)
    canvas.setFillColor(Color(red: 0.55, green: 0.3, blue: 0))
    let mark = corner(8) + (center - corner(8)) * 0.22
    canvas.fillEllipse(in: Rect(center: mark, size: Size(5, 5)))
  }
}
