internal import Geometry

/// The shapes of system symbols that are known here, in a square of 20 points.
enum SymbolShapes {
  /// Returns the shape of a symbol; nil if it is not known.
  ///
  /// `.fill` fills a shape, and `.circle` puts it into a circle.
  ///
  /// - Parameter name: The name, such as `star.fill` or `plus.circle`.
  /// - Returns: The path, and whether it is filled as well as stroked.
  static func shape(named name: String) -> (path: Path, isFilled: Bool)? {
    if let path = dotted[name] { return (path, true) }
    if let path = lines[name] ?? outlines[name] { return (path, false) }
    if let path = withoutSuffix(".fill", name).flatMap({ outlines[$0] }) { return (path, true) }
    guard let inner = withoutSuffix(".circle", name), let glyph = lines[inner] ?? dotted[inner],
      var path = outlines["circle"]
    else { return nil }
    path.append(
      glyph.applying(
        Transform(translationX: -10, y: -10)
          .concatenating(Transform(scaleX: 0.5, y: 0.5))
          .concatenating(Transform(translationX: 10, y: 10))))
    return (path, false)
  }

  /// Returns the shape that is in place of a symbol without one: a circle if the symbol has a
  /// circle around it, otherwise a square with round corners; nil for what is no symbol's name.
  static func placeholder(named name: String) -> (path: Path, isFilled: Bool)? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
    guard isName else { return nil }
    let box = Rect(x: 3, y: 3, width: 14, height: 14)
    let path =
      words.contains("circle") ? Path(ovalIn: box) : Path(roundedRect: box, cornerRadius: 3)
    return (path, words.contains("fill"))
  }

  private static func withoutSuffix(_ suffix: String, _ name: String) -> String? {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
  }

  /// Shapes that have a filled variant.
  private static let outlines: [String: Path] = [
    "circle": Path(ovalIn: Rect(x: 1.5, y: 1.5, width: 17, height: 17)),
    "square": Path(roundedRect: Rect(x: 2, y: 2, width: 16, height: 16), cornerRadius: 3),
    "rectangle": Path(roundedRect: Rect(x: 1, y: 4, width: 18, height: 12), cornerRadius: 2.5),
    "capsule": Path(roundedRect: Rect(x: 1, y: 5, width: 18, height: 10), cornerRadius: 5),
    "triangle": Path(polygon: [Point(10, 2), Point(18.5, 17), Point(1.5, 17)]),
    "diamond": Path(polygon: [Point(10, 1), Point(19, 10), Point(10, 19), Point(1, 10)]),
    "star": star,
    "heart": heart,
    "person": person,
    "play": polygon((5, 3), (17, 10), (5, 17)),
    "folder": polygon((2, 16.5), (2, 4), (7.5, 4), (9, 6), (18, 6), (18, 16.5)),
    "doc": polygon((4, 2), (12, 2), (16, 6), (16, 18), (4, 18)),
    "bookmark": polygon((5, 2), (15, 2), (15, 18), (10, 13.5), (5, 18)),
    "flag": polygon((4, 18), (4, 2.5), (16, 2.5), (13.5, 7), (16, 11.5), (4, 11.5)),
    "house": polygon((10, 2), (18, 9), (15.5, 9), (15.5, 17.5), (4.5, 17.5), (4.5, 9), (2, 9)),
    "paperplane": polygon((18, 2), (2, 8.5), (8.5, 11.5), (11.5, 18)),
    "bolt": polygon((11.5, 1.5), (4.5, 11.5), (9.5, 11.5), (8.5, 18.5), (15.5, 8.5), (10.5, 8.5)),
  ]

  /// Shapes of lines.
  private static let lines: [String: Path] = [
    "plus": path([(10, 2), (10, 18)], [(2, 10), (18, 10)]),
    "minus": path([(2, 10), (18, 10)]),
    "xmark": path([(3, 3), (17, 17)], [(17, 3), (3, 17)]),
    "checkmark": path([(3, 11), (8, 17), (17, 3)]),
    "chevron.left": path([(13, 2), (6, 10), (13, 18)]),
    "chevron.right": path([(7, 2), (14, 10), (7, 18)]),
    "chevron.up": path([(2, 13), (10, 6), (18, 13)]),
    "chevron.down": path([(2, 7), (10, 14), (18, 7)]),
    "arrow.left": path([(2, 10), (18, 10)], [(8, 4), (2, 10), (8, 16)]),
    "arrow.right": path([(2, 10), (18, 10)], [(12, 4), (18, 10), (12, 16)]),
    "arrow.up": path([(10, 2), (10, 18)], [(4, 8), (10, 2), (16, 8)]),
    "arrow.down": path([(10, 2), (10, 18)], [(4, 12), (10, 18), (16, 12)]),
    "arrow.clockwise": arrow,
    "line.horizontal.3": path([(2, 5), (18, 5)], [(2, 10), (18, 10)], [(2, 15), (18, 15)]),
    "line.3.horizontal": path([(2, 5), (18, 5)], [(2, 10), (18, 10)], [(2, 15), (18, 15)]),
    "pause": path([(7, 3), (7, 17)], [(13, 3), (13, 17)]),
    "trash": path(
      [(3, 5), (17, 5)], [(7.5, 5), (7.5, 2.5), (12.5, 2.5), (12.5, 5)],
      [(4.5, 5), (5.3, 18), (14.7, 18), (15.5, 5)], [(8.3, 8), (8.3, 15)],
      [(11.7, 8), (11.7, 15)]),
    "pencil": path(
      [(3, 17), (4, 13), (14, 3), (17, 6), (7, 16), (3, 17)], [(12, 5), (15, 8)]),
    "square.and.pencil": path(
      [(10.5, 3.5), (3, 3.5), (3, 17), (16.5, 17), (16.5, 9.5)], [(8.5, 11.5), (17, 3)]),
    "square.and.arrow.up": path(
      [(7, 8), (4, 8), (4, 18), (16, 18), (16, 8), (13, 8)], [(10, 12.5), (10, 2)],
      [(6.5, 5.5), (10, 2), (13.5, 5.5)]),
    "doc.on.doc": path(
      [(7, 6.5), (17, 6.5), (17, 18), (7, 18), (7, 6.5)],
      [(5, 13.5), (3, 13.5), (3, 2), (13, 2), (13, 4.5)]),
    "magnifyingglass": Path(ovalIn: Rect(x: 2.5, y: 2.5, width: 11, height: 11))
      .with([(12.2, 12.2), (17.5, 17.5)]),
    "clock": Path(ovalIn: Rect(x: 1.5, y: 1.5, width: 17, height: 17))
      .with([(10, 5), (10, 10.5), (6, 10.5)]),
    "calendar": Path(roundedRect: Rect(x: 2, y: 3.5, width: 16, height: 14), cornerRadius: 2.5)
      .with([(2, 7.5), (18, 7.5)], [(6, 1.5), (6, 3.5)], [(14, 1.5), (14, 3.5)]),
    "envelope": Path(roundedRect: Rect(x: 1.5, y: 4, width: 17, height: 12.5), cornerRadius: 2)
      .with([(2, 5), (10, 11.5), (18, 5)]),
    "photo": Path(roundedRect: Rect(x: 1.5, y: 3.5, width: 17, height: 13), cornerRadius: 2)
      .with([(2, 14), (7, 9), (11, 13), (13.5, 10.5), (18, 15)]),
  ]

  /// Shapes with dots, which are filled.
  private static let dotted: [String: Path] = [
    "list.bullet": dots([(3, 5), (3, 10), (3, 15)])
      .with([(7, 5), (18, 5)], [(7, 10), (18, 10)], [(7, 15), (18, 15)]),
    "ellipsis": dots([(3.5, 10), (10, 10), (16.5, 10)]),
  ]

  private static func path(_ lines: [(Double, Double)]...) -> Path {
    var path = Path()
    for line in lines { path.addLines(line) }
    return path
  }

  private static func polygon(_ points: (Double, Double)...) -> Path {
    Path(polygon: points.map { Point($0.0, $0.1) })
  }

  /// Circles that a stroke of 1.8 points makes into dots.
  private static func dots(_ centers: [(Double, Double)]) -> Path {
    centers.reduce(into: Path()) { path, center in
      path.append(
        Path(ovalIn: Rect(x: center.0 - 0.7, y: center.1 - 0.7, width: 1.4, height: 1.4)))
    }
  }

  private static let arrow: Path = {
    let circle = Path(
      arcCenter: Point(10, 10.5), radius: 7, startAngle: -0.25 * .pi, endAngle: 1.45 * .pi,
      clockwise: true)
    return circle.with([(7.5, 1), (10.5, 3.5), (7.5, 6)])
  }()

  private static let person: Path = {
    var path = Path(ovalIn: Rect(x: 6.5, y: 2.5, width: 7, height: 7.5))
    path.move(to: Point(3, 18))
    path.addCurve(to: Point(17, 18), controlPoint1: Point(3, 10.5), controlPoint2: Point(17, 10.5))
    path.close()
    return path
  }()

  private static let star: Path = {
    let points = (0..<10).map { index in
      Point(0, index.isMultiple(of: 2) ? -9.0 : -3.8)
        .applying(Transform(rotationAngle: Double(index) * .pi / 5))
        .applying(Transform(translationX: 10, y: 10.5))
    }
    return Path(polygon: points)
  }()

  private static let heart: Path = {
    var path = Path()
    path.move(to: Point(10, 18))
    path.addCurve(
      to: Point(10, 5.5), controlPoint1: Point(-6, 8), controlPoint2: Point(4, -2))
    path.addCurve(
      to: Point(10, 18), controlPoint1: Point(16, -2), controlPoint2: Point(26, 8))
    path.close()
    return path
  }()
}

extension Path {
  fileprivate mutating func addLines(_ points: [(Double, Double)]) {
    move(to: Point(points[0].0, points[0].1))
    for point in points.dropFirst() { addLine(to: Point(point.0, point.1)) }
  }

  /// Returns the path with further lines.
  fileprivate func with(_ lines: [(Double, Double)]...) -> Path {
    var path = self
    for line in lines { path.addLines(line) }
    return path
  }
}
