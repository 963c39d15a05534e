internal import Tween

/// Several animations with a common timing: `CAAnimationGroup`.
///
/// The animations run in the time of the group, and are clipped to the duration of the group, not
/// scaled to it. Their delegates and `isRemovedOnCompletion` have no effect.
open class AnimationGroup: Animation {
  /// The animations, in the order in which they are applied.
  open var animations: [Animation] = []

  /// Copies the values of another animation.
  open override func copyValues(from other: Animation) {
    super.copyValues(from: other)
    guard let other = other as? AnimationGroup else { return }
    animations = other.animations.map { $0.copy() }
  }

  override func validate(on layer: Layer) {
    for animation in animations { animation.validate(on: layer) }
  }

  override func notes(on layer: Layer) -> [String] {
    animations.flatMap { $0.notes(on: layer) }
  }

  override var keyPaths: [String] { animations.flatMap(\.keyPaths) }

  override func resolveDuration(_ inherited: Double) {
    super.resolveDuration(inherited)
    for animation in animations { animation.resolveDuration(duration) }
  }

  override func addRunning(
    at time: Double, includesEnd: Bool, to running: inout [RunningAnimation]
  ) {
    guard let position = position(at: time, includesEnd: includesEnd) else { return }
    for animation in animations {
      animation.addRunning(
        at: position.time, includesEnd: includesEnd || position.hasEnded, to: &running)
    }
  }
}
