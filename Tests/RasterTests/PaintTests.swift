import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Gradients, strokes and bitmaps.
struct PaintTests {
  @Test func `a linear gradient runs straight between its colours and goes on beyond them`() throws
  {
    let image = try render(Size(12, 1)) { canvas in
      canvas.setFillPaint(
        .linearGradient(Gradient([.black, .white]), start: Point(1, 0), end: Point(11, 0)))
      canvas.fill(Rect(x: 0, y: 0, width: 12, height: 1))
    }
    #expect(image[0, 0] == 0xFF00_0000 && image[11, 0] == 0xFFFF_FFFF)
    for x in 1...10 {
      // The middle of pixel x lies at (x - 0.5) / 10 of the way; Cairo's gradients are right to 2 levels.
      let level = Double(image[x, 0] & 0xFF)
      #expect(abs(level - (Double(x) - 0.5) / 10 * 255) <= 2)
    }
  }

  @Test func `a radial gradient has its first colour in the middle and its last at the rim`() throws
  {
    let image = try render(Size(41, 41)) { canvas in
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

  @Test func `a stroke has the area of its length times its width`() throws {
    let image = try render(Size(40, 12), background: .clear) { canvas in
      canvas.setLineWidth(3)
      canvas.move(to: Point(5, 6))
      canvas.addLine(to: Point(35, 6))
      canvas.strokePath()
    }
    // 30 x 3, on half pixels above and below: each half pixel rounds by at most half a level.
    #expect(abs(coverage(image) - 90) < 60 * 0.5 / 255)
  }

  @Test func `round caps add a disc, square caps a square`() throws {
    for (cap, extra) in [(StrokeStyle.LineCap.round, Double.pi * 25), (.square, 100.0)] {
      let image = try render(Size(60, 20), background: .clear) { canvas in
        canvas.setLineWidth(10)
        canvas.setLineCap(cap)
        canvas.move(to: Point(15, 10))
        canvas.addLine(to: Point(45, 10))
        canvas.strokePath()
      }
      #expect(abs(coverage(image) / (300 + extra) - 1) < 0.002)
    }
  }

  @Test func `dashes leave gaps`() throws {
    let image = try render(Size(8, 1)) { canvas in
      canvas.setLineWidth(1)
      canvas.setLineDash(phase: 0, lengths: [2, 2])
      canvas.move(to: Point(0, 0.5))
      canvas.addLine(to: Point(8, 0.5))
      canvas.strokePath()
    }
    #expect(image.pixels.map { $0 & 0xFF } == [0, 0, 255, 255, 0, 0, 255, 255])
  }

  @Test func `a bitmap at its own size is drawn pixel for pixel`() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8040_4040]
    let bitmap = Bitmap(width: 2, height: 2, pixels: pixels)
    let image = try render(Size(2, 2), background: .clear) { canvas in
      canvas.draw(bitmap, in: Rect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.pixels == pixels)
  }

  @Test func `a bitmap enlarged by nearest pixels keeps hard edges`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let image = try render(Size(6, 1)) { canvas in
      canvas.draw(
        bitmap, in: Rect(x: 0, y: 0, width: 6, height: 1), interpolation: .nearest)
    }
    #expect(
      image.pixels
        == Array(repeating: 0xFFFF_0000, count: 3) + Array(repeating: 0xFF00_00FF, count: 3))
  }

  @Test func `a bitmap shrunk smoothly is the mean of its pixels`() throws {
    let bitmap = Bitmap(
      width: 8, height: 8,
      pixels: (0..<64).map { ($0 + $0 / 8).isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000 })
    let image = try render(Size(2, 2)) { canvas in
      canvas.draw(bitmap, in: Rect(x: 0, y: 0, width: 2, height: 2))
    }
    // A chequered board is grey from afar; Cairo's filter reaches over the edge by part of a pixel.
    for pixel in image.pixels { #expect(abs(Int(pixel & 0xFF) - 128) <= 8) }
  }

  @Test func `the edges of an enlarged bitmap do not fade`() throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_0000, count: 4))
    let image = try render(Size(10, 10)) { canvas in
      canvas.draw(bitmap, in: Rect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.pixels == Array(repeating: 0xFF00_0000, count: 100))
  }

  @Test func `an image becomes a bitmap and back`() throws {
    let source = Image(width: 2, height: 1, pixels: [0xFF11_2233, 0x8000_4000])
    let image = try render(Size(2, 1), background: .clear) { canvas in
      canvas.draw(Bitmap(source), in: Rect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(image == source)
  }

  private func coverage(_ image: Image) -> Double {
    image.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
  }
}
