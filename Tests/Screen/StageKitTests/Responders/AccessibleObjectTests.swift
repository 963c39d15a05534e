import Geometry
import StageKit
import Testing

@Suite struct `what assistive programs know of a view` {
  /// A view that computes what it tells, as programs do.
  private final class Dial: View {
    var value = 3
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Dial" }
      set {}
    }
    override func accessibilityIncrement() { value += 1 }
  }

  @Test func `everything can be set, and has UIKit's defaults before`() {
    let view = View()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == [] && view.accessibilityElements == nil)
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityHint = "Turns over"
    view.accessibilityValue = "Ace"
    view.accessibilityLanguage = "en-US"
    view.accessibilityViewIsModal = true
    #expect(view.accessibilityLabel == "Card" && view.accessibilityValue == "Ace")
    #expect(view.accessibilityTraits == [.button, .selected])
    #expect(view.accessibilityHint == "Turns over" && view.accessibilityLanguage == "en-US")
    #expect(view.accessibilityViewIsModal)
  }

  @Test func `a subclass overrides what it computes`() {
    let dial = Dial()
    let view: View = dial
    view.accessibilityIncrement()
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Dial" && dial.value == 4)
  }

  @Test func `the frame of a view is that on the screen, and one that was set prevails`() {
    let stage = Stage(size: Size(320, 480))
    let outer = View(frame: Rect(x: 20, y: 30, width: 100, height: 100))
    let inner = View(frame: Rect(x: 5, y: 6, width: 10, height: 20))
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == Rect(x: 25, y: 36, width: 10, height: 20))
    #expect(inner.accessibilityActivationPoint == Point(30, 46))
    inner.accessibilityFrame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.accessibilityFrame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `elements are found by their places`() {
    let (view, first, second) = (View(), View(), View())
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? View === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: first) == 0)
    #expect(view.index(ofAccessibilityElement: View()) == Int.max)
  }

  @Test func `an action calls its function, or the method of its target while that exists`() {
    final class Target {
      var calls = 0
      func tapped() { calls += 1 }
    }
    var target: Target? = Target()
    let byMethod = AccessibilityCustomAction(
      name: "tap", target: target, selector: Selector(Target.tapped))
    #expect(byMethod.perform() && target?.calls == 1)
    target = nil
    #expect(!byMethod.perform())
    let byFunction = AccessibilityCustomAction(name: "no") { action in action.name == "yes" }
    #expect(!byFunction.perform())
    byFunction.name = "yes"
    #expect(byFunction.perform())
  }
}
