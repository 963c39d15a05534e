import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// What lies outside of the image or of a clip is not drawn, which changes no pixel.
struct CullingTests {
  private let size = Size(60, 40)

  private func fill(_ rect: Rect, _ color: Color) -> Picture.Command {
    .fill(Path(ovalIn: rect), .winding, .color(color))
  }

  private func image(
    _ layers: [FrameLayer], by rasterizer: TestedRasterizer
  ) throws -> Image {
    try rasterizer.renderer(canvas: size).image(
      of: Frame(size: size, background: .white, layers: layers))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a shadow reaches into the image from a layer outside`(
    rasterizer: TestedRasterizer
  ) throws {
    var layer = FrameLayer(
      picture: Picture(commands: [fill(Rect(x: -30, y: 5, width: 25, height: 25), .red)]))
    let blank = try image([], by: rasterizer)
    #expect(try image([layer], by: rasterizer) == blank)
    layer.shadow = Shadow(color: .black, offset: Vector(dx: 5, dy: 0), radius: 4)
    #expect(try image([layer], by: rasterizer) != blank)
    layer.shadow?.offset.dx = -40
    #expect(try image([layer], by: rasterizer) == blank)
  }

  /// A mode that keeps only what is covered clears everything where nothing is.
  @Test(arguments: TestedRasterizer.allCases)
  func `a layer outside clears the image in a mode that affects what it does not cover`(
    rasterizer: TestedRasterizer
  ) throws {
    let disc = FrameLayer(
      picture: Picture(commands: [fill(Rect(x: 10, y: 10, width: 20, height: 20), .red)]))
    var outside = FrameLayer(
      picture: Picture(commands: [fill(Rect(x: 90, y: 10, width: 20, height: 20), .blue)]))
    outside.blendMode = .sourceIn
    var group = FrameLayer(sublayers: [disc, outside])
    group.isGroup = true
    #expect(try image([group], by: rasterizer) == image([], by: rasterizer))
  }

  /// Drawn in a larger image, everything is inside of it.
  @Test(arguments: TestedRasterizer.allCases, 0..<6 as Range<UInt64>)
  func `random layers have the pixels of a part of a larger image`(
    rasterizer: TestedRasterizer, seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    // Whole pixels, so that the fractions of all edges are the same.
    let offset = Vector(dx: 200, dy: 100)
    for _ in 0..<20 {
      let layers = (0..<6).map { _ in
        let rect = Rect(
          x: number(-60...80), y: number(-50...60), width: number(1...50), height: number(1...40))
        var commands = [fill(rect, .red)]
        if Bool.random(using: &generator) {
          commands.append(
            .stroke(
              Path(rect: rect.insetBy(dx: -3, dy: -3)), StrokeStyle(lineWidth: number(0.2...9)),
              .color(.blue)))
        }
        return FrameLayer(picture: Picture(commands: commands), opacity: number(0.5...1))
      }
      let part = try image(layers, by: rasterizer)
      let renderer = rasterizer.renderer(canvas: Size(460, 240))
      let whole = try renderer.image(
        of: Frame(
          size: Size(460, 240), background: .white,
          layers: [
            FrameLayer(
              transform: Transform(translationX: offset.dx, y: offset.dy), sublayers: layers)
          ]))
      var worst = 0
      for y in 0..<part.height {
        for x in 0..<part.width {
          let other = whole[x + Int(offset.dx), y + Int(offset.dy)]
          for shift: UInt32 in [0, 8, 16] {
            worst = max(worst, abs(Int(part[x, y] >> shift & 255) - Int(other >> shift & 255)))
          }
        }
      }
      // A level, where an edge of 1/256 pixel is rounded the other way.
      #expect(worst <= 1)
    }
  }
}
