import Geometry
import Layers
import PictureKit
import Testing

@Suite struct LayerSubclassTests {
  /// A layer with a property of its own.
  final class Dial: Layer {
    private var storedProgress = 0.0
    var progress: Double {
      get { storedProgress }
      set { change("progress") { storedProgress = newValue } }
    }

    required init() { super.init() }

    required init(layer: Any) {
      super.init(layer: layer)
      storedProgress = (layer as? Dial)?.storedProgress ?? 0
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

    override func property(forKey key: String) -> LayerProperty? {
      key == "progress" ? LayerProperty(\Dial.progress) : super.property(forKey: key)
    }

    override func draw(in canvas: Canvas) {
      canvas.fill(Rect(x: 0, y: 0, width: 10 * progress, height: 1))
    }
  }

  @Test func `own properties animate explicitly and implicitly`() {
    let context = ManualContext()
    let dial = Dial()
    let animation = BasicAnimation(keyPath: "progress")
    animation.toValue = 1
    animation.duration = 1
    dial.add(animation, forKey: nil)
    #expect(dial.presentation(at: 0.25).progress == 0.25)
    context.adopt(dial)
    dial.removeAllAnimations()
    dial.progress = 0.5
    #expect(dial.animation(forKey: "progress") != nil)
    #expect(dial.needsDisplay())
  }

  /// A layer whose property is kept by the layer.
  private final class Ring: Layer {
    var part: Double {
      get { declaredValue(forKey: "part") ?? 0 }
      set { setDeclaredValue(newValue, forKey: "part") }
    }
    var drawn = 0
    override class func needsDisplay(forKey key: String) -> Bool { key == "part" }
    override func action(forKey event: String) -> (any LayerAction)? {
      guard event == "part" else { return super.action(forKey: event) }
      let animation = BasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKeyPath: event)
      animation.duration = 1
      return animation
    }
    override func draw(in canvas: Canvas) {
      canvas.fill(Rect(x: 0, y: 0, width: 10 * part, height: 1))
    }
  }

  /// A layer that is not drawn when its property is set.
  private final class Arc: Layer {
    var part = 0.0
    override class func needsDisplay(forKey key: String) -> Bool { key == "part" }
    override func property(forKey key: String) -> LayerProperty? {
      key == "part" ? LayerProperty(\Arc.part) : super.property(forKey: key)
    }
    override func draw(in canvas: Canvas) {
      canvas.fill(Rect(x: 0, y: 0, width: 10 * part, height: 1))
    }
  }

  @Test(arguments: [false, true])
  func `after an animation that has drawn a layer, its own values are drawn`(isRemoved: Bool) {
    let context = ManualContext()
    let arc = Arc()
    context.adopt(arc)
    arc.part = 0.5
    let animation = BasicAnimation(keyPath: "part")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    arc.add(animation, forKey: "part")
    #expect(!arc.needsDisplay())
    if isRemoved { arc.removeAnimation(forKey: "part") } else { context.advance(to: 1) }
    #expect(arc.needsDisplay())
  }

  @Test func `a declared property is animated, and drawn in every frame`() {
    let context = ManualContext()
    let ring = Ring()
    ring.bounds = Rect(x: 0, y: 0, width: 10, height: 1)
    context.adopt(ring)
    ring.part = 1
    #expect(ring.presentation(at: 0.25).part == 0.25 && ring.part == 1)
    #expect(ring.value(forKeyPath: "part") as? Double == 1)
    func width(at time: Double) -> Double? {
      guard case .fill(let path, _, _)? = ring.frameLayer(at: time)?.picture?.commands.last else {
        return nil
      }
      return path.bounds.width
    }
    #expect(width(at: 0.5) == 5)
    #expect(width(at: 2) == 10)
  }

  @Test func `a number that redraws the layer is animated before it is set`() {
    let ring = Ring()
    let animation = BasicAnimation(keyPath: "part")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    ring.add(animation, forKey: nil)
    #expect(ring.presentation(at: 0.5).part == 0.5)
  }

  @Test func `a layer draws its content in the coordinates of its bounds`() {
    let dial = Dial()
    dial.bounds = Rect(x: 5, y: 5, width: 10, height: 10)
    dial.progress = 1
    dial.displayIfNeeded()
    guard case .picture(let picture, let size) = dial.contents else {
      Issue.record("no contents")
      return
    }
    #expect(size == Size(10, 10))
    #expect(picture.commands.first == .concatenate(Transform(translationX: -5, y: -5)))
    #expect(picture.commands.count == 2)
  }

  @Test func `a change of size asks for layout and, if wanted, for drawing`() {
    let layer = Layer()
    layer.layoutIfNeeded()
    layer.bounds.origin.x = 3
    #expect(!layer.needsLayout())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 3
    #expect(layer.needsLayout() && layer.needsDisplay())
  }
}
