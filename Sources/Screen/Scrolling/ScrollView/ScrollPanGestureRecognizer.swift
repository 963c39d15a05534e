internal import StageKit

/// The recognizer of a scroll view's drags; it also reports fingers that do not drag yet.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  private weak var scrollView: ScrollView?

  init(for scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == touches.count { scrollView?.fingerDidTouch(touches.first?.view) }
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLift()
  }
}
