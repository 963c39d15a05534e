/// The final position of a property animator, `UIViewAnimatingPosition`.
public enum ViewAnimatingPosition: Int, Hashable, Sendable {
  /// The values that the animation blocks set.
  case end
  /// The values before the animation.
  case start
  /// The presented values at the stop.
  case current
}

/// The state of a property animator, `UIViewAnimatingState`.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped by `stopAnimation(false)`, until `finishAnimation(at:)`.
  case stopped
}
