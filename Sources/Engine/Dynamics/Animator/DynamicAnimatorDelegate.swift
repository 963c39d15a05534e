/// Methods that an animator calls when it resumes and pauses; both are optional.
public protocol DynamicAnimatorDelegate: AnyObject {
  /// Called when the animator is about to start running.
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator)

  /// Called when the animator has paused because all items are at rest.
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator)
}

extension DynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {}
}
