public import Bars
public import Controls
public import UIKit

// Short members of controllers, controls and colors.

extension UIViewController {
  /// Shows an alert with buttons, and returns it.
  @discardableResult
  public func showAlert(
    title: String?, message: String?, buttonTitles: [String]? = nil,
    highlightedButtonIndex: Int? = nil, completion: ((Int) -> Void)? = nil
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    let titles = buttonTitles.flatMap { $0.isEmpty ? nil : $0 } ?? ["OK"]
    for (index, title) in titles.enumerated() {
      let action = UIAlertAction(title: title, style: .default) { _ in completion?(index) }
      alert.addAction(action)
      if index == highlightedButtonIndex { alert.preferredAction = action }
    }
    present(alert, animated: true)
    return alert
  }

  /// Adds a controller, and its view to another one.
  public func addChildViewController(
    _ child: UIViewController, toContainerView containerView: UIView
  ) {
    addChild(child)
    containerView.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension UIStoryboard {
  /// The storyboard `Main`.
  public static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }

  /// Returns the controller whose identifier is the name of a class; nil if there is none.
  public func instantiateViewController<Controller: UIViewController>(
    withClass name: Controller.Type
  ) -> Controller? {
    instantiateViewController(withIdentifier: String(describing: name)) as? Controller
  }
}

extension UIAlertController {
  /// Adds a button, and returns it.
  @discardableResult
  public func addAction(
    title: String, style: UIAlertAction.Style = .default, isEnabled: Bool = true,
    handler: ((UIAlertAction) -> Void)? = nil
  ) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style, handler: handler)
    action.isEnabled = isEnabled
    addAction(action)
    return action
  }
}

extension UITextField {
  /// Whether there is no text.
  public var isEmpty: Bool { text?.isEmpty ?? true }
  /// The text without spaces around it; nil without a text.
  public var trimmedText: String? { text?.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Removes the text.
  public func clear() {
    text = ""
    attributedText = NSAttributedString(string: "")
  }

  /// Adds space before the text.
  public func addPaddingLeft(_ padding: CGFloat) {
    leftView = UIView(frame: CGRect(x: 0, y: 0, width: padding, height: frame.height))
    leftViewMode = .always
  }

  /// Sets the color of the placeholder.
  public func setPlaceHolderTextColor(_ color: UIColor) {
    guard let placeholder, !placeholder.isEmpty else { return }
    attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: color])
  }
}

extension UIButton {
  private static var states: [UIControl.State] { [.normal, .selected, .highlighted, .disabled] }

  /// Sets the title of all states.
  public func setTitleForAllStates(_ title: String) {
    for state in Self.states { setTitle(title, for: state) }
  }
  /// Sets the color of the title of all states.
  public func setTitleColorForAllStates(_ color: UIColor) {
    for state in Self.states { setTitleColor(color, for: state) }
  }
  /// Sets the image of all states.
  public func setImageForAllStates(_ image: UIImage) {
    for state in Self.states { setImage(image, for: state) }
  }
}

extension UIColor {
  /// Creates a color of hexadecimal digits, such as `#EDE7F6` or `fff`; nil if they are none.
  public init?(hexString: String, transparency: CGFloat = 1) {
    var digits = hexString.replacingOccurrences(of: "0x", with: "")
      .replacingOccurrences(of: "#", with: "")
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard let number = Int(digits, radix: 16) else { return nil }
    self.init(hex: number, transparency: transparency)
  }

  /// Creates a color of a number, such as `0xEDE7F6`.
  public init?(hex: Int, transparency: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255, alpha: min(max(transparency, 0), 1))
  }

  /// Creates a color of numbers from 0 to 255; nil outside of them.
  public init?(red: Int, green: Int, blue: Int, transparency: CGFloat = 1) {
    guard [red, green, blue].allSatisfy((0...255).contains) else { return nil }
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: min(max(transparency, 0), 1))
  }
}
