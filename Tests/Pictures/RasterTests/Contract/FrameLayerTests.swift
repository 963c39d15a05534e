import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: the opacity, clip, transform and order of layers.
struct FrameLayerTests {
  private static let square = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))

  private func fill(_ color: Color) -> Picture {
    Picture { canvas in
      canvas.setFillColor(color)
      canvas.fill(Self.square)
    }
  }

  private func pixels(_ layers: [FrameLayer], by rasterizer: TestedRasterizer) throws -> [UInt32] {
    let frame = Frame(size: Size(2, 2), background: .white, layers: layers)
    return try rasterizer.renderer(canvas: frame.size).image(of: frame).pixels
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `overlapping sublayers of a translucent layer hide each other`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let group = FrameLayer(
      opacity: 0.5, sublayers: [FrameLayer(picture: fill(.red)), FrameLayer(picture: fill(.blue))])
    // Blue hides red in the group, and the group is blended over white.
    let expected: [UInt32] = Array(repeating: 0xFF7F_7FFF, count: 4)
    for (pixel, other) in zip(try pixels([group], by: rasterizer), expected) {
      #expect(difference(pixel, other) <= 1)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `nested opacities multiply`(_ rasterizer: TestedRasterizer) throws {
    let inner = FrameLayer(picture: fill(.black), opacity: 0.5)
    let outer = FrameLayer(opacity: 0.5, sublayers: [inner])
    // A quarter black over white is 191; each of two 8-bit compositions may round by one level.
    for pixel in try pixels([outer], by: rasterizer) {
      #expect(difference(pixel, 0xFFBF_BFBF) <= 2)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a layer with opacity 0 draws nothing`(_ rasterizer: TestedRasterizer) throws {
    #expect(
      try pixels([FrameLayer(picture: fill(.red), opacity: 0)], by: rasterizer)
        == Array(repeating: ~0, count: 4))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `later layers are drawn over earlier ones`(_ rasterizer: TestedRasterizer) throws {
    let layers = [FrameLayer(picture: fill(.red)), FrameLayer(picture: fill(.green))]
    #expect(try pixels(layers, by: rasterizer) == Array(repeating: 0xFF00_FF00, count: 4))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a clip applies to the layer's picture and to its sublayers`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let left = Path(rect: Rect(x: 0, y: 0, width: 1, height: 2))
    let layer = FrameLayer(
      picture: fill(.red), clip: left,
      sublayers: [
        FrameLayer(
          picture: fill(.blue), transform: Transform(translationX: 0, y: 1))
      ])
    #expect(try pixels([layer], by: rasterizer) == [0xFFFF_0000, ~0, 0xFF00_00FF, ~0])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a layer's transform applies to its sublayers`(_ rasterizer: TestedRasterizer) throws {
    let child = FrameLayer(picture: fill(.red), transform: Transform(translationX: 1, y: 0))
    let parent = FrameLayer(transform: Transform(translationX: 0, y: 1), sublayers: [child])
    #expect(try pixels([parent], by: rasterizer) == [~0, ~0, ~0, 0xFFFF_0000])
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a layer with a singular transform draws nothing and does not affect other layers`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let flat = FrameLayer(picture: fill(.red), transform: Transform(scaleX: 0, y: 1))
    #expect(
      try pixels([flat, FrameLayer(picture: fill(.green))], by: rasterizer)
        == Array(repeating: 0xFF00_FF00, count: 4))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a transparency layer composites its content before its alpha applies`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let picture = Picture { canvas in
      canvas.setAlpha(0.5)
      canvas.beginTransparencyLayer()
      canvas.setFillColor(.red)
      canvas.fill(Self.square)
      canvas.setFillColor(.blue)
      canvas.fill(Self.square)
      canvas.endTransparencyLayer()
    }
    for pixel in try pixels([FrameLayer(picture: picture)], by: rasterizer) {
      #expect(difference(pixel, 0xFF7F_7FFF) <= 1)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `restoring the graphics state restores clip and transform`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let picture = Picture { canvas in
      canvas.saveGState()
      canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
      canvas.translateBy(x: 5, y: 5)
      canvas.restoreGState()
      canvas.setFillColor(.red)
      canvas.fill(Self.square)
    }
    #expect(
      try pixels([FrameLayer(picture: picture)], by: rasterizer)
        == Array(repeating: 0xFFFF_0000, count: 4))
  }

  /// Returns the maximum difference of a channel, in levels.
  private func difference(_ left: UInt32, _ right: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(left >> $0 & 0xFF) - Int(right >> $0 & 0xFF)) }.max() ?? 0
  }
}
