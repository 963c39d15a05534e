import Geometry
import Layers
import PictureKit
import TestSupport
import Testing

/// Trees and values that nobody draws on purpose.
@Suite struct LayerRobustnessTests {
  private func layer(_ rect: Rect, _ color: Color? = .red) -> Layer {
    let layer = Layer()
    layer.frame = rect
    layer.backgroundColor = color
    return layer
  }

  @Test func `transforms that are not finite are named, also those of animations`() async {
    await expectSentence(
      "the transform of Layer must be finite",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Layer().transform.m11 = .nan
      })
    await expectSentence(
      "the transform of Layer must be finite",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Layer().setValue(Double.nan, forKeyPath: "transform.rotation.z")
      })
    await expectSentence(
      "the sublayerTransform of Layer must be finite",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Layer().sublayerTransform.m34 = .infinity
      })
    await expectSentence(
      "the transform of Layer must be finite",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let layer = Layer()
        let turn = BasicAnimation(keyPath: "transform.rotation")
        turn.toValue = Double.nan
        turn.duration = 1
        layer.add(turn, forKey: nil)
        _ = layer.frameLayer(at: 0.5)
      })
  }

  @Test func `10,000 sublayers are added, ordered, drawn, hit and removed`() {
    let root = layer(Rect(x: 0, y: 0, width: 100, height: 100))
    let layers = (0..<10_000).map { index in
      layer(Rect(x: Double(index % 100), y: Double(index / 100), width: 1, height: 1))
    }
    for layer in layers { root.addSublayer(layer) }
    #expect(root.frameLayer(at: 0)?.sublayers.count == 10_000)
    for (index, layer) in layers.enumerated() { layer.zPosition = Double(-index) }
    #expect(root.frameLayer(at: 0)?.sublayers.first?.transform.ty == 99)
    #expect(root.hitTest(Point(7.5, 3.5)) === layers[307])
    root.sublayers = layers.reversed()
    #expect(root.sublayers?.first === layers[9999])
    root.sublayers = nil
    #expect(root.sublayers == nil && layers.allSatisfy { $0.superlayer == nil })
  }

  @Test func `1,000 nested layers are drawn, converted and released`() {
    let root = layer(Rect(x: 0, y: 0, width: 10, height: 10))
    let context = ManualContext()
    root.context = context
    var last = root
    for _ in 0..<1000 {
      let next = layer(Rect(x: 1, y: 0, width: 10, height: 10))
      last.addSublayer(next)
      last = next
    }
    let fade = BasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.5
    fade.duration = 1
    last.add(fade, forKey: nil)
    var depth = 0
    var node = root.frameLayer(at: 0)
    while let next = node?.sublayers.first {
      node = next
      depth += 1
    }
    #expect(depth == 1000 && node?.opacity == 0.5)
    #expect(last.convert(Point.zero, to: root) == Point(1000, 0))
    #expect(root.hitTest(Point(1005, 5)) === last)
    #expect(last.convertTime(3, to: nil) == 3)
  }

  @Test func `1,000 nested transform layers keep their depth`() {
    let root = layer(Rect(x: 0, y: 0, width: 10, height: 10), nil)
    var last = root
    for _ in 0..<1000 {
      let next = TransformLayer()
      next.frame = root.bounds
      next.zPosition = 0.001
      last.addSublayer(next)
      last = next
    }
    last.addSublayer(layer(root.bounds))
    #expect(root.frameLayer(at: 0)?.sublayers.count == 1)
    #expect(root.hitTest(Point(5, 5))?.superlayer === last)
  }

  @Test func `a layer of no size shows its sublayers and nothing of its own`() {
    let empty = layer(.zero)
    empty.borderWidth = 2
    empty.cornerRadius = 5
    empty.contents = .picture(Picture { $0.fill(Rect(x: 0, y: 0, width: 1, height: 1)) }, .zero)
    empty.shadowOpacity = 1
    empty.addSublayer(layer(Rect(x: 3, y: 3, width: 4, height: 4), .blue))
    let node = empty.frameLayer(at: 0)
    #expect(node?.picture == nil && node?.sublayers.count == 1)
    empty.masksToBounds = true
    #expect(empty.frameLayer(at: 0)?.clip?.bounds.isEmpty == true)
    for kind in [GradientLayer(), ShapeLayer(), TextLayer(), ReplicatorLayer(), EmitterLayer()] {
      let transition = Transition()
      transition.type = .push
      transition.duration = 1
      kind.add(transition, forKey: nil)
      _ = kind.frameLayer(at: 0.5)
      #expect(kind.frameLayer(at: 2)?.picture == nil)
    }
  }

  @Test func `10,000 instances are shown, and nested ones end with the reason`() async {
    let replicator = ReplicatorLayer()
    replicator.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    replicator.instanceCount = 10_000
    replicator.instanceTransform = Transform3D(translationX: 0.01, y: 0, z: 0)
    replicator.addSublayer(layer(Rect(x: 0, y: 0, width: 1, height: 1)))
    #expect(replicator.frameLayer(at: 0)?.sublayers.count == 10_000)
    await expectSentence(
      "the 10000 instances of outer have 100010000 layers, more than 1000000",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let outer = ReplicatorLayer()
        outer.name = "outer"
        let inner = ReplicatorLayer()
        for replicator in [outer, inner] {
          replicator.instanceCount = 10_000
          replicator.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        }
        let dot = Layer()
        inner.addSublayer(dot)
        outer.addSublayer(inner)
        _ = outer.frameLayer(at: 0)
      })
  }

  @Test func `a layer whose center is behind the viewer covers those farther away`() {
    let space = layer(Rect(x: 0, y: 0, width: 100, height: 100), nil)
    space.sublayerTransform.m34 = -1 / 100
    let near = layer(Rect(x: 0, y: 0, width: 100, height: 100), .red)
    // Turned about its left edge, so that its center is 110 points before the plane.
    near.anchorPoint = Point(0, 0.5)
    near.position = Point(0, 50)
    near.bounds.size.width = 220
    near.transform = Transform3D(rotationAngle: -.pi / 2 + 0.01, x: 0, y: 1, z: 0)
    let far = layer(Rect(x: 0, y: 0, width: 100, height: 100), .blue)
    space.addSublayer(near)
    space.addSublayer(far)
    let colors = space.frameLayer(at: 0)?.sublayers.map(\.fillColor)
    #expect(colors == [.blue, .red])
    near.transform = Transform3D(rotationAngle: .pi / 2 - 0.01, x: 0, y: 1, z: 0)
    #expect(space.frameLayer(at: 0)?.sublayers.map(\.fillColor) == [.red, .blue])
  }
}
