import ElementaryFunctions
import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: shadows, masks, projections and conic gradients.
struct EffectTests {
  private func image(
    _ layers: [FrameLayer], _ size: Size, by rasterizer: TestedRasterizer, scale: Double = 1
  ) throws -> Image {
    try rasterizer.renderer(canvas: size, scale: scale).image(of: Frame(size: size, layers: layers))
  }

  private func filled(_ path: Path, _ color: Color = .black) -> Picture {
    Picture(commands: [.fill(path, .winding, .color(color))])
  }

  private func blue(of pixel: UInt32) -> Int { Int(pixel & 0xFF) }

  private func maxDifference(_ left: Image, _ right: Image) -> Int {
    var difference = 0
    for (a, b) in zip(left.pixels, right.pixels) {
      difference = max(difference, abs(blue(of: a) - blue(of: b)))
      difference = max(difference, abs(blue(of: a >> 16) - blue(of: b >> 16)))
    }
    return difference
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a shadow follows what a layer shows, moved by its offset and below it`(
    _ rasterizer: TestedRasterizer
  ) throws {
    var layer = FrameLayer(
      picture: filled(Path(rect: Rect(x: 10, y: 10, width: 20, height: 20)), .red))
    layer.shadow = Shadow(color: .blue, offset: Vector(dx: 30, dy: 0), radius: 1)
    let image = try image([layer], Size(80, 40), by: rasterizer)
    #expect(image[20, 20] == 0xFFFF_0000)
    #expect(image[50, 20] == 0xFF00_00FF)
    #expect(image[70, 20] == 0xFFFF_FFFF)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `the opacity of a layer applies to it and its shadow together`(
    _ rasterizer: TestedRasterizer
  ) throws {
    var layer = FrameLayer(
      picture: filled(Path(rect: Rect(x: 10, y: 10, width: 20, height: 20)), .red), opacity: 0.5)
    layer.shadow = Shadow(color: .black, offset: .zero, radius: 2)
    let image = try image([layer], Size(40, 40), by: rasterizer)
    #expect(image[20, 20] == 0xFFFF_7F7F || image[20, 20] == 0xFFFF_8080)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a mask multiplies by its alpha in the coordinates of the layer`(
    _ rasterizer: TestedRasterizer
  ) throws {
    var layer = FrameLayer(
      picture: filled(Path(rect: Rect(x: 0, y: 0, width: 30, height: 10)), .red),
      transform: Transform(translationX: 5, y: 0))
    layer.mask = FrameLayer(
      sublayers: [
        FrameLayer(picture: filled(Path(rect: Rect(x: 0, y: 0, width: 10, height: 10)), .green)),
        FrameLayer(
          picture: filled(Path(rect: Rect(x: 10, y: 0, width: 10, height: 10))), opacity: 0.2),
      ])
    let image = try image([layer], Size(40, 10), by: rasterizer)
    // 0.2 of 255 is 51.
    let expected: [UInt32] = [0xFFFF_FFFF, 0xFFFF_0000, 0xFFFF_CCCC, 0xFFFF_FFFF]
    #expect([2, 10, 20, 30].map { image[$0, 5] } == expected)
  }

  @Test(arguments: TestedRasterizer.allCases, [false, true])
  func `blend modes combine a layer with its group, or with the frame`(
    _ rasterizer: TestedRasterizer, isGroup: Bool
  ) throws {
    func square(_ color: Color) -> FrameLayer {
      FrameLayer(picture: filled(Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)), color))
    }
    // 0.2 of 255 is 51.
    var light = square(Color(white: 0.2))
    light.blendMode = .plusLighter
    var pair = FrameLayer(sublayers: [light, light])
    pair.isGroup = isGroup
    let image = try image([square(.red), pair], Size(9, 9), by: rasterizer)
    #expect(image[4, 4] == (isGroup ? 0xFF66_6666 : 0xFFFF_6666))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a projection without perspective has the pixels of a transform to two levels`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let transform = Transform(translationX: 12, y: 7)
    let picture = filled(
      Path(roundedRect: Rect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 6), .blue)
    let plain = try image(
      [FrameLayer(picture: picture, transform: transform)], Size(60, 40), by: rasterizer)
    var projected = FrameLayer(picture: picture)
    projected.projection = ProjectiveTransform(transform)
    let other = try image([projected], Size(60, 40), by: rasterizer)
    #expect(maxDifference(plain, other) <= 2)
  }

  /// Whether a polygon inside of the card clips it.
  @Test(arguments: TestedRasterizer.allCases, [false, true])
  func `a card under a perspective covers its projected quadrilateral with smooth edges`(
    _ rasterizer: TestedRasterizer, isClipped: Bool
  ) throws {
    var space = Transform3D.identity
    space.m34 = -1 / 150.0
    let turned = Transform3D(rotationAngle: 0.8, x: 0, y: 1, z: 0)
      .concatenating(space)
      .concatenating(Transform3D(translationX: 60, y: 50, z: 0))
    let projection = ProjectiveTransform(turned)
    let rect = Rect(x: -40, y: -30, width: 80, height: 60)
    var card = FrameLayer(picture: filled(Path(rect: rect)))
    var corners = rect.corners
    if isClipped {
      corners = [Point(-31, -30), Point(17, -30), Point(-8, 23)]
      card = FrameLayer(clip: Path(polygon: corners), sublayers: [card])
    }
    card.projection = projection
    let drawn = try image([card], Size(120, 100), by: rasterizer)
    let outline = Path(polygon: corners.map { $0.applying(projection) })
    let expected = try Coverage(of: outline, width: 120, height: 100, by: rasterizer)
    var sum = 0.0
    var edgeCount = 0.0
    for (pixel, alpha) in zip(drawn.pixels, expected.alphas) {
      let difference = Double(blue(of: pixel)) - 255 * (1 - alpha)
      // Half a level for the rounding, and 255 / 480 + 255 / 2048 for the reference.
      #expect(abs(difference) <= 1.2)
      sum += difference
      if alpha > 0, alpha < 1 { edgeCount += 1 }
    }
    // Rounding and the rows of the reference err independently, each uniformly by up to half a
    // level: five standard deviations. A vertical edge of the reference may be 1/2048 pixel off
    // everywhere.
    let deviation = (2 / 12.0).squareRoot() * edgeCount.squareRoot()
    #expect(abs(sum) <= 5 * deviation + 255 / 2048.0 * edgeCount)
  }

  @Test func `a projection that crosses the viewer draws the part in front`() throws {
    var space = Transform3D.identity
    space.m34 = -1 / 50.0
    let turned = Transform3D(rotationAngle: 1.2, x: 0, y: 1, z: 0).concatenating(space)
      .concatenating(Transform3D(translationX: 50, y: 50, z: 0))
    var card = FrameLayer(
      picture: filled(Path(rect: Rect(x: -400, y: -10, width: 800, height: 20))))
    card.projection = ProjectiveTransform(turned)
    let image = try image([card], Size(100, 100), by: .cairo)
    #expect(image[50, 50] == 0xFF00_0000)
    #expect(image[99, 5] == 0xFFFF_FFFF)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a conic gradient turns clockwise from its start angle`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(Size(41, 41)) { canvas in
      canvas.setFillPaint(
        .conicGradient(
          Gradient([.black, .white]), center: Point(20.5, 20.5), startAngle: .pi / 2))
      canvas.fill(Rect(x: 0, y: 0, width: 41, height: 41))
    }
    // Down is the start; left, up and right are a quarter, a half and three quarters of a turn.
    // One level for the rounding of table and result.
    for (x, y, fraction) in [(2, 20, 0.25), (20, 2, 0.5), (38, 20, 0.75)] {
      let level = Double(blue(of: image[x, y]))
      #expect(abs(level - fraction * 255) <= 1)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a redraw of layers with effects has the pixels of a new drawing`(
    _ rasterizer: TestedRasterizer
  ) throws {
    func frame(_ step: Int) -> Frame {
      var shadowed = FrameLayer(
        picture: filled(Path(ovalIn: Rect(x: 0, y: 0, width: 20, height: 20)), .red),
        transform: Transform(translationX: 10.3 + Double(step), y: 12 + Double(step) * 1.7))
      shadowed.shadow = Shadow(offset: Vector(dx: 2, dy: 9), radius: 3)
      var masked = FrameLayer(
        picture: filled(Path(rect: Rect(x: 0, y: 0, width: 20, height: 20)), .blue),
        transform: Transform(translationX: 60, y: Double(10 + 3 * step)), opacity: 0.7)
      masked.mask = FrameLayer(
        picture: filled(Path(ovalIn: Rect(x: 2, y: 2, width: 16, height: 16))))
      var turned = FrameLayer(
        picture: filled(Path(rect: Rect(x: 0, y: 0, width: 20, height: 20)), .green))
      turned.projection = ProjectiveTransform(
        m11: 1, m12: 0, m13: 0.003 * Double(step), m21: 0.1, m22: 1, m23: 0, m31: 30, m32: 60,
        m33: 1)
      let still = FrameLayer(picture: filled(Path(rect: Rect(x: 0, y: 90, width: 90, height: 5))))
      return Frame(size: Size(90, 100), layers: [still, shadowed, masked, turned])
    }
    let renderer = rasterizer.renderer(canvas: Size(90, 100), scale: 1.5)
    var image = try renderer.image(of: frame(0))
    for step in 1...4 {
      _ = try renderer.redraw(frame(step), over: frame(step - 1), in: &image)
      #expect(image == (try renderer.image(of: frame(step))))
    }
  }
}
