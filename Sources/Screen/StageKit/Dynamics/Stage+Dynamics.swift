public import Dynamics
internal import Layers

extension Stage: LoggingTicker {
  /// Steps an animator on the stage's clock until it rests.
  ///
  /// Animators with a reference view on the stage call this themselves; an animator without a
  /// reference view does if the stage is its `ticker`.
  ///
  /// Steps begin and end at multiples of 1/60 s of stage time; the first begins at the next
  /// multiple, or now; with `Profile.accurate` it begins now and ends at the next multiple. Events
  /// at one instant are processed in this order: the end of a step (items are moved, delegates and
  /// actions are called), touches, timers, ends of animations; the next step begins when time
  /// advances. A touch at time t therefore affects the first step that begins at or after t, and
  /// k/60 s after the first step began, frames show k steps.
  ///
  /// Between steps, frames show views at positions interpolated linearly, or with
  /// `Profile.accurate` by their velocities. The views' model values, and items that are not views,
  /// are those of the last step.
  ///
  /// An animator whose reference view moves to another stage continues there; a step that has begun
  /// ends with the first step there. While the reference view is on no stage the animator is
  /// suspended, and `isRunning` remains true.
  ///
  /// - Parameter animator: The animator, which is not retained: it stops when it is released. An
  ///   animator that is being stepped is ignored.
  public func startTicking(_ animator: DynamicAnimator) {
    guard !steppers.contains(where: { $0.animator === animator }) else { return }
    if recordsImpulses { animator.recordsImpulses = true }
    noteStart(of: animator)
    steppers.append(AnimatorStepper(animator, on: self))
  }

  /// Stops stepping an animator.
  func stopTicking(_ animator: DynamicAnimator) {
    for stepper in steppers where stepper.animator === animator { stepper.stop() }
    steppers.removeAll { $0.animator === animator }
  }

  /// Changes items without animation, even inside an animation block.
  public func write(_ changes: () -> Void) { performWithoutAnimation(changes) }

  func remove(_ stepper: AnimatorStepper) { steppers.removeAll { $0 === stepper } }

  /// Returns the motion of a view at a time since the last step of the animator that moves it.
  func stepMotion(of view: View, at time: Double) -> LayerMotion? {
    for stepper in steppers {
      if let motion = stepper.motion(of: view, at: time) { return motion }
    }
    return nil
  }
}

extension Stage {
  /// Whether a dynamic animator is running.
  package var hasRunningAnimator: Bool { !steppers.isEmpty }
}
