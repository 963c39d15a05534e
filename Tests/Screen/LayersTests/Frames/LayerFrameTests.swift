import Geometry
import Layers
import PictureKit
import TestSupport
import Testing
import Tween

@Suite struct LayerFrameTests {
  private func layer(_ frame: Rect, _ color: Color? = nil) -> Layer {
    let layer = Layer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private let box = Rect(x: 0, y: 0, width: 20, height: 10)

  @Test func `a layer with a background is one node with the transform to its superlayer`() {
    let layer = layer(Rect(x: 5, y: 7, width: 20, height: 10), .red)
    layer.opacity = 0.5
    let node = layer.frameLayer(at: 0)
    #expect(
      node
        == FrameLayer(
          picture: Picture(commands: [.fill(Path(rect: box), .winding, .color(.red))]),
          transform: Transform(translationX: 5, y: 7), opacity: 0.5))
    #expect(node?.hasEffects == false)
  }

  @Test func `an unchanged background is the same picture in all frames`() {
    let layer = layer(box, .red)
    let first = layer.frameLayer(at: 0)?.picture
    #expect(first != nil && first == layer.frameLayer(at: 1)?.picture)
  }

  @Test func `hidden, transparent and future layers show nothing`() {
    let layer = layer(box, .red)
    layer.isHidden = true
    #expect(layer.frameLayer(at: 0) == nil)
    layer.isHidden = false
    layer.opacity = 0
    #expect(layer.frameLayer(at: 0) == nil)
    layer.opacity = 1
    layer.beginTime = 2
    layer.duration = 3
    #expect(layer.frameLayer(at: 1) == nil && layer.frameLayer(at: 3) != nil)
    #expect(layer.frameLayer(at: 5) == nil)
    layer.fillMode = .both
    #expect(layer.frameLayer(at: 1) != nil && layer.frameLayer(at: 5) != nil)
  }

  @Test func `presented values of animations make the frame`() {
    let layer = layer(box, .red)
    let move = BasicAnimation(keyPath: "position.x")
    move.byValue = 10
    move.duration = 1
    layer.add(move, forKey: nil)
    #expect(layer.frameLayer(at: 0.5)?.transform == Transform(translationX: 5, y: 0))
    #expect(layer.frameLayer(at: 0)?.transform == .identity)
  }

