import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// How layers compose: opacity, clip, transform, order.
struct LayerTests {
  private static let square = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))

  private func fill(_ color: Color) -> Picture {
    Picture { canvas in
      canvas.setFillColor(color)
      canvas.fill(Self.square)
    }
  }

  private func pixels(_ layers: [Layer], background: Color = .white) throws -> [UInt32] {
    let frame = Frame(size: Size(2, 2), background: background, layers: layers)
    return try FrameRenderer(canvas: frame.size).image(of: frame).pixels
  }

  @Test func `overlapping sublayers of a half transparent layer do not shine through each other`()
    throws
  {
    let group = Layer(
      opacity: 0.5, sublayers: [Layer(picture: fill(.red)), Layer(picture: fill(.blue))])
    // Blue hides red in the group; the group is then half blue over white.
    let expected: [UInt32] = Array(repeating: 0xFF7F_7FFF, count: 4)
    for (pixel, wanted) in zip(try pixels([group]), expected) {
      #expect(difference(pixel, wanted) <= 1)
    }
  }

  @Test func `nested opacities multiply`() throws {
    let inner = Layer(picture: fill(.black), opacity: 0.5)
    let outer = Layer(opacity: 0.5, sublayers: [inner])
    // A quarter black over white is 191; each of two 8-bit compositions may round by one level.
    for pixel in try pixels([outer]) { #expect(difference(pixel, 0xFFBF_BFBF) <= 2) }
  }

  @Test func `a transparent layer draws nothing`() throws {
    #expect(try pixels([Layer(picture: fill(.red), opacity: 0)]) == Array(repeating: ~0, count: 4))
  }

  @Test func `later layers lie in front`() throws {
    let layers = [Layer(picture: fill(.red)), Layer(picture: fill(.green))]
    #expect(try pixels(layers) == Array(repeating: 0xFF00_FF00, count: 4))
  }

  @Test func `a clip holds for the layer's picture and its sublayers`() throws {
    let left = Path(rect: Rect(x: 0, y: 0, width: 1, height: 2))
    let layer = Layer(
      picture: fill(.red), clip: left,
      sublayers: [
        Layer(
          picture: fill(.blue), transform: Transform(translationX: 0, y: 1))
      ])
    #expect(try pixels([layer]) == [0xFFFF_0000, ~0, 0xFF00_00FF, ~0])
  }

  @Test func `a layer's transform applies to its sublayers`() throws {
    let child = Layer(picture: fill(.red), transform: Transform(translationX: 1, y: 0))
    let parent = Layer(transform: Transform(translationX: 0, y: 1), sublayers: [child])
    #expect(try pixels([parent]) == [~0, ~0, ~0, 0xFFFF_0000])
  }

  @Test func `a layer scaled to nothing draws nothing and disturbs nothing`() throws {
    let flat = Layer(picture: fill(.red), transform: Transform(scaleX: 0, y: 1))
    #expect(
      try pixels([flat, Layer(picture: fill(.green))]) == Array(repeating: 0xFF00_FF00, count: 4))
  }

  @Test func `a transparency layer composes its content before it fades`() throws {
    let picture = Picture { canvas in
      canvas.setAlpha(0.5)
      canvas.beginTransparencyLayer()
      canvas.setFillColor(.red)
      canvas.fill(Self.square)
      canvas.setFillColor(.blue)
      canvas.fill(Self.square)
      canvas.endTransparencyLayer()
    }
    for pixel in try pixels([Layer(picture: picture)]) {
      #expect(difference(pixel, 0xFF7F_7FFF) <= 1)
    }
  }

  @Test func `restoring the graphics state brings clip and transform back`() throws {
    let picture = Picture { canvas in
      canvas.saveGState()
      canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
      canvas.translateBy(x: 5, y: 5)
      canvas.restoreGState()
      canvas.setFillColor(.red)
      canvas.fill(Self.square)
    }
    #expect(try pixels([Layer(picture: picture)]) == Array(repeating: 0xFFFF_0000, count: 4))
  }

  /// The largest difference of a channel, in levels.
  private func difference(_ left: UInt32, _ right: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(left >> $0 & 0xFF) - Int(right >> $0 & 0xFF)) }.max() ?? 0
  }
}
