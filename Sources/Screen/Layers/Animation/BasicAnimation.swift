internal import Tween

/// An animation between two values: `CABasicAnimation`.
///
/// At most two of the three values should be set:
///
/// | set | from | to |
/// |---|---|---|
/// | `fromValue`, `toValue` | `fromValue` | `toValue` |
/// | `fromValue`, `byValue` | `fromValue` | `fromValue` + `byValue` |
/// | `byValue`, `toValue` | `toValue` - `byValue` | `toValue` |
/// | `fromValue` | `fromValue` | present value |
/// | `toValue` | present value | `toValue` |
/// | `byValue` | present value | present value + `byValue` |
///
/// The present value is the one below this animation: the layer's, with the animations that were
/// added before. Without values the animation shows it. An additive animation adds 0 where the
/// table has the present value.
open class BasicAnimation: PropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The change from start to end.
  open var byValue: Any?

  /// Copies the values of another animation.
  open override func copyValues(from other: Animation) {
    super.copyValues(from: other)
    guard let other = other as? BasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override var animationValues: [Any] { [fromValue, toValue, byValue].compactMap { $0 } }

  /// Returns the fraction of the distance between the values; springs override it.
  func fraction(at position: AnimationPosition) -> Double { position.progress }

  override func contribution<Value: AnimatableValue>(
    at position: AnimationPosition, to base: () -> Value
  ) -> Contribution<Value>? {
    guard let (start, end) = ends(base: isAdditive ? { .neutral } : base) else { return nil }
    let value = start.blended(to: end, fraction: fraction(at: position))
    return contribution(of: value, end: autoreverses ? start : end, at: position)
  }

  /// Returns the first and the last value; nil without values.
  private func ends<Value: AnimatableValue>(base: () -> Value) -> (Value, Value)? {
    let from = fromValue.flatMap { animationValue($0, as: Value.self) }
    let to = toValue.flatMap { animationValue($0, as: Value.self) }
    let by = byValue.flatMap { animationValue($0, as: Value.self) }
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.displaced(by: by.offset))
    case (nil, let to?, let by?): (to.displaced(by: by.offset.scaled(by: -1)), to)
    case (let from?, nil, nil): (from, base())
    case (nil, let to?, nil): (base(), to)
    case (nil, nil, let by?): ends(from: base(), by: by)
    case (nil, nil, nil): nil
    }
  }

  private func ends<Value: AnimatableValue>(from base: Value, by: Value) -> (Value, Value) {
    (base, base.displaced(by: by.offset))
  }
}
