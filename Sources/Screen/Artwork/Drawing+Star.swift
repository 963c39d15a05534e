internal import Geometry
public import PictureKit

extension Drawing {
  /// A yellow five-pointed star, 64 x 64 pt, one point up, with a dot on the left point.
  ///
  /// `assets/star.svg` is the same drawing as a file.
  public static let star = Drawing(size: Size(64, 64)) { canvas in
    // A regular pentagram with points at radius 31 and inner corners at 31 cos 72 / cos 36. Its
    // center, at y = 32 + 31 (1 - cos 36) / 2, makes the margins above and below equal.
    let outline = Path(polygon: [
      Point(32, 3.9602365871883123), Point(38.95993363698358, 25.38070976156494),
      Point(61.48275200514976, 25.380709761564944), Point(43.26140918408309, 38.619290238435056),
      Point(50.22134282106667, 60.03976341281168), Point(32, 46.801182935941576),
      Point(13.778657178933337, 60.03976341281168), Point(20.738590815916904, 38.619290238435056),
      Point(2.517247994850237, 25.380709761564944), Point(25.040066363016425, 25.380709761564944),
    ])
    let gold = Gradient(stops: [
      Gradient.Stop(Color(red: 1, green: 0.9, blue: 0.3, alpha: 1), at: 0),
      Gradient.Stop(Color(red: 0.98, green: 0.7, blue: 0.05, alpha: 1), at: 1),
    ])
    canvas.setFillPaint(.linearGradient(gold, start: Point(32, 0), end: Point(32, 64)))
    canvas.fill(outline)
    canvas.setStrokePaint(.color(Color(red: 0.8, green: 0.52, blue: 0, alpha: 1)))
    canvas.setLineWidth(1.5)
    canvas.setLineJoin(.round)
    canvas.setMiterLimit(4)
    canvas.stroke(outline)

    canvas.setFillPaint(.color(Color(red: 0.55, green: 0.3, blue: 0, alpha: 1)))
    canvas.fill(
      Path(ovalIn: Rect(center: Point(9.003453435983186, 27.488205663202084), size: Size(5, 5))))
  }
}
