import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// Redraws an image with one frame after the other, and expects the pixels of a full drawing of
/// each.
///
/// - Returns: The rows that were drawn for each frame.
private func redraw(
  _ frames: [Frame], by rasterizer: TestedRasterizer
) throws -> [Range<Int>] {
  let renderer = rasterizer.renderer(canvas: Size(100, 120), width: 120, height: 160)
  var image = Image(width: 120, height: 160)
  var previous: Frame?
  return try frames.map { frame in
    let rows = try renderer.redraw(frame, over: previous, in: &image)
    #expect(try image == renderer.image(of: frame))
    previous = frame
    return rows
  }
}

private func frame(_ layers: [FrameLayer], background: Color = .white) -> Frame {
  Frame(size: Size(100, 120), background: background, layers: layers)
}

private func layer(at position: Point, opacity: Double = 1, draw: (Canvas) -> Void) -> FrameLayer {
  FrameLayer(
    picture: Picture(draw: draw), transform: Transform(translationX: position.x, y: position.y),
    opacity: opacity)
}

private func disc(at position: Point, color: Color = .red) -> FrameLayer {
  layer(at: position) { canvas in
    canvas.setFillColor(color)
    canvas.fillEllipse(in: Rect(x: -5.3, y: -5.3, width: 10.6, height: 10.6))
  }
}

private func shadedDisc(at position: Point) -> FrameLayer {
  layer(at: position) { canvas in
    canvas.setFillPaint(
      .radialGradient(
        Gradient([.white, .blue]), startCenter: Point(-2, -2), startRadius: 1, endCenter: .zero,
        endRadius: 15))
    canvas.fillEllipse(in: Rect(x: -15, y: -15, width: 30, height: 30))
  }
}

