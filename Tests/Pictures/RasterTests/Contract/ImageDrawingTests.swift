import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// Contract: vector images, bitmaps of several scales, and patterns.
struct ImageDrawingTests {
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
    <rect width="20" height="10" fill="#fff"/><path d="M2 1L18 3L10 9Z" fill="#c02040"/></svg>
    """
  private static let vector = VectorImage(size: Size(20, 10), document: Array(svg.utf8))

  private static func drawPaths(_ canvas: Canvas) {
    canvas.setFillColor(.white)
    canvas.fill(Rect(x: 0, y: 0, width: 20, height: 10))
    canvas.setFillColor(Color(red: 192.0 / 255, green: 32.0 / 255, blue: 64.0 / 255))
    canvas.move(to: Point(2, 1))
    canvas.addLine(to: Point(18, 3))
    canvas.addLine(to: Point(10, 9))
    canvas.closePath()
    canvas.fillPath()
  }

  @Test(arguments: TestedRasterizer.allCases, [1, 2.5, 16])
  func `a vector image has the pixels of its paths at every scale`(
    _ rasterizer: TestedRasterizer, scale: Double
  ) throws {
    func image(_ draw: (Canvas) -> Void) throws -> Image {
      let frame = Frame(size: Size(20, 10), layers: [FrameLayer(picture: Picture(draw: draw))])
      return try rasterizer.renderer(canvas: frame.size, scale: scale).image(of: frame)
    }
    let vector = try image { $0.draw(Self.vector, in: Rect(x: 0, y: 0, width: 20, height: 10)) }
    let paths = try image(Self.drawPaths)
    // One level: librsvg passes the color as 16-bit components.
    #expect(vector.maxChannelDifference(from: paths) <= 1)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a vector image is stretched to its rectangle`(_ rasterizer: TestedRasterizer) throws {
    let vector = try rasterizer.render(Size(40, 40)) {
      $0.draw(Self.vector, in: Rect(x: 5, y: 0, width: 30, height: 40))
    }
    let paths = try rasterizer.render(Size(40, 40)) { canvas in
      canvas.translateBy(x: 5, y: 0)
      canvas.scaleBy(x: 1.5, y: 4)
      Self.drawPaths(canvas)
    }
    #expect(vector.maxChannelDifference(from: paths) <= 1)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a vector image that cannot be drawn is an error with the reason`(
    _ rasterizer: TestedRasterizer
  ) {
    let broken = VectorImage(size: Size(2, 2), document: Array("<svg".utf8))
    let error = #expect(throws: RasterError.self) {
      try rasterizer.render(Size(2, 2)) {
        $0.draw(broken, in: Rect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    #expect(error?.reason.hasPrefix("an SVG document cannot be drawn: XML parse error") == true)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `frames with vector images are redrawn with the same pixels`(
    _ rasterizer: TestedRasterizer
  ) throws {
    func frame(_ y: Double) -> Frame {
      let ball = Picture { $0.fillEllipse(in: Rect(x: 5, y: y, width: 9, height: 9)) }
      let vector = Picture { canvas in
        canvas.draw(Self.vector, in: Rect(x: 3.3, y: 30.4, width: 30, height: 20))
      }
      return Frame(
        size: Size(40, 80),
        layers: [FrameLayer(picture: vector, opacity: 0.5), FrameLayer(picture: ball)])
    }
    let renderer = rasterizer.renderer(canvas: Size(40, 80), scale: 1.5)
    var image = try renderer.image(of: frame(0))
    for step in 1..<20 {
      let frames = (frame(Double(step - 1) * 3.7), frame(Double(step) * 3.7))
      _ = try renderer.redraw(frames.1, over: frames.0, in: &image)
      #expect(try image == renderer.image(of: frames.1))
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `the bitmap with the fewest pixels that suffice is drawn`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let variants = [(3, 0xFF00_00FF), (1, 0xFFFF_0000), (2, 0xFF00_FF00)].map { scale, pixel in
      BitmapVariant(
        Bitmap(
          width: 4 * scale, height: 4 * scale,
          pixels: [UInt32](repeating: UInt32(pixel), count: 16 * scale * scale)),
        scale: Double(scale))
    }
    for (scale, expected) in [
      (0.5, 0xFFFF_0000), (1, 0xFFFF_0000), (1.5, 0xFF00_FF00), (2, 0xFF00_FF00),
      (2.5, 0xFF00_00FF), (8, 0xFF00_00FF),
    ] as [(Double, UInt32)] {
      let picture = Picture { $0.draw(variants, in: Rect(x: 0, y: 0, width: 4, height: 4)) }
      let frame = Frame(size: Size(4, 4), layers: [FrameLayer(picture: picture)])
      let image = try rasterizer.renderer(canvas: frame.size, scale: scale).image(of: frame)
      #expect(image[image.width / 2, image.height / 2] == expected, "\(scale)")
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a pattern repeats its cell`(_ rasterizer: TestedRasterizer) throws {
    let bitmap = Bitmap(
      width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8000_0080])
    let tile = Picture { $0.draw(bitmap, in: Rect(x: 0, y: 0, width: 2, height: 2)) }
    let image = try rasterizer.render(Size(7, 5), background: .clear) { canvas in
      canvas.setFillPaint(.pattern(tile, cell: Rect(x: 0, y: 0, width: 2, height: 2)))
      canvas.fill(Rect(x: 1, y: 0, width: 6, height: 5))
    }
    for y in 0..<5 {
      for x in 1..<7 { #expect(image[x, y] == bitmap.pixels[y % 2 * 2 + x % 2]) }
      #expect(image[0, y] == 0)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a pattern of an opaque cell has no seams at any scale`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let tile = Picture { canvas in
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 0, y: 0, width: 3, height: 3))
    }
    for scale in [0.7, 1.3, 2.9] {
      let picture = Picture { canvas in
        canvas.setFillPaint(.pattern(tile, cell: Rect(x: 0, y: 0, width: 3, height: 3)))
        canvas.fill(Rect(x: -10, y: -10, width: 60, height: 60))
      }
      let frame = Frame(size: Size(40, 40), layers: [FrameLayer(picture: picture)])
      let image = try rasterizer.renderer(canvas: frame.size, scale: scale).image(of: frame)
      #expect(Set(image.pixels) == [0xFFFF_0000])
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a pattern with a huge or tiny cell is drawn with bounded memory`(
    _ rasterizer: TestedRasterizer
  ) throws {
    for side in [1e-7, 1e7] {
      let tile = Picture { canvas in
        canvas.setFillColor(.red)
        canvas.fill(Rect(x: 0, y: 0, width: side, height: side))
      }
      let image = try rasterizer.render(Size(4, 4)) { canvas in
        canvas.setFillPaint(.pattern(tile, cell: Rect(x: 0, y: 0, width: side, height: side)))
        canvas.fill(Rect(x: 0, y: 0, width: 4, height: 4))
      }
      #expect(Set(image.pixels) == [0xFFFF_0000])
    }
  }
}
