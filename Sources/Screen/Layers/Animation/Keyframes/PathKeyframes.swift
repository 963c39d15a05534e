internal import Geometry
internal import Tween

/// The motion of a point along a path, whose segments are those of a keyframe animation.
struct PathKeyframes {
  private let segments: [PathSegment]
  private let keyTimes: [Double]
  private let timingFunctions: [TimingCurve]
  private let mode: CalculationMode

  /// Creates the motion along one or more segments; the times are as ``Keyframes`` needs them.
  init(
    segments: [PathSegment], keyTimes: [Double]?, timingFunctions: [TimingCurve],
    mode: CalculationMode
  ) {
    let timingFunctions = timingFunctions.fitted(toSegments: segments.count)
    // The rules for the counts of times and functions are those of values.
    let times = Keyframes(
      values: (0...segments.count).map(Double.init), keyTimes: keyTimes,
      timingCurves: mode == .discrete ? [] : timingFunctions,
      calculationMode: mode.isPaced ? .linear : mode
    ).keyTimes
    self.segments = segments
    self.mode = mode
    self.timingFunctions = mode.isPaced || mode == .discrete ? [] : timingFunctions
    guard mode.isPaced else {
      self.keyTimes = times
      return
    }
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    var passed = 0.0
    self.keyTimes =
      total > 0
      ? [0]
        + lengths.map {
          passed += $0
          return passed / total
        } : times
  }

  func point(at fraction: Double) -> Point {
    let (segment, parameter) = place(at: fraction)
    return segment.point(at: parameter)
  }

  /// Returns the direction of the path, in radians clockwise from the x axis.
  func angle(at fraction: Double) -> Double {
    let (segment, parameter) = place(at: fraction)
    return segment.direction(at: parameter).angle
  }

  private func place(at fraction: Double) -> (PathSegment, parameter: Double) {
    let index = (keyTimes.firstIndex { $0 > fraction } ?? keyTimes.count) - 1
    guard index >= 0 else { return (segments[0], 0) }
    guard index < segments.count, index + 1 < keyTimes.count else {
      return (segments[segments.count - 1], 1)
    }
    guard mode != .discrete else { return (segments[index], 0) }
    let local = (fraction - keyTimes[index]) / (keyTimes[index + 1] - keyTimes[index])
    if mode.isPaced {
      return (segments[index], segments[index].parameter(atLength: local * segments[index].length))
    }
    return (
      segments[index],
      timingFunctions.isEmpty ? local : timingFunctions[index].value(at: local)
    )
  }
}
