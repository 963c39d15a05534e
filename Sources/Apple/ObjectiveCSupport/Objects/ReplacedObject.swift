/// An object whose initializers may give another one: `self = [[self class] shared]`.
public protocol ReplacedObject {}

extension ReplacedObject {
  /// Takes an object in place of the one that is made; nil if it is of another class.
  ///
  /// - Parameter object: The object.
  public init?(replacing object: AnyObject?) {
    guard let object = object as? Self else { return nil }
    self = object
  }
}
