import Geometry
import Layers
import Testing
import Tween

@Suite struct AnimationEventTests {
  private let context = ManualContext()
  private let layer = Layer()
  private let log = DelegateLog()

  init() {
    layer.context = context
    log.now = { [context] in context.time }
  }

  private func fade(_ configure: (BasicAnimation) -> Void = { _ in }) -> BasicAnimation {
    let animation = BasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = 1
    animation.delegate = log
    configure(animation)
    return animation
  }

  @Test func `the delegate learns of start and end at their times`() {
    layer.add(fade { $0.beginTime = 2 }, forKey: "fade")
    context.advance(to: 2.5)
    #expect(log.entries == ["start 2.0"])
    context.advance(to: 4)
    #expect(log.entries == ["start 2.0", "finish 3.0"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a removed or replaced animation has not finished`() {
    layer.add(fade(), forKey: "fade")
    context.advance(to: 0.5)
    layer.removeAnimation(forKey: "fade")
    context.advance(to: 3)
    #expect(log.entries == ["start 0.0", "cancel 0.5"])
    layer.add(fade(), forKey: "fade")
    context.advance(to: 3.5)
    layer.add(fade { $0.delegate = nil }, forKey: "fade")
    context.advance(to: 9)
    #expect(log.entries.suffix(2) == ["start 3.0", "cancel 3.5"])
  }

  @Test func `an animation that is not removed reports its end and stays`() {
    layer.add(
      fade {
        $0.isRemovedOnCompletion = false
        $0.fillMode = .forwards
      }, forKey: "fade")
    context.advance(to: 3)
    #expect(log.entries == ["start 0.0", "finish 1.0"])
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.presentation()?.opacity == 0.5)
    layer.removeAllAnimations()
    context.advance(to: 4)
    #expect(log.entries.count == 2)
  }

  @Test func `leaving the tree removes the animations`() {
    let child = Layer()
    layer.addSublayer(child)
    child.add(fade(), forKey: nil)
    context.advance(to: 0.5)
    child.removeFromSuperlayer()
    #expect(child.presentation(at: 0.5).opacity == 1)
    #expect(log.entries.last == "cancel 0.5")
  }

  @Test func `pausing a layer moves the end of its animations`() {
    layer.add(fade(), forKey: nil)
    context.advance(to: 0.5)
    layer.timeOffset = 0.5
    layer.speed = 0
    context.advance(to: 10)
    #expect(log.entries == ["start 0.0"])
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 9.5
    context.advance(to: 20)
    #expect(log.entries == ["start 0.0", "finish 10.5"])
  }

  @Test func `an endless animation never ends`() {
    layer.add(fade { $0.repeatCount = .infinity }, forKey: nil)
    context.advance(to: 1000)
    #expect(log.entries == ["start 0.0"])
    #expect(layer.presentation(at: 1000.5).opacity == 0.25)
  }

  @Test func `a completion that adds the next animation begins it at the end of the last`() {
    final class Chain: AnimationDelegate {
      var layer: Layer?
      func animationDidStop(_ animation: Animation, finished: Bool) {
        guard finished, animation.value(forKey: "name") as? String == "first" else { return }
        let next = BasicAnimation(keyPath: "position.x")
        next.toValue = 10
        next.duration = 1
        layer?.add(next, forKey: nil)
      }
    }
    let chain = Chain()
    chain.layer = layer
    layer.add(
      fade {
        $0.delegate = chain
        $0.setValue("first", forKey: "name")
      }, forKey: nil)
    context.advance(to: 1.75)
    #expect(layer.presentation()?.position.x == 7.5)
  }

  @Test func `presentation layers have presented sublayers, superlayers and models`() throws {
    let child = Layer()
    child.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(child)
    let move = BasicAnimation(keyPath: "position.x")
    move.byValue = 100
    move.duration = 1
    child.add(move, forKey: nil)
    let presented = layer.presentation(at: 0.5)
    let presentedChild = try #require(presented.sublayers?.first)
    #expect(presentedChild.frame == Rect(x: 50, y: 0, width: 10, height: 10))
    #expect(presentedChild.model() === child)
    #expect(presentedChild.superlayer?.model() === layer)
    #expect(presented.hitTest(Point(55, 5))?.model() === child)
    #expect(layer.hitTest(Point(5, 5)) === child)
  }

  @Test func `offsets of animation blocks are summed before they are applied`() {
    // The order of floating-point operations is that of view animations: model + (a + b).
    layer.position = Point(0.1, 0)
    layer.removeAllAnimations()
    let (a, b) = (Vector(dx: 0.2, dy: 0), Vector(dx: 0.3, dy: 0))
    let first = OffsetAnimation(keyPath: "position") { _ in a }
    let second = OffsetAnimation(keyPath: "position") { time in b * time }
    layer.addOffset(first)
    layer.addOffset(second)
    let model = 0.1
    let offsets = a.dx + b.dx
    #expect(layer.presentation(at: 1).position.x == model + offsets)
    let oneByOne = (model + a.dx) + b.dx
    #expect(oneByOne != model + offsets)
    layer.removeOffset(first)
    #expect(layer.presentation(at: 2).position.x == model + b.dx * 2)
  }
}
