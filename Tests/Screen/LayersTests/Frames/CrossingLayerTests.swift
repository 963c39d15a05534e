import Geometry
import Layers
import PictureKit
import Testing

@Suite struct `layers that cross in space` {
  /// A square of 100 points around (100, 100), turned about a vertical or horizontal axis.
  private func square(angle: Double, x: Double = 0, y: Double = 1) -> Layer {
    let layer = Layer()
    layer.frame = Rect(x: 50, y: 50, width: 100, height: 100)
    layer.backgroundColor = .red
    var transform = Transform3D.identity
    transform.m34 = -1 / 300
    layer.transform = transform.rotated(by: angle, x: x, y: y, z: 0)
    return layer
  }

  private func nodes(of layers: [Layer]) throws -> [FrameLayer] {
    let parent = Layer()
    parent.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    for layer in layers { parent.addSublayer(layer) }
    return try #require(parent.frameLayer(at: 0)).sublayers
  }

  @Test func `are in two parts, of which one is behind the other layer and one in front`() throws {
    let nodes = try nodes(of: [square(angle: .pi / 4), square(angle: -.pi / 4)])
    // The first one is whole between the parts of the second.
    #expect(nodes.map { $0.clip != nil } == [true, false, true])
  }

  @Test func `are in as many parts as others go through them`() throws {
    let angles: [Double] = [0, .pi / 3, -.pi / 3]
    let nodes = try nodes(of: angles.map { square(angle: $0) })
    // The second is cut by the first, and the third by both; all cut in the same line.
    #expect(nodes.count == 5)
  }

  @Test func `are cut although another layer is seen from the edge`() throws {
    let edge = square(angle: 0)
    edge.transform = Transform3D(scaleX: 0, y: 1, z: 1)
    let nodes = try nodes(of: [square(angle: .pi / 4), edge, square(angle: -.pi / 4)])
    #expect(nodes.map { $0.clip != nil } == [true, false, true])
  }

  @Test func `are in reverse order in a plane that others go through`() throws {
    let flat = [0.2, 0.4].map { opacity in
      let layer = square(angle: 0)
      layer.transform = .identity
      layer.opacity = opacity
      return layer
    }
    #expect(try nodes(of: flat + [square(angle: 0)]).map(\.opacity) == [0.2, 0.4, 1])
    let crossed = try nodes(of: flat + [square(angle: .pi / 4)])
    #expect(crossed.map(\.opacity) == [1, 0.4, 0.2, 1])
  }

  @Test func `are whole where they only touch, or do not overlap on the screen`() throws {
    let apart = square(angle: -.pi / 4)
    apart.position.x += 300
    #expect(try nodes(of: [square(angle: .pi / 4), apart]).count == 2)
    // Two planes through one edge, like the pages of a book.
    let angles: [Double] = [.pi / 4, -.pi / 4]
    let pages = angles.map { angle in
      let page = square(angle: angle)
      page.anchorPoint = Point(0, 0.5)
      return page
    }
    #expect(try nodes(of: pages).count == 2)
  }

  @Test func `are ordered by their depths where they overlap, not by those of their centers`()
    throws
  {
    // The center of the floor is nearer than the wall, but one end of it goes through the wall.
    let wall = Layer()
    wall.frame = Rect(x: 50, y: 70, width: 100, height: 60)
    wall.backgroundColor = .blue
    wall.zPosition = -20
    let nodes = try nodes(of: [square(angle: .pi / 3, x: 1, y: 0), wall])
    #expect(nodes.map { $0.clip != nil } == [true, false, true])
  }

  @Test func `end at whole pixels in the line of the cut if their edges do`() throws {
    let layers = [square(angle: .pi / 4), square(angle: -.pi / 4)]
    for layer in layers { layer.allowsEdgeAntialiasing = false }
    #expect(
      try nodes(of: layers).map(\.hardEdges) == [
        [.clip, .projection], [.clip, .picture, .projection], [.clip, .projection],
      ])
  }
}
