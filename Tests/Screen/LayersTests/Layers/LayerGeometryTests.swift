import Geometry
import Layers
import TestSupport
import Testing

@Suite struct LayerGeometryTests {
  private func layer(_ frame: Rect) -> Layer {
    let layer = Layer()
    layer.frame = frame
    return layer
  }

  @Test func `the frame sets position and bounds, and follows the transform`() {
    let layer = layer(Rect(x: 10, y: 20, width: 40, height: 20))
    #expect(layer.position == Point(30, 30))
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 40, height: 20))
    layer.setAffineTransform(Transform(scaleX: 2, y: 3))
    #expect(layer.frame == Rect(x: -10, y: 0, width: 80, height: 60))
    layer.anchorPoint = .zero
    #expect(layer.frame == Rect(x: 30, y: 30, width: 80, height: 60))
  }

  @Test func `a card turned about y under a perspective has the projected frame`() {
    // Half of the width w at angle t is at x = w cos t / (1 -+ w sin t / d), as by similar
    // triangles.
    let layer = layer(Rect(x: -50, y: -50, width: 100, height: 100))
    let angle = Double.pi / 6
    var transform = Transform3D.identity
    transform.m34 = -1 / 200.0
    layer.transform = transform.rotated(by: angle, x: 0, y: 1, z: 0)
    let (cosine, sine) = (0.75.squareRoot(), 0.5)
    // The right edge turns away from the viewer: z = -w sin t.
    let near = 1 - 50 * sine / 200
    let far = 1 + 50 * sine / 200
    let frame = layer.frame
    // 1e-12: rounding of numbers of about 60.
    #expect(isClose(frame.minX, -50 * cosine / near, within: 1e-12))
    #expect(isClose(frame.maxX, 50 * cosine / far, within: 1e-12))
    #expect(isClose(frame.minY, -50 / near, within: 1e-12))
  }

  @Test func `points are converted through transforms, bounds' origins and perspectives`() {
    let root = Layer()
    let parent = layer(Rect(x: 100, y: 0, width: 200, height: 200))
    parent.bounds.origin = Point(0, 50)
    let child = layer(Rect(x: 20, y: 60, width: 10, height: 10))
    root.addSublayer(parent)
    parent.addSublayer(child)
    #expect(child.convert(Point(1, 2), to: root) == Point(121, 12))
    #expect(child.convert(Point(121, 12), from: nil) == Point(1, 2))
    parent.sublayerTransform.m34 = -1 / 500.0
    child.transform = Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0)
    let there = child.convert(Point(9, 2), to: parent)
    let back = child.convert(there, from: parent)
    // 1e-11: rounding of numbers of 100, divided by a weight and back.
    #expect(back.distance(to: Point(9, 2)) < 1e-11)
    #expect(there.distance(to: Point(29, 62)) > 1)
  }

  @Test func `a hit test finds the front layer and respects clips, visibility and depth`() {
    let root = layer(Rect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(Rect(x: 10, y: 10, width: 50, height: 50))
    let front = layer(Rect(x: 30, y: 30, width: 50, height: 50))
    let outside = layer(Rect(x: 90, y: 0, width: 50, height: 50))
    root.sublayers = [back, front, outside]
    #expect(root.hitTest(Point(40, 40)) === front)
    #expect(root.hitTest(Point(15, 15)) === back)
    #expect(root.hitTest(Point(5, 5)) === root)
    #expect(root.hitTest(Point(120, 20)) === outside)
    #expect(root.hitTest(Point(300, 20)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(Point(40, 40)) === back)
    back.isHidden = true
    #expect(root.hitTest(Point(40, 40)) === front)
    root.masksToBounds = true
    #expect(root.hitTest(Point(120, 20)) == nil)
  }

  @Test func `key paths read and write the fields of points, sizes and transforms`() {
    let layer = layer(Rect(x: 0, y: 0, width: 10, height: 20))
    layer.setValue(3, forKeyPath: "position.x")
    layer.setValue(Float(0.5), forKeyPath: "opacity")
    layer.setValue(30.0, forKeyPath: "bounds.size.width")
    layer.setValue(nil, forKeyPath: "borderColor")
    #expect(layer.position.x == 3 && layer.opacity == 0.5 && layer.bounds.width == 30)
    #expect(layer.borderColor == nil)
    #expect(layer.value(forKeyPath: "bounds.size") as? Size == Size(30, 20))
    layer.setValue("tag", forKeyPath: "own")
    #expect(layer.value(forKeyPath: "own") as? String == "tag")
  }

  @Test func `the angles of a transform are kept while other angles are set`() {
    // Apple's key-value extensions: rotation.x, .y, .z in radians, rotation is that about z.
    let layer = Layer()
    layer.setValue(2.0, forKeyPath: "transform.rotation.y")
    layer.setValue(0.5, forKeyPath: "transform.rotation.x")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(Size(7, 8), forKeyPath: "transform.translation")
    #expect(layer.value(forKeyPath: "transform.rotation.y") as? Double == 2)
    #expect(layer.value(forKeyPath: "transform.rotation.x") as? Double == 0.5)
    let expected = Transform3D(scaleX: 2, y: 2, z: 2)
      .concatenating(Transform3D(rotationAngle: 0.5, x: 1, y: 0, z: 0))
      .concatenating(Transform3D(rotationAngle: 2, x: 0, y: 1, z: 0))
      .concatenating(Transform3D(translationX: 7, y: 8, z: 0))
    #expect(layer.transform == expected)
  }

  @Test func `setting a value of another type is rejected`() async {
    await expectSentence(
      "\"position\" of Layer must have points, not 3 (Int)",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Layer().setValue(3, forKeyPath: "position")
      })
  }
}
