/// A connection from one object to another.
public enum InterfaceConnection: Hashable, Sendable {
  /// A property that holds an object.
  case outlet(InterfaceOutlet)
  /// A property that holds an array of objects; one connection for each element.
  case outletCollection(InterfaceOutletCollection)
  /// A method that is called for an event.
  case action(InterfaceAction)
  /// A transition to another controller.
  case segue(InterfaceSegue)

  /// The id of the connection, or nil without one.
  public var id: String? {
    switch self {
    case .outlet(let outlet): outlet.id
    case .outletCollection(let collection): collection.id
    case .action(let action): action.id
    case .segue(let segue): segue.id
    }
  }

  /// The id of the object that the connection leads to.
  public var destination: String {
    switch self {
    case .outlet(let outlet): outlet.destination
    case .outletCollection(let collection): collection.destination
    case .action(let action): action.destination
    case .segue(let segue): segue.destination
    }
  }
}
