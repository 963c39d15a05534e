public import Bars
public import StageKit

/// A list of actions at the lower edge, of iOS 2 to 8.
open class UIActionSheet: UIButtonPanel {
  /// The receiver of the chosen button; nil by default.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The index of the red button; -1 without one.
  open var destructiveButtonIndex = -1

  /// Creates a sheet without buttons.
  public override init() {}

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - delegate: The receiver of the chosen button; nil for none.
  ///   - cancelButtonTitle: The title of the button that cancels, below the others; nil for none.
  ///   - destructiveButtonTitle: The title of the red button, the first one; nil for none.
  ///   - otherButtonTitles: The titles of further buttons.
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.delegate = delegate
    super.init()
    self.title = title
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Shows the sheet over the key window, whichever view is given.
  open func show(in view: UIView) {
    delegate?.willPresent(self)
    present(.actionSheet, message: nil)
    delegate?.didPresent(self)
  }

  /// Shows the sheet over the key window.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }

  /// Shows the sheet over the key window.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    if let window = UIApplication.shared.keyWindow { show(in: window) }
  }

  /// Shows the sheet over the key window.
  open func show(from view: UITabBar) { show(in: view) }

  /// Shows the sheet over the key window.
  open func show(from view: UIToolbar) { show(in: view) }

  override func style(ofButton index: Int) -> UIAlertAction.Style {
    index == destructiveButtonIndex && index != cancelButtonIndex
      ? .destructive : super.style(ofButton: index)
  }

  override func didDismiss(withButtonIndex index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}

/// What a list of actions of iOS 2 to 8 reports; all methods are optional.
public protocol UIActionSheetDelegate: AnyObject {
  /// Called before the sheet appears.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet appears.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called after a button has been chosen.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called after a button has been chosen, after `clickedButtonAt`.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the sheet has left.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
