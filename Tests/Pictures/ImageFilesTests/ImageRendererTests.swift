import Geometry
import ImageFiles
import Imaging
import PictureKit
import Rendering
import StageKit
import TestSupport
import Testing

@Suite struct `Drawing into images` {
  private func drawDisc(_ canvas: Canvas) {
    canvas.setFillColor(.red)
    canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 8, height: 8))
  }

  @Test func `gives a bitmap of the format's scale`() throws {
    for scale in [1.0, 2, 3] {
      let renderer = ImageRenderer(size: Size(8, 8), format: .init(scale: scale))
      let disc = try renderer.image(actions: drawDisc)
      #expect(disc.size == Size(8, 8) && disc.scale == scale)
      #expect(disc.bitmap?.width == Int(8 * scale))
      let plain = Drawing(size: Size(8, 8), draw: drawDisc)
      #expect(try image(of: disc, scale: scale) == image(of: plain, scale: scale))
    }
  }

  @Test func `starts with transparency, or with black where it is opaque`() throws {
    let clear = try ImageRenderer(size: Size(1, 1)).image { _ in }
    let opaque = try ImageRenderer(size: Size(1, 1), format: .init(isOpaque: true)).image { _ in }
    #expect(clear.bitmap?.pixels.first == 0 && opaque.bitmap?.pixels.first == 0xFF00_0000)
  }

  @Test func `draws an area of the canvas`() throws {
    let renderer = ImageRenderer(
      bounds: Rect(x: 4, y: -2, width: 8, height: 4), format: .init(scale: 1))
    let image = try renderer.image { canvas in
      canvas.fill(Rect(x: 5, y: -1, width: 1, height: 1))
    }
    let pixels = try #require(image.bitmap?.pixels)
    #expect(pixels.indices.filter { pixels[$0] != 0 } == [8 + 1])
  }

  @Test func `gives files that are read again`() throws {
    let renderer = ImageRenderer(size: Size(8, 8))
    let disc = try renderer.image(actions: drawDisc)
    let data = try renderer.pngData(actions: drawDisc)
    #expect(try Drawing(decoding: data, scale: 2) == disc)
    #expect(try disc.pngData() == data)
    let bytes = try renderer.jpegData(withCompressionQuality: 1, actions: drawDisc)
    let photo = try Image.decode(bytes.span, name: "a")
    #expect(photo.size == PixelSize(width: 16, height: 16) && photo[0, 0] == 0xFFFF_FFFF)
    #expect(
      try disc.jpegData(compressionQuality: 0.5).count < disc.jpegData(compressionQuality: 1).count)
  }

  @Test func `shows a view and its subviews as they are presented`() throws {
    let stage = Stage(size: Size(40, 40))
    let view = View(frame: Rect(x: 10, y: 10, width: 4, height: 2))
    view.backgroundColor = .red
    view.alpha = 0.5
    view.transform = Transform(rotationAngle: 1)
    let inner = View(frame: Rect(x: 0, y: 0, width: 2, height: 2))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    stage.view.addSubview(view)
    stage.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x += 4 }
    stage.advance(to: 0.5)
    let snapshot = try #require(try view.snapshot(scale: 1))
    let (red, blue) = (0xFFFF_0000 as UInt32, 0xFF00_00FF as UInt32)
    #expect(snapshot.bitmap?.pixels == [red, red, blue, blue, red, red, blue, blue])

    let picture = Picture { canvas in
      #expect(throws: Never.self) {
        try view.drawHierarchy(in: Rect(x: 1, y: 0, width: 8, height: 4), on: canvas)
      }
    }
    let drawn = try image(of: picture, size: Size(10, 4))
    #expect(drawn[0, 0] == 0 && drawn[1, 0] == red && drawn[8, 3] == blue && drawn[9, 0] == 0)
    #expect(try View().snapshot() == nil)
  }
}
