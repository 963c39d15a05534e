internal import Geometry
public import PictureKit

extension Drawing {
  /// A blue ball, 64 x 64 pt, lit from the upper left, with a white band that shows its rotation.
  ///
  /// `assets/ball.svg` is the same drawing as a file.
  public static let ball = Drawing(size: Size(64, 64)) { canvas in
    let shading = Gradient(stops: [
      Gradient.Stop(Color(red: 0.62, green: 0.83, blue: 1, alpha: 1), at: 0),
      Gradient.Stop(Color(red: 0.16, green: 0.5, blue: 0.95, alpha: 1), at: 0.55),
      Gradient.Stop(Color(red: 0.04, green: 0.24, blue: 0.65, alpha: 1), at: 1),
    ])
    canvas.setFillPaint(
      .radialGradient(
        shading, startCenter: Point(23, 20), startRadius: 2, endCenter: Point(32, 32),
        endRadius: 32))
    canvas.fill(Path(ovalIn: Rect(center: Point(32, 32), size: Size(64, 64))))

    // The visible half of a great circle that is tilted towards the viewer: thickest in the middle.
    var band = Path()
    band.move(to: Point(2.5, 38))
    band.addCurve(
      to: Point(61.5, 38), controlPoint1: Point(16, 54), controlPoint2: Point(48, 54))
    band.addCurve(
      to: Point(2.5, 38), controlPoint1: Point(48, 46.5), controlPoint2: Point(16, 46.5))
    canvas.setFillPaint(.color(Color(red: 1, green: 1, blue: 1, alpha: 0.85)))
    canvas.fill(band)

    canvas.saveGState()
    canvas.translateBy(x: 21, y: 16)
    canvas.rotate(by: -45 * .pi / 180)
    let highlight = Gradient(stops: [
      Gradient.Stop(Color(red: 1, green: 1, blue: 1, alpha: 0.95), at: 0),
      Gradient.Stop(Color(red: 1, green: 1, blue: 1, alpha: 0.25), at: 1),
    ])
    canvas.setFillPaint(.linearGradient(highlight, start: Point(0, -6), end: Point(0, 6)))
    canvas.fill(Path(ovalIn: Rect(center: Point(0, 0), size: Size(20, 12))))
    canvas.restoreGState()
  }
}
