import Geometry
import Imaging
import PictureKit
import Raster
import Rendering
import StageKit
import Testing

@Suite struct PictureSettingsTests {
  @Test func `the default scale is two pixels per point`() throws {
    let size = try PictureSettings().pixelSize(of: .phone)
    #expect(size == PixelSize(width: 640, height: 1136))
  }

  @Test func `a size takes precedence over a scale`() throws {
    let settings = PictureSettings(scale: 3, size: PixelSize(width: 11, height: 7))
    #expect(try settings.pixelSize(of: .phone, even: true) == PixelSize(width: 11, height: 7))
  }

  @Test func `a size that follows from the scale is rounded up to even numbers on request`() throws
  {
    let settings = PictureSettings(scale: 0.5)
    let canvas = Size(101, 30)
    #expect(try settings.pixelSize(of: canvas) == PixelSize(width: 51, height: 15))
    #expect(try settings.pixelSize(of: canvas, even: true) == PixelSize(width: 52, height: 16))
  }

  @Test func `a picture has at least one pixel`() throws {
    let size = try PictureSettings(scale: 0.01).pixelSize(of: Size(10, 10))
    #expect(size == PixelSize(width: 1, height: 1))
  }

  @Test func `a scale that makes a side too long is refused`() {
    let error = #expect(throws: RenderingError.self) {
      try PictureSettings(scale: 100).pixelSize(of: .phone)
    }
    #expect(
      error?.description
        == "--scale 100.0 makes pictures of 32000 x 56800 pixels; at most 16384 are allowed on a"
        + " side.")
  }

  @Test func `a background replaces the recipe's own`() {
    let frame = SampleRecipe().stage().frame(at: 0)
    #expect(PictureSettings().apply(to: frame).background == frame.background)
    #expect(PictureSettings(background: .green).apply(to: frame).background == .green)
  }

  @Test func `pictures are transparent if the background is`() {
    #expect(!PictureSettings().isTransparent)
    #expect(!PictureSettings(background: .green).isTransparent)
    #expect(PictureSettings(background: .clear).isTransparent)
  }

  @Test func `an even size adds background and keeps the scale`() throws {
    let view = FrameLayer(
      picture: Picture { canvas in
        canvas.setFillColor(.red)
        canvas.fill(Rect(x: 0, y: 0, width: 25, height: 15))
      })
    let frame = Frame(size: Size(25, 15), background: .black, layers: [view])
    let image = try PictureSettings(scale: 1).renderer(of: frame.size, even: true).image(of: frame)
    #expect(image.width == 26 && image.height == 16)
    #expect(image[24, 14] == 0xFFFF_0000)
    #expect(image[25, 14] == 0xFF00_0000 && image[24, 15] == 0xFF00_0000)
  }

  @Test func `touches are drawn on request`() throws {
    // The tap of the sample is at the middle of the canvas.
    func pixel(showsTouches: Bool) throws -> UInt32 {
      let settings = PictureSettings(scale: 1, showsTouches: showsTouches)
      let frame = settings.stage(for: SampleRecipe()).frame(at: 0.5)
      let image = try settings.renderer(of: SampleRecipe().canvas).image(of: frame)
      return image.pixels[25 * 100 + 30]
    }
    #expect(try pixel(showsTouches: true) != pixel(showsTouches: false))
  }
}
