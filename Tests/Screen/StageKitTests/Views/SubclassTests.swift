import Artwork
import Dynamics
import Geometry
import PictureKit
import StageKit
import TestSupport
import Testing

/// Subclasses in another module, as UIKit allows them.
@Suite struct SubclassTests {
  @Test func `an image view and recognizers can be subclassed`() {
    let stage = Stage(size: .phone)
    let portrait = Portrait(image: .ball)
    portrait.center = Point(100, 100)
    portrait.isUserInteractionEnabled = true
    stage.view.addSubview(portrait)
    var taps = 0
    portrait.addGestureRecognizer(NamedTap { _ in taps += 1 })
    let pan = HorizontalPan { _ in }
    portrait.addGestureRecognizer(pan)
    stage.tap(at: Point(100, 100), time: 1)
    stage.pan(
      from: Point(100, 100), through: [Point(106, 108), Point(140, 160)], at: 2, duration: 1)
    stage.advance(to: 4)
    #expect(taps == 1)
    // The first move begins the gesture.
    #expect(isClose(pan.translation(in: nil).x, 34, within: 1e-12))
    #expect(pan.translation(in: nil).y == 0)
    _ = stage.frame(at: 4)
    #expect(portrait.draws > 0)
  }

  @Test func `a property animator's class method creates the subclass`() {
    let stage = Stage(size: .phone)
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    let animator: CountingAnimator = .runningPropertyAnimator(on: stage, withDuration: 1) {
      view.center.x = 105
    }
    stage.advance(to: 0.5)
    animator.pauseAnimation()
    #expect(animator.pauses == 1)
    // The control points of ease-in-out are symmetric but for a rounding.
    #expect(isClose(animator.fractionComplete, 0.5, within: 1e-15))
  }

  @Test func `an image view with a frame is empty and ignores touches`() {
    let view = ImageView(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.image == nil)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(!view.isUserInteractionEnabled)
  }
}

private final class Portrait: ImageView {
  var draws = 0

  override func draw(_ rect: Rect, in canvas: Canvas) {
    draws += 1
    super.draw(rect, in: canvas)
  }
}

private final class NamedTap: TapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }
}

private final class HorizontalPan: PanGestureRecognizer {
  override func translation(in view: View?) -> Point {
    Point(super.translation(in: view).x, 0)
  }
}

private final class CountingAnimator: ViewPropertyAnimator {
  var pauses = 0

  override func pauseAnimation() {
    pauses += 1
    super.pauseAnimation()
  }
}
