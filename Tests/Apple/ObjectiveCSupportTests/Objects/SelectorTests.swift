import ObjectiveCSupport
import StageKit
import Testing

private final class Ball: NSObject {
  var bounces = 0
  func bounce(_ by: NSNumber!) -> NSString! {
    bounces += by?.integerValue ?? 1
    return NSString(text: "bounced")
  }
}

@Suite struct SelectorTests {
  private let selector = makeSelector("bounce:") {
    $0 is Ball
  } call: { object, arguments in
    (object as? Ball)?.bounce(arguments[0] as? NSNumber)
  }

  @Test func `a method is called by its name and returns an object`() {
    let ball = Ball()
    let result = performSelector(ball, selector, boxed(2)) as? NSString
    #expect(ball.bounces == 2)
    #expect(result?.text == "bounced")
  }

  @Test func `selectors of one name are equal`() {
    #expect(selector == NSSelectorFromString(NSString(text: "bounce:")))
    #expect(NSStringFromSelector(selector)?.text == "bounce:")
  }

  @Test func `an object is asked truly whether it has a method`() {
    #expect(respondsToSelector(Ball(), selector))
    #expect(!respondsToSelector(NSString(), selector))
    #expect(!respondsToSelector(nil, selector))
  }

  @Test func `a message to nil gives nil`() {
    #expect(performSelector(nil, selector, boxed(1)) == nil)
  }

  @Test func `a target is called with the sender`() {
    let ball = Ball()
    selector.perform(on: ball, sender: boxed(3))
    #expect(ball.bounces == 3)
  }

  @Test func `a delayed call comes on the clock of the stage and can be cancelled`() {
    let ball = Ball()
    let stage = Stage(size: CGSize(width: 10, height: 10))
    UIApplication(on: stage).run {
      performSelectorLater(ball, self.selector, boxed(1), 0.5)
      performSelectorLater(ball, self.selector, boxed(10), 0.25)
      cancelPerformRequests(ball)
      performSelectorLater(ball, self.selector, boxed(5), 0.5)
    }
    stage.advance(to: 1)
    #expect(ball.bounces == 5)
  }
}
