import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: fills, with pixels that can be computed by hand.
struct FillTests {
  @Test(arguments: TestedRasterizer.allCases)
  func `the background fills the image with its exact color`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let image = try rasterizer.render(
      Size(3, 2), background: Color(red: 1, green: 0.5, blue: 0.25)
    ) { _ in }
    // 0.5 and 0.25 of 255 are 127.5 and 63.75, rounded to nearest.
    #expect(image.pixels == Array(repeating: 0xFFFF_8040, count: 6))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a transparent background gives transparent pixels`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(2, 2), background: .clear) { _ in }
    #expect(image.pixels == Array(repeating: 0, count: 4))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a rectangle on pixel edges has hard edges`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(4, 3)) { canvas in
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 1, y: 1, width: 2, height: 1))
    }
    let white: UInt32 = 0xFFFF_FFFF
    let red: UInt32 = 0xFFFF_0000
    #expect(
      image.pixels == [
        white, white, white, white,
        white, red, red, white,
        white, white, white, white,
      ])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a half covered pixel gets half of the color`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(2, 1)) { canvas in
      canvas.setFillColor(.black)
      canvas.fill(Rect(x: 0, y: 0, width: 1.5, height: 1))
    }
    #expect(image.pixels[0] == 0xFF00_0000)
    // Coverage has 256 levels across, so half is 127 or 128 of 255.
    #expect((127...128).contains(image.pixels[1] & 0xFF))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a translucent fill is blended over the background`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(1, 1), background: .blue) { canvas in
      canvas.setFillColor(Color(red: 1, green: 0, blue: 0, alpha: 0.25))
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    // 0.25 red over blue: 255/4 = 64 red, 255 * 3/4 = 191 blue.
    #expect(image.pixels == [0xFF40_00BF])
  }

  @Test(arguments: TestedRasterizer.allCases, [3.0, 5, 10, 30, 64, 200])
  func `a disc has the area of its circle to 0.1 percent`(
    _ rasterizer: TestedRasterizer, radius: Double
  ) throws {
    let side = radius * 2 + 8
    let image = try rasterizer.render(Size(side, side), background: .clear) { canvas in
      canvas.fillEllipse(
        in: Rect(center: Point(side / 2, side / 2), size: Size(2 * radius, 2 * radius)))
    }
    let area = image.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area / (.pi * radius * radius) - 1) < 0.001)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a disc in the center of an image is symmetric`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(41, 41)) { canvas in
      canvas.fillEllipse(in: Rect(x: 4.5, y: 4.5, width: 32, height: 32))
    }
    // Sample rows are not mirrored. There are 15 in a pixel row, and the position of an edge moves
    // by less than one of them.
    let levels = 255.0 / 15
    for y in 0..<41 {
      for x in 0..<41 {
        let here = Double(image[x, y] & 0xFF)
        #expect(abs(here - Double(image[40 - x, y] & 0xFF)) <= levels)
        #expect(abs(here - Double(image[x, 40 - y] & 0xFF)) <= levels)
      }
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a winding fill covers the center of a pentagram, an even-odd fill does not`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let corners = (0..<5).map { index in
      let angle = Double(index * 2) * 2 * .pi / 5
      return Point(18, 0).applying(
        Transform(rotationAngle: angle).concatenating(Transform(translationX: 20, y: 20)))
    }
    for (rule, middle) in [(FillRule.winding, 0xFF00_0000 as UInt32), (.evenOdd, 0xFFFF_FFFF)] {
      let image = try rasterizer.render(Size(40, 40)) { canvas in
        canvas.fill(Path(polygon: corners), using: rule)
      }
      #expect(image[20, 20] == middle)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a quadratic curve is drawn as a parabola`(_ rasterizer: TestedRasterizer) throws {
    let image = try rasterizer.render(Size(104, 58), background: .clear) { canvas in
      canvas.move(to: Point(2, 54))
      canvas.addQuadCurve(to: Point(102, 54), control: Point(52, -46))
      canvas.fillPath()
    }
    let area = image.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    // The segment of a parabola has two thirds of the area of the triangle of its chord and control
    // point.
    let triangle = 100.0 * 100 / 2
    // The tolerance is that of discs.
    #expect(abs(area / (triangle * 2 / 3) - 1) < 0.001)
  }
}
