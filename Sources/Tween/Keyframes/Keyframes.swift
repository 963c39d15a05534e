/// A value that passes given values at given fractions of an animation.
///
/// At a key time the value is exactly that key's value, in the linear and cubic modes as long as
/// the timing curves start at 0. Before the first key time the first value holds, from the last key
/// time on the last one. Of keys at the same time the last one counts.
public struct Keyframes<Value: Interpolatable> {
  /// The values of the keys.
  public let values: [Value]
  /// When each key is passed, as rising fractions in 0...1.
  ///
  /// In the paced modes they are worked out from the distances. In the discrete mode there is one
  /// more, the time at which the last value ends.
  public let keyTimes: [Double]
  /// How to get from key to key.
  public let calculationMode: CalculationMode

  private let timingCurves: [TimingCurve]
  private let path: Path

  /// What a mode needs beyond values and times, one element for each piece between two keys.
  private enum Path {
    case steps
    case chords([Value.Displacement])
    case spline([HermiteSegment<Value.Displacement>])
    case pacedSpline([HermiteSegment<Value.Displacement>], [ArcLength])
  }

  /// Creates keyframes.
  ///
  /// - Parameters:
  ///   - values: The values of the keys, at least one.
  ///   - keyTimes: When each key is passed: rising fractions in 0...1, as many as values, in the
  ///     discrete mode one more. By default they are evenly spread. The paced modes ignore them.
  ///   - timingCurves: The curves of the pieces between the keys, one less than values; linear by
  ///     default. The discrete and the paced modes ignore them.
  ///   - splineShapes: How the cubic modes pass each key, as many as values; Catmull-Rom by
  ///     default.
  ///   - calculationMode: How to get from key to key; linear by default.
  public init(
    values: [Value], keyTimes: [Double]? = nil, timingCurves: [TimingCurve] = [],
    splineShapes: [SplineShape] = [], calculationMode: CalculationMode = .linear
  ) {
    precondition(!values.isEmpty, "a keyframe animation needs at least one value")
    precondition(
      timingCurves.isEmpty || timingCurves.count == values.count - 1,
      "\(values.count) values need \(values.count - 1) timing curves, not \(timingCurves.count)")
    precondition(
      splineShapes.isEmpty || splineShapes.count == values.count,
      "\(values.count) values need as many spline shapes, not \(splineShapes.count)")
    let timeCount = calculationMode == .discrete ? values.count + 1 : values.count
    let times = keyTimes ?? Keyframes.evenTimes(timeCount)
    if !calculationMode.isPaced { Keyframes.check(times, count: timeCount) }
    self.values = values
    self.calculationMode = calculationMode
    self.timingCurves = timingCurves

    let chords = zip(values, values.dropFirst()).map { $0.displacement(to: $1) }
    let shapes =
      splineShapes.isEmpty ? values.map { _ in SplineShape() } : splineShapes
    switch calculationMode {
    case .discrete:
      self.keyTimes = times
      path = .steps
    case .linear:
      self.keyTimes = times
      path = .chords(chords)
    case .paced:
      self.keyTimes = Keyframes.times(ofLengths: chords.map { $0.magnitudeSquared.squareRoot() })
      path = .chords(chords)
    case .cubic:
      self.keyTimes = times
      path = .spline(
        HermiteSegment.spline(
          chords: chords, durations: zip(times, times.dropFirst()).map { $1 - $0 }, shapes: shapes))
    case .cubicPaced:
      let segments = HermiteSegment.spline(
        chords: chords, durations: chords.map { _ in 1 }, shapes: shapes)
      let lengths = segments.map { ArcLength(speed: $0.speed(at:)) }
      self.keyTimes = Keyframes.times(ofLengths: lengths.map(\.total))
      path = .pacedSpline(segments, lengths)
    }
  }

  /// The value at a fraction of the animation.
  ///
  /// The paced modes keep the speed constant in the sense of `VectorArithmetic.magnitudeSquared`,
  /// the cubic one to about 1e-9 of the length of a piece.
  public func value(at fraction: Double) -> Value {
    let passed = keyTimes.partitioningIndex { $0 > fraction }
    guard passed > 0 else { return values[0] }
    let key = passed - 1
    guard key + 1 < values.count else { return values[values.count - 1] }
    guard passed < keyTimes.count else { return values[key] }
    let start = keyTimes[key]
    let local = (fraction - start) / (keyTimes[passed] - start)
    return value(inPiece: key, at: local)
  }

  private func value(inPiece key: Int, at local: Double) -> Value {
    switch path {
    case .steps:
      return values[key]
    case .chords(let chords):
      return values[key].interpolated(
        to: values[key + 1], along: chords[key], fraction: eased(local, inPiece: key))
    case .spline(let segments):
      return point(of: segments[key], startingAt: key, parameter: eased(local, inPiece: key))
    case .pacedSpline(let segments, let lengths):
      let segment = segments[key]
      let parameter = lengths[key].parameter(
        atLength: local * lengths[key].total, speed: segment.speed(at:))
      return point(of: segment, startingAt: key, parameter: parameter)
    }
  }

  private func point(
    of segment: HermiteSegment<Value.Displacement>, startingAt key: Int, parameter: Double
  ) -> Value {
    if parameter == 0 { return values[key] }
    if parameter == 1 { return values[key + 1] }
    return values[key].displaced(by: segment.displacement(at: parameter))
  }

  private func eased(_ local: Double, inPiece key: Int) -> Double {
    timingCurves.isEmpty || calculationMode.isPaced ? local : timingCurves[key].value(at: local)
  }
}

extension Keyframes: Sendable where Value: Sendable {}

extension Keyframes {
  private static func check(_ times: [Double], count: Int) {
    precondition(
      times.count == count, "the keyframes need \(count) key times, not \(times.count)")
    precondition(
      times.allSatisfy((0...1).contains), "key times must be in 0...1, not \(times)")
    precondition(
      zip(times, times.dropFirst()).allSatisfy(<=), "key times must not fall, as in \(times)")
  }

  private static func evenTimes(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// The fractions of the whole length at which pieces of given lengths meet, from 0 to exactly 1.
  private static func times(ofLengths lengths: [Double]) -> [Double] {
    let total = lengths.reduce(0, +)
    guard total > 0 else { return evenTimes(lengths.count + 1) }
    var passed = 0.0
    return [0]
      + lengths.map { length in
        passed += length
        return passed / total
      }
  }
}
