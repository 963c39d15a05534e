import ElementaryFunctions
import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// Contract: layers that filter what is below them.
struct BackdropTests {
  private static let canvas = Size(80, 60)

  private func filled(_ rect: Rect, _ color: Color) -> FrameLayer {
    FrameLayer(picture: Picture(commands: [.fill(Path(rect: rect), .winding, .color(color))]))
  }

  private func backdrop(_ shape: Path, radius: Double, saturation: Double = 1) -> FrameLayer {
    var layer = FrameLayer()
    layer.backdrop = Backdrop(shape: shape, radius: radius, saturation: saturation)
    return layer
  }

  private func image(
    _ layers: [FrameLayer], _ size: Size = canvas, background: Color = .white,
    by rasterizer: TestedRasterizer, scale: Double = 1
  ) throws -> Image {
    try rasterizer.renderer(canvas: size, scale: scale)
      .image(of: Frame(size: size, background: background, layers: layers))
  }

  private func levels(of pixel: UInt32) -> [Double] {
    [pixel >> 16, pixel >> 8, pixel].map { Double($0 & 255) }
  }

  @Test(arguments: TestedRasterizer.allCases, [0.4, 3, 12, 40])
  func `one color stays the same under a blur`(
    _ rasterizer: TestedRasterizer, radius: Double
  ) throws {
    let shape = Path(ovalIn: Rect(x: 10.3, y: -5, width: 50, height: 47.8))
    let image = try image(
      [backdrop(shape, radius: radius)], background: Color(red: 0.2, green: 0.6, blue: 1),
      by: rasterizer)
    #expect(image.pixels.allSatisfy { $0 == 0xFF33_99FF })
  }

  @Test(arguments: TestedRasterizer.allCases, [(0, 0), (0, 5), (0.5, 5), (1.8, 0), (1.8, 5)])
  func `saturation multiplies the distances from the luminance of BT.709`(
    _ rasterizer: TestedRasterizer, _ filter: (saturation: Double, radius: Double)
  ) throws {
    let image = try image(
      [
        backdrop(
          Path(rect: Rect(x: 0, y: 0, width: 80, height: 60)), radius: filter.radius,
          saturation: filter.saturation)
      ],
      background: Color(red: 0.4, green: 0.6, blue: 0.8), by: rasterizer)
    let color = [102.0, 153, 204]
    let luminance = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
    for (level, original) in zip(levels(of: image[40, 30]), color) {
      // Half a level for the rounding.
      #expect(abs(level - (luminance + filter.saturation * (original - luminance))) <= 0.5001)
    }
  }

  @Test(
    arguments: TestedRasterizer.allCases,
    [(4, 150, 1), (8, 150, 1), (10, 150, 2), (21, 150, 1), (60, 150, 1), (30, 9, 2), (7.9, 3, 1)])
  func `an edge becomes the integral of a Gaussian`(
    _ rasterizer: TestedRasterizer, _ edge: (deviation: Double, place: Double, scale: Double)
  ) throws {
    let width = 300
    let size = Size(Double(width) / edge.scale, 24 / edge.scale)
    let area = Rect(origin: .zero, size: size)
    let black = Rect(x: 0, y: 0, width: edge.place / edge.scale, height: size.height)
    let image = try image(
      [filled(black, .black), backdrop(Path(rect: area), radius: edge.deviation / edge.scale)],
      size, by: rasterizer, scale: edge.scale)
    for x in 0..<width {
      let center = Double(x) + 0.5
      func weight(_ lower: Double, _ upper: Double) -> Double {
        gaussianIntegral((upper - center) / edge.deviation)
          - gaussianIntegral((lower - center) / edge.deviation)
      }
      let expected = 255 * weight(edge.place, Double(width)) / weight(0, Double(width))
      // With cells of h <= deviation / 4 pixels, the averages, the interpolation and the correction
      // of the variance for both each differ by at most h^2 / 8 of the greatest slope of the
      // Gaussian, 0.242 / deviation^2: 0.48 levels. Half a level is for the rounding. Weights are
      // normalized, so near an edge of the image they count up to twice.
      let isNearEnd = min(center, Double(width) - center) < 2 * edge.deviation
      let tolerance = 0.5 + 3 * 0.48 * (isNearEnd ? 2 : 1)
      for y in [0, 11, 23] {
        #expect(abs(levels(of: image[x, y])[0] - expected) <= tolerance, "at \(x), \(y)")
      }
    }
  }

