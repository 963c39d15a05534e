/// Told when an animator starts to run and when everything has come to rest; both are optional.
public protocol DynamicAnimatorDelegate: AnyObject {
  /// The animator is about to run, because something was added or changed.
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator)

  /// The animator has stopped, because nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {}
}
