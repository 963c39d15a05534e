/// An element of a property that holds an array of objects.
public struct InterfaceOutletCollection: Hashable, Sendable {
  /// The id of the connection, or nil without one.
  public let id: String?
  /// The line of the document, from 1.
  public let line: Int
  /// The name of the property; `gestureRecognizers` attaches a recognizer to a view.
  public let property: String
  /// The id of the object to add.
  public let destination: String
  /// Whether the object is added to those that the property holds, instead of replacing them.
  public let appends: Bool
  /// The class of the collection, such as `NSMutableArray`, or nil for an array.
  public let collectionClass: String?
}
