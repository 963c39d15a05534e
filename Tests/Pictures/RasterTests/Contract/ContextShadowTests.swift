import Foundation
import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: shadows of a canvas lie below what is drawn, in the coordinates of the canvas.
struct ContextShadowTests {
  private let size = Size(80, 40)

  private func levels(_ image: Image, _ x: Int, _ y: Int) -> [Int] {
    let pixel = image[x, y]
    return [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
  }

  @Test(arguments: TestedRasterizer.allCases, [0, 4, 12])
  func `the shadow of an edge is the error function of half of the blur`(
    _ rasterizer: TestedRasterizer, blur: Double
  ) throws {
    let image = try rasterizer.render(size) { canvas in
      canvas.setShadow(offset: Size(20, 0), blur: blur, color: .black)
      canvas.setFillColor(.white)
      // The right edge is at 20, that of its shadow at 40; the other edges are far away.
      canvas.fill(Rect(x: -80, y: -80, width: 100, height: 200))
    }
    for x in 24..<60 {
      let distance = Double(x) + 0.5 - 40
      // The Gaussian ends at two deviations and half a pixel.
      let (end, unit) = (blur + 0.5, blur / 2 * 2.0.squareRoot())
      let covered =
        blur == 0
        ? (distance < 0 ? 1 : 0)
        : 0.5 * (1 - erf(min(max(distance, -end), end) / unit) / erf(end / unit))
      // A narrow edge is convolved with the squares of pixels, too.
      #expect(abs(Double(levels(image, x, 20)[0]) - 255 * (1 - covered)) <= (blur < 6 ? 4 : 1))
    }
    #expect(levels(image, 10, 20) == [255, 255, 255])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a transform moves what is drawn, and neither turns nor scales its shadow`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let transformed = try rasterizer.render(size) { canvas in
      canvas.setShadow(offset: Size(12, 8), blur: 0, color: .red)
      canvas.translateBy(x: 20, y: 10)
      canvas.rotate(by: .pi / 2)
      canvas.scaleBy(x: 2, y: 5)
      canvas.setFillColor(.blue)
      canvas.fill(Rect(x: 0, y: -2, width: 5, height: 2))
    }
    let plain = try rasterizer.render(size) { canvas in
      canvas.setShadow(offset: Size(12, 8), blur: 0, color: .red)
      canvas.setFillColor(.blue)
      canvas.fill(Rect(x: 20, y: 10, width: 10, height: 10))
    }
    #expect(levels(plain, 25, 15) == [0, 0, 255] && levels(plain, 40, 26) == [255, 0, 0])
    #expect(levels(transformed, 25, 15) == [0, 0, 255])
    #expect(levels(transformed, 40, 26) == [255, 0, 0])
    #expect(levels(transformed, 45, 15) == [255, 255, 255])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `each drawing has a shadow, a transparency layer one for all`(
    _ rasterizer: TestedRasterizer
  ) throws {
    func image(isGroup: Bool) throws -> Image {
      try rasterizer.render(size) { canvas in
        canvas.setShadow(offset: Size(10, 0), blur: 0, color: .black)
        if isGroup { canvas.beginTransparencyLayer() }
        canvas.setFillColor(.green)
        canvas.fill(Rect(x: 20, y: 10, width: 10, height: 20))
        canvas.setFillColor(.red)
        canvas.fill(Rect(x: 10, y: 10, width: 10, height: 20))
        if isGroup { canvas.endTransparencyLayer() }
      }
    }
    // The shadow of the red rectangle falls on the green one only if it has its own.
    #expect(levels(try image(isGroup: false), 25, 20) == [0, 0, 0])
    #expect(levels(try image(isGroup: true), 25, 20) == [0, 255, 0])
    #expect(levels(try image(isGroup: true), 35, 20) == [0, 0, 0])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a translucent drawing shows its shadow, which has its opacity`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(size) { canvas in
      canvas.setShadow(offset: Size(10, 0), blur: 0, color: Color(white: 0, alpha: 0.5))
      canvas.setAlpha(0.5)
      canvas.setFillColor(.white)
      canvas.fill(Rect(x: 10, y: 10, width: 30, height: 20))
    }
    // A quarter of black, and half of white over it where both are.
    #expect(abs(levels(image, 45, 20)[0] - 191) <= 1)
    #expect(abs(levels(image, 30, 20)[0] - 223) <= 1)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `the clip applies to shadows, and nil and restoring end them`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(size) { canvas in
      canvas.setFillColor(.blue)
      canvas.saveGState()
      canvas.setShadow(offset: Size(0, 15), blur: 0, color: .black)
      canvas.clip(to: Rect(x: 0, y: 0, width: 15, height: 40))
      canvas.fill(Rect(x: 10, y: 5, width: 10, height: 10))
      canvas.restoreGState()
      canvas.fill(Rect(x: 30, y: 5, width: 10, height: 10))
      canvas.setShadow(offset: Size(0, 15), blur: 0, color: .black)
      canvas.setShadow(offset: .zero, blur: 0, color: nil)
      canvas.fill(Rect(x: 50, y: 5, width: 10, height: 10))
    }
    #expect(levels(image, 12, 25) == [0, 0, 0] && levels(image, 17, 25) == [255, 255, 255])
    #expect(levels(image, 35, 25) == [255, 255, 255] && levels(image, 55, 25) == [255, 255, 255])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `bitmaps and strokes cast the shadow of what they cover`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(size) { canvas in
      canvas.setShadow(offset: Size(0, 20), blur: 0, color: .black)
      canvas.draw(
        Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0]),
        in: Rect(x: 0, y: 0, width: 20, height: 10), interpolation: .nearest)
      canvas.setStrokeColor(.green)
      canvas.setLineWidth(4)
      canvas.stroke(Rect(x: 40, y: 4, width: 20, height: 12))
    }
    #expect(levels(image, 5, 25) == [0, 0, 0] && levels(image, 15, 25) == [255, 255, 255])
    #expect(levels(image, 50, 24) == [0, 0, 0] && levels(image, 50, 30) == [255, 255, 255])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a blend mode combines the shadow like the drawing`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(size, background: Color(red: 1, green: 0.5, blue: 0)) {
      canvas in
      canvas.setShadow(offset: Size(20, 0), blur: 4, color: Color(white: 0.5))
      canvas.setBlendMode(.multiply)
      canvas.setFillColor(Color(red: 1, green: 1, blue: 1))
      canvas.fill(Rect(x: -40, y: -40, width: 80, height: 160))
    }
    // In the middle of the shadow gray is multiplied, also below the drawing.
    #expect(abs(levels(image, 50, 20)[0] - 128) <= 1 && abs(levels(image, 50, 20)[1] - 64) <= 1)
    #expect(abs(levels(image, 30, 20)[0] - 128) <= 1)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a redraw of some rows has the pixels of the whole image`(
    _ rasterizer: TestedRasterizer
  ) throws {
    func frame(_ color: Color, _ x: Double) -> Frame {
      let shadowed = Picture { canvas in
        canvas.setShadow(offset: Size(3, 5), blur: 7, color: .black)
        canvas.setFillColor(.yellow)
        canvas.fillEllipse(in: Rect(x: 12, y: 6, width: 30, height: 18))
      }
      let other = Picture { canvas in
        canvas.setFillColor(color)
        canvas.fill(Rect(x: x, y: 20, width: 9, height: 7))
      }
      return Frame(
        size: size, layers: [FrameLayer(picture: shadowed), FrameLayer(picture: other)])
    }
    let renderer = rasterizer.renderer(canvas: size)
    var image = try renderer.image(of: frame(.red, 5))
    _ = try renderer.redraw(frame(.blue, 30), over: frame(.red, 5), in: &image)
    let whole = try renderer.image(of: frame(.blue, 30))
    #expect(image == whole)
  }
}
