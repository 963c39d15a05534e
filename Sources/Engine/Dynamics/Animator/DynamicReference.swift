public import Geometry

/// A view that provides the coordinate system of an animator.
///
/// Points given to behaviors are in its coordinate system, its bounds can be a collision boundary,
/// and the items of the animator must be its descendants, or the view itself.
public protocol DynamicReference: AnyObject {
  /// The view's bounds, in its own coordinate system.
  var bounds: Rect { get }

  /// Returns the transform from the coordinate system of an item's center to that of the reference
  /// view.
  ///
  /// - Parameter item: An item of the animator, never a group.
  /// - Returns: The identity for a subview and for the reference view itself, the transform from
  ///   its superview for a deeper descendant, and nil for an item that is not a descendant.
  func coordinateTransform(for item: any DynamicItem) -> Transform?

  /// The object that steps the animators of the view; nil, the default, if they are stepped
  /// manually.
  var dynamicTicker: (any DynamicTicker)? { get }
}

extension DynamicReference {
  /// Nil: animators are stepped manually.
  public var dynamicTicker: (any DynamicTicker)? { nil }
}

/// Steps animators as time advances.
public protocol DynamicTicker: AnyObject {
  /// Starts to call `step(_:)`, usually with 1/60 s, and continues until `isRunning` is false.
  ///
  /// A call for an animator that is already being stepped must have no effect. The ticker should
  /// not retain the animator.
  func startTicking(_ animator: DynamicAnimator)

  /// Performs changes of items by an animator. The default implementation only calls the closure.
  func write(_ changes: () -> Void)

  /// Called when an event occurs in an animator. The default implementation does nothing.
  func dynamicAnimator(_ animator: DynamicAnimator, didReport event: DynamicEvent)
}

extension DynamicTicker {
  /// Calls the closure.
  public func write(_ changes: () -> Void) { changes() }

  /// Does nothing.
  public func dynamicAnimator(_ animator: DynamicAnimator, didReport event: DynamicEvent) {}
}
