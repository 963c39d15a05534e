import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: a tinted picture has the pixels of the picture, multiplied by the tint.
struct TintTests {
  private static let size = Size(64, 40)

  /// A picture with paths, gradients, a pattern, a bitmap, a group and a vector image.
  private var picture: Picture {
    let bitmap = Bitmap(
      width: 3, height: 2,
      pixels: [0xFF80_40C0, 0x8040_2010, 0xFFFF_FFFF, 0xFF00_00FF, 0x0000_0000, 0xC0C0_C000])
    return Picture { canvas in
      canvas.setFillColor(Color(red: 0.9, green: 0.7, blue: 0.5, alpha: 0.6))
      canvas.fillEllipse(in: Rect(x: 1, y: 1, width: 18, height: 15))
      canvas.setFillPaint(
        .linearGradient(Gradient([.white, .red]), start: Point(20, 0), end: Point(40, 0)))
      canvas.fill(Rect(x: 20, y: 2, width: 20, height: 12))
      canvas.setStrokeColor(.orange)
      canvas.setLineWidth(3)
      canvas.strokeEllipse(in: Rect(x: 43, y: 3, width: 16, height: 12))
      canvas.draw(bitmap, in: Rect(x: 3.5, y: 20, width: 18, height: 12))
      canvas.setAlpha(0.5)
      canvas.beginTransparencyLayer()
      canvas.setFillColor(.white)
      canvas.fill(Rect(x: 25, y: 20, width: 10, height: 10))
      canvas.setFillColor(.gray)
      canvas.fill(Rect(x: 30, y: 25, width: 10, height: 10))
      canvas.endTransparencyLayer()
      canvas.setAlpha(1)
      canvas.setFillPaint(
        .conicGradient(Gradient([.white, .blue]), center: Point(52, 28), startAngle: 0))
      canvas.fill(Rect(x: 44, y: 20, width: 16, height: 16))
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a tinted picture has the multiplied pixels`(_ rasterizer: TestedRasterizer) throws {
    let tint = Color(red: 0.3, green: 0.8, blue: 1)
    func image(_ picture: Picture) throws -> Image {
      try rasterizer.renderer(canvas: Self.size).image(
        of: Frame(size: Self.size, background: .clear, layers: [FrameLayer(picture: picture)]))
    }
    let plain = try image(picture)
    let tinted = try image(picture.tinted(by: tint))
    var difference = 0.0
    for (before, after) in zip(plain.pixels, tinted.pixels) {
      for (shift, factor) in [(24, 1), (16, tint.red), (8, tint.green), (0, tint.blue)] {
        let expected = Double(before >> shift & 255) * factor
        difference = max(difference, abs(Double(after >> shift & 255) - expected))
      }
    }
    // The color, its multiplication by the coverage and the sum with what is below are rounded
    // once each in both pictures; a group and its opacity round again.
    #expect(difference <= 2)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `small and large bitmaps are multiplied alike, on their own and added to what is below`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let tint = Color(red: 0.3, green: 0.8, blue: 1, alpha: 0.6)
    for side in [32, 72] {
      let bitmap = Bitmap(
        width: side, height: side,
        pixels: (0..<side * side).map { index in
          let alpha = UInt32(index % 256)
          return alpha << 24 | alpha / 2 << 16 | alpha << 8 | alpha / 3
        })
      let size = Size(Double(side), Double(side))
      let picture = Picture(commands: [
        .draw(bitmap, in: Rect(origin: .zero, size: size), .nearest)
      ])
      for mode in [BlendMode.normal, .plusLighter] {
        let frame = Frame(
          size: size, background: .clear,
          layers: [FrameLayer(picture: picture.multiplied(by: tint, blendMode: mode))])
        let image = try rasterizer.renderer(canvas: size).image(of: frame)
        for (before, after) in zip(bitmap.pixels, image.pixels) {
          for (shift, factor) in [(24, 1), (16, tint.red), (8, tint.green), (0, tint.blue)] {
            let expected = Double(before >> shift & 255) * factor * tint.alpha
            // The products are rounded once, and drawn as they are.
            #expect(abs(Double(after >> shift & 255) - expected) <= 0.5 + 1e-9)
          }
        }
      }
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `instances whose colors change by frame have the colors in their pixels`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let square = Picture { canvas in
      canvas.setFillColor(Color(red: 1, green: 0.5, blue: 1))
      canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8))
    }
    for step in 0...10 {
      let tint = Color(red: Double(step) / 10, green: 1, blue: 1 - Double(step) / 10)
      let frame = Frame(
        size: Size(8, 8), layers: [FrameLayer(picture: square).tinted(by: tint)])
      let pixel = try rasterizer.renderer(canvas: frame.size).image(of: frame)[4, 4]
      let expected = [255 * tint.red, 127.5, 255 * tint.blue]
      for (index, level) in expected.enumerated() {
        // One rounding, of a product of doubles.
        #expect(abs(Double(pixel >> (16 - 8 * UInt32(index)) & 255) - level) <= 0.5 + 1e-9)
      }
    }
  }
}
