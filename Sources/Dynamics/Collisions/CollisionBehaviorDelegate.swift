public import Geometry

/// Told when items of a collision behavior touch and part.
///
/// The calls of a step come after all items were written: all beginnings first, then all endings. A
/// contact that ends and begins again within one step is reported as going on. All methods are
/// optional.
public protocol CollisionBehaviorDelegate: AnyObject {
  /// Two items have begun to touch.
  ///
  /// - Parameters:
  ///   - behavior: The behavior that holds both; each one that does tells its delegate.
  ///   - item1: The item that came to the animator first.
  ///   - item2: The other item.
  ///   - p: Where the impact was hardest, in reference coordinates.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: Point)

  /// Two items have ceased to touch.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem)

  /// An item has begun to touch a boundary.
  ///
  /// - Parameters:
  ///   - behavior: The behavior that the boundary belongs to.
  ///   - item: The item.
  ///   - identifier: The boundary's name, nil for that of the reference bounds.
  ///   - p: Where the impact was hardest, in reference coordinates.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: Point)

  /// An item has ceased to touch a boundary.
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
