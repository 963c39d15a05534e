private import Geometry

/// An object that receives touches and can be the first responder: `UIResponder`.
///
/// What a responder does not handle goes to the ``next`` one: from a view to its superview.
/// Responders are equal if they are the same object.
open class Responder: AccessibleObject, Hashable, CustomStringConvertible {
  private let creationNumber = CreationNumber()

  /// Creates a responder.
  override public init() { super.init() }

  /// The responder that receives what this one does not handle; nil by default, the superview for a
  /// view.
  open var next: Responder? { nil }

  /// The class, and of a view its frame and more, as `<UIView: 0x600000000010; frame = (0 0; 8 8)>`.
  open var description: String { ownDescription }

  // MARK: Documents

  /// Called when the responder was created from an interface document and its outlets are set; does
  /// nothing.
  open func awakeFromNib() {}

  /// Not called: the method of the class object, which a program overrides by mistake.
  open class func awakeFromNib() {}

  /// Called when an editor of interface documents shows the responder, which films never do.
  open func prepareForInterfaceBuilder() {}

  // MARK: Touches

  /// Called when fingers have touched the view; passes them to ``next``.
  ///
  /// - Parameters:
  ///   - touches: The touches that have begun on the same view.
  ///   - event: All touches at the time.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers have moved; passes them to ``next``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers have been lifted; passes them to ``next``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches have been cancelled, for example by a gesture recognizer; passes them to
  /// ``next``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Motion

  /// Called when the device begins to be shaken; passes that to ``next``.
  ///
  /// - Parameters:
  ///   - motion: What happens.
  ///   - event: The event.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device has been shaken; passes that to ``next``.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion was not a shake; passes that to ``next``.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Observing

  /// Called when a property of an object that this one observes has changed; does nothing.
  ///
  /// - Parameters:
  ///   - keyPath: The property, relative to the object.
  ///   - object: The object.
  ///   - change: The requested values.
  ///   - context: The context with which the observation was started.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: First responder

  /// Whether the responder may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// The stage whose first responder this one can be; nil if there is none.
  var responderStage: Stage? { next?.responderStage }

  /// Whether the responder is the first one, which receives what is typed.
  open var isFirstResponder: Bool { responderStage?.firstResponder === self }

  /// Makes this the first responder.
  ///
  /// - Returns: Whether it is now the first responder; false if it may not become it, is on no
  ///   stage, or the present first responder may not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let stage = responderStage else { return false }
    if let first = stage.firstResponder {
      guard first !== self else { return true }
      guard first.resignFirstResponder() else { return false }
    }
    stage.firstResponder = self
    return true
  }

  /// Resigns as first responder.
  ///
  /// - Returns: Whether the responder is no longer the first one.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let stage = responderStage, stage.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    stage.firstResponder = nil
    return true
  }

  // MARK: Keyboard

  /// The view in place of the keyboard; nil by default.
  open var inputView: View? { nil }

  /// The view above the keyboard; nil by default.
  open var inputAccessoryView: View? { nil }

  /// Called to show another ``inputView``; films show none.
  open func reloadInputViews() {}

  // MARK: Actions

  /// Returns whether the responder performs a command such as copying; by default if it has the
  /// method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canPerform(on: self)
  }

  /// Called before a menu shows a command, to change its title or state; does nothing by default.
  open func validate(_ command: Command) {}

  /// Called when the menus of commands are made, to change them; does nothing by default.
  ///
  /// - Parameter builder: The menus, which the module UIKit gives its methods.
  open func buildMenu(with builder: any MenuBuilder) {}

  /// Returns the responder that performs a command: this one, or the nearest after it; nil if there
  /// is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next)
      .first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Copies the selection and removes it; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts what was copied; does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Selects what is at the cursor; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection; does nothing by default.
  open func delete(_ sender: Any?) {}

  /// What takes back changes: that of ``next`` by default, and at last that of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Keys

  /// The commands of keys, which a script presses; nil by default.
  open var keyCommands: [KeyCommand]? { nil }

  /// Called when keys have been pressed, by a script.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses has changed, which films never do.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys have been released, by a script.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses have been cancelled, which films never do.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Equality

  /// Returns whether another object is equal; by default whether it is the same.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// The number of the object in the order of creation.
  open var hash: Int { creationNumber.value }

  /// Returns whether two responders are the same object.
  public static func == (left: Responder, right: Responder) -> Bool { left === right }

  /// Hashes the number of the object in the order of creation.
  open func hash(into hasher: inout Hasher) { hasher.combine(creationNumber) }
}
