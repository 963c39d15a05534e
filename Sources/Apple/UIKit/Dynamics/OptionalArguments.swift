// Swift 1 and 2 import the arguments of these methods as implicitly unwrapped, so that source of
// that time gives them optional values. Nothing is added or removed for nil.

public import Dynamics

extension DynamicAnimator {
  /// Adds a behavior; nil adds none.
  @_disfavoredOverload
  public func addBehavior(_ behavior: DynamicBehavior?) {
    if let behavior { addBehavior(behavior) }
  }

  /// Removes a behavior; nil removes none.
  @_disfavoredOverload
  public func removeBehavior(_ behavior: DynamicBehavior?) {
    if let behavior { removeBehavior(behavior) }
  }
}

extension DynamicBehavior {
  /// Adds a child behavior; nil adds none.
  @_disfavoredOverload
  public func addChildBehavior(_ behavior: DynamicBehavior?) {
    if let behavior { addChildBehavior(behavior) }
  }

  /// Removes a child behavior; nil removes none.
  @_disfavoredOverload
  public func removeChildBehavior(_ behavior: DynamicBehavior?) {
    if let behavior { removeChildBehavior(behavior) }
  }
}
