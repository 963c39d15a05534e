import ElementaryFunctions
import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: layers that are turned edge on, or lie behind the viewer, show nothing.
struct DegenerateTransformTests {
  private static let size = Size(40, 30)

  /// Returns layers of all kinds of drawings and effects.
  private var layers: [FrameLayer] {
    let rect = Rect(x: 2, y: 2, width: 30, height: 20)
    let fill = Picture(commands: [.fill(Path(rect: rect), .winding, .color(.red))])
    let bitmap = Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0])
    let gradient = Gradient([.red, .blue])
    let drawings: [Picture.Command] = [
      .stroke(Path(rect: rect), StrokeStyle(lineWidth: 3), .color(.red)),
      .stroke(Path(rect: rect), StrokeStyle(lineWidth: 3, dashLengths: [2, 1]), .color(.red)),
      .draw(bitmap, in: rect, .smooth), .draw(bitmap, in: rect, .nearest),
      .fill(
        Path(rect: rect), .winding, .linearGradient(gradient, start: .zero, end: Point(10, 0))),
      .fill(
        Path(rect: rect), .winding,
        .radialGradient(
          gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 9)),
      .fill(Path(rect: rect), .winding, .conicGradient(gradient, center: .zero, startAngle: 0)),
      .fill(
        Path(rect: rect), .winding, .pattern(fill, cell: Rect(x: 0, y: 0, width: 4, height: 4))),
    ]
    var masked = FrameLayer(picture: fill)
    masked.mask = FrameLayer(picture: fill)
    var shadowed = FrameLayer(picture: fill)
    shadowed.shadow = Shadow(radius: 3)
    var sharp = FrameLayer(picture: fill)
    sharp.shadow = Shadow()
    var blended = FrameLayer(picture: fill)
    blended.blendMode = .multiply
    return drawings.map { FrameLayer(picture: Picture(commands: [$0])) }
      + [
        FrameLayer(picture: fill), FrameLayer(picture: fill, opacity: 0.5),
        FrameLayer(picture: fill, clip: Path(ovalIn: rect)), masked, shadowed, sharp, blended,
      ]
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a layer edge on shows nothing, exactly or but for the rounding of its angle`(
    _ rasterizer: TestedRasterizer
  ) throws {
    // 30 points by 1e-5 cover less than a tenth of a level.
    let edges = [
      1e-5, 1e-7, 1e-9, 1e-11, 1e-13, cos(.pi / 2), 0, -1e-17, 1e-300, Double.leastNonzeroMagnitude,
    ]
    for (index, layer) in layers.enumerated() {
      for edge in edges {
        var layer = layer
        layer.transform = Transform(a: edge, b: 0, c: 0, d: 1, tx: 20, ty: 0)
        let narrow = FrameLayer(transform: Transform(scaleX: 1e-8, y: 1), sublayers: [layer])
        let frame = Frame(size: Self.size, layers: [layer, narrow])
        let image = try rasterizer.renderer(canvas: Self.size).image(of: frame)
        #expect(image.pixels.allSatisfy { $0 == 0xFFFF_FFFF }, "layer \(index), \(edge)")
      }
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a projected layer edge on or behind the viewer shows nothing`(
    _ rasterizer: TestedRasterizer
  ) throws {
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 50
    let place = Transform3D(translationX: -15, y: -10, z: 0)
    let transforms = [
      Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0),
      Transform3D(rotationAngle: .pi / 2, x: 1, y: 0, z: 0),
      Transform3D(rotationAngle: .pi / 2, x: 1, y: 1, z: 0),
      Transform3D(translationX: 0, y: 0, z: 200), Transform3D(translationX: 0, y: 0, z: 50),
      Transform3D(translationX: 1e9, y: 0, z: 0), Transform3D(scaleX: 0, y: 1, z: 1),
    ]
    for (index, layer) in layers.enumerated() {
      for (number, transform) in transforms.enumerated() {
        var layer = layer
        layer.projection = ProjectiveTransform(
          place.concatenating(transform).concatenating(perspective)
            .concatenating(Transform3D(translationX: 20, y: 15, z: 0)))
        let frame = Frame(size: Self.size, layers: [layer])
        let image = try rasterizer.renderer(canvas: Self.size).image(of: frame)
        #expect(
          image.pixels.allSatisfy { $0 == 0xFFFF_FFFF }, "layer \(index), transform \(number)")
      }
    }
  }
}
