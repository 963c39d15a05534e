import Geometry
import Layers
import PictureKit
import Testing

@Suite struct `edges of layers` {
  private func layer() -> Layer {
    let layer = Layer()
    layer.frame = Rect(x: 0, y: 0, width: 30, height: 20)
    layer.backgroundColor = .red
    layer.masksToBounds = true
    return layer
  }

  private func edges(of layer: Layer) throws -> HardEdges {
    try #require(layer.frameLayer(at: 0)).hardEdges
  }

  @Test func `are smooth on a stage, and steps where the layer does not allow antialiasing`() throws
  {
    let layer = layer()
    #expect(layer.allowsEdgeAntialiasing)
    #expect(try edges(of: layer) == [])
    layer.allowsEdgeAntialiasing = false
    #expect(try edges(of: layer) == [.clip, .picture, .projection])
    #expect(try edges(of: layer.presentation(at: 0)) == [.clip, .picture, .projection])
  }

  @Test func `are steps if one of them is not in the mask`() throws {
    let layer = layer()
    layer.edgeAntialiasingMask.remove(.layerTopEdge)
    #expect(try edges(of: layer).contains(.picture))
  }

  @Test func `are smooth if corners are round`() throws {
    let layer = layer()
    layer.allowsEdgeAntialiasing = false
    layer.cornerRadius = 4
    #expect(try edges(of: layer) == [])
  }

  @Test func `are those of borders, gradients and bitmaps, but not of shapes`() throws {
    let bordered = layer()
    bordered.allowsEdgeAntialiasing = false
    bordered.borderWidth = 2
    let border = try #require(bordered.frameLayer(at: 0)?.sublayers.last)
    #expect(border.hardEdges == .picture)
    let gradient = GradientLayer()
    let shape = ShapeLayer()
    let image = Layer()
    gradient.colors = [.red, .blue]
    shape.path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    image.contents = .bitmap(Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000]))
    for (layer, isHard) in [(gradient, true), (shape, false), (image, true)] {
      layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      layer.allowsEdgeAntialiasing = false
      #expect(try edges(of: layer).contains(.picture) == isHard)
    }
  }

  @Test func `of the parts of stretched contents meet at whole pixels`() throws {
    let image = Layer()
    image.frame = Rect(x: 0, y: 0, width: 30, height: 20)
    image.contents = .bitmap(
      Bitmap(width: 3, height: 3, pixels: Array(repeating: 0xFFFF_0000, count: 9)))
    image.contentsCenter = Rect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let whole = try #require(image.frameLayer(at: 0)?.sublayers.first)
    #expect(whole.clip == Path(rect: image.bounds) && whole.hardEdges == [])
    #expect(
      whole.sublayers.count == 9
        && whole.sublayers.allSatisfy { $0.hardEdges == [.clip, .upright] })
    // The first part ends where the second begins, and beyond the layer at the other sides.
    #expect(whole.sublayers[0].clip == Path(rect: Rect(x: -1, y: -1, width: 2, height: 2)))
  }
}