  @Test func `a layer that clips has a clip with its rounded corners, and an even background`() {
    let layer = layer(box, .red)
    layer.cornerRadius = 4
    layer.masksToBounds = true
    let node = layer.frameLayer(at: 0)
    #expect(node?.clip == Path(roundedRect: box, cornerRadius: 4))
    #expect(
      node?.picture == Picture(commands: [.fill(Path(rect: box), .winding, .color(.red))]))
    layer.masksToBounds = false
    #expect(
      layer.frameLayer(at: 0)?.picture
        == Picture(
          commands: [.fill(Path(roundedRect: box, cornerRadius: 4), .winding, .color(.red))]))
  }

  @Test func `the border lies above the sublayers and inside the bounds`() {
    let layer = layer(box, .red)
    layer.borderWidth = 2
    layer.addSublayer(self.layer(box, .blue))
    var ring = Path(rect: box)
    ring.append(Path(rect: Rect(x: 2, y: 2, width: 16, height: 6)))
    #expect(
      layer.frameLayer(at: 0)?.sublayers.last?.picture
        == Picture(commands: [.fill(ring, .evenOdd, .color(.black))]))
  }

  @Test func `siblings are drawn by depth, then in order`() {
    let root = layer(box)
    let layers = [Color.red, .green, .blue].map { layer(box, $0) }
    root.sublayers = layers
    func colors() -> [Picture?] { root.frameLayer(at: 0)?.sublayers.map(\.picture) ?? [] }
    let pictures = colors()
    layers[0].zPosition = 1
    #expect(colors() == [pictures[1], pictures[2], pictures[0]])
    layers[0].zPosition = 0
    layers[0].transform = Transform3D(translationX: 0, y: 0, z: -1)
    layers[2].zPosition = -1
    #expect(colors() == [pictures[0], pictures[2], pictures[1]])
  }

  @Test func `a perspective gives a projection, and a back face shows only if it is double sided`()
  {
    let root = layer(box)
    root.sublayerTransform.m34 = -1 / 100.0
    let card = layer(box, .red)
    root.addSublayer(card)
    #expect(root.frameLayer(at: 0)?.sublayers.first?.hasEffects == false)
    card.transform = Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0)
    #expect(root.frameLayer(at: 0)?.sublayers.first?.projection != nil)
    card.isDoubleSided = false
    #expect(root.frameLayer(at: 0)?.sublayers.count == 1)
    card.transform = Transform3D(rotationAngle: 2, x: 0, y: 1, z: 0)
    #expect(root.frameLayer(at: 0)?.sublayers.isEmpty == true)
  }

  @Test func `shadow and mask become those of the node`() {
    let layer = layer(box, .red)
    layer.shadowOpacity = 0.5
    layer.shadowOffset = Size(1, 2)
    layer.shadowRadius = 4
    #expect(
      layer.frameLayer(at: 0)?.shadow
        == Shadow(
          color: Color(white: 0, alpha: 0.5), offset: Vector(dx: 1, dy: 2), radius: 4))
    layer.mask = self.layer(Rect(x: 3, y: 0, width: 5, height: 5), .black)
    #expect(layer.frameLayer(at: 0)?.mask?.transform == Transform(translationX: 3, y: 0))
    layer.mask?.isHidden = true
    #expect(layer.frameLayer(at: 0) == nil)
  }

  @Test func `contents are placed by their gravity`() {
    let bitmap = Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xFF00_0000, count: 16))
    let layer = layer(box)
    layer.contents = .bitmap(bitmap)
    func rect() -> Rect? {
      guard case .draw(_, let rect, _) = layer.frameLayer(at: 0)?.picture?.commands.first else {
        return nil
      }
      return rect
    }
    // The names of Core Animation's gravities, on a screen whose y axis points down.
    for (gravity, expected) in [
      (.resize, box), (.resizeAspect, Rect(x: 5, y: 0, width: 10, height: 10)),
      (.resizeAspectFill, Rect(x: 0, y: -5, width: 20, height: 20)),
      (.center, Rect(x: 8, y: 3, width: 4, height: 4)),
      (.topLeft, Rect(x: 0, y: 0, width: 4, height: 4)),
      (.bottom, Rect(x: 8, y: 6, width: 4, height: 4)),
      (.right, Rect(x: 16, y: 3, width: 4, height: 4)),
    ] as [(LayerContentsGravity, Rect)] {
      layer.contentsGravity = gravity
      #expect(rect() == expected)
    }
    layer.contentsScale = 2
    layer.contentsGravity = .center
    #expect(rect() == Rect(x: 9, y: 4, width: 2, height: 2))
  }

  @Test func `a stretched center keeps the size of the corners`() {
    let layer = layer(Rect(x: 0, y: 0, width: 100, height: 50))
    layer.contents = .picture(
      Picture { $0.fill(Rect(x: 0, y: 0, width: 30, height: 30)) }, Size(30, 30))
    layer.contentsCenter = Rect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
    // Each part is in a clip of its own.
    let parts = layer.frameLayer(at: 0)?.sublayers.first?.sublayers ?? []
    let nodes = parts.compactMap(\.sublayers.first)
    #expect(nodes.count == 9)
    // 1e-13: rounding of thirds of 30.
    #expect(isClose(nodes[0].transform.a, 1, within: 1e-13))
    #expect(isClose(nodes[4].transform.a, 8, within: 1e-13))
    #expect(isClose(nodes[4].transform.d, 3, within: 1e-13))
  }
}
