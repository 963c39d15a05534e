internal import Geometry
internal import PictureKit

extension Drawing {
  /// A blue ball, 64 x 64 pt, lit from the upper left, with a white band that shows how far it has
  /// turned.
  public static let ball = Drawing(size: Size(64, 64)) { canvas in
    let disc = Path(ovalIn: Rect(x: 0, y: 0, width: 64, height: 64))
    canvas.setFillPaint(
      .radialGradient(
        Gradient(stops: [
          Gradient.Stop(Color(red: 0.62, green: 0.83, blue: 1), at: 0),
          Gradient.Stop(Color(red: 0.16, green: 0.5, blue: 0.95), at: 0.55),
          Gradient.Stop(Color(red: 0.04, green: 0.24, blue: 0.65), at: 1),
        ]),
        startCenter: Point(23, 20), startRadius: 2, endCenter: Point(32, 32), endRadius: 32))
    canvas.fill(disc)

    // Part of a great circle that leans towards us: an arc of an ellipse, thick in the middle.
    canvas.setFillColor(Color(white: 1, alpha: 0.85))
    canvas.move(to: Point(2.5, 38))
    canvas.addCurve(
      to: Point(61.5, 38), control1: Point(16, 54), control2: Point(48, 54))
    canvas.addCurve(
      to: Point(2.5, 38), control1: Point(48, 46.5), control2: Point(16, 46.5))
    canvas.fillPath()

    canvas.translateBy(x: 21, y: 16)
    canvas.rotate(by: -.pi / 4)
    canvas.setFillPaint(
      .linearGradient(
        Gradient([Color(white: 1, alpha: 0.95), Color(white: 1, alpha: 0.25)]),
        start: Point(0, -6), end: Point(0, 6)))
    canvas.fillEllipse(in: Rect(x: -10, y: -6, width: 20, height: 12))
  }
}
