import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// The span filler gives the pixels of the rasterizer that it accelerates.
struct SpanFillerTests {
  @Test(arguments: Shape.allCases, 0..<12 as Range<UInt64>)
  func `random shapes under random clips have the pixels of Cairo alone`(
    shape: Shape, seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let layers = (0..<3).map { _ in randomLayer(of: shape, using: &generator) }
      try expectPixelsOfCairo(layers)
    }
  }

  /// The span filler collects fills until it is full or Cairo draws.
  @Test func `hundreds of discs keep their order among shapes that Cairo draws`() throws {
    var generator = SeededGenerator(seed: 9)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let layers = (0..<700).map { index in
      let rect = Rect(
        center: Point(number(50...950), number(40...260)), size: Size(number(5...60), 30))
      let color = Color(red: number(0...1), green: number(0...1), blue: number(0...1))
      // Cairo draws the rectangles and the translucent groups.
      var layer = layer(index % 300 == 299 ? Path(rect: rect) : Path(ovalIn: rect), color)
      if index % 90 == 89 { layer.opacity = 0.5 }
      return layer
    }
    try expectPixelsOfCairo(layers, in: Size(1000, 300))
  }

  @Test func `a path that exceeds the range of fixed-point coordinates is left to Cairo`() throws {
    let path = Path(ovalIn: Rect(x: -3e6, y: 10, width: 6e6, height: 40))
    try expectPixelsOfCairo([layer(path, .red)])
  }

  /// Monotone shapes, except for a sector, which may be concave, and shapes that are not: a ring,
  /// and several closed curves that cross themselves and each other.
  enum Shape: CaseIterable {
    case disc, ellipse, roundedRect, sector, ring, curves

    func path(in rect: Rect, using generator: inout SeededGenerator) -> Path {
      switch self {
      case .disc: Path(ovalIn: Rect(origin: rect.origin, size: Size(rect.width, rect.width)))
      case .ellipse: Path(ovalIn: rect)
      case .roundedRect: Path(roundedRect: rect, cornerRadius: rect.width / 4)
      case .sector:
        Path(
          arcCenter: rect.origin, radius: rect.width, startAngle: 0.2,
          endAngle: .random(in: 0.3...6, using: &generator), clockwise: true)
      case .ring: ring(in: rect)
      case .curves: curves(in: rect, using: &generator)
      }
    }

    private func ring(in rect: Rect) -> Path {
      let inside = rect.insetBy(dx: rect.width / 5, dy: rect.height / 5)
      var path = Path(ovalIn: rect)
      path.append(Path(roundedRect: inside, cornerRadius: inside.width / 3))
      return path
    }

    private func curves(in rect: Rect, using generator: inout SeededGenerator) -> Path {
      func point() -> Point {
        Point(
          rect.minX + rect.width * .random(in: 0...1, using: &generator),
          rect.minY + rect.height * .random(in: 0...1, using: &generator))
      }
      var path = Path()
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
          if Int.random(in: 0..<3, using: &generator) == 0 {
            path.addLine(to: point())
          } else {
            path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
          }
        }
        if Bool.random(using: &generator) { path.close() }
      }
      return path
    }
  }

  private func randomLayer(
    of shape: Shape, using generator: inout SeededGenerator
  ) -> FrameLayer {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    func oneInFour() -> Bool { Int.random(in: 0..<4, using: &generator) == 0 }
    // From 1/20 pixel to ten times the image.
    func side() -> Double {
      number(0.5...1.5) * [0.1, 1, 5, 20, 60, 200, 1000][Int(number(0...6.9))]
    }
    var size = Size(side(), side())
    // Where edges cross each other all along a sliver, Cairo's result depends on the order in which
    // it sorts them.
    if shape == .curves { size = Size(max(size.width, 5), max(size.height, 5)) }
    let rect = Rect(center: Point(number(-20...120), number(-20...100)), size: size)
    let color = Color(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: Bool.random(using: &generator) ? 1 : number(0...1))
    let rule: FillRule = oneInFour() ? .evenOdd : .winding
    var layer = layer(shape.path(in: rect, using: &generator), color, rule)
    if oneInFour() { layer.opacity = number(0...1) }
    if oneInFour() {
      layer.transform = Transform(translationX: number(-20...20), y: number(-20...20))
        .scaledBy(x: number(0.5...1.5), y: number(-1.5...1.5))
        .rotated(by: Bool.random(using: &generator) ? 0 : number(-3...3))
    } else if oneInFour() {
      let clip = Rect(x: number(0...50), y: number(0...40), width: number(1...50), height: 30)
      let rounded = Rect(
        x: clip.minX.rounded(), y: clip.minY.rounded(), width: clip.width.rounded(), height: 30)
      layer.clip = Path(rect: oneInFour() ? clip : rounded)
    }
    return layer
  }

  private func layer(_ path: Path, _ color: Color, _ rule: FillRule = .winding) -> FrameLayer {
    FrameLayer(picture: Picture(commands: [.fill(path, rule, .color(color))]))
  }

  private func expectPixelsOfCairo(
    _ layers: [FrameLayer], in size: Size = Size(100, 80),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let frame = Frame(size: size, background: .white, layers: layers)
    func image(usesSpanFiller: Bool) throws -> Image {
      let rasterizer = CairoRasterizer(usesSpanFiller: usesSpanFiller)
      return try FrameRenderer(canvas: size, rasterizer: rasterizer).image(of: frame)
    }
    let difference = try image(usesSpanFiller: true).maxChannelDifference(
      from: image(usesSpanFiller: false))
    // One level where rounding decides, in few pixels.
    #expect(difference <= 1, "\(layers)", sourceLocation: sourceLocation)
  }
}
