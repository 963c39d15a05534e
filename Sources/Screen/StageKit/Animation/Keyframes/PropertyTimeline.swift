internal import Layers
internal import Tween

/// The changes of one property in a keyframe animation, independent of the type of its value.
protocol Timeline: AnyObject {
  func install(
    in block: AnimationBlock, at now: Double, progress: @escaping (_ time: Double) -> Double,
    mode: CalculationMode, rotation: RotationDirection)
}

/// The changes of one property of one layer in a keyframe animation.
final class PropertyTimeline<Value: AnimatableValue>: Timeline {
  struct Change {
    let interval: ClosedRange<Double>
    let value: Value
  }

  private struct Keyframe {
    let time: Double
    let value: Value
    /// Whether the keyframe begins or ends an interval of constant value.
    var isHold = false
  }

  let property: AnimatedProperty<Value>
  var changes: [Change]
  private let start: Value

  init(property: AnimatedProperty<Value>, start: Value, changes: [Change]) {
    self.property = property
    self.start = start
    self.changes = changes
  }

  func install(
    in block: AnimationBlock, at now: Double, progress: @escaping (_ time: Double) -> Double,
    mode: CalculationMode, rotation: RotationDirection
  ) {
    let keyframes = keyframes(for: mode)
    // Changes may be added in any order; the model value is that of the last one in time.
    let end = keyframes[keyframes.count - 1].value
    property.model = end
    // The keyframes as offsets from the end, summed backwards segment by segment, so that
    // successive partial turns add up to full turns.
    var offsets = [Value.Displacement.zero]
    for (keyframe, next) in zip(keyframes, keyframes.dropFirst()).reversed() {
      let step = keyframe.value.displacement(to: next.value, rotating: rotation)
      offsets.append(offsets[offsets.count - 1] - step)
    }
    let curve = Keyframes(
      values: offsets.reversed().map(Offset.init),
      keyTimes: keyframes.map(\.time) + (mode == .discrete ? [1] : []),
      // A tension of 1 prevents overshoot of a spline where the value is constant.
      splineShapes: keyframes.map { SplineShape(tension: $0.isHold ? 1 : 0) },
      calculationMode: mode)
    block.animate(property, from: start, at: now) { curve.value(at: progress($0)).vector }
  }

  /// Returns the keyframes with times 0...1.
  ///
  /// In the linear and cubic modes a value is reached at the end of its interval, and a gap before
  /// the interval holds the previous value. In the discrete mode the value is set at the start of
  /// its interval. The paced modes ignore the times.
  private func keyframes(for mode: CalculationMode) -> [Keyframe] {
    let isTimed = mode == .linear || mode == .cubic
    var keyframes = [Keyframe(time: 0, value: start)]
    func hold(until time: Double) {
      let last = keyframes.count - 1
      guard isTimed, time > keyframes[last].time else { return }
      keyframes[last].isHold = true
      keyframes.append(Keyframe(time: time, value: keyframes[last].value, isHold: true))
    }
    let sorted = changes.enumerated().sorted {
      ($0.element.interval.lowerBound, $0.offset) < ($1.element.interval.lowerBound, $1.offset)
    }
    for (_, change) in sorted {
      hold(until: change.interval.lowerBound)
      let time = isTimed ? change.interval.upperBound : change.interval.lowerBound
      keyframes.append(
        Keyframe(time: max(time, keyframes[keyframes.count - 1].time), value: change.value))
    }
    hold(until: 1)
    return keyframes
  }
}

/// A displacement as an interpolatable value.
private struct Offset<Vector: VectorArithmetic & Sendable>: Interpolatable {
  let vector: Vector

  func displacement(to other: Offset) -> Vector { other.vector - vector }
  func displaced(by displacement: Vector) -> Offset { Offset(vector: vector + displacement) }
}
