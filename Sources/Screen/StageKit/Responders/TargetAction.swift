private import Geometry

/// A method of an object that is called when something happens; the object is held weakly.
package struct TargetAction {
  /// The object; nil once it has been released.
  package private(set) weak var target: AnyObject?
  /// The method.
  package let action: Selector

  /// Creates a pair of a target and a method of it.
  ///
  /// - Parameters:
  ///   - target: An object.
  ///   - action: A method of it.
  package init(target: Any, action: Selector) {
    self.target = Self.object(of: target)
    self.action = action
  }

  /// Returns the object that is a target; nil for an optional without one, as in Objective-C.
  ///
  /// A variable of an optional type that is passed as `Any` is an optional in it.
  ///
  /// - Parameter target: An object, or an optional with one.
  /// - Returns: The object.
  package static func object(of target: Any) -> AnyObject? {
    guard let target = flattened(target) else { return nil }
    precondition(
      type(of: target) is AnyObject.Type, "a target must be an object, not \(type(of: target))")
    return target as AnyObject
  }

  /// Returns whether the pair is among those that a removal names.
  ///
  /// - Parameters:
  ///   - target: The object; nil matches any.
  ///   - action: The method; nil matches any.
  /// - Returns: Whether target and method match.
  package func matches(target: Any?, action: Selector?) -> Bool {
    let isTarget = target.map { Self.object(of: $0) === self.target } ?? true
    return isTarget && (action.map { $0 == self.action } ?? true)
  }

  /// Calls the method if the target exists.
  package func send(from sender: AnyObject, event: Event? = nil) {
    if let target { action.perform(on: target, sender: sender, event: event) }
  }
}
