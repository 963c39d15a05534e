/// Receives the start and end of an animation: `CAAnimationDelegate`.
public protocol AnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ animation: Animation)
  /// Called when the animation ends or is removed early.
  ///
  /// - Parameters:
  ///   - animation: The animation, as ``Layer/animation(forKey:)`` returned it.
  ///   - finished: Whether it reached its end.
  func animationDidStop(_ animation: Animation, finished: Bool)
}

extension AnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: Animation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: Animation, finished: Bool) {}
}
