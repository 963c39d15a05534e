import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: gradients, strokes and bitmaps.
struct PaintTests {
  @Test(arguments: TestedRasterizer.allCases)
  func `a linear gradient interpolates between its colors and extends them`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(Size(12, 1)) { canvas in
      canvas.setFillPaint(
        .linearGradient(Gradient([.black, .white]), start: Point(1, 0), end: Point(11, 0)))
      canvas.fill(Rect(x: 0, y: 0, width: 12, height: 1))
    }
    #expect(image[0, 0] == 0xFF00_0000 && image[11, 0] == 0xFFFF_FFFF)
    for x in 1...10 {
      // The center of pixel x lies at (x - 0.5) / 10 of the gradient. Two levels are allowed.
      let level = Double(image[x, 0] & 0xFF)
      #expect(abs(level - (Double(x) - 0.5) / 10 * 255) <= 2)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a radial gradient has its first color at the center and its last at the end radius`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(Size(41, 41)) { canvas in
      canvas.setFillPaint(
        .radialGradient(
          Gradient([.white, .black]), startCenter: Point(20.5, 20.5), startRadius: 0,
          endCenter: Point(20.5, 20.5), endRadius: 20))
      canvas.fill(Rect(x: 0, y: 0, width: 41, height: 41))
    }
    for x in 0..<41 {
      let distance = min(abs(Double(x) - 20) / 20, 1)
      #expect(abs(Double(image[x, 20] & 0xFF) - (1 - distance) * 255) <= 2)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a stroke's area is its length times its width`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(40, 12), background: .clear) { canvas in
      canvas.setLineWidth(3)
      canvas.move(to: Point(5, 6))
      canvas.addLine(to: Point(35, 6))
      canvas.strokePath()
    }
    // 30 x 3 pixels; the rows above and below are half covered and round by at most half a level.
    let bound = 60 * 0.5 / 255
    #expect(abs(coverage(image) - 90) < bound)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `round caps add the area of a disc, square caps that of a square`(
    _ rasterizer: TestedRasterizer
  ) throws {
    for (cap, extra) in [(StrokeStyle.LineCap.round, Double.pi * 25), (.square, 100.0)] {
      let image = try rasterizer.render(Size(60, 20), background: .clear) { canvas in
        canvas.setLineWidth(10)
        canvas.setLineCap(cap)
        canvas.move(to: Point(15, 10))
        canvas.addLine(to: Point(45, 10))
        canvas.strokePath()
      }
      #expect(abs(coverage(image) / (300 + extra) - 1) < 0.002)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a dashed stroke has gaps`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(8, 1)) { canvas in
      canvas.setLineWidth(1)
      canvas.setLineDash(phase: 0, lengths: [2, 2])
      canvas.move(to: Point(0, 0.5))
      canvas.addLine(to: Point(8, 0.5))
      canvas.strokePath()
    }
    #expect(image.pixels.map { $0 & 0xFF } == [0, 0, 255, 255, 0, 0, 255, 255])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a bitmap at its own size is drawn pixel for pixel`(_ rasterizer: TestedRasterizer) throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8040_4040]
    let bitmap = Bitmap(width: 2, height: 2, pixels: pixels)
    let image = try rasterizer.render(Size(2, 2), background: .clear) { canvas in
      canvas.draw(bitmap, in: Rect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.pixels == pixels)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a bitmap enlarged with nearest-neighbor interpolation keeps hard edges`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let image = try rasterizer.render(Size(6, 1)) { canvas in
      canvas.draw(
        bitmap, in: Rect(x: 0, y: 0, width: 6, height: 1), interpolation: .nearest)
    }
    #expect(
      image.pixels
        == Array(repeating: 0xFFFF_0000, count: 3) + Array(repeating: 0xFF00_00FF, count: 3))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a bitmap reduced with smooth interpolation is averaged`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let bitmap = Bitmap(
      width: 8, height: 8,
      pixels: (0..<64).map { ($0 + $0 / 8).isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000 })
    let image = try rasterizer.render(Size(2, 2)) { canvas in
      canvas.draw(bitmap, in: Rect(x: 0, y: 0, width: 2, height: 2))
    }
    // The mean of a checkerboard is gray. A filter may extend beyond the edge by a part of a pixel.
    for pixel in image.pixels { #expect(abs(Int(pixel & 0xFF) - 128) <= 8) }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `the edges of an enlarged bitmap are opaque`(_ rasterizer: TestedRasterizer) throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_0000, count: 4))
    let image = try rasterizer.render(Size(10, 10)) { canvas in
      canvas.draw(bitmap, in: Rect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.pixels == Array(repeating: 0xFF00_0000, count: 100))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a bitmap made of an image is drawn with the image's pixels`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let source = Image(width: 2, height: 1, pixels: [0xFF11_2233, 0x8000_4000])
    let image = try rasterizer.render(Size(2, 1), background: .clear) { canvas in
      canvas.draw(Bitmap(source), in: Rect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(image == source)
  }

  /// Returns the sum of all alphas, in pixels.
  private func coverage(_ image: Image) -> Double {
    image.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
  }
}
