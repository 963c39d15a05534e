import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: edges of layers that are steps of whole pixels.
struct HardEdgeTests {
  private static let size = Size(40, 40)

  private func square(_ rect: Rect, _ color: Color = .red, hardEdges: HardEdges) -> FrameLayer {
    var layer = FrameLayer(
      picture: Picture { canvas in
        canvas.setFillColor(color)
        canvas.fill(rect)
      })
    layer.hardEdges = hardEdges
    return layer
  }

  private func image(_ layers: [FrameLayer], by rasterizer: TestedRasterizer) throws -> Image {
    try rasterizer.renderer(canvas: Self.size).image(
      of: Frame(size: Self.size, background: .white, layers: layers))
  }

  /// A turn about the middle of the picture.
  private func turn(by angle: Double) -> Transform {
    Transform(translationX: -20, y: -20).concatenating(Transform(rotationAngle: angle))
      .concatenating(Transform(translationX: 20, y: 20))
  }

  private let middle = Rect(x: 10, y: 10, width: 20, height: 20)

  @Test(arguments: TestedRasterizer.allCases)
  func `a turned layer with hard edges has pixels of its color and of the background alone`(
    _ rasterizer: TestedRasterizer
  ) throws {
    for angle in [0.2, 0.6, 1.1] {
      var layer = square(middle, hardEdges: .picture)
      layer.transform = turn(by: angle)
      let hard = try image([layer], by: rasterizer).pixels
      #expect(Set(hard) == [0xFFFF_0000, 0xFFFF_FFFF])
      // The sides of 80 points are off by less than a quarter of a pixel in the mean.
      #expect(abs(hard.count { $0 == 0xFFFF_0000 } - 400) <= 20)
      layer.hardEdges = []
      #expect(Set(try image([layer], by: rasterizer).pixels).count > 2)
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a pixel belongs to a layer with hard upright edges if its center does`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let rect = Rect(x: 10.4, y: 10.6, width: 20, height: 19.8)
    let whole = square(Rect(x: 10, y: 11, width: 20, height: 19), hardEdges: [])
    let expected = try image([whole], by: rasterizer)
    #expect(try image([square(rect, hardEdges: [.picture, .upright])], by: rasterizer) == expected)
    var clipped = FrameLayer(
      clip: Path(rect: rect),
      sublayers: [square(Rect(origin: .zero, size: Self.size), hardEdges: [])])
    clipped.hardEdges = [.clip, .upright]
    #expect(try image([clipped], by: rasterizer) == expected)
    // Without that, upright edges are smooth.
    #expect(
      try image([square(rect, hardEdges: .picture)], by: rasterizer)
        == image([square(rect, hardEdges: [])], by: rasterizer))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a bitmap and a clip that are turned have steps at their edges`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFFFF_0000, count: 4))
    var drawn = FrameLayer(picture: Picture(commands: [.draw(bitmap, in: middle, .smooth)]))
    drawn.hardEdges = .picture
    drawn.transform = turn(by: 0.3)
    var clipped = FrameLayer(
      clip: Path(rect: middle),
      sublayers: [square(Rect(origin: .zero, size: Self.size), hardEdges: [])])
    clipped.hardEdges = .clip
    clipped.transform = turn(by: 0.3)
    var filled = square(middle, hardEdges: .picture)
    filled.transform = turn(by: 0.3)
    let expected = try image([filled], by: rasterizer)
    #expect(try image([drawn], by: rasterizer) == expected)
    #expect(try image([clipped], by: rasterizer) == expected)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a projected layer ends at whole pixels, and its halves meet without a seam`(
    _ rasterizer: TestedRasterizer
  ) throws {
    var matrix = Transform3D.identity
    matrix.m34 = -1 / 100
    matrix = Transform3D(translationX: -20, y: -20, z: 0)
      .concatenating(
        Transform3D.identity.rotated(by: 0.6, x: 0.3, y: 1, z: 0).concatenating(matrix)
      )
      .concatenating(Transform3D(translationX: 20, y: 20, z: 0))
    func projected(_ clip: Path?) -> FrameLayer {
      var layer = FrameLayer(opacity: 0.5, clip: clip, sublayers: [square(middle, hardEdges: [])])
      layer.projection = ProjectiveTransform(matrix)
      layer.hardEdges = clip == nil ? .projection : [.clip, .projection]
      return layer
    }
    let whole = try image([projected(nil)], by: rasterizer)
    #expect(Set(whole.pixels).count == 2)
    // The line between the halves is slanted.
    func half(_ x: Double) -> Path {
      var path = Path()
      path.move(to: Point(x, 0))
      path.addLine(to: Point(22, 0))
      path.addLine(to: Point(18, 40))
      path.addLine(to: Point(x, 40))
      path.close()
      return path
    }
    #expect(try image([projected(half(-40)), projected(half(80))], by: rasterizer) == whole)
  }
}
