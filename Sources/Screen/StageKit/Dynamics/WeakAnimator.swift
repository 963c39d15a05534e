internal import Dynamics

/// A weak reference to an animator, as an element of arrays.
struct WeakAnimator {
  weak var animator: DynamicAnimator?
}
