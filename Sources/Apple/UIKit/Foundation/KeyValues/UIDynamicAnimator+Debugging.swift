internal import Dynamics

// Programs set these by name, as they do `debugEnabled`, which shows the bodies in frames.

extension UIDynamicAnimator {
  /// The time between two updates of what `debugEnabled` shows, which every frame has.
  var debugInterval: Double {
    get { 1 }
    set {}
  }

  /// The speed of the animator while `debugEnabled` is true, which is the same.
  var debugAnimationSpeed: Double {
    get { 1 }
    set {}
  }
}
