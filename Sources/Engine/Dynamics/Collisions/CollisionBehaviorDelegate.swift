public import Geometry

/// Methods that a collision behavior calls when contacts begin and end; all are optional.
///
/// They are called once per step, after all items were updated: first for the contacts that began,
/// then for those that ended. A contact that ends and begins again within one step continues
/// without a report.
///
/// The identifier of a boundary has the type that you declare: `AnyHashable?`, UIKit's
/// `NSCopying?`, `String?` and so on. Both methods must use the same type.
///
/// ```swift
/// func collisionBehavior(
///   _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
///   withBoundaryIdentifier identifier: NSCopying?, at p: Point
/// ) {
/// ```
///
/// As everywhere in Swift, a method that only a subclass of the conforming class implements is not
/// called: implement it in the conforming class, and override it.
public protocol CollisionBehaviorDelegate: AnyObject {
  /// The type of a boundary's identifier in the methods; `AnyHashable?` without one of them.
  ///
  /// An identifier of another type traps when a contact is reported, and so does that of the
  /// reference bounds, which is nil, if the type is not optional.
  associatedtype BoundaryIdentifier = AnyHashable?

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
    withBoundaryIdentifier identifier: BoundaryIdentifier, at p: Point)

  /// Called when a contact between an item and a boundary ends.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier)
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
    withBoundaryIdentifier identifier: BoundaryIdentifier, at p: Point
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier
  ) {}
}

extension CollisionBehaviorDelegate {
  /// Calls the method for an event of a behavior.
  func collisionBehavior(_ behavior: CollisionBehavior, didReport event: DynamicEvent) {
    switch event {
    case .contactBegan(.items(let item1, let item2), let point):
      collisionBehavior(behavior, beganContactFor: item1, with: item2, at: point)
    case .contactBegan(.boundary(let item, let identifier), let point):
      collisionBehavior(
        behavior, beganContactFor: item, withBoundaryIdentifier: convert(identifier), at: point)
    case .contactEnded(.items(let item1, let item2)):
      collisionBehavior(behavior, endedContactFor: item1, with: item2)
    case .contactEnded(.boundary(let item, let identifier)):
      collisionBehavior(
        behavior, endedContactFor: item, withBoundaryIdentifier: convert(identifier))
    case .resumed, .paused: break
    }
  }

  /// Returns an identifier as the type that the methods take; traps if it is not one.
  private func convert(_ identifier: AnyHashable?) -> BoundaryIdentifier {
    if let same = identifier as? BoundaryIdentifier { return same }
    if let base = identifier?.base {
      if let same = base as? BoundaryIdentifier { return same }
      // A String is an NSString, which conforms to NSCopying, where Foundation is imported.
      if let bridgeable = base as? any _ObjectiveCBridgeable,
        let object = bridgeable._bridgeToObjectiveC() as? BoundaryIdentifier
      {
        return object
      }
    }
    let found = identifier.map { "\"\($0)\" of type \(type(of: $0.base))" } ?? "nil"
    preconditionFailure(
      "\(Self.self) takes boundary identifiers of type \(BoundaryIdentifier.self), not \(found)")
  }
}
