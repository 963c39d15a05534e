public import Geometry

/// Methods that a collision behavior calls when contacts begin and end; all are optional.
///
/// They are called once per step, after all items were updated: first for the contacts that began,
/// then for those that ended. A contact that ends and begins again within one step continues
/// without a report.
public protocol CollisionBehaviorDelegate: AnyObject {
  /// Called when a contact between two items begins.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior. Every behavior that contains both items calls its
  ///     delegate.
  ///   - item1: The item that was added to the animator first.
  ///   - item2: The other item.
  ///   - p: The point of the largest impulse, in reference coordinates.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: Point)

  /// Called when a contact between two items ends.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem)

  /// Called when a contact between an item and a boundary begins.
  ///
  /// - Parameters:
  ///   - behavior: The collision behavior that has the boundary.
  ///   - item: The item.
  ///   - identifier: The boundary's identifier, nil for the boundary made from the reference
  ///     bounds.
  ///   - p: The point of the largest impulse, in reference coordinates.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: Point)

  /// Called when a contact between an item and a boundary ends.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?)
}

extension CollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: Point
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: Point
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {}
}
