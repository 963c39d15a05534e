internal import Geometry
public import PictureKit

extension Drawing {
  /// What a symbol's configuration inherits from: there is no other kind.
  public typealias Configuration = SymbolConfiguration

  /// Draws a system symbol: one of the few plain shapes that are known here.
  ///
  /// They are templates of 20 by 20 points without configuration. Any other name gives nil, and a
  /// sentence in the log: Apple's symbols cannot be had.
  ///
  /// - Parameters:
  ///   - name: The name, such as `circle.fill` or `plus`.
  ///   - configuration: The size, the weight and the colours; nil, the default, specifies none.
  public init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    let isFilled = name.hasSuffix(".fill")
    let shape = isFilled ? String(name.dropLast(5)) : name
    if let outline = Self.outlines[shape] {
      self.init(symbol: outline, isFilled: isFilled, configuration: configuration)
    } else if !isFilled, let lines = Self.lines[shape] {
      self.init(symbol: lines, isFilled: false, configuration: configuration)
    } else {
      UIApplication.logOnce("The system symbol \(name) is not available.")
      return nil
    }
  }

  /// Draws a system symbol, the same for all traits.
  public init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// What the configuration of a symbol specifies; nil for another image.
  public var configuration: Configuration? { symbolConfiguration }

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
  ]

  /// Shapes of lines.
  private static let lines: [String: Path] = [
    "plus": path([[Point(10, 2), Point(10, 18)], [Point(2, 10), Point(18, 10)]]),
    "minus": path([[Point(2, 10), Point(18, 10)]]),
    "xmark": path([[Point(3, 3), Point(17, 17)], [Point(17, 3), Point(3, 17)]]),
    "checkmark": path([[Point(3, 11), Point(8, 17), Point(17, 3)]]),
    "chevron.left": path([[Point(13, 2), Point(6, 10), Point(13, 18)]]),
    "chevron.right": path([[Point(7, 2), Point(14, 10), Point(7, 18)]]),
    "chevron.up": path([[Point(2, 13), Point(10, 6), Point(18, 13)]]),
    "chevron.down": path([[Point(2, 7), Point(10, 14), Point(18, 7)]]),
    "arrow.left": path([
      [Point(2, 10), Point(18, 10)], [Point(8, 4), Point(2, 10), Point(8, 16)],
    ]),
    "arrow.right": path([
      [Point(2, 10), Point(18, 10)], [Point(12, 4), Point(18, 10), Point(12, 16)],
    ]),
    "arrow.up": path([
      [Point(10, 2), Point(10, 18)], [Point(4, 8), Point(10, 2), Point(16, 8)],
    ]),
    "arrow.down": path([
      [Point(10, 2), Point(10, 18)], [Point(4, 12), Point(10, 18), Point(16, 12)],
    ]),
    "line.horizontal.3": path([
      [Point(2, 5), Point(18, 5)], [Point(2, 10), Point(18, 10)], [Point(2, 15), Point(18, 15)],
    ]),
  ]

  private static func path(_ lines: [[Point]]) -> Path {
    var path = Path()
    for line in lines {
      path.move(to: line[0])
      for point in line.dropFirst() { path.addLine(to: point) }
    }
    return path
  }

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
