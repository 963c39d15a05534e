import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// A picture of several drawings in a clip with curves is drawn on pixels of its own.
@Suite struct ClippedPictureTests {
  private static let size = Size(80, 60)
  private static let outline = Path(
    roundedRect: Rect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 9)

  /// The fills of two rectangles that cover the clip, one over the other.
  private static func fills(_ colors: Color...) -> Picture {
    Picture(
      commands: colors.map {
        .fill(Path(rect: Rect(x: -5, y: -5, width: 60, height: 50)), .winding, .color($0))
      })
  }

  private static func frame(_ picture: Picture, at place: Point) -> Frame {
    Frame(
      size: size, background: .white,
      layers: [
        FrameLayer(
          picture: picture, transform: Transform(translationX: place.x, y: place.y), clip: outline)
      ])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `what another drawing covers does not show at the edge of the clip`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let renderer = rasterizer.renderer(canvas: Self.size)
    let place = Point(11.3, 8.6)
    let both = try renderer.image(of: Self.frame(Self.fills(.red, .blue), at: place))
    let upper = try renderer.image(of: Self.frame(Self.fills(.blue), at: place))
    // One level: the picture is rounded before it is drawn.
    #expect(both.maxChannelDifference(from: upper) <= 1)
    #expect(both[31, 23] == 0xFF00_00FF)
  }

  @Test func `the span filler gives the pixels of Cairo alone, also where the image ends`() throws {
    let picture = Picture { canvas in
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 0, y: 0, width: 40, height: 30))
      canvas.setStrokeColor(.blue)
      canvas.setLineWidth(3)
      canvas.stroke(Path(ovalIn: Rect(x: 3, y: 3, width: 34, height: 24)))
    }
    for place in [Point(11.3, 8.6), Point(-20.4, 50.2), Point(66.5, -12.25)] {
      let frame = Self.frame(picture, at: place)
      let filled = TestedRasterizer.cairoWithSpanFiller.renderer(canvas: Self.size)
      let alone = TestedRasterizer.cairo.renderer(canvas: Self.size)
      #expect(
        try filled.image(of: frame).maxChannelDifference(from: alone.image(of: frame)) <= 1,
        "at \(place)")
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `pixels that are kept are those of a picture drawn for the first time`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let kept = rasterizer.renderer(canvas: Self.size)
    let picture = Self.fills(.red, Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    for place in [Point(3.25, 7.5), Point(30.25, 20.5), Point(-9.75, 40.5), Point(3.5, 7.5)] {
      let frame = Self.frame(picture, at: place)
      let new = rasterizer.renderer(canvas: Self.size)
      #expect(try kept.image(of: frame) == new.image(of: frame), "at \(place)")
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `another color of the same picture is another picture`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let renderer = rasterizer.renderer(canvas: Self.size)
    let place = Point(5, 5)
    let blue = try renderer.image(of: Self.frame(Self.fills(.red, .blue), at: place))
    let red = try renderer.image(of: Self.frame(Self.fills(.blue, .red), at: place))
    #expect(blue[25, 20] == 0xFF00_00FF)
    #expect(red[25, 20] == 0xFFFF_0000)
  }
}
