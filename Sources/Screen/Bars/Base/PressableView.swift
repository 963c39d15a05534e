internal import Controls
internal import StageKit

/// A control that fades while a finger is on it and acts when the finger is lifted.
///
/// As commonly measured on system buttons, the opacity is 0.2 immediately and 1 again after 0.47 s
/// with ease in-out.
class PressableView: Control {
  static let pressedAlpha = 0.2
  static let fadeDuration = 0.47

  /// Called when the finger is lifted on the view.
  var onPress: ((StageKit.Event?) -> Void)?
  /// The views that fade; the view itself by default.
  var fadingViews: [View] { [self] }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let alpha = isHighlighted ? Self.pressedAlpha : 1
      animateOnStage(isHighlighted ? 0 : Self.fadeDuration, options: .allowUserInteraction) {
        for view in fadingViews { view.alpha = alpha }
      }
    }
  }

  override func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    if isTouchInside { onPress?(event) }
  }
}
