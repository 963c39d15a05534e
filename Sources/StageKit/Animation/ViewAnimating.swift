/// Where an animator ended, `UIViewAnimatingPosition`.
public enum ViewAnimatingPosition: Hashable, Sendable {
  /// At the values that the animation blocks set.
  case end
  /// At the values from before.
  case start
  /// In between.
  case current
}

/// What an animator is doing, `UIViewAnimatingState`.
public enum ViewAnimatingState: Hashable, Sendable {
  /// Not started yet, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped by `stopAnimation(false)`, waiting for `finishAnimation(at:)`.
  case stopped
}
