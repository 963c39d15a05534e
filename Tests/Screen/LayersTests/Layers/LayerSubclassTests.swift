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
