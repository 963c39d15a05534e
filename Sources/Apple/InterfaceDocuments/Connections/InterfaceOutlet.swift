/// A property of an object that holds another object.
public struct InterfaceOutlet: Hashable, Sendable {
  /// The id of the connection, or nil without one.
  public let id: String?
  /// The line of the document, from 1.
  public let line: Int
  /// The name of the property.
  public let property: String
  /// The id of the object to hold.
  public let destination: String
}
