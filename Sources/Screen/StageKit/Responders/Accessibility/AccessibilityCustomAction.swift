public import PictureKit

/// An action that assistive programs offer for an element: `UIAccessibilityCustomAction`.
///
/// Nothing offers it in a film; `perform()` runs it in tests.
open class AccessibilityCustomAction {
  /// What performs an action: it gets the action and returns whether it was done.
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  /// The name that is read.
  open var name: String
  /// The image beside the name; nil by default.
  open var image: Drawing?
  /// The object whose method is called; nil for an action with a function.
  open weak var target: AnyObject?
  /// The method that is called, with the action.
  open var selector: Selector
  /// The function that is called instead; nil for an action with a method.
  open var actionHandler: Handler?

  /// Creates an action that calls a method.
  ///
  /// - Parameters:
  ///   - name: The name that is read.
  ///   - image: The image beside the name; nil by default.
  ///   - target: The object, held weakly.
  ///   - selector: The method, with or without the action.
  public init(name: String, image: Drawing? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action that calls a function.
  ///
  /// - Parameters:
  ///   - name: The name that is read.
  ///   - image: The image beside the name; nil by default.
  ///   - actionHandler: The function, which returns whether the action was done.
  public init(name: String, image: Drawing? = nil, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector(name: "", isMethod: { _ in false }, perform: { _, _, _ in })
  }

  /// Runs the action, as an assistive program does.
  ///
  /// - Returns: What the function says; true if there is a target whose method was called.
  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    selector.perform(on: target, sender: self)
    return true
  }
}

@available(*, unavailable)
extension AccessibilityCustomAction: Sendable {}
