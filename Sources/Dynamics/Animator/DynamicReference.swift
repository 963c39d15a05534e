public import Geometry

/// What an animator with a reference view asks of it.
///
/// The view's bounds can be a boundary, its coordinates are those of every point that behaviors are
/// given, and its items must lie in it.
public protocol DynamicReference: AnyObject {
  /// The view's rectangle in its own coordinates.
  var bounds: Rect { get }

  /// Takes the coordinates in which an item has its center to the reference view's.
  ///
  /// - Parameter item: An item of the animator, never a group.
  /// - Returns: The identity for a subview, what leads from its superview for a view farther down, and
  ///   nil for what is not in the view at all.
  func coordinateTransform(for item: any DynamicItem) -> Transform?

  /// What steps the view's animators; nil, the default, for nothing.
  var dynamicTicker: (any DynamicTicker)? { get }
}

extension DynamicReference {
  /// Nothing: the animator is stepped by hand.
  public var dynamicTicker: (any DynamicTicker)? { nil }
}

/// Steps animators as time goes by.
public protocol DynamicTicker: AnyObject {
  /// Asks for `step(_:)` to be called from now on, usually with 1/60 s, until `isRunning` is false.
  ///
  /// A ticker that is asked again while it does so must not step twice.
  ///
  /// The ticker should hold the animator weakly: one that nobody else holds stops.
  func startTicking(_ animator: DynamicAnimator)

  /// Lets an animator write its items; calls the function and does nothing else by default.
  func write(_ changes: () -> Void)

  /// Told what happens in an animator, whoever its delegates are; does nothing by default.
  func dynamicAnimator(_ animator: DynamicAnimator, didNote event: DynamicEvent)
}

extension DynamicTicker {
  /// Calls the function.
  public func write(_ changes: () -> Void) { changes() }

  /// Does nothing.
  public func dynamicAnimator(_ animator: DynamicAnimator, didNote event: DynamicEvent) {}
}
