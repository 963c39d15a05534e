internal import Geometry
internal import StageKit

/// The view at the lower edge of the window with what the first responder shows in place of the
/// keyboard.
///
/// It slides in and out as the keyboard does, in 0.25 s.
final class InputViews: UIView {
  private let content: UIView
  private let accessory: UIView?
  private static let background = UIColor(
    light: UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255),
    dark: UIColor(white: 43 / 255))

  /// Creates the view, with the width of a window.
  ///
  /// - Parameters:
  ///   - content: The view in place of the keyboard.
  ///   - accessory: The view above it; nil for none.
  ///   - window: The window.
  init(_ content: UIView, accessory: UIView?, in window: UIView) {
    self.content = content
    self.accessory = accessory
    super.init(frame: .zero)
    backgroundColor = Self.background
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let width = window.bounds.width
    frame.size.width = width
    (content as? UIDatePicker)?.isInputView = true
    var y = 0.0
    if let accessory {
      accessory.translatesAutoresizingMaskIntoConstraints = true
      accessory.frame = CGRect(x: 0, y: 0, width: width, height: accessory.bounds.height)
      y = accessory.frame.maxY
    }
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = CGRect(x: 0, y: y, width: width, height: content.bounds.height)
    y = content.frame.maxY
    for view in [accessory, content].compactMap({ $0 }) { addSubview(view) }
    let height = y + window.safeAreaInsets.bottom
    for view in [content, accessory].compactMap({ $0 }) { view.autoresizingMask = .flexibleWidth }
    frame = CGRect(x: 0, y: window.bounds.height - height, width: width, height: height)
  }

  /// Whether the view shows these views.
  func shows(_ content: UIView?, accessory: UIView?) -> Bool {
    self.content === content && self.accessory === accessory
  }

  /// Slides in from below.
  func appear(in window: UIView, duration: Double) {
    window.addSubview(self)
    layoutIfNeeded()
    transform = CGAffineTransform(translationX: 0, y: bounds.height)
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.transform = .identity
    }
  }

  /// Slides out, and gives the views back.
  func disappear(duration: Double) {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: duration) {
      self.transform = CGAffineTransform(translationX: 0, y: self.bounds.height)
    } completion: { _ in
      for view in self.subviews { view.removeFromSuperview() }
      self.removeFromSuperview()
    }
  }
}
