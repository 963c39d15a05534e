internal import Geometry
internal import StageKit

/// A view of a container, which the container lays out.
final class ContainerView: UIView {
  /// Called when the view is laid out.
  var onLayout: (() -> Void)?
  /// Returns whether a recognizer of the view may begin.
  var allowsGesture: ((UIGestureRecognizer) -> Bool)?
  /// Whether touches beside the subviews go to what is behind.
  var passesTouches = false

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowsGesture?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouches && hit === self ? nil : hit
  }
}
