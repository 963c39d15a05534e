public import Controls
public import Scrolling
internal import StageKit

extension TextField {
  /// Posted when the editing of a field begins.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has changed the text of a field.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when the editing of a field ends.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension TextView {
  /// Posted when the editing of a view begins.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text of a view.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when the editing of a view ends.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension UIApplication {
  /// Posts the notification of a text field or text view.
  func postTextEditing(_ phase: TextEditingPhase, in view: UIView) {
    let isField = view is UITextField
    let name =
      switch phase {
      case .began:
        isField
          ? TextField.textDidBeginEditingNotification : TextView.textDidBeginEditingNotification
      case .changed:
        isField ? TextField.textDidChangeNotification : TextView.textDidChangeNotification
      case .ended:
        isField ? TextField.textDidEndEditingNotification : TextView.textDidEndEditingNotification
      }
    run { NotificationCenter.default.post(name: name, object: view) }
  }
}
