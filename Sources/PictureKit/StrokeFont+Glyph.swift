package import Geometry

extension StrokeFont {
  /// The drawing of one character, in ems: the middle line of its strokes, and the space it takes.
  package struct Glyph: Sendable {
    /// The strokes, from the left end of the baseline; y runs down.
    package let strokes: Path
    /// How far the next character is to the right.
    package let advance: Double

    /// The width of the strokes that the glyphs are drawn for.
    package static let strokeWidth = 0.075

    /// Reads a glyph from its program: words between spaces, in thousandths of an em, with y
    /// running **up** from the lowest middle line that a letter without descender has.
    ///
    /// First come the gaps to the left and the right of the ink, then the drawing, where x may
    /// start anywhere. The pen moves (`M x y`), draws a line (`L x y`), a cubic curve (`C x1 y1 x2
    /// y2 x y`), a quarter of an upright ellipse that sets out horizontally (`H x y`) or vertically
    /// (`V x y`), goes back to the last move (`Z`) or leaves a dot (`D x y`).
    package init(program: Substring) {
      var words = program.split(separator: " ")[...]
      func number() -> Double {
        guard let word = words.popFirst(), let number = Double(word) else {
          preconditionFailure("a number is missing in the glyph program \(program)")
        }
        return number
      }
      func point() -> Point {
        let x = number()
        return Point(x, number())
      }
      let left = number()
      let right = number()
      var drawing = Path()
      while let verb = words.popFirst() {
        switch verb {
        case "M": drawing.move(to: point())
        case "L": drawing.addLine(to: point())
        case "C":
          let controls = (point(), point())
          drawing.addCurve(
            to: point(), controlPoint1: controls.0, controlPoint2: controls.1)
        case "H": drawing.addQuarterEllipse(to: point(), isHorizontalFirst: true)
        case "V": drawing.addQuarterEllipse(to: point(), isHorizontalFirst: false)
        case "Z": drawing.close()
        case "D": drawing.append(Glyph.dot(at: point()))
        default: preconditionFailure("\(verb) is no verb of glyph programs: \(program)")
        }
      }
      let stroke = 1000 * Glyph.strokeWidth
      let box = drawing.bounds ?? .zero
      advance = (left + box.width + right + stroke) / 1000
      strokes = drawing.applying(
        Transform(translationX: left + stroke / 2 - box.minX, y: stroke / 2)
          .concatenating(Transform(scaleX: 0.001, y: -0.001)))
    }

    /// A hexagon whose outline of a stroke's width is a disc somewhat wider than a stroke.
    private static func dot(at middle: Point) -> Path {
      let corners = [(14.0, 0.0), (7, 12.1), (-7, 12.1), (-14, 0), (-7, -12.1), (7, -12.1)]
      return Path(polygon: corners.map { middle + Vector(dx: $0.0, dy: $0.1) })
    }
  }
}

extension Path {
  fileprivate mutating func addQuarterEllipse(to end: Point, isHorizontalFirst: Bool) {
    guard let start = currentPoint else {
      preconditionFailure("a glyph program must move before it draws")
    }
    let corner = isHorizontalFirst ? Point(end.x, start.y) : Point(start.x, end.y)
    // The share of the way to the corner that makes the cubic meet the ellipse half-way round.
    let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
    addCurve(
      to: end, controlPoint1: start + handle * (corner - start),
      controlPoint2: end + handle * (corner - end))
  }
}
