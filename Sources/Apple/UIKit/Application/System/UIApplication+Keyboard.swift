internal import Geometry
internal import Scrolling
internal import StageKit

/// The keyboard: it is announced and not drawn, but for the views that are shown in its place.
private final class Keyboard {
  /// Its height while it is shown, in points; 0 while it is hidden.
  var height = 0.0
  /// Whether an update is due.
  var isPending = false
  /// The views in place of the keyboard; nil if there are none.
  var inputViews: InputViews?

  /// The duration of its animation, in seconds.
  static let duration = 0.25
  /// The number of its curve, which `UIView.AnimationCurve` has no name for.
  static let curve = 7
}

extension UIApplication {
  private var keyboard: Keyboard { service { _ in Keyboard() } }

  /// The height of the keyboard that is announced, in points; 0 while it is hidden.
  var shownKeyboardHeight: Double { keyboard.height }

  /// Announces the keyboard at the present time, after the present event.
  ///
  /// So a change from a field to another one, which ends the editing of the first, changes
  /// nothing.
  func scheduleKeyboardUpdate() {
    let keyboard = keyboard
    guard !keyboard.isPending else { return }
    keyboard.isPending = true
    stage.perform(at: stage.time) { [weak self] in self?.updateKeyboard() }
  }

  private func updateKeyboard() {
    let keyboard = keyboard
    keyboard.isPending = false
    run { showInputViews() }
    let height = keyboardHeight
    guard height != keyboard.height else { return }
    let bounds = screen.bounds
    let frame = { (height: Double) in
      // A hidden keyboard is below the screen, with the height that it had.
      let shown = height > 0 ? height : keyboard.height
      return CGRect(
        x: 0, y: bounds.height - height, width: bounds.width, height: shown)
    }
    let (begin, end) = (
      keyboard.height > 0
        ? frame(keyboard.height)
        : CGRect(x: 0, y: bounds.height, width: bounds.width, height: height), frame(height)
    )
    keyboard.height = height
    moveKeyboardGuides(to: height, duration: Keyboard.duration)
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Keyboard.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Keyboard.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let isShown = height > 0
    let post = { (names: [Notification.Name]) in
      for name in names {
        NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
      }
    }
    post([
      UIResponder.keyboardWillChangeFrameNotification,
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
    ])
    stage.perform(at: stage.time + Keyboard.duration) {
      post([
        UIResponder.keyboardDidChangeFrameNotification,
        isShown
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      ])
    }
  }

  /// Shows the views that the first responder has in place of the keyboard.
  private func showInputViews() {
    let keyboard = keyboard
    let first = stage.firstResponder
    let content = first?.inputView
    let accessory = content == nil ? nil : first?.inputAccessoryView
    if let shown = keyboard.inputViews {
      if shown.shows(content, accessory: accessory) { return }
      shown.disappear(duration: Keyboard.duration)
      keyboard.inputViews = nil
    }
    guard let content, let window = (first as? UIView)?.window ?? keyWindow else { return }
    let made = InputViews(content, accessory: accessory, in: window)
    keyboard.inputViews = made
    made.appear(in: window, duration: Keyboard.duration)
  }

  /// The height of the keyboard for the first responder, with the views in its place and above it,
  /// in points; 0 if there is none.
  private var keyboardHeight: Double {
    guard let first = stage.firstResponder else { return 0 }
    let accessory = first.inputAccessoryView?.bounds.height ?? 0
    if let inputView = first.inputView {
      return inputView.bounds.height + accessory + stage.safeAreaInsets.bottom
    }
    guard first is any KeyInput, (first as? UITextView)?.isEditable ?? true else {
      return accessory
    }
    let size = screen.bounds.size
    let isLandscape = size.width > size.height
    // The heights without suggestions. What the home gesture needs is below the keys.
    let isPad = min(size.width, size.height) >= 600
    let keys =
      isPad ? (isLandscape ? 352.0 : 264) : isLandscape ? 162.0 : 216
    let hasHomeGesture = stage.safeAreaInsets.bottom > 0
    let margin = !hasHomeGesture || isPad ? 0.0 : isLandscape ? 21 : 75
    return keys + margin + accessory
  }
}
