internal import Layers
internal import Tween

/// An animation block that is being executed; it animates the properties that are set in it.
protocol AnimationContext {
  /// The timing of the block, which nested blocks inherit.
  var timing: AnimationTiming { get }
  /// Whether a property that is not additive starts from its presented value.
  var beginsFromCurrentState: Bool { get }

  /// Animates a property whose model value has changed.
  func animate<Value>(_ property: AnimatedProperty<Value>, from start: Value, to end: Value)
}

/// The context of a basic or spring animation: each property runs from its old to its new value.
struct BlockContext: AnimationContext {
  let block: AnimationBlock
  /// The time of the stage at which the block was added.
  let now: Double
  var timing: AnimationTiming
  /// The progress as a function of stage time: 0 shows the old value, 1 the new one.
  var progress: (_ time: Double) -> Double
  var beginsFromCurrentState = false
  var rotation = RotationDirection.shortest

  func animate<Value>(_ property: AnimatedProperty<Value>, from start: Value, to end: Value) {
    let displacement = start.displacement(to: end, rotating: rotation)
    let progress = progress
    block.animate(property, from: start, at: now) { displacement.scaled(by: progress($0) - 1) }
  }
}
