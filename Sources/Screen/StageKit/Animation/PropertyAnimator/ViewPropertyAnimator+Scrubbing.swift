private import Geometry
internal import Tween

extension ViewPropertyAnimator {
  /// Whether the animation runs from its end to its start; setting it reverses the animation at its
  /// current position.
  public var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      precondition(isInterruptible || state == .inactive, "the animator is not interruptible")
      reversed = newValue
      if state == .inactive { playhead = Playhead(pausedAt: origin) }
      if isRunning { run(remainingSegment(begin: stage.time)) }
    }
  }

  /// The completed fraction of the animation in its direction, 0...1.
  ///
  /// While the animator runs, or if `scrubsLinearly` is false, this is the fraction of time;
  /// otherwise it is the progress. Setting it pauses the animator at the fraction.
  public var fractionComplete: Double {
    get {
      let position = playhead.position(at: stage.time)
      let usesTime = isRunning || !scrubsLinearly
      let fraction = min(max(usesTime ? timeFraction(of: position) : position.progress, 0), 1)
      return reversed ? 1 - fraction : fraction
    }
    set {
      precondition(!newValue.isNaN, "an animator's fraction must be a number, not NaN")
      precondition(state != .stopped, "a stopped animator cannot be scrubbed")
      precondition(isInterruptible, "the animator is not interruptible")
      activate()
      let fraction = min(max(reversed ? 1 - newValue : newValue, 0), 1)
      if scrubsLinearly {
        leaveCurve(at: playhead.position(at: stage.time))
        run(.paused(Playhead.Position(progress: fraction, timeFraction: nil)))
      } else {
        run(
          .paused(
            Playhead.Position(progress: curve.value(at: fraction), timeFraction: fraction)))
      }
    }
  }
}
