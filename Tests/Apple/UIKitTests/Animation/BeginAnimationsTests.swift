import Geometry
import StageKit
import Testing
import UIKit

/// Animations between two calls run like those of blocks.
@Suite struct `animations between begin and commit` {
  private final class Receiver: NSObject {
    var calls: [String] = []
    func start() { calls.append("start") }
    func stop(_ name: String) { calls.append("stop \(name)") }
  }

  private let stage = Stage(size: Size(320, 568))
  private let application: UIApplication
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    application = UIApplication(on: stage)
    stage.view.addSubview(view)
  }

  @Test func `move views with the duration and curve that were set`() {
    application.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.center.x = 105
      UIView.commitAnimations()
      view.center.y = 50
    }
    #expect(view.center == CGPoint(x: 105, y: 50))
    stage.advance(to: 0.5)
    // A quarter of the way, and rounding errors of a few sums.
    #expect(abs(view.presentation.center.x - 30) < 1e-9)
    #expect(view.presentation.center.y == 50)
    stage.advance(to: 2)
    #expect(view.presentation.center.x == 105)
  }

  @Test func `last 0.2 seconds unless a duration is set`() {
    application.run {
      UIView.beginAnimations("short", context: nil)
      view.alpha = 0
      UIView.commitAnimations()
    }
    stage.advance(to: 0.1)
    // The middle of ease in and out, whose solver has a tolerance of its own.
    #expect(abs(view.presentation.alpha - 0.5) < 1e-6)
    stage.advance(to: 0.2)
    #expect(view.presentation.alpha == 0)
  }

  @Test func `call their delegate at the start and at the end`() {
    let receiver = application.run { Receiver() }
    application.run {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDelegate(receiver)
      UIView.setAnimationWillStart(Selector(Receiver.start))
      UIView.setAnimationDidStop(
        Selector { (target: Receiver) in { (name: NSString) in target.stop(name as String) } })
      UIView.setAnimationDelay(1)
      UIView.setAnimationDuration(1)
      view.center.x = 105
      UIView.commitAnimations()
    }
    stage.advance(to: 0.9)
    #expect(receiver.calls == [])
    stage.advance(to: 1.9)
    #expect(receiver.calls == ["start"])
    stage.advance(to: 2)
    #expect(receiver.calls == ["start", "stop move"])
  }
}
