private import Geometry
internal import Tween

/// The offset of a property from its model value, as a function of time: the animations of
/// animation blocks of views.
///
/// Its owner adds it and removes it.
public final class OffsetAnimation: PropertyAnimation {
  /// The animation block to which it belongs.
  package private(set) var owner: AnyObject?
  /// The end, in seconds of the layer; infinite by default.
  package private(set) var end = Double.infinity
  /// Called when the layer has removed the animation: with true at its end, with false if other
  /// code removed it.
  package var onRemoval: ((_ finished: Bool) -> Void)?
  /// Whether the layer removes the animation at its end.
  var endsByItself = false
  private var offset: ((_ time: Double) -> Any)?

  /// Creates an animation of a key path.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - end: The end, in seconds of the layer.
  ///   - owner: The animation block, retained.
  ///   - offset: Returns the displacement of the value at a time of the layer, in seconds.
  package convenience init<Offset>(
    keyPath: String, end: Double = .infinity, owner: AnyObject? = nil,
    offset: @escaping (_ time: Double) -> Offset
  ) {
    self.init(keyPath: keyPath)
    self.end = end
    self.owner = owner
    self.offset = offset
    isRemovedOnCompletion = false
  }

  /// Copies the values of another animation.
  public override func copyValues(from other: Animation) {
    super.copyValues(from: other)
    guard let other = other as? OffsetAnimation else { return }
    end = other.end
    offset = other.offset
  }

  /// Returns the displacement at a time of the layer; nil if it has another type.
  package func offset<Offset>(at time: Double) -> Offset? { offset?(time) as? Offset }

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
    guard let displacement: Value.Displacement = offset(at: position.time) else {
      preconditionFailure(
        "the offset of \"\(keyPath ?? "")\" must be a \(Value.Displacement.self)")
    }
    return .offset(displacement)
  }
}
