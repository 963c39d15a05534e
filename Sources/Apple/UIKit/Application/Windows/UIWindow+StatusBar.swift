internal import Geometry
internal import Scrolling
internal import StageKit

/// Recognizes the taps on the status bar of a window, which scroll to the top.
private final class StatusBarTap: NSObject, UIGestureRecognizerDelegate {
  private weak var window: UIWindow?
  private lazy var recognizer = UITapGestureRecognizer { [unowned self] _ in scrollToTop() }

  init(_ window: UIWindow) {
    self.window = window
    super.init()
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    window.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.location(in: nil).y < UIApplication.shared.statusBarFrame.maxY }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Scrolls the only scroll view that wants that; of several none is scrolled, as on iOS.
  private func scrollToTop() {
    let views = window?.scrollViewsToTop ?? []
    if views.count == 1 { views.first?.scrollToTop() }
  }
}

extension Window {
  /// Lets taps on the status bar scroll to the top.
  func watchStatusBar() {
    let made: StatusBarTap? = AttachedValue.value("statusBarTap", of: self)
    if made == nil { AttachedValue.set(StatusBarTap(self), "statusBarTap", of: self) }
  }
}
