internal import Tween

/// The offset of a property from its model value, as a function of time: what animation blocks of
/// views are made of.
///
/// It has no end of its own: who adds it also removes it.
public final class OffsetAnimation: PropertyAnimation {
  private var offset: ((_ time: Double) -> Any)?

  /// Creates an animation of a key path.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - offset: Returns the displacement of the value at a time of the layer, in seconds.
  public convenience init<Offset>(
    keyPath: String, offset: @escaping (_ time: Double) -> Offset
  ) {
    self.init(keyPath: keyPath)
    self.offset = offset
    isRemovedOnCompletion = false
  }

  /// Copies the values of another animation.
  public override func copyValues(from other: Animation) {
    super.copyValues(from: other)
    offset = (other as? OffsetAnimation)?.offset
  }

  override func addRunning(
    at time: Double, includesEnd: Bool, to running: inout [RunningAnimation]
  ) {
    running.append(
      RunningAnimation(
        animation: self,
        position: AnimationPosition(progress: 0, time: time, iteration: 0, hasEnded: false)))
  }

  override func contribution<Value: AnimatableValue>(
    at position: AnimationPosition, to base: () -> Value
  ) -> Contribution<Value>? {
    guard let offset else { return nil }
    guard let displacement = offset(position.time) as? Value.Displacement else {
      preconditionFailure(
        "the offset of \"\(keyPath ?? "")\" must be a \(Value.Displacement.self)")
    }
    return .offset(displacement)
  }
}