/// Contract: redrawing what differs gives the pixels of a full drawing.
struct RedrawTests {
  @Test(arguments: TestedRasterizer.allCases)
  func `only the rows of a moved layer are redrawn`(_ rasterizer: TestedRasterizer) throws {
    let still = disc(at: Point(30, 20))
    let rows = try redraw(
      [
        frame([still, disc(at: Point(20, 60))]), frame([still, disc(at: Point(24, 64.2))]),
      ], by: rasterizer)
    #expect(rows[0] == 0..<160)
    // From 60 - 5.3 to 64.2 + 5.3 points, at 1.2 pixels per point below a margin of 8 pixels; one
    // row more on both sides.
    #expect(rows[1] == 72..<93)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `an equal frame redraws no row`(_ rasterizer: TestedRasterizer) throws {
    let same = frame([disc(at: Point(30, 20)), shadedDisc(at: Point(50, 50))])
    #expect(try redraw([same, same], by: rasterizer)[1].isEmpty)
    #expect(
      try redraw(
        [same, frame([disc(at: Point(30, 20)), shadedDisc(at: Point(50, 50))])], by: rasterizer)[1]
        .isEmpty)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `another background or canvas size redraws all rows`(_ rasterizer: TestedRasterizer) throws {
    #expect(try redraw([frame([]), frame([], background: .black)], by: rasterizer)[1] == 0..<160)
    #expect(try redraw([frame([]), Frame(size: Size(50, 120))], by: rasterizer)[1] == 0..<160)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `inserting or removing a layer redraws only its rows`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let (first, second) = (disc(at: Point(20, 20)), disc(at: Point(40, 100)))
    let rows = try redraw(
      [
        frame([first, second]), frame([first, disc(at: Point(50, 60)), second]),
        frame([first, second]), frame([second]), frame([]), frame([first]),
      ], by: rasterizer)
    #expect(rows[1] == rows[2])
    #expect(rows[1].lowerBound > 70 && rows[1].upperBound < 90)
    #expect(rows[3].upperBound < 45)
    #expect(rows[4].lowerBound > 115)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a gradient or a dashed stroke is redrawn completely or not at all`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let dashes = layer(at: Point(60, 10)) { canvas in
      canvas.setLineDash(phase: 1.3, lengths: [3.7, 2.1])
      canvas.move(to: Point(0.4, 0))
      canvas.addCurve(to: Point(3, 80), control1: Point(40, 30), control2: Point(-20, 50))
      canvas.strokePath()
    }
    let rows = try redraw(
      [
        frame([shadedDisc(at: Point(30.3, 60.7)), dashes, disc(at: Point(20, 72))]),
        frame([shadedDisc(at: Point(30.3, 60.7)), dashes, disc(at: Point(21, 73))]),
        frame([shadedDisc(at: Point(30.3, 60.7)), dashes, disc(at: Point(21, 110))]),
      ], by: rasterizer)
    // The disc alone begins in row 86; the dashed stroke spans the rows from 18 to 118.
    #expect(rows[1].lowerBound < 20 && rows[1].upperBound > 116)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `rows that a clip hides are not redrawn`(_ rasterizer: TestedRasterizer) throws {
    func clipped(_ position: Point) -> FrameLayer {
      FrameLayer(
        clip: Path(rect: Rect(x: 0, y: 0, width: 100, height: 30)), sublayers: [disc(at: position)])
    }
    let rows = try redraw(
      [frame([clipped(Point(20, 28))]), frame([clipped(Point(20, 29))])], by: rasterizer)
    // 30 points are 44 pixels from the upper edge; one row more.
    #expect(rows[1].upperBound == 45)
    #expect(
      try redraw(
        [frame([clipped(Point(20, 80))]), frame([clipped(Point(20, 90))])], by: rasterizer)[1]
        .isEmpty)
  }

  @Test(arguments: TestedRasterizer.allCases, 0..<20 as Range<UInt64>)
  func `random changes give the pixels of a full drawing`(
    _ rasterizer: TestedRasterizer, seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    let bitmap = Bitmap(
      width: 3, height: 2, pixels: [.max, 0xff00_00ff, 0, 0x8040_2000, .max, 0xff12_3456])
    let pictures: [Picture] = [
      Picture { $0.fillEllipse(in: Rect(x: -9, y: -4, width: 18.3, height: 8.1)) },
      Picture { canvas in
        canvas.setFillColor(Color(red: 0.2, green: 0.7, blue: 0.1, alpha: 0.6))
        canvas.fill(Rect(x: -8, y: -8, width: 16, height: 16))
        canvas.setLineWidth(2.3)
        canvas.move(to: Point(-20, 0))
        canvas.addLine(to: Point(3, 9))
        canvas.addLine(to: Point(-17, 2))
        canvas.strokePath()
      },
      Picture { $0.draw(bitmap, in: Rect(x: -10, y: -7, width: 20, height: 14)) },
      Picture { canvas in
        canvas.setFillPaint(
          .linearGradient(Gradient([.red, .clear]), start: Point(-9, 2), end: Point(8, 5)))
        canvas.fillEllipse(in: Rect(x: -12, y: -9, width: 24, height: 18))
      },
    ]
    func random(_ depth: Int) -> FrameLayer {
      var layer = FrameLayer(
        picture: pictures.randomElement(using: &generator),
        transform: Transform(rotationAngle: number(-3...3))
          .concatenating(Transform(translationX: number(0...90), y: number(0...110))),
        opacity: Bool.random(using: &generator) ? 1 : number(0...1))
      if Bool.random(using: &generator) {
        layer.clip = Path(ovalIn: Rect(x: -11, y: -11, width: 22, height: 17))
      }
      if depth > 0 { layer.sublayers = (0..<2).map { _ in random(depth - 1) } }
      return layer
    }
    var layers = (0..<5).map { _ in random(1) }
    let frames = (0..<20).map { _ in
      let index = Int.random(in: layers.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: layers[index] = random(1)
      case 1: layers[index].transform = layers[index].transform.translatedBy(x: 1.3, y: 2.4)
      case 2: layers[index].sublayers[0].opacity = number(0...1)
      default: layers.swapAt(index, 0)
      }
      return frame(layers)
    }
    _ = try redraw(frames, by: rasterizer)
  }
}
