/// A method that an object calls for an event.
public struct InterfaceAction: Hashable, Sendable {
  /// The id of the connection, or nil without one.
  public let id: String?
  /// The line of the document, from 1.
  public let line: Int
  /// The selector in Objective-C's spelling, such as `move:` or `tap:event:`.
  public let selector: String
  /// The id of the object that has the method; that of the first responder for an action that
  /// goes up the responder chain.
  public let destination: String
  /// The event of a control, such as `touchUpInside`, or nil for other senders.
  public let eventType: String?
  /// What starts the action, or nil where the sender has only one trigger.
  public let trigger: String?

  /// The number of arguments of the method, from its colons.
  public var argumentCount: Int { selector.count { $0 == ":" } }
}
