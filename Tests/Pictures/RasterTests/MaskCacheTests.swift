import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// The coverage of a text is kept from frame to frame, and changes no pixel.
struct MaskCacheTests {
  private static let size = Size(120, 60)

  /// Rings and bows, as many as letters in a line.
  private static let text: Path = {
    var path = Path()
    for index in 0..<9 {
      let rect = Rect(x: 4 + 11.3 * Double(index), y: 6.4, width: 9.7, height: 12.2)
      path.append(Path(ovalIn: rect))
      path.append(Path(roundedRect: rect.insetBy(dx: 2.1, dy: 2.9), cornerRadius: 2))
    }
    return path
  }()

  private func layer(x: Double, y: Double, color: Color = .black) -> FrameLayer {
    FrameLayer(
      picture: Picture(commands: [.fill(Self.text, .evenOdd, .color(color))]),
      transform: Transform(translationX: x, y: y))
  }

  private func frame(_ layers: [FrameLayer]) -> Frame {
    Frame(size: Self.size, background: .white, layers: layers)
  }

  @Test func `a text at any fraction of a pixel has the pixels of Cairo`() throws {
    let renderer = FrameRenderer(canvas: Self.size)
    let reference = FrameRenderer(
      canvas: Self.size, rasterizer: CairoRasterizer(usesSpanFiller: false))
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      func number() -> Double { .random(in: -20...30, using: &generator) }
      let frame = frame([layer(x: number() / 8, y: number()), layer(x: 0.25, y: number())])
      let difference = try renderer.image(of: frame).maxChannelDifference(
        from: reference.image(of: frame))
      // One level where rounding decides, in few pixels.
      #expect(difference <= 1)
    }
  }

  @Test func `kept texts have the pixels of new ones`() throws {
    let renderer = FrameRenderer(canvas: Self.size)
    for step in 0..<40 {
      // The third of a pixel comes again at other whole pixels.
      let frame = frame([
        layer(x: 0.1, y: Double(step) / 3 - 8), layer(x: 0.1, y: 20 - Double(step) / 3),
        layer(x: 2.1, y: 30, color: Color(red: 1, green: 0.2, blue: 0, alpha: 0.4)),
      ])
      #expect(
        try renderer.image(of: frame) == FrameRenderer(canvas: Self.size).image(of: frame))
    }
  }

  @Test func `a text that moves by whole pixels has the same pixels`() throws {
    let renderer = FrameRenderer(canvas: Self.size)
    let first = try renderer.image(of: frame([layer(x: 1.3, y: 10.7)]))
    let second = try renderer.image(of: frame([layer(x: 4.3, y: 15.7)]))
    for y in 5..<55 { for x in 3..<115 { #expect(second[x, y] == first[x - 3, y - 5]) } }
  }

  /// Inside of the clip, neither texts nor Cairo's strokes and fills need it.
  ///
  /// Cairo alone would intersect their outlines with that of the clip, which changes edges by some
  /// levels.
  @Test(arguments: [0.0, 0.37])
  func `drawings inside of a clip with curves have the pixels of Cairo without it`(
    fraction: Double
  ) throws {
    var layer = FrameLayer(
      picture: Picture(commands: [
        .fill(Self.text, .evenOdd, .color(.black)),
        .stroke(
          Path(rect: Rect(x: 20.2, y: 25.1, width: 40, height: 9.9)), StrokeStyle(lineWidth: 1.5),
          .color(.red)),
        .clip(Path(ovalIn: Rect(x: 30, y: 20, width: 30, height: 20)), .winding),
        .fill(
          Path(rect: Rect(x: 10, y: 22.5, width: 60, height: 8)), .winding, .color(.blue)),
      ]),
      transform: Transform(translationX: fraction, y: 4 + fraction))
    let reference = FrameRenderer(
      canvas: Self.size, rasterizer: CairoRasterizer(usesSpanFiller: false))
    let expected = try reference.image(of: frame([layer]))
    layer.clip = Path(roundedRect: Rect(x: -3, y: -3, width: 122, height: 58), cornerRadius: 7)
    let difference = try FrameRenderer(canvas: Self.size).image(of: frame([layer]))
      .maxChannelDifference(from: expected)
    // One level where rounding decides, in few pixels.
    #expect(difference <= 1)
  }

  @Test func `a text that crosses a clip with curves has the pixels of Cairo`() throws {
    var layer = layer(x: 0.3, y: 4.6)
    layer.clip = Path(roundedRect: Rect(x: 20, y: 9, width: 60, height: 8), cornerRadius: 4)
    let reference = FrameRenderer(
      canvas: Self.size, rasterizer: CairoRasterizer(usesSpanFiller: false))
    #expect(
      try FrameRenderer(canvas: Self.size).image(of: frame([layer]))
        == reference.image(of: frame([layer])))
  }
}
