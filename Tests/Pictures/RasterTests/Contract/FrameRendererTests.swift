import Geometry
import Imaging
import PictureKit
import Raster
import Testing

/// Contract: sizes, canvas, threads, rows and errors.
struct FrameRendererTests {
  private let dot = FrameLayer(
    picture: Picture { canvas in
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 1, y: 1, width: 1, height: 1))
    })

  @Test(arguments: TestedRasterizer.allCases)
  func `scale is the number of pixels per point, and edges on pixel boundaries stay sharp`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let frame = Frame(size: Size(3, 3), layers: [dot])
    let image = try rasterizer.renderer(canvas: frame.size, scale: 4).image(of: frame)
    #expect(image.width == 12 && image.height == 12)
    for y in 0..<12 {
      for x in 0..<12 {
        let inside = (4..<8).contains(x) && (4..<8).contains(y)
        #expect(image[x, y] == (inside ? 0xFFFF_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a canvas is scaled to fit and centered, with margins of the background`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let frame = Frame(size: Size(3, 3), background: .black, layers: [dot])
    let image = try rasterizer.renderer(canvas: frame.size, width: 10, height: 6).image(of: frame)
    // The scale is 2, with margins of two columns.
    #expect(image[0, 0] == 0xFF00_0000)
    #expect(image[4, 2] == 0xFFFF_0000 && image[5, 3] == 0xFFFF_0000)
    #expect(image[3, 2] == 0xFF00_0000 && image[6, 2] == 0xFF00_0000)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `margins on the left and at the top are whole pixels`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let frame = Frame(size: Size(3, 3), background: .black, layers: [dot])
    let image = try rasterizer.renderer(canvas: frame.size, width: 9, height: 6).image(of: frame)
    // One column on the left, two on the right.
    #expect(image[3, 2] == 0xFFFF_0000 && image[4, 3] == 0xFFFF_0000)
    #expect(image[2, 2] == 0xFF00_0000 && image[5, 2] == 0xFF00_0000)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `layers are clipped to the canvas`(_ rasterizer: TestedRasterizer) throws {
    let wide = FrameLayer(
      picture: Picture { canvas in
        canvas.setFillColor(.red)
        canvas.fill(Rect(x: -100, y: -100, width: 200, height: 200))
      })
    let frame = Frame(size: Size(2, 2), background: .black, layers: [wide])
    let image = try rasterizer.renderer(canvas: frame.size, width: 6, height: 2).image(of: frame)
    #expect(image[1, 0] == 0xFF00_0000 && image[2, 0] == 0xFFFF_0000)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `frames have the same pixels in any order and on any number of threads`(
    _ rasterizer: TestedRasterizer
  ) async throws {
    let frames = (0..<24).map { index -> Frame in
      Frame(
        size: Size(60, 40),
        layers: [
          FrameLayer(
            picture: Picture { canvas in
              canvas.setFillPaint(
                .radialGradient(
                  Gradient([.white, .blue]), startCenter: Point(0, 0), startRadius: 1,
                  endCenter: Point(0, 0), endRadius: 15))
              canvas.fillEllipse(in: Rect(x: -15, y: -15, width: 30, height: 30))
            },
            transform: Transform(rotationAngle: Double(index))
              .concatenating(Transform(translationX: 10 + Double(index), y: 20)),
            opacity: Double(index + 1) / 24)
        ])
    }
    let renderer = rasterizer.renderer(canvas: Size(60, 40), scale: 1.5)
    let serial = try frames.map { try renderer.image(of: $0) }
    let parallel = try await withThrowingTaskGroup(of: (Int, Image).self) { group in
      for (index, frame) in frames.enumerated().reversed() {
        group.addTask { (index, try renderer.image(of: frame)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (index, image) in serial.enumerated() { #expect(parallel[index] == image) }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `drawing into an image replaces all its pixels`(_ rasterizer: TestedRasterizer) throws {
    let frame = Frame(size: Size(3, 3), background: .clear, layers: [dot])
    let renderer = rasterizer.renderer(canvas: frame.size)
    var image = Image(width: 3, height: 3, filledWith: 0xFF12_3456)
    try renderer.draw(frame, into: &image)
    #expect(try image == renderer.image(of: frame))
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `drawing some rows gives the pixels of a full drawing and keeps the other rows`(
    _ rasterizer: TestedRasterizer
  ) throws {
    let disc = FrameLayer(
      picture: Picture { canvas in
        canvas.setFillColor(Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.7))
        canvas.fillEllipse(in: Rect(x: 3.3, y: 2.6, width: 31, height: 33))
        canvas.fill(Rect(x: 20.4, y: 1.2, width: 9, height: 37.5))
      })
    let canvas = Size(40, 40)
    let frame = Frame(size: canvas, background: .orange, layers: [disc])
    let full = try rasterizer.renderer(canvas: canvas).image(of: frame)
    for rows in [0..<1, 0..<40, 7..<23, 39..<40] {
      var image = Image(width: 40, height: 40, filledWith: 0xFF12_3456)
      try rasterizer.backEnd.draw(
        frame, clippedTo: canvas, transform: .identity, rows: rows, into: &image)
      for y in 0..<40 {
        for x in 0..<40 {
          #expect(image[x, y] == (rows.contains(y) ? full[x, y] : 0xFF12_3456))
        }
      }
    }
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a transform with NaN throws an error that names the rasterizer`(
    _ rasterizer: TestedRasterizer
  ) throws {
    var layer = dot
    layer.transform = Transform(scaleX: .nan, y: 1)
    let frame = Frame(size: Size(3, 3), layers: [layer])
    let renderer = rasterizer.renderer(canvas: frame.size)
    let error = #expect(throws: RasterError.self) { try renderer.image(of: frame) }
    #expect(error?.rasterizer == rasterizer.backEnd.name)
    #expect(error?.reason.isEmpty == false)
    // The error does not affect later drawings.
    let sound = Frame(size: Size(3, 3), layers: [dot])
    #expect(try renderer.image(of: sound)[1, 1] == 0xFFFF_0000)
  }

  @Test(arguments: TestedRasterizer.allCases)
  func `a rasterizer has a name and a version`(_ rasterizer: TestedRasterizer) {
    #expect(!rasterizer.backEnd.name.isEmpty)
    #expect(!rasterizer.backEnd.version.isEmpty)
  }
}
