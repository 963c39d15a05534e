import Geometry
import Layers
import PictureKit
import StageKit
import TestSupport
import Testing

/// A view's properties are its layer's, and animation blocks animate all of them.
@Suite struct LayerOfViewTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }
  private let calls = CallLog()

  @Test func `the properties of a view and its layer are the same`() {
    view.center = Point(3, 4)
    view.bounds = Rect(x: 1, y: 2, width: 30, height: 40)
    view.transform = Transform(scaleX: 2, y: 3)
    view.alpha = 0.25
    view.backgroundColor = .red
    view.anchorPoint = Point(0, 1)
    view.isHidden = true
    view.clipsToBounds = true
    let layer = view.layer
    #expect(layer.position == Point(3, 4))
    #expect(layer.bounds == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(layer.affineTransform() == Transform(scaleX: 2, y: 3))
    #expect(layer.opacity == 0.25)
    #expect(layer.backgroundColor == .red)
    #expect(layer.anchorPoint == Point(0, 1))
    #expect(layer.isHidden && layer.masksToBounds)
    #expect(layer.frame == view.frame)

    layer.position = Point(5, 6)
    layer.bounds.size = Size(7, 8)
    layer.setAffineTransform(.identity)
    layer.opacity = 1
    layer.backgroundColor = .clear
    layer.isHidden = false
    layer.masksToBounds = false
    #expect(view.center == Point(5, 6))
    #expect(view.bounds.size == Size(7, 8))
    #expect(view.transform == .identity)
    #expect(view.alpha == 1)
    #expect(view.backgroundColor == nil)
    #expect(!view.isHidden && !view.clipsToBounds)
  }

  @Test func `a view has a layer of its layerClass`() {
    final class ShapeView: View {
      override class var layerClass: Layer.Type { ShapeLayer.self }
    }
    let shape = ShapeView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(shape.layer is ShapeLayer)
    #expect(shape.layer.delegate === shape)
    (shape.layer as? ShapeLayer)?.path = Path(ovalIn: shape.bounds)
    stage.view.addSubview(shape)
    #expect(stage.frame(at: 0).layers.first?.sublayers.last?.picture != nil)
  }

  @Test func `a block animates the layer's own properties`() {
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.layer.cornerRadius = 8
      view.layer.shadowOpacity = 0.5
      view.layer.borderColor = .white
      view.layer.zPosition = 10
    }
    stage.advance(to: 1)
    let presented = view.layer.presentation()
    #expect(presented?.cornerRadius == 4)
    #expect(presented?.shadowOpacity == 0.25)
    #expect(presented?.borderColor == .gray)
    #expect(presented?.zPosition == 5)
    #expect(view.layer.cornerRadius == 8)
    #expect(
      view.layer.animationKeys() == ["cornerRadius", "shadowOpacity", "borderColor", "zPosition"])
    stage.advance(to: 2)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a view turns in space`() throws {
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500
    stage.view.layer.sublayerTransform = perspective
    view.frame = Rect(x: 100, y: 100, width: 200, height: 200)
    view.backgroundColor = .red
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.transform3D = Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0)
    }
    stage.advance(to: 1)
    let angle = view.layer.presentation()?.value(forKeyPath: "transform.rotation.y") as? Double
    // The turn is linear in time: half of 60 degrees.
    #expect(abs((angle ?? 0) - .pi / 6) < 1e-12)
    let node = try #require(stage.frame(at: 1).layers.first?.sublayers.first)
    #expect(node.projection != nil)
  }

  @Test func `touches hit a view where its perspective shows it`() {
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 200
    stage.view.layer.sublayerTransform = perspective
    view.frame = Rect(x: 100, y: 100, width: 200, height: 200)
    // Turned by 60 degrees about the vertical axis, the right edge at x = 100 is 86.6 pt nearer or
    // farther: 100 cos 60 / (1 -+ 86.6 / 200) is 88.2 pt and 34.9 pt from the middle.
    view.transform3D = Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0)
    let (near, far) = (50 / (1 - 0.4330127), 50 / (1 + 0.4330127))
    let isNearLeft = stage.view.hitTest(Point(200 - near + 0.5, 200), with: nil) === view
    let (left, right) = isNearLeft ? (near, far) : (far, near)
    #expect(stage.view.hitTest(Point(200 - left + 0.5, 200), with: nil) === view)
    #expect(stage.view.hitTest(Point(200 - left - 0.5, 200), with: nil) === stage.view)
    #expect(stage.view.hitTest(Point(200 + right - 0.5, 200), with: nil) === view)
    #expect(stage.view.hitTest(Point(200 + right + 0.5, 200), with: nil) === stage.view)
  }

  @Test func `subviews and sublayers have one order`() {
    let (first, second, third) = (View(), View(), View())
    let layer = Layer()
    view.addSubview(first)
    view.layer.addSublayer(layer)
    view.addSubview(third)
    view.insertSubview(second, belowSubview: third)
    #expect(
      view.layer.sublayers?.map(ObjectIdentifier.init)
        == [first.layer, layer, second.layer, third.layer].map(ObjectIdentifier.init))
    view.sendSubviewToBack(third)
    #expect(view.layer.sublayers?.first === third.layer)
    first.removeFromSuperview()
    #expect(view.layer.sublayers?.count == 3)
    #expect(first.layer.superlayer == nil)
  }

  @Test func `setNeedsDisplay of the layer draws the view again`() {
    final class Counter: View {
      var count = 0
      override func draw(_ rect: Rect, in canvas: Canvas) { count += 1 }
    }
    let counter = Counter(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(counter)
    _ = stage.frame(at: 0)
    counter.layer.setNeedsDisplay()
    _ = stage.frame(at: 1)
    #expect(counter.count == 2)
  }

  @Test func `a view moved within the stage keeps its animations`() {
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.center.x = 100
    } completion: { [self] in
      calls.append($0, on: stage)
    }
    stage.advance(to: 1)
    let container = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(container)
    container.addSubview(view)
    #expect(view.presentation.center.x == 50)
    stage.advance(to: 3)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 2)])
  }

  @Test func `an animation of a block can be removed by its name`() {
    stage.animate(withDuration: 2) {
      view.center.x = 100
    } completion: { [self] in
      calls.append($0, on: stage)
    }
    stage.advance(to: 1)
    view.layer.removeAnimation(forKey: "position")
    stage.advance(to: 3)
    #expect(view.presentation.center.x == 100)
    #expect(calls.entries == [CallLog.Entry(text: "false", time: 1)])
  }

  /// Core Animation ignores them.
  @Test func `a key path that is set in vain is noted when its view comes onto the stage`() {
    let card = View()
    card.name = "card"
    card.layer.setValue(1, forKeyPath: "transform.rotation.q")
    #expect(card.layer.value(forKeyPath: "transform.rotation.q") == nil)
    #expect(stage.notes == [])
    stage.view.addSubview(card)
    #expect(
      stage.notes == ["the layer of card has no property \"transform.rotation.q\" that can be set"])
    card.layer.setValue(1, forKeyPath: "halo.width")
    #expect(stage.notes.last == "the layer of card has no property \"halo.width\" that can be set")
  }

  @Test func `an animation that shows nothing is noted when its view comes onto the stage`() {
    let card = View()
    card.name = "card"
    card.layer.add(BasicAnimation(keyPath: "transform.rotation.q"), forKey: nil)
    #expect(stage.notes == [])
    stage.view.addSubview(card)
    #expect(
      stage.notes == [
        "the layer of card has no property \"transform.rotation.q\" that can be animated; its animation shows nothing"
      ])
  }
}
