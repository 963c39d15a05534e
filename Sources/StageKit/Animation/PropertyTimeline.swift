internal import Tween

/// What happens to one property in the course of a keyframe block.
protocol Timeline: AnyObject {
  func install(
    in group: AnimationGroup, progress: @escaping (_ time: Double) -> Double,
    mode: CalculationMode, rotation: RotationDirection)
}

/// The values of one property of one view in the course of a keyframe block.
final class PropertyTimeline<Value: Interpolatable & Equatable>: Timeline {
  struct Change {
    let interval: ClosedRange<Double>
    let value: Value
  }

  private struct Key {
    let time: Double
    let value: Value
    /// Whether the key begins or ends a stretch in which the value holds.
    var holds = false
  }

  let view: View
  let track: WritableKeyPath<Tracks, Animated<Value>>
  var changes: [Change]
  private let start: Value

  init(
    view: View, track: WritableKeyPath<Tracks, Animated<Value>>, start: Value, changes: [Change]
  ) {
    self.view = view
    self.track = track
    self.start = start
    self.changes = changes
  }

  func install(
    in group: AnimationGroup, progress: @escaping (_ time: Double) -> Double,
    mode: CalculationMode, rotation: RotationDirection
  ) {
    let keys = keys(for: mode)
    // The keyframes may come in any order; the property ends where the last one in time leads.
    let end = keys[keys.count - 1].value
    view.tracks[keyPath: track].model = end
    // The keys as offsets from the end. Summed up step by step from there, so that several part
    // turns in a row add up to whole ones.
    var offsets = [Value.Displacement.zero]
    for (key, next) in zip(keys, keys.dropFirst()).reversed() {
      let step = key.value.displacement(to: next.value, rotating: rotation)
      offsets.append(offsets[offsets.count - 1] - step)
    }
    let keyframes = Keyframes(
      values: offsets.reversed().map(Offset.init),
      keyTimes: keys.map(\.time) + (mode == .discrete ? [1] : []),
      // A tension of 1 keeps a smooth curve from swinging about where the value holds.
      splineShapes: keys.map { SplineShape(tension: $0.holds ? 1 : 0) },
      calculationMode: mode)
    group.animate(track, of: view, from: start) { keyframes.value(at: progress($0)).vector }
  }

  /// The values and their times, 0...1.
  ///
  /// A value is reached at the end of its interval; a gap before the interval holds the value
  /// before it. In the discrete mode there is no way to a value, so it is there from the start of
  /// its interval on; the paced modes ignore times.
  private func keys(for mode: CalculationMode) -> [Key] {
    let isTimed = mode == .linear || mode == .cubic
    var keys = [Key(time: 0, value: start)]
    func hold(until time: Double) {
      let last = keys.count - 1
      guard isTimed, time > keys[last].time else { return }
      keys[last].holds = true
      keys.append(Key(time: time, value: keys[last].value, holds: true))
    }
    let inOrder = changes.enumerated().sorted {
      ($0.element.interval.lowerBound, $0.offset) < ($1.element.interval.lowerBound, $1.offset)
    }
    for (_, change) in inOrder {
      hold(until: change.interval.lowerBound)
      let time = isTimed ? change.interval.upperBound : change.interval.lowerBound
      keys.append(Key(time: max(time, keys[keys.count - 1].time), value: change.value))
    }
    hold(until: 1)
    return keys
  }
}

/// A displacement as a value that keyframes can join.
private struct Offset<Vector: VectorArithmetic & Sendable>: Interpolatable {
  let vector: Vector

  func displacement(to other: Offset) -> Vector { other.vector - vector }
  func displaced(by displacement: Vector) -> Offset { Offset(vector: vector + displacement) }
}
