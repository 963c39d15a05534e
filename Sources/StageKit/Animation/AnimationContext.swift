internal import Geometry
internal import Tween

/// An animation block that is being executed; it animates the properties that are set in it.
protocol AnimationContext {
  /// The timing of the block, which nested blocks inherit.
  var timing: AnimationTiming { get }
  /// Whether a property that is not additive starts from its presented value.
  var beginsFromCurrentState: Bool { get }

  func animate<Value>(
    _ property: AnimatablePropertyPath<Value>, of view: View, from start: Value, to end: Value)
}

/// The context of a basic or spring animation: each property runs from its old to its new value.
struct BlockContext: AnimationContext {
  let group: AnimationGroup
  var timing: AnimationTiming
  /// The progress as a function of stage time: 0 shows the old value, 1 the new one.
  var progress: (_ time: Double) -> Double
  var beginsFromCurrentState = false
  var rotation = RotationDirection.shortest

  func animate<Value>(
    _ property: AnimatablePropertyPath<Value>, of view: View, from start: Value, to end: Value
  ) {
    let displacement = start.displacement(to: end, rotating: rotation)
    let progress = progress
    group.animate(property, of: view, from: start) { displacement.scaled(by: progress($0) - 1) }
  }
}
