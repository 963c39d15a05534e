public import Geometry
public import StageKit

/// A view in place of the keyboard, or above it, on the keyboard's color.
open class UIInputView: UIView {
  /// The color of an input view.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  /// The color.
  public let inputViewStyle: Style
  /// Whether the height is that of the constraints; false by default.
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  /// Creates a view of the default color.
  override public convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, inputViewStyle: .default)
  }
}

/// A controller of a view in place of the keyboard.
open class UIInputViewController: UIViewController {
  /// Makes the view: an input view on the color of the keyboard.
  override open func loadView() {
    view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
  }

  /// The language of the keyboard; nil by default.
  open var primaryLanguage: String?
  /// Whether the keyboard may be another one; false.
  open var needsInputModeSwitchKey: Bool { false }

  /// Hides the keyboard, which no film has.
  open func dismissKeyboard() {}
  /// Shows another keyboard, which no film has.
  open func advanceToNextInputMode() {}
}
