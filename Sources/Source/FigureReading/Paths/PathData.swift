internal import Geometry

/// Reads the path data of SVG, `M 0 0 L 10 10 z`, into a path.
struct PathData {
  private var scanner: NumberScanner
  private var path = Path()
  /// The current point.
  private var point = Point.zero
  /// The start of the subpath.
  private var start = Point.zero
  /// The last control point, which S and T mirror, and whether it is that of a cubic curve.
  private var control: (point: Point, isCubic: Bool)?

  /// Why path data is not valid.
  struct Failure: Error {
    /// The number of characters before what is wrong.
    let position: Int
  }

  init(_ text: String) { scanner = NumberScanner(text) }

  /// Reads the data.
  ///
  /// - Returns: The path as far as the data is valid, and where it is not.
  mutating func read() -> (path: Path, failure: Failure?) {
    do throws(Failure) {
      scanner.skipSeparators()
      var command: Character?
      while !scanner.isAtEnd {
        if let letter = scanner.letter() {
          command = letter
        } else if command == nil || command == "z" || command == "Z" {
          throw Failure(position: scanner.position)
        } else if command == "M" {
          command = "L"
        } else if command == "m" {
          command = "l"
        }
        try perform(command ?? "M")
        scanner.skipSeparators()
      }
    } catch {
      return (path, error)
    }
    return (path, nil)
  }

  private mutating func perform(_ letter: Character) throws(Failure) {
    let isRelative = letter.isLowercase
    let command = letter.uppercased()
    guard !path.isEmpty || command == "M" else { throw Failure(position: scanner.position) }
    let origin = isRelative ? point : .zero
    var control: (point: Point, isCubic: Bool)?
    switch command {
    case "M":
      point = try readPoint(from: origin)
      start = point
      path.move(to: point)
    case "L":
      point = try readPoint(from: origin)
      path.addLine(to: point)
    case "H":
      point.x = try origin.x + number()
      path.addLine(to: point)
    case "V":
      point.y = try origin.y + number()
      path.addLine(to: point)
    case "C":
      let first = try readPoint(from: origin)
      control = try addCurve(first, origin)
    case "S":
      control = try addCurve(mirrored(isCubic: true), origin)
    case "Q":
      control = (try readPoint(from: origin), false)
      try addQuadCurve(control?.point ?? point, origin)
    case "T":
      control = (mirrored(isCubic: false), false)
      try addQuadCurve(control?.point ?? point, origin)
    case "A": try addArc(origin)
    case "Z":
      path.close()
      point = start
    default: throw Failure(position: scanner.position - 1)
    }
    self.control = control
  }

  private mutating func addCurve(
    _ first: Point, _ origin: Point
  ) throws(Failure) -> (point: Point, isCubic: Bool) {
    let second = try readPoint(from: origin)
    point = try readPoint(from: origin)
    path.addCurve(to: point, controlPoint1: first, controlPoint2: second)
    return (second, true)
  }

  private mutating func addQuadCurve(_ control: Point, _ origin: Point) throws(Failure) {
    point = try readPoint(from: origin)
    path.addQuadCurve(to: point, controlPoint: control)
  }

  private mutating func addArc(_ origin: Point) throws(Failure) {
    let radii = try Size(number(), number())
    let rotation = try number()
    guard let isLarge = scanner.flag(), let isClockwise = scanner.flag() else {
      throw Failure(position: scanner.position)
    }
    let end = try readPoint(from: origin)
    let arc = EllipticalArc(
      from: point, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    arc.add(to: &path)
    point = end
  }

  /// The last control point, mirrored at the current point; the current point if the command before
  /// was of another kind.
  private func mirrored(isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return point }
    return point + (point - control.point)
  }

  private mutating func readPoint(from origin: Point) throws(Failure) -> Point {
    try Point(origin.x + number(), origin.y + number())
  }

  private mutating func number() throws(Failure) -> Double {
    guard let number = scanner.number() else { throw Failure(position: scanner.position) }
    return number
  }
}
