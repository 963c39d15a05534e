import Geometry
import Layers
import PictureKit
import TestSupport
import Testing

@Suite struct LayerKindTests {
  @Test func `a shape layer has Core Animation's documented defaults`() {
    let shape = ShapeLayer()
    #expect(shape.path == nil && shape.fillColor == .black && shape.strokeColor == nil)
    #expect(shape.fillRule == .winding && shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineDashPhase == 0)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.lineDashPattern == nil)
    let gradient = GradientLayer()
    #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    #expect(gradient.startPoint == Point(0.5, 0) && gradient.endPoint == Point(0.5, 1))
    let replicator = ReplicatorLayer()
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(replicator.instanceTransform.isIdentity && !replicator.preservesDepth)
  }

  @Test func `a stroke is drawn between fractions of the length, which animate`() {
    let shape = ShapeLayer()
    shape.path = Path(rect: Rect(x: 0, y: 0, width: 30, height: 10))
    shape.fillColor = nil
    shape.strokeColor = .red
    shape.strokeStart = 0.25
    let draw = BasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 1
    shape.add(draw, forKey: nil)
    func stroked(at time: Double) -> Path? {
      guard case .stroke(let path, _, _) = shape.frameLayer(at: time)?.picture?.commands.first
      else { return nil }
      return path
    }
    #expect(stroked(at: 0.25) == nil)
    // The perimeter is 80: from 20 to 60 the stroke turns two corners.
    var expected = Path()
    expected.move(to: Point(20, 0))
    expected.addLine(to: Point(30, 0))
    expected.addLine(to: Point(30, 10))
    expected.addLine(to: Point(10, 10))
    #expect(stroked(at: 0.75) == expected)
  }

  @Test func `a gradient layer draws its kinds in its bounds`() {
    let layer = GradientLayer()
    layer.frame = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.frameLayer(at: 0)?.picture == nil)
    layer.colors = [.red, .blue]
    func paint() -> Paint? {
      for case .fill(_, _, let paint) in layer.frameLayer(at: 0)?.picture?.commands ?? [] {
        return paint
      }
      return nil
    }
    #expect(
      paint() == .linearGradient(Gradient([.red, .blue]), start: Point(10, 0), end: Point(10, 10)))
    layer.type = .conic
    layer.startPoint = Point(0.5, 0.5)
    #expect(
      paint()
        == .conicGradient(Gradient([.red, .blue]), center: Point(10, 5), startAngle: .pi / 2))
    layer.type = .radial
    layer.locations = [0.5, 1]
    #expect(
      paint()
        == .radialGradient(
          Gradient(stops: [.init(.red, at: 0.5), .init(.blue, at: 1)]), startCenter: .zero,
          startRadius: 0, endCenter: .zero, endRadius: 1))
  }

  @Test func `locations and colors of a gradient animate`() {
    let layer = GradientLayer()
    layer.colors = [.red, .blue]
    layer.locations = [0, 0.5]
    let move = BasicAnimation(keyPath: "locations")
    move.toValue = [0.5, 1]
    move.duration = 1
    layer.add(move, forKey: nil)
    let tint = BasicAnimation(keyPath: "colors")
    tint.fromValue = [Color.black, Color.black]
    tint.duration = 1
    layer.add(tint, forKey: nil)
    #expect(layer.presentation(at: 0.5).locations == [0.25, 0.75])
    #expect(
      layer.presentation(at: 0.5).colors == [
        Color(red: 0.5, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0.5),
      ])
  }

  @Test func `instances of a replicator are moved, fainter and later`() {
    let replicator = ReplicatorLayer()
    replicator.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    replicator.instanceCount = 3
    replicator.instanceTransform = Transform3D(translationX: 20, y: 0, z: 0)
    replicator.instanceAlphaOffset = -0.25
    replicator.instanceDelay = 0.5
    let dot = Layer()
    dot.frame = replicator.bounds
    dot.backgroundColor = .red
    replicator.addSublayer(dot)
    let move = BasicAnimation(keyPath: "position.y")
    move.byValue = 8
    move.duration = 2
    dot.add(move, forKey: nil)
    let nodes = replicator.frameLayer(at: 1)?.sublayers ?? []
    #expect(nodes.map(\.opacity) == [1, 0.75, 0.5])
    #expect(nodes.map(\.transform.tx) == [0, 20, 40])
    #expect(nodes.map(\.transform.ty) == [4, 2, 0])
  }

  @Test func `the colors of instances are multiplied, and change from one to the next`() {
    let replicator = ReplicatorLayer()
    replicator.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    replicator.instanceCount = 4
    replicator.instanceColor = Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.8)
    replicator.instanceRedOffset = -0.5
    replicator.instanceGreenOffset = 0.25
    replicator.instanceBlueOffset = 0.25
    let dot = Layer()
    dot.frame = replicator.bounds
    dot.backgroundColor = Color(red: 0.5, green: 1, blue: 1)
    replicator.addSublayer(dot)
    let nodes = replicator.frameLayer(at: 0)?.sublayers ?? []
    #expect(
      nodes.map(\.fillColor) == [
        Color(red: 0.5, green: 0.5, blue: 0.25), Color(red: 0.25, green: 0.75, blue: 0.5),
        Color(red: 0, green: 1, blue: 0.75), Color(red: 0, green: 1, blue: 1),
      ])
    #expect(nodes.allSatisfy { $0.opacity == 0.8 })
    let fade = BasicAnimation(keyPath: "instanceColor")
    fade.toValue = Color(red: 0, green: 0.5, blue: 0.25, alpha: 0.8)
    fade.duration = 1
    replicator.add(fade, forKey: nil)
    #expect(
      replicator.frameLayer(at: 0.5)?.sublayers.first?.fillColor
        == Color(red: 0.25, green: 0.5, blue: 0.25))
    replicator.instanceAlphaOffset = -0.4
    #expect(replicator.frameLayer(at: 2)?.sublayers.count == 2)
  }

  @Test func `shadows and sublayers of instances are tinted too`() {
    let replicator = ReplicatorLayer()
    replicator.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    replicator.instanceColor = Color(red: 1, green: 0, blue: 0.5)
    let card = Layer()
    card.frame = replicator.bounds
    card.shadowColor = .white
    card.shadowOpacity = 0.5
    replicator.addSublayer(card)
    let text = Layer()
    text.frame = card.bounds
    text.backgroundColor = .white
    card.addSublayer(text)
    let node = replicator.frameLayer(at: 0)?.sublayers.first
    #expect(node?.shadow?.color == Color(red: 1, green: 0, blue: 0.5, alpha: 0.5))
    #expect(node?.sublayers.first?.fillColor == Color(red: 1, green: 0, blue: 0.5))
  }

  @Test func `the sublayers of a transform layer keep their depth`() {
    let space = Layer()
    space.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let turning = TransformLayer()
    turning.frame = space.bounds
    space.addSublayer(turning)
    let front = Layer()
    let back = Layer()
    for (layer, z, color) in [(front, 10.0, Color.red), (back, -10, .blue)] {
      layer.frame = space.bounds
      layer.zPosition = z
      layer.backgroundColor = color
      turning.addSublayer(layer)
    }
    func colors() -> [Paint] {
      (space.frameLayer(at: 0)?.sublayers ?? []).compactMap {
        guard case .fill(_, _, let paint) = $0.picture?.commands.first else { return nil }
        return paint
      }
    }
    #expect(colors() == [.color(.blue), .color(.red)])
    turning.transform = Transform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
    #expect(colors() == [.color(.red), .color(.blue)])
  }
}
