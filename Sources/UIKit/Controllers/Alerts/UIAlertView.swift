internal import Bars
internal import StageKit

/// A question over the window, of iOS 2 to 8.
open class UIAlertView: NSObject {
  /// The receiver of the chosen button; nil by default.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The title; nil for none.
  open var title: String?
  /// The message below the title; nil for none.
  open var message: String?
  /// The index of the button that cancels; -1 without one.
  open var cancelButtonIndex = -1
  /// A number to find the alert by; 0 by default.
  open var tag = 0

  private var titles: [String] = []
  private var alert: UIAlertController?

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
    self.title = title
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    super.init()
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Whether the alert is shown.
  open var isVisible: Bool { alert != nil }

  /// Adds a button.
  ///
  /// - Parameter title: The title.
  /// - Returns: Its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button; nil if there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Shows the alert over the key window.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          self.end(at: index)
        })
    }
    self.alert = alert
    alert.presentOverKeyWindow()
  }

  /// Removes the alert as a choice of a button does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert?.dismiss(animated: animated) { self.end(at: buttonIndex) }
  }

  private func end(at index: Int) {
    alert = nil
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// What an alert of iOS 2 to 8 reports; all methods are optional.
public protocol UIAlertViewDelegate: AnyObject {
  /// Called after a button has been chosen.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called after the alert has left.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
