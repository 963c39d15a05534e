internal import Geometry
public import PictureKit

extension Drawing {
  /// A test card in place of a photo, 320 x 568 pt: a grid, and a color disc with an arrow that
  /// points up.
  ///
  /// `assets/photo.svg` is the same drawing as a file.
  public static let photo = Drawing(size: Size(320, 568)) { canvas in
    canvas.setFillPaint(.color(gray(0.25)))
    canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 320, height: 568)))

    // Squares of 40 x 40 pt, aligned with the middle of the card.
    var grid = Path()
    for x in stride(from: 0.0, through: 320, by: 40) {
      grid.move(to: Point(x, 0))
      grid.addLine(to: Point(x, 568))
    }
    for y in stride(from: 4.0, to: 568, by: 40) {
      grid.move(to: Point(0, y))
      grid.addLine(to: Point(320, y))
    }
    stroke(grid, gray(0.55), width: 1, on: canvas)
    stroke(Path(rect: Rect(x: 2, y: 2, width: 316, height: 564)), gray(1), width: 4, on: canvas)

    let disc = Path(ovalIn: Rect(center: Point(160, 284), size: Size(240, 240)))
    canvas.saveGState()
    canvas.clip(to: disc)
    for (index, color) in bars.enumerated() {
      canvas.setFillPaint(.color(color))
      canvas.fill(Path(rect: Rect(x: 40 + 40 * Double(index), y: 164, width: 40, height: 240)))
    }
    canvas.restoreGState()
    stroke(disc, gray(1), width: 4, on: canvas)

    canvas.setFillPaint(.color(gray(0.15)))
    canvas.fill(
      Path(polygon: [
        Point(160, 184), Point(200, 284), Point(173.33333333333334, 284),
        Point(173.33333333333334, 384), Point(146.66666666666666, 384),
        Point(146.66666666666666, 284), Point(120, 284),
      ]))
  }

  /// White, yellow, cyan, green, magenta and red at 75 %, as on television test cards.
  private static let bars = [
    Color(red: 0.75, green: 0.75, blue: 0.75, alpha: 1),
    Color(red: 0.75, green: 0.75, blue: 0, alpha: 1),
    Color(red: 0, green: 0.75, blue: 0.75, alpha: 1),
    Color(red: 0, green: 0.75, blue: 0, alpha: 1),
    Color(red: 0.75, green: 0, blue: 0.75, alpha: 1),
    Color(red: 0.75, green: 0, blue: 0, alpha: 1),
  ]

  private static func gray(_ white: Double) -> Color {
    Color(red: white, green: white, blue: white, alpha: 1)
  }

  /// Strokes a path with the joins that SVG has by default.
  private static func stroke(_ path: Path, _ color: Color, width: Double, on canvas: Canvas) {
    canvas.setStrokePaint(.color(color))
    canvas.setLineWidth(width)
    canvas.setLineJoin(.miter)
    canvas.setMiterLimit(4)
    canvas.stroke(path)
  }
}
