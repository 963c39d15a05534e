internal import Geometry
internal import Tween

/// What an animation block does with a property that is set in it.
protocol AnimationContext {
  /// When and at what pace the block's animations run, which nested blocks inherit.
  var plan: AnimationPlan { get }
  /// Whether a property that is not additive starts from what is on the screen.
  var beginsFromCurrentState: Bool { get }

  func animate<Value>(
    _ track: WritableKeyPath<Tracks, Animated<Value>>, of view: View, from start: Value,
    to end: Value)
}

/// The block of a plain or spring animation: every property runs straight from old to new.
struct BlockContext: AnimationContext {
  let group: AnimationGroup
  var plan: AnimationPlan
  /// The progress as a function of the stage's time: 0 shows the old value, 1 the new one.
  var progress: (_ time: Double) -> Double
  var beginsFromCurrentState = false
  var rotation = RotationDirection.shortest

  func animate<Value>(
    _ track: WritableKeyPath<Tracks, Animated<Value>>, of view: View, from start: Value,
    to end: Value
  ) {
    let whole = start.displacement(to: end, rotating: rotation)
    let progress = progress
    group.animate(track, of: view, from: start) { whole.scaled(by: progress($0) - 1) }
  }
}
