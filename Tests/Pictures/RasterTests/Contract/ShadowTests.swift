import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: shadows differ by at most one level from a directly convolved silhouette.
///
/// The errors that are derived at the texture add up to 0.8 levels.
struct ShadowTests {
  private static let size = Size(96, 84)

  private func blue(of pixel: UInt32) -> Double { Double(pixel & 0xFF) }

  /// Returns the largest difference between a drawn shadow of a path and its reference, in levels.
  private func largestDifference(
    of path: Path, radius: Double, transform: Transform = .identity, scale: Double = 1,
    color: Color = Color(white: 0, alpha: 0.8), background: Color = .white, detail: Int? = nil,
    by rasterizer: TestedRasterizer
  ) throws -> Double {
    var layer = FrameLayer(transform: transform)
    layer.shadow = Shadow(color: color, offset: .zero, radius: radius, path: path)
    let frame = Frame(size: Self.size, background: background, layers: [layer])
    let drawn = try rasterizer.renderer(canvas: Self.size, scale: scale).image(of: frame)
    let toPixels = transform.concatenating(Transform(scaleX: scale, y: scale))
    let deviation = radius * abs(toPixels.determinant).squareRoot()
    // A discrete convolution of pixels depends on where edges lie in them: its variance is 1/12 too
    // small to 1/6 too large. Cells of a fraction of a pixel make that negligible.
    let detail = detail ?? (deviation < 3 ? 5 : deviation < 6 ? 3 : 1)
    var expected = try Coverage(
      of: path.applying(toPixels), width: drawn.width, height: drawn.height, detail: detail,
      by: rasterizer)
    expected.convolve(deviation: deviation)
    var difference = 0.0
    for (pixel, coverage) in zip(drawn.pixels, expected.alphasAtCenters) {
      let level =
        255 * (background.blue + (color.blue - background.blue) * color.alpha * coverage)
      difference = max(difference, abs(blue(of: pixel) - level))
    }
    return difference
  }

  private func card(_ phase: Double) -> Path {
    Path(
      roundedRect: Rect(x: 30 + phase, y: 31 + phase, width: 37, height: 22), cornerRadius: 9)
  }

  /// `BoxTests.test_shadow` of `square/Blueprint`, iOS 15 to 17: a layer of 60 points with a shadow
  /// of radius 8 and opacity 1, in pixels to the left of the middle of its left edge.
  @Test(arguments: TestedRasterizer.allCases)
  func `a shadow fades as in Apple's picture`(_ rasterizer: TestedRasterizer) throws {
    let apple = [
      134, 147, 160, 172, 184, 195, 205, 214, 222, 229, 235, 240, 245, 248, 251, 253, 255, 255,
    ]
    var layer = FrameLayer()
    layer.shadow = Shadow(
      color: .black, offset: .zero, radius: 8,
      path: Path(rect: Rect(x: 20, y: 20, width: 60, height: 60)))
    let size = Size(100, 100)
    let drawn = try rasterizer.renderer(canvas: size).image(
      of: Frame(size: size, background: .white, layers: [layer]))
    for (distance, level) in apple.enumerated() {
      // Both are rounded to levels.
      #expect(abs(blue(of: drawn[19 - distance, 50]) - Double(level)) <= 1, "\(distance)")
    }
  }

  @Test(arguments: [1, 1.5, 3, 10], [0, 0.37])
  func `a shadow differs by at most one level from a directly convolved silhouette`(
    radius: Double, phase: Double
  ) throws {
    for rasterizer in TestedRasterizer.allCases {
      let difference = try largestDifference(of: card(phase), radius: radius, by: rasterizer)
      #expect(difference <= 1, "\(rasterizer)")
    }
  }

  @Test(arguments: [3, 10], [0, 0.37])
  func `a shadow differs by at most one level from its pixels, convolved directly`(
    radius: Double, phase: Double
  ) throws {
    let difference = try largestDifference(
      of: card(phase), radius: radius, detail: 1, by: .cairoWithSpanFiller)
    // The end of the Gaussian is placed in halves of samples, which are finer than pixels.
    #expect(difference <= 1.05)
  }

  @Test(arguments: [1.3, 1.9, 3])
  func `a shadow differs by at most one level at other scales`(scale: Double) throws {
    for radius in [1, 4.0] {
      let canvas = try largestDifference(
        of: card(0.2), radius: radius, scale: scale, by: .cairoWithSpanFiller)
      #expect(canvas <= 1, "canvas, radius \(radius)")
      let path = Path(roundedRect: Rect(x: -7, y: -5, width: 14, height: 9), cornerRadius: 3)
      let place = Transform(scaleX: scale, y: scale)
        .concatenating(Transform(translationX: 48.3, y: 42.1))
      let layer = try largestDifference(
        of: path, radius: radius, transform: place, by: .cairoWithSpanFiller)
      #expect(layer <= 1, "layer, radius \(radius)")
    }
  }

