internal import FileIO
internal import Geometry

extension Path {
  /// Returns the path as data of SVG, relative to the point before, which is shorter.
  ///
  /// - Parameters:
  ///   - decimals: The number of decimals. Positions are rounded, not distances, so that errors do
  ///     not add up.
  ///   - isUniform: Whether each element is written in one way only, so that the data of paths with
  ///     the same elements can be interpolated.
  /// - Returns: The value of the attribute `d`.
  func svgData(decimals: Int, isUniform: Bool = false) -> String {
    var data = ""
    var current = Point.zero
    var start = Point.zero
    var lastLetter: Character?
    func rounded(_ point: Point) -> Point {
      Point(point.x.rounded(decimals: decimals), point.y.rounded(decimals: decimals))
    }
    func write(_ letter: Character, _ numbers: [Double]) {
      let list = numbers.map { $0.svg(decimals) }.svgList
      if letter == lastLetter, letter != "m" {
        data += (list.first == "-" ? "" : " ") + list
      } else {
        data += "\(letter)\(list)"
      }
      lastLetter = letter
    }
    for element in elements {
      switch element {
      case .move(let point):
        let point = rounded(point)
        write("M", [point.x, point.y])
        lastLetter = nil
        current = point
        start = point
      case .line(let point):
        let point = rounded(point)
        let step = point - current
        if isUniform || (step.dx != 0 && step.dy != 0) {
          write("l", [step.dx, step.dy])
        } else if step.dy == 0 {
          write("h", [step.dx])
        } else {
          write("v", [step.dy])
        }
        current = point
      case .quadCurve(let point, let control):
        let (point, control) = (rounded(point), rounded(control))
        let steps = [control - current, point - current]
        write("q", steps.flatMap { [$0.dx, $0.dy] })
        current = point
      case .curve(let point, let control1, let control2):
        let (point, control1, control2) = (rounded(point), rounded(control1), rounded(control2))
        let steps = [control1 - current, control2 - current, point - current]
        write("c", steps.flatMap { [$0.dx, $0.dy] })
        current = point
      case .close:
        data += "z"
        lastLetter = nil
        current = start
      }
    }
    return data
  }

  /// Returns the path with other coordinates, in the order of ``coordinates``.
  func with(_ coordinates: [Double]) -> Path {
    var path = Path()
    var index = 0
    func next() -> Point {
      defer { index += 2 }
      return Point(coordinates[index], coordinates[index + 1])
    }
    for element in elements {
      switch element {
      case .move: path.move(to: next())
      case .line: path.addLine(to: next())
      case .quadCurve:
        let control = next()
        path.addQuadCurve(to: next(), controlPoint: control)
      case .curve:
        let (control1, control2) = (next(), next())
        path.addCurve(to: next(), controlPoint1: control1, controlPoint2: control2)
      case .close: path.close()
      }
    }
    return path
  }
}

extension Color {
  /// The color without its alpha, as `#rgb` or `#rrggbb`.
  var svg: String {
    let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let isShort = bytes.allSatisfy { $0 % 17 == 0 }
    let digits = bytes.map { byte in
      isShort
        ? (byte / 17).hexadecimal(digits: 1, uppercase: false)
        : byte.hexadecimal(digits: 2, uppercase: false)
    }
    return "#" + digits.joined()
  }
}

extension Transform {
  /// The transform as a value of SVG; empty for the identity.
  var svg: String {
    if a == 1, b == 0, c == 0, d == 1 {
      return tx == 0 && ty == 0 ? "" : "translate(\([tx.svg(3), ty.svg(3)].svgList))"
    }
    if b == 0, c == 0, tx == 0, ty == 0 {
      return a == d ? "scale(\(a.svg(5)))" : "scale(\([a.svg(5), d.svg(5)].svgList))"
    }
    let numbers = [a, b, c, d].map { $0.svg(5) } + [tx, ty].map { $0.svg(3) }
    return "matrix(\(numbers.svgList))"
  }
}
