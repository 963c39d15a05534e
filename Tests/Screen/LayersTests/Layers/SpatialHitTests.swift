import Geometry
import Layers
import PictureKit
import TestSupport
import Testing

/// Points are on the layers that the viewer sees there.
@Suite struct SpatialHitTests {
  private func layer(_ rect: Rect, _ name: String, in superlayer: Layer? = nil) -> Layer {
    let layer = Layer()
    layer.frame = rect
    layer.name = name
    superlayer?.addSublayer(layer)
    return layer
  }

  /// Returns a stage of 200 x 200 with a perspective of 400 points.
  private func space() -> Layer {
    let space = layer(Rect(x: 0, y: 0, width: 200, height: 200), "space")
    space.sublayerTransform.m34 = -1 / 400
    return space
  }

  @Test func `through a transform layer, the front face of a cube is hit`() {
    let space = space()
    let cube = TransformLayer()
    cube.frame = Rect(x: 60, y: 60, width: 80, height: 80)
    cube.name = "cube"
    space.addSublayer(cube)
    for index in 0..<4 {
      let face = layer(cube.bounds, "face \(index)", in: cube)
      face.transform = Transform3D(translationX: 0, y: 0, z: 40)
        .concatenating(Transform3D(rotationAngle: Double(index) * .pi / 2, x: 0, y: 1, z: 0))
    }
    for index in 0..<4 {
      cube.transform = Transform3D(rotationAngle: -Double(index) * .pi / 2, x: 0, y: 1, z: 0)
      #expect(space.hitTest(Point(100, 100))?.name == "face \(index)")
    }
    // Of the faces at 45 degrees each covers a half.
    cube.transform = Transform3D(rotationAngle: -.pi / 4, x: 0, y: 1, z: 0)
    #expect(space.hitTest(Point(80, 100))?.name == "face 0")
    #expect(space.hitTest(Point(120, 100))?.name == "face 1")
    #expect(space.hitTest(Point(10, 100))?.name == "space")
  }

  @Test func `a transform layer itself is not hit, nor what is hidden in it`() {
    let space = space()
    let group = TransformLayer()
    group.frame = space.bounds
    space.addSublayer(group)
    let face = layer(Rect(x: 50, y: 50, width: 100, height: 100), "face", in: group)
    #expect(space.hitTest(Point(20, 20)) === space)
    #expect(space.hitTest(Point(100, 100)) === face)
    face.isHidden = true
    #expect(space.hitTest(Point(100, 100)) === space)
    face.isHidden = false
    group.opacity = 0
    #expect(space.hitTest(Point(100, 100)) === space)
  }

  @Test func `a face that is turned away is hit only if it is double-sided`() {
    let space = space()
    let card = layer(Rect(x: 50, y: 50, width: 100, height: 100), "card", in: space)
    card.transform = Transform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
    #expect(space.hitTest(Point(100, 100)) === card)
    card.isDoubleSided = false
    #expect(space.hitTest(Point(100, 100)) === space)
    // Edge on it has no area, but for the rounding of the angle.
    card.isDoubleSided = true
    card.transform = Transform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    #expect(space.hitTest(Point(100.001, 100)) === space)
  }

  @Test func `points of nested transform layers convert to the plane and back`() {
    let space = space()
    let outer = TransformLayer()
    outer.frame = space.bounds
    outer.transform = Transform3D(rotationAngle: 0.6, x: 0, y: 1, z: 0)
    space.addSublayer(outer)
    let inner = TransformLayer()
    inner.frame = outer.bounds
    inner.transform = Transform3D(rotationAngle: 0.4, x: 1, y: 0, z: 0)
    outer.addSublayer(inner)
    let card = layer(Rect(x: 50, y: 50, width: 100, height: 60), "card", in: inner)
    let seen = card.convert(Point(20, 30), to: space)
    let back = card.convert(seen, from: space)
    #expect((back - Point(20, 30)).length < 1e-9)
    #expect(space.hitTest(seen) === card)
    // The projection of the frame is that of the conversion.
    let projection = space.frameLayer(at: 0)?.sublayers.first?.projection
    let drawn = projection.map { Point(20, 30).applying($0) } ?? .zero
    #expect((drawn - seen).length < 1e-9)
  }

  @Test func `a point behind the viewer hits nothing`() {
    let space = space()
    let card = layer(Rect(x: 0, y: 0, width: 200, height: 200), "card", in: space)
    card.zPosition = 500
    #expect(space.hitTest(Point(100, 100)) === space)
  }
}
