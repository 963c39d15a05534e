internal import Bars

/// What the alerts and action sheets of iOS 2 to 8 have in common: a title and buttons with
/// indices.
///
/// UIKit has no such class.
open class UIButtonPanel: NSObject {
  /// The title; nil for none.
  open var title: String?
  /// The index of the button that cancels; -1 without one.
  open var cancelButtonIndex = -1
  /// A number to find the panel by; 0 by default.
  open var tag = 0

  private(set) var titles: [String] = []
  private var controller: UIAlertController?

  /// Creates a panel without buttons.
  public override init() {}

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button that neither cancels nor is red; -1 without one.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { style(ofButton: $0) == .default } ?? -1
  }
  /// Whether the panel is shown.
  open var isVisible: Bool { controller != nil }

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

  /// Removes the panel as a choice of a button does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: animated) { self.end(at: buttonIndex) }
  }

  /// Shows the panel over the key window.
  func present(_ preferredStyle: UIAlertController.Style, message: String?) {
    let controller = UIAlertController(
      title: title, message: message, preferredStyle: preferredStyle)
    for (index, title) in titles.enumerated() {
      controller.addAction(
        UIAlertAction(title: title, style: style(ofButton: index)) { _ in self.end(at: index) })
    }
    self.controller = controller
    controller.presentOverKeyWindow()
  }

  private func end(at index: Int) {
    controller = nil
    didDismiss(withButtonIndex: index)
  }

  /// The style of a button.
  func style(ofButton index: Int) -> UIAlertAction.Style {
    index == cancelButtonIndex ? .cancel : .default
  }

  /// Called after a button has been chosen and the panel has left.
  func didDismiss(withButtonIndex index: Int) {}
}
