internal import Bars

/// A question over the window, of iOS 2 to 8.
open class UIAlertView: UIButtonPanel {
  /// The receiver of the chosen button; nil by default.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The message below the title; nil for none.
  open var message: String?

  /// Creates an alert without buttons.
  public override init() {}

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - message: The message below the title; nil for none.
  ///   - delegate: The receiver of the chosen button; nil for none.
  ///   - cancelButtonTitle: The title of the button that cancels; nil for none.
  ///   - otherButtonTitles: The titles of further buttons.
  public init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    super.init()
    self.title = title
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Shows the alert over the key window.
  open func show() {
    delegate?.willPresent(self)
    present(.alert, message: message)
    delegate?.didPresent(self)
  }

  override func didDismiss(withButtonIndex index: Int) {
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// What an alert of iOS 2 to 8 reports; all methods are optional.
public protocol UIAlertViewDelegate: AnyObject {
  /// Called after a button has been chosen.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert is shown.
  func willPresent(_ alertView: UIAlertView)
  /// Called after the alert has been shown.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert leaves.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the alert has left.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
}