  /// Returns the integral of the Gaussian of variance 1 from 0, by Simpson's rule.
  private func gaussianIntegral(_ end: Double) -> Double {
    let limit = min(max(end, -8), 8)
    let count = 400
    let step = limit / Double(count)
    let sum = (0...count).reduce(0.0) { sum, index in
      let x = Double(index) * step
      let factor = index == 0 || index == count ? 1.0 : index % 2 == 1 ? 4 : 2
      return sum + factor * exp(-x * x / 2)
    }
    return sum * step / 3 / (2 * Double.pi).squareRoot()
  }

  @Test(arguments: TestedRasterizer.allCases, [false, true])
  func `nothing outside the bounds of the shape, or of the clip, is blurred into it`(
    _ rasterizer: TestedRasterizer, isClipped: Bool
  ) throws {
    let black = Rect(x: 20, y: 10, width: 40, height: 40)
    var layer = backdrop(
      Path(rect: isClipped ? Rect(x: 0, y: 0, width: 80, height: 60) : black), radius: 15)
    if isClipped { layer.clip = Path(rect: black) }
    let image = try image([filled(black, .black), layer], by: rasterizer)
    for x in 0..<80 {
      #expect(image[x, 30] == ((20..<60).contains(x) ? 0xFF00_0000 : 0xFFFF_FFFF))
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `only what is inside the shape is replaced`(_ rasterizer: TestedRasterizer) throws {
    let stripes = (0..<10).map {
      filled(Rect(x: Double($0) * 8, y: 0, width: 4, height: 60), .black)
    }
    let plain = try image(stripes, by: rasterizer)
    let image = try image(
      stripes + [backdrop(Path(ovalIn: Rect(x: 10, y: 10, width: 60, height: 40)), radius: 20)],
      by: rasterizer)
    #expect(image[12, 12] == plain[12, 12] && image[5, 30] == plain[5, 30])
    // Half black, half white: a period of 8 pixels is far below the deviation.
    for x in 20..<60 { #expect(abs(levels(of: image[x, 30])[0] - 127.5) <= 3) }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a translucent layer mixes what is blurred with what is sharp`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let below = [filled(Rect(x: 0, y: 0, width: 40, height: 60), .black)]
    let shape = Path(rect: Rect(x: 10, y: 10, width: 60, height: 40))
    let sharp = try image(below, by: rasterizer)
    let blurred = try image(below + [backdrop(shape, radius: 9)], by: rasterizer)
    var translucent = backdrop(shape, radius: 9)
    translucent.opacity = 0.25
    // Inside the group of another layer, too.
    for layer in [translucent, FrameLayer(opacity: 0.25, sublayers: [backdrop(shape, radius: 9)])] {
      let mixed = try image(below + [layer], by: rasterizer)
      for x in 0..<80 {
        let expected =
          0.75 * levels(of: sharp[x, 30])[0] + 0.25 * levels(of: blurred[x, 30])[0]
        // A level each for the opacity in 1/255 and the rounding of both products.
        #expect(abs(levels(of: mixed[x, 30])[0] - expected) <= 2)
      }
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `what is in the same group is below, too`(_ rasterizer: TestedRasterizer) throws {
    let shape = Path(rect: Rect(x: 10, y: 10, width: 60, height: 40))
    let red = filled(Rect(x: 0, y: 0, width: 80, height: 60), .red)
    let group = FrameLayer(opacity: 0.5, sublayers: [red, backdrop(shape, radius: 9)])
    let image = try image([group], background: .blue, by: rasterizer)
    // Half red, half blue, in the shape and outside.
    for x in [2, 12, 40] {
      #expect(zip(levels(of: image[x, 30]), [127.5, 0, 127.5]).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a mask cuts out what is filtered`(_ rasterizer: TestedRasterizer) throws {
    var layer = backdrop(
      Path(rect: Rect(x: 0, y: 0, width: 80, height: 60)), radius: 2, saturation: 0)
    layer.mask = filled(Rect(x: 10, y: 10, width: 20, height: 20), Color(white: 1, alpha: 1))
    let image = try image([layer], background: .red, by: rasterizer)
    // 0.2126 of 255 is 54.2.
    #expect(image[20, 20] == 0xFF36_3636 && image[40, 20] == 0xFFFF_0000)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a backdrop on another filters what that one shows`(_ rasterizer: TestedRasterizer) throws {
    let area = Path(rect: Rect(x: 0, y: 0, width: 200, height: 16))
    let black = filled(Rect(x: 0, y: 0, width: 100, height: 16), .black)
    let size = Size(200, 16)
    let twice = try image(
      [black, backdrop(area, radius: 6), backdrop(area, radius: 8)], size, by: rasterizer)
    let once = try image([black, backdrop(area, radius: 10)], size, by: rasterizer)
    for x in 0..<200 {
      // Variances add up: 36 + 64 = 100. The tolerance is that of three edges.
      #expect(abs(levels(of: twice[x, 8])[0] - levels(of: once[x, 8])[0]) <= 3)
    }
  }

  @Test(arguments: TestedRasterizer.allCases, [false, true])
  func `what changes behind a backdrop redraws it, and nothing else does`(
    _ rasterizer: TestedRasterizer, isMasked: Bool
  ) throws {
    var glass = backdrop(Path(rect: Rect(x: 10, y: 30, width: 50, height: 20)), radius: 6)
    // What the mask hides is blurred into what it shows.
    if isMasked { glass.mask = filled(Rect(x: 10, y: 44, width: 50, height: 6), .black) }
    func frame(_ y: Double) -> Frame {
      Frame(
        size: Self.canvas,
        layers: [filled(Rect(x: 5, y: y, width: 9, height: 6), .red), glass])
    }
    let renderer = rasterizer.renderer(canvas: Self.canvas)
    var image = try renderer.image(of: frame(0))
    var rows: [Range<Int>] = []
    for (previous, next) in [(0.0, 2), (2, 31), (31, 23.5), (23.5, 40)] as [(Double, Double)] {
      rows.append(try renderer.redraw(frame(next), over: frame(previous), in: &image))
      #expect(image == (try renderer.image(of: frame(next))))
    }
    // From 0 to 8, with a row more on both sides; in the last three the square is at the backdrop.
    #expect(rows == [0..<9, 0..<60, 0..<60, 0..<60])
  }

  @Test(arguments: TestedRasterizer.allCases, 0..<12 as Range<UInt64>)
  func `random changes around backdrops give the pixels of a full drawing`(
    _ rasterizer: TestedRasterizer, seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    func placed(_ layer: FrameLayer) -> FrameLayer {
      var layer = layer
      layer.transform = Transform(scaleX: number(0.5...1.5), y: number(0.5...1.5))
        .concatenating(
          Transform(rotationAngle: Bool.random(using: &generator) ? 0 : number(-3...3))
        )
        .concatenating(Transform(translationX: number(0...80), y: number(0...60)))
      return layer
    }
    func disc() -> FrameLayer {
      placed(
        FrameLayer(
          picture: Picture(commands: [
            .fill(
              Path(ovalIn: Rect(x: -6, y: -5, width: 12.3, height: 9.1)), .winding,
              .color(Color(red: number(0...1), green: number(0...1), blue: 0.5, alpha: 0.9)))
          ])))
    }
    func glass() -> FrameLayer {
      var layer = placed(
        backdrop(
          Path(roundedRect: Rect(x: -12, y: -7, width: 24, height: 14), cornerRadius: 5),
          radius: number(0...12), saturation: number(0...2)))
      layer.sublayers = [disc()]
      if Bool.random(using: &generator) { layer.opacity = number(0.2...1) }
      if Bool.random(using: &generator) {
        layer.clip = Path(ovalIn: Rect(x: -9, y: -9, width: 18, height: 12))
      }
      if Int.random(in: 0..<4, using: &generator) == 0 { layer.mask = disc() }
      return layer
    }
    func random() -> FrameLayer {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: glass()
      case 1:
        // A group, clipped like the content of a scroll view.
        FrameLayer(
          opacity: Bool.random(using: &generator) ? 1 : 0.6,
          clip: Path(rect: Rect(x: 5.5, y: 4.25, width: 60, height: number(20...50))),
          sublayers: [disc(), glass(), disc()])
      default: disc()
      }
    }
    var layers = (0..<6).map { _ in random() }
    let renderer = rasterizer.renderer(canvas: Self.canvas, width: 100, height: 90)
    var previous = Frame(size: Self.canvas, layers: layers)
    var image = try renderer.image(of: previous)
    for _ in 0..<12 {
      let index = Int.random(in: layers.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: layers[index] = random()
      case 1: layers[index].transform = layers[index].transform.translatedBy(x: 1.3, y: 2.4)
      case 2: layers[index].opacity = number(0...1)
      default: layers.swapAt(index, 0)
      }
      let frame = Frame(size: Self.canvas, layers: layers)
      _ = try renderer.redraw(frame, over: previous, in: &image)
      #expect(image == (try renderer.image(of: frame)))
      previous = frame
    }
  }
}
