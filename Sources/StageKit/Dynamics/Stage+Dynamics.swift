public import Dynamics

extension Stage: DynamicTicker {
  /// Steps an animator from now on until it rests; animators of a view on the stage ask by
  /// themselves, those without one when the stage is their `ticker`.
  ///
  /// Steps begin and end at whole sixtieths of a second of the stage's time, the first one at the
  /// next of them or now. What happens at such an instant happens in this order: the step that ends
  /// there is told (items move, delegates and actions are called), then touches, timers, ends of
  /// animations, and last the next step begins, when time goes on. So a touch at time t is felt
  /// by the first step that begins at or after t, and k/60 s after the first step began, k steps
  /// show.
  ///
  /// Between two steps, views are shown on the straight way from one to the other; their properties
  /// are those after the last step, and so are items that are no views.
  ///
  /// An animator whose reference view goes to another stage goes on there, where its step under way
  /// ends with the next one; while the view is on no stage it waits, and still counts as running.
  ///
  /// - Parameter animator: The animator, which is held weakly: dropped, it stops. One that is being
  ///   stepped already is ignored.
  public func startTicking(_ animator: DynamicAnimator) {
    guard !runs.contains(where: { $0.animator === animator }) else { return }
    runs.append(AnimatorRun(animator, on: self))
  }

  /// Steps an animator no more.
  func stopTicking(_ animator: DynamicAnimator) {
    for run in runs where run.animator === animator { run.stop() }
    runs.removeAll { $0.animator === animator }
  }

  /// Changes items at once, even while an animation block is open.
  public func write(_ changes: () -> Void) { performWithoutAnimation(changes) }

  func remove(_ run: AnimatorRun) { runs.removeAll { $0 === run } }

  /// How far a view is from where the last step of its animator left it.
  func motion(of view: View) -> StepMotion? {
    runs.lazy.compactMap { $0.motion(of: view) }.first
  }
}
