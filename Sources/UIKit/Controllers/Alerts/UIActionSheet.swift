public import Bars
public import StageKit

/// A list of actions at the lower edge, of iOS 2 to 8.
open class UIActionSheet: NSObject {
  /// The receiver of the chosen button; nil by default.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title; nil for none.
  open var title: String?
  /// The index of the button that cancels; -1 without one.
  open var cancelButtonIndex = -1
  /// The index of the red button; -1 without one.
  open var destructiveButtonIndex = -1
  /// A number to find the sheet by; 0 by default.
  open var tag = 0

  private var titles: [String] = []
  private var sheet: UIAlertController?

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
    self.title = title
    self.delegate = delegate
    super.init()
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button that neither cancels nor is red; -1 without one.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// Whether the sheet is shown.
  open var isVisible: Bool { sheet != nil }

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

  /// Shows the sheet over the key window, whichever view is given.
  open func show(in view: UIView) {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex
        ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in self.end(at: index) })
    }
    self.sheet = sheet
    delegate?.willPresent(self)
    sheet.presentOverKeyWindow()
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

  /// Removes the sheet as a choice of a button does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    sheet?.dismiss(animated: animated) { self.end(at: buttonIndex) }
  }

  private func end(at index: Int) {
    sheet = nil
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
