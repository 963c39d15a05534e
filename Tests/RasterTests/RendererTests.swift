import Geometry
import Imaging
import PictureKit
import Raster
import Testing

struct RendererTests {
  private let dot = Layer(
    picture: Picture { canvas in
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 1, y: 1, width: 1, height: 1))
    })

  @Test func `scale gives pixels a point, crisp`() throws {
    let frame = Frame(size: Size(3, 3), layers: [dot])
    let image = try FrameRenderer(canvas: frame.size, scale: 4).image(of: frame)
    #expect(image.width == 12 && image.height == 12)
    for y in 0..<12 {
      for x in 0..<12 {
        let inside = (4..<8).contains(x) && (4..<8).contains(y)
        #expect(image[x, y] == (inside ? 0xFFFF_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test func `a canvas is fitted into the image and centred, on its background`() throws {
    let frame = Frame(size: Size(3, 3), background: .black, layers: [dot])
    let image = try FrameRenderer(canvas: frame.size, width: 10, height: 6).image(of: frame)
    // Scale 2, two columns left and right.
    #expect(image[0, 0] == 0xFF00_0000)
    #expect(image[4, 2] == 0xFFFF_0000 && image[5, 3] == 0xFFFF_0000)
    #expect(image[3, 2] == 0xFF00_0000 && image[6, 2] == 0xFF00_0000)
  }

  @Test func `nothing is drawn outside of the canvas`() throws {
    let wide = Layer(
      picture: Picture { canvas in
        canvas.setFillColor(.red)
        canvas.fill(Rect(x: -100, y: -100, width: 200, height: 200))
      })
    let frame = Frame(size: Size(2, 2), background: .black, layers: [wide])
    let image = try FrameRenderer(canvas: frame.size, width: 6, height: 2).image(of: frame)
    #expect(image[1, 0] == 0xFF00_0000 && image[2, 0] == 0xFFFF_0000)
  }

  @Test func `frames give the same pixels in any order and on any number of threads`() async throws
  {
    let frames = (0..<24).map { index in
      Frame(
        size: Size(60, 40),
        layers: [
          Layer(
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
    let renderer = FrameRenderer(canvas: Size(60, 40), scale: 1.5)
    let inOrder = try frames.map { try renderer.image(of: $0) }
    let parallel = try await withThrowingTaskGroup(of: (Int, Image).self) { group in
      for (index, frame) in frames.enumerated().reversed() {
        group.addTask { (index, try renderer.image(of: frame)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (index, image) in inOrder.enumerated() { #expect(parallel[index] == image) }
  }

  @Test func `drawing into an image leaves nothing of what was there`() throws {
    let frame = Frame(size: Size(3, 3), background: .clear, layers: [dot])
    let renderer = FrameRenderer(canvas: frame.size)
    var image = Image(width: 3, height: 3, filledWith: 0xFF12_3456)
    try renderer.draw(frame, into: &image)
    #expect(try image == renderer.image(of: frame))
  }
}
