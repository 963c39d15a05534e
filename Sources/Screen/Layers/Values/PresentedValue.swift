internal import Tween

/// A value to which the animations of a layer are added, in the order of their start.
protocol PresentedValue: AnyObject {
  /// Adds an active animation.
  func add(_ animation: PropertyAnimation, at position: AnimationPosition)
  /// Sets the value of the layer.
  func commit()
}

/// The contribution of an animation to a value.
enum Contribution<Value: AnimatableValue> {
  /// Replaces it.
  case value(Value)
  /// Displaces it.
  case offset(Value.Displacement)
}

/// The value of one key path.
///
/// Offsets are summed and applied once, so that the result does not depend on how they are grouped.
final class TypedPresentedValue<Value: AnimatableValue>: PresentedValue {
  private let access: ValueAccess<Value>
  private let layer: Layer
  private var base: Value
  private var sum = Value.Displacement.zero

  init(access: ValueAccess<Value>, layer: Layer) {
    self.access = access
    self.layer = layer
    base = access.get(layer)
  }

  func add(_ animation: PropertyAnimation, at position: AnimationPosition) {
    switch animation.contribution(at: position, to: { base.displaced(by: sum) }) {
    case .value(let value):
      base = value
      sum = .zero
    case .offset(let offset): sum += offset
    case nil: break
    }
  }

  func commit() { access.set(layer, base.displaced(by: sum)) }
}
