package import Geometry

extension StrokeFont {
  /// The centre lines and the advance of one character, in ems.
  package struct Glyph: Sendable {
    /// The centre lines, relative to the left end of the baseline; y points down.
    package let centerLines: Path
    /// The horizontal distance to the origin of the next glyph.
    package let advance: Double

    /// The stroke width of the regular weight, which the side bearings are designed for.
    package static let strokeWidth = 0.075

    /// Creates a glyph from a program of space-separated words, with lengths in 1/1000 em.
    ///
    /// The first two words are the left and right side bearings; path commands follow. Their y
    /// points **up** from the lowest centre line of letters without descenders, and their x has an
    /// arbitrary origin:
    ///
    /// - `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` mean the same as in SVG paths.
    /// - `H x y` and `V x y` draw a quarter of an axis-aligned ellipse to a point; it starts
    ///   horizontally or vertically.
    /// - `D x y` draws a dot.
    package init(program: Substring) {
      var words = program.split(separator: " ")[...]
      func number() -> Double {
        guard let word = words.popFirst(), let number = Double(word) else {
          preconditionFailure("a glyph program lacks a number: \(program)")
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
      while let command = words.popFirst() {
        switch command {
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
        default: preconditionFailure("a glyph program has no command \(command): \(program)")
        }
      }
      let stroke = 1000 * Glyph.strokeWidth
      let box = drawing.isEmpty ? .zero : drawing.bounds
      advance = (left + box.width + right + stroke) / 1000
      centerLines = drawing.applying(
        Transform(translationX: left + stroke / 2 - box.minX, y: stroke / 2)
          .concatenating(Transform(scaleX: 0.001, y: -0.001)))
    }

    /// Returns a small hexagon; stroked with a round join it is a disc wider than a stroke.
    private static func dot(at center: Point) -> Path {
      let corners = [(14.0, 0.0), (7, 12.1), (-7, 12.1), (-14, 0), (-7, -12.1), (7, -12.1)]
      return Path(polygon: corners.map { center + Vector(dx: $0.0, dy: $0.1) })
    }
  }
}

extension Path {
  fileprivate mutating func addQuarterEllipse(to end: Point, isHorizontalFirst: Bool) {
    guard let start = currentPoint else {
      preconditionFailure("a glyph program must begin its path with M")
    }
    let corner = isHorizontalFirst ? Point(end.x, start.y) : Point(start.x, end.y)
    // The standard control point distance, with which the cubic touches the ellipse at 45 degrees.
    let kappa = 4.0 / 3 * (2.0.squareRoot() - 1)
    addCurve(
      to: end, controlPoint1: start + kappa * (corner - start),
      controlPoint2: end + kappa * (corner - end))
  }
}