  @Test(arguments: [1.5, 3, 10])
  func `a shadow of a turned layer ends along the axes of the layer`(radius: Double) throws {
    let place = Transform(translationX: -48, y: -42)
      .concatenating(Transform(rotationAngle: 0.7))
      .concatenating(Transform(translationX: 48.4, y: 42.2))
    for rasterizer in TestedRasterizer.allCases {
      let difference = try largestDifference(
        of: card(0), radius: radius, transform: place, by: rasterizer)
      // The reference ends along the axes of the canvas. Between two and 2.8 deviations in the
      // diagonals of either, where one of them ends, lies 1 % of the Gaussian.
      #expect(difference <= 2.5, "\(rasterizer)")
    }
  }

  @Test func `a colored shadow on a colored background is rounded once`() throws {
    let difference = try largestDifference(
      of: card(0.37), radius: 3, color: Color(red: 0.2, green: 0, blue: 0.6, alpha: 0.5),
      background: Color(white: 0.2), by: .cairoWithSpanFiller)
    #expect(difference <= 1)
  }

  @Test func `a wide shadow is computed with fewer samples to the same accuracy`() throws {
    let difference = try largestDifference(
      of: card(0.37), radius: 25, by: .cairoWithSpanFiller)
    #expect(difference <= 1)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a shadow without a radius is the silhouette`(_ rasterizer: TestedRasterizer) throws {
    var layer = FrameLayer()
    layer.shadow = Shadow(
      color: .blue, offset: Vector(dx: 5, dy: 0),
      path: Path(rect: Rect(x: 10, y: 10, width: 9, height: 9)))
    let image = try rasterizer.renderer(canvas: Self.size).image(
      of: Frame(size: Self.size, layers: [layer]))
    #expect(image[14, 14] == 0xFFFF_FFFF && image[15, 10] == 0xFF00_00FF)
    #expect(image[23, 18] == 0xFF00_00FF && image[24, 18] == 0xFFFF_FFFF)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `what a turned, mirrored or skewed layer hides of its shadow cannot be seen`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let card = Path(rect: Rect(x: -20, y: -12, width: 40, height: 24))
    let transforms = [
      Transform.identity, Transform(rotationAngle: 0.3), Transform(rotationAngle: .pi / 2),
      Transform(scaleX: -1.3, y: 0.7), Transform(a: 1, b: 0.4, c: -0.6, d: 1, tx: 0, ty: 0),
      Transform(a: 0, b: 1.2, c: 1, d: 0, tx: 0, ty: 0), Transform(rotationAngle: -2.5),
    ]
    for transform in transforms {
      func image(_ commands: [Picture.Command]) throws -> Image {
        var layer = FrameLayer(
          picture: Picture(commands: commands),
          transform: transform.concatenating(Transform(translationX: 48.3, y: 42.6)))
        layer.shadow = Shadow(
          color: .black, offset: Vector(dx: 3, dy: 4), radius: 3, path: card)
        return try rasterizer.renderer(canvas: Self.size).image(
          of: Frame(size: Self.size, layers: [layer]))
      }
      let fill = Picture.Command.fill(card, .winding, .color(.red))
      // The first fill decides whether the shadow is hidden: a transparent one first shows all.
      let whole = try image([.fill(Path(rect: .zero), .winding, .color(.clear)), fill])
      let part = try image([fill])
      // Positions are rounded to 8 / 2^16 samples from the first pixel of each part of a row, which
      // can change the rounding of a level.
      #expect(zip(part.pixels, whole.pixels).allSatisfy { abs(blue(of: $0) - blue(of: $1)) <= 1 })
      let changedCount = zip(part.pixels, whole.pixels).count { $0 != $1 }
      #expect(changedCount < 10, "\(transform)")
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a shadow is not left out where its layer shows it`(_ rasterizer: TestedRasterizer) throws {
    /// Returns the image of a shadow below a picture that does not cover it completely.
    func image(_ commands: [Picture.Command]) throws -> Image {
      var layer = FrameLayer(picture: Picture(commands: commands))
      layer.shadow = Shadow(
        color: .black, offset: Vector(dx: 3, dy: 4), radius: 2,
        path: Path(rect: Rect(x: 30, y: 30, width: 50, height: 40)))
      return try rasterizer.renderer(canvas: Self.size).image(
        of: Frame(size: Self.size, layers: [layer]))
    }
    let shape = Path(roundedRect: Rect(x: 30.5, y: 30.2, width: 50, height: 40), cornerRadius: 12)
    // The first fill decides whether the shadow is hidden: a transparent one first shows all of it.
    let whole = try image([
      .fill(Path(rect: .zero), .winding, .color(.clear)), .fill(shape, .winding, .color(.red)),
    ])
    #expect(try image([.fill(shape, .winding, .color(.red))]) == whole)
    var star = Path()
    star.move(to: Point(30, 30))
    for point in [Point(80, 30), Point(55, 50), Point(80, 70), Point(30, 70)] {
      star.addLine(to: point)
    }
    star.close()
    let notch = try image([.fill(star, .winding, .color(.red))])
    #expect(notch[75, 50] == 0xFF00_0000)
    let erased = try image([
      .fill(shape, .winding, .color(.red)), .save, .setBlendMode(.destinationOut),
      .fill(Path(rect: Rect(x: 50, y: 40, width: 9, height: 9)), .winding, .color(.clear)),
      .restore,
    ])
    #expect(erased == whole)
  }
}
