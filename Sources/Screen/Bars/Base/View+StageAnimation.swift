internal import StageKit

extension View {
  /// Animates changes on the stage of the view; without a stage they are made immediately.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 makes the changes immediately.
  ///   - options: The curve, `.curveEaseInOut` by default, and whether views receive touches.
  ///   - changes: Sets the properties.
  ///   - completion: Called at the end, with true unless the animation was interrupted.
  func animateOnStage(
    _ duration: Double, options: AnimationOptions = [], changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let stage, duration > 0 else {
      withoutAnimation(changes)
      completion?(true)
      return
    }
    stage.animate(
      withDuration: duration, options: options.union(.beginFromCurrentState), animations: changes,
      completion: completion)
  }

  /// Animates changes with a critically damped spring; without a stage they are made immediately.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds after which the spring is within 0.001 of the end; 0 makes
  ///     the changes immediately.
  ///   - velocity: The initial velocity in total distances per second; 0 by default.
  ///   - options: Whether views receive touches.
  ///   - changes: Sets the properties.
  ///   - completion: Called at the end, with true unless the animation was interrupted.
  func animateWithSpring(
    _ duration: Double, velocity: Double = 0, options: AnimationOptions = [],
    changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let stage, duration > 0 else {
      withoutAnimation(changes)
      completion?(true)
      return
    }
    stage.animate(
      withDuration: duration, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
      options: options.union(.beginFromCurrentState), animations: changes, completion: completion)
  }

  /// Makes changes immediately, even inside an animation block.
  func withoutAnimation(_ changes: () -> Void) {
    guard let stage else { return changes() }
    stage.performWithoutAnimation(changes)
  }
}
