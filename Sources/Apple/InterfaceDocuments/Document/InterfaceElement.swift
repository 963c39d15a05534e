/// An element of a document that has an id.
public enum InterfaceElement: Hashable, Sendable {
  /// An object.
  case object(InterfaceObject)
  /// A constraint.
  case constraint(InterfaceConstraint)
  /// A layout guide.
  case layoutGuide(InterfaceLayoutGuide)
  /// A connection.
  case connection(InterfaceConnection)
  /// A scene.
  case scene(InterfaceScene)
}
