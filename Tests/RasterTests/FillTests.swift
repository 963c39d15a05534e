import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// What single fills must look like, in pixels that can be worked out by hand.
struct FillTests {
  @Test func `the background fills the image with its exact colour`() throws {
    let image = try render(Size(3, 2), background: Color(red: 1, green: 0.5, blue: 0.25)) { _ in }
    // 0.5 and 0.25 of 255 are 127.5 and 63.75; Cairo rounds to nearest.
    #expect(image.pixels == Array(repeating: 0xFFFF_8040, count: 6))
  }

  @Test func `a transparent background leaves nothing`() throws {
    let image = try render(Size(2, 2), background: .clear) { _ in }
    #expect(image.pixels == Array(repeating: 0, count: 4))
  }

  @Test func `a rectangle on pixel edges has hard edges`() throws {
    let image = try render(Size(4, 3)) { canvas in
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

  @Test func `half a pixel covered is half the colour`() throws {
    let image = try render(Size(2, 1)) { canvas in
      canvas.setFillColor(.black)
      canvas.fill(Rect(x: 0, y: 0, width: 1.5, height: 1))
    }
    #expect(image.pixels[0] == 0xFF00_0000)
    // Coverage has 256 levels across, so half is 127 or 128 of 255.
    #expect((127...128).contains(image.pixels[1] & 0xFF))
  }

  @Test func `alpha blends over what is below`() throws {
    let image = try render(Size(1, 1), background: .blue) { canvas in
      canvas.setFillColor(Color(red: 1, green: 0, blue: 0, alpha: 0.25))
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    // 0.25 red over blue: 255/4 = 64 red, 255 * 3/4 = 191 blue.
    #expect(image.pixels == [0xFF40_00BF])
  }

  @Test(arguments: [3.0, 5, 10, 30, 64, 200])
  func `a disc has the area of its circle to 0.1 percent`(radius: Double) throws {
    let side = radius * 2 + 8
    let image = try render(Size(side, side), background: .clear) { canvas in
      canvas.fillEllipse(
        in: Rect(center: Point(side / 2, side / 2), size: Size(2 * radius, 2 * radius)))
    }
    let area = image.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area / (.pi * radius * radius) - 1) < 0.001)
  }

  @Test func `a disc in the middle is symmetric`() throws {
    let image = try render(Size(41, 41)) { canvas in
      canvas.fillEllipse(in: Rect(x: 4.5, y: 4.5, width: 32, height: 32))
    }
    // Cairo's rows of samples are not mirror images of each other: up to 15 rows of samples a pixel, and
    // the sample taken of an edge moves by less than one of them.
    let levels = 255.0 / 15
    for y in 0..<41 {
      for x in 0..<41 {
        let here = Double(image[x, y] & 0xFF)
        #expect(abs(here - Double(image[40 - x, y] & 0xFF)) <= levels)
        #expect(abs(here - Double(image[x, 40 - y] & 0xFF)) <= levels)
      }
    }
  }

  @Test func `a winding fill covers the middle of a pentagram, an even-odd fill does not`() throws {
    let corners = (0..<5).map { index in
      let angle = Double(index * 2) * 2 * .pi / 5
      return Point(38, 20).applying(Transform(rotationAngle: angle, about: Point(20, 20)))
    }
    for (rule, middle) in [(FillRule.winding, 0xFF00_0000 as UInt32), (.evenOdd, 0xFFFF_FFFF)] {
      let image = try render(Size(40, 40)) { canvas in
        canvas.fill(Path(polygon: corners), using: rule)
      }
      #expect(image[20, 20] == middle)
    }
  }

  @Test func `a quadratic curve is drawn as the parabola it is`() throws {
    let image = try render(Size(104, 58), background: .clear) { canvas in
      canvas.move(to: Point(2, 54))
      canvas.addQuadCurve(to: Point(102, 54), control: Point(52, -46))
      canvas.fillPath()
    }
    let area = image.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    // A parabola cuts off two thirds of the triangle of its chord and control point (Archimedes).
    let triangle = 100.0 * 100 / 2
    // As for discs: 0.1 % of the area.
    #expect(abs(area / (triangle * 2 / 3) - 1) < 0.001)
  }
}
