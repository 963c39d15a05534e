public import PictureKit

/// An entry of a menu that calls a method of the first responder that has it: `UICommand`.
open class Command: MenuElement {
  /// The method that is called.
  public let action: Selector?
  /// Data of the program; nil by default.
  public let propertyList: Any?
  /// The commands that keys make of this one; none by default.
  public let alternates: [CommandAlternate]
  /// What the title says, in more words; nil by default.
  open var discoverabilityTitle: String?
  /// How a menu shows the command; no attributes by default.
  open var attributes: Attributes
  /// The check mark; off by default.
  open var state: State

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - action: The method that is called, with the command as its sender.
  ///   - propertyList: Data of the program; nil by default.
  ///   - alternates: The commands that keys make of this one.
  ///   - discoverabilityTitle: What the title says, in more words; nil by default.
  ///   - attributes: How a menu shows the command.
  ///   - state: The check mark.
  public init(
    title: String = "", image: Drawing? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [CommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Calls the method on a responder, or on the nearest one after it that has it.
  ///
  /// - Parameters:
  ///   - responder: The first responder that is asked; nil asks none.
  ///   - sender: The sender of the call; nil for the command.
  /// - Returns: Whether there is such a responder.
  @discardableResult
  package final func perform(from responder: Responder?, sender: AnyObject? = nil) -> Bool {
    guard let action,
      let target = responder?.target(forAction: action, withSender: sender ?? self)
    else { return false }
    action.perform(on: target as AnyObject, sender: sender ?? self)
    return true
  }
}

/// A command that keys make of another one: `UICommandAlternate`.
public final class CommandAlternate {
  /// The title.
  public let title: String
  /// The method that is called.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: KeyModifierFlags
  /// What the title says, in more words; nil by default.
  public var discoverabilityTitle: String?

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: KeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

@available(*, unavailable)
extension CommandAlternate: Sendable {}
