import Geometry
import Layers
import TestSupport
import Testing
import Tween

@Suite struct TransactionTests {
  private let context = ManualContext()
  private let layer = Layer()

  init() { context.adopt(layer) }

  @Test func `a change of a layer in a tree animates implicitly`() throws {
    layer.position = Point(100, 0)
    #expect(layer.position == Point(100, 0))
    let animation = try #require(layer.animation(forKey: "position") as? BasicAnimation)
    #expect(animation.duration == 0.25 && animation.timingFunction == .default)
    let expected = 100 * TimingCurve.default.value(at: 0.5)
    #expect(layer.presentation(at: 0.125).position.x == expected)
  }

  @Test func `an implicit animation begins at the presented value`() {
    context.transaction.setAnimationTimingFunction(.linear)
    layer.position.x = 100
    context.advance(to: 0.125)
    layer.position.x = 0
    #expect(layer.presentation(at: 0.125).position.x == 50)
    #expect(layer.presentation(at: 0.25).position.x == 25)
    #expect(layer.animationKeys() == ["position"])
  }

  @Test func `a layer without a tree changes at once`() {
    let single = Layer()
    single.position.x = 100
    #expect(single.animationKeys() == nil && single.presentation() == nil)
  }

  @Test func `paths change at once, as in Core Animation`() {
    let shape = ShapeLayer()
    context.adopt(shape)
    shape.path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    shape.path = Path(rect: Rect(x: 50, y: 0, width: 10, height: 10))
    shape.shadowPath = shape.path
    #expect(shape.animationKeys() == nil)
  }

  @Test func `the first colors of a gradient appear at once, and others animate`() throws {
    let gradient = GradientLayer()
    context.adopt(gradient)
    gradient.colors = [.red, .clear]
    #expect(gradient.animationKeys() == nil)
    gradient.colors = [.blue, .clear]
    let animation = try #require(gradient.animation(forKey: "colors") as? BasicAnimation)
    #expect(animation.fromValue as? [Color] == [.red, .clear])
  }

  @Test func `discrete properties change at once`() {
    layer.isHidden = true
    #expect(layer.animationKeys() == nil)
  }

  @Test func `transactions set duration, timing function and actions, and nest`() {
    let transaction = context.transaction
    transaction.begin()
    transaction.animationDuration = 2
    layer.opacity = 0
    transaction.begin()
    transaction.animationTimingFunction = .easeIn
    layer.position.x = 1
    transaction.disableActions = true
    layer.zPosition = 1
    transaction.commit()
    layer.cornerRadius = 3
    transaction.commit()
    layer.borderWidth = 1
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    #expect(layer.animation(forKey: "position")?.duration == 2)
    #expect(layer.animation(forKey: "position")?.timingFunction == .easeIn)
    #expect(layer.animation(forKey: "zPosition") == nil)
    #expect(layer.animation(forKey: "cornerRadius")?.timingFunction == .default)
    #expect(layer.animation(forKey: "borderWidth")?.duration == 0.25)
  }

  @Test func `the completion block runs after the last animation of the transaction`() {
    var times: [Double] = []
    context.transaction.begin()
    context.transaction.completionBlock = { times.append(context.time) }
    layer.opacity = 0
    context.transaction.animationDuration = 1
    layer.position.x = 5
    context.transaction.commit()
    context.advance(to: 0.5)
    #expect(times.isEmpty)
    context.advance(to: 2)
    #expect(times == [1])
  }

  @Test func `the completion block of a transaction without animations runs at its commit`() {
    var count = 0
    context.transaction.begin()
    context.transaction.completionBlock = { count += 1 }
    #expect(count == 0)
    context.transaction.commit()
    #expect(count == 1)
  }

  @Test func `actions are searched in the documented order`() {
    // CALayer.action(forKey:): the delegate, the actions of the layer, those of the class.
    final class Chooser: LayerDelegate {
      var action: (any LayerAction)?
      func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { action }
    }
    final class Slow: Layer {
      override class func defaultAction(forKey event: String) -> (any LayerAction)? {
        let animation = BasicAnimation(keyPath: event)
        animation.duration = 5
        return event == "opacity" ? animation : nil
      }
    }
    let slow = Slow()
    let chooser = Chooser()
    slow.delegate = chooser
    layer.addSublayer(slow)
    slow.opacity = 0.5
    #expect(slow.animation(forKey: "opacity")?.duration == 5)
    slow.removeAllAnimations()
    slow.actions = ["opacity": NoAction()]
    slow.opacity = 0.25
    #expect(slow.animationKeys() == nil)
    let animation = BasicAnimation(keyPath: "opacity")
    animation.duration = 7
    chooser.action = animation
    slow.opacity = 0
    #expect(slow.animation(forKey: "opacity")?.duration == 7)
  }

  @Test func `a commit without a begin is rejected`() async {
    await expectSentence(
      "commit() without a matching begin() of a transaction",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Transaction().commit()
      })
  }
}
