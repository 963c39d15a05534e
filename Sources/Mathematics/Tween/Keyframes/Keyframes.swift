private import Geometry

/// Values at given fractions of an animation, and the interpolation between them.
///
/// At a key time the value is exactly that of the keyframe, in the linear and cubic modes if the
/// timing curves start at 0. The first value holds before the first key time, and the last value
/// from the last key time on. Of several keyframes at the same time the last one applies.
public struct Keyframes<Value: Interpolatable> {
  /// The values of the keyframes.
  public let values: [Value]
  /// The times of the keyframes, as ascending fractions in 0...1.
  ///
  /// In the paced modes they are computed from the distances. In the discrete mode there is one
  /// more, the time at which the last value ends.
  public let keyTimes: [Double]
  /// How values between keyframes are computed.
  public let calculationMode: CalculationMode

  private let timingCurves: [TimingCurve]
  private let segments: Segments

  /// The data of a mode, one element for each segment between two keyframes.
  private enum Segments {
    case discrete
    case linear([Value.Displacement])
    case cubic([HermiteSegment<Value.Displacement>])
    case cubicPaced([HermiteSegment<Value.Displacement>], [ArcLength])
  }

  /// Creates keyframes.
  ///
  /// - Parameters:
  ///   - values: The values of the keyframes, at least one.
  ///   - keyTimes: The times of the keyframes: ascending fractions in 0...1, as many as values, in
  ///     the discrete mode one more. By default they are evenly spaced. The paced modes ignore
  ///     them.
  ///   - timingCurves: The timing curves of the segments, one less than values; linear by default.
  ///     The discrete and the paced modes ignore them.
  ///   - splineShapes: The shapes of the cubic modes at the keyframes, as many as values;
  ///     Catmull-Rom by default.
  ///   - calculationMode: How values between keyframes are computed; linear by default.
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
      segments = .discrete
    case .linear:
      self.keyTimes = times
      segments = .linear(chords)
    case .paced:
      self.keyTimes = Keyframes.times(ofLengths: chords.map { $0.magnitudeSquared.squareRoot() })
      segments = .linear(chords)
    case .cubic:
      self.keyTimes = times
      segments = .cubic(
        HermiteSegment.spline(
          chords: chords, durations: zip(times, times.dropFirst()).map { $1 - $0 }, shapes: shapes))
    case .cubicPaced:
      let splines = HermiteSegment.spline(
        chords: chords, durations: chords.map { _ in 1 }, shapes: shapes)
      let lengths = splines.map { ArcLength(speed: $0.speed(at:)) }
      self.keyTimes = Keyframes.times(ofLengths: lengths.map(\.total))
      segments = .cubicPaced(splines, lengths)
    }
  }

  /// Returns the value at a fraction of the animation.
  ///
  /// The paced modes keep the speed constant, as measured by `VectorArithmetic.magnitudeSquared`;
  /// the cubic one to about 1e-9 of the length of a segment.
  public func value(at fraction: Double) -> Value {
    let passed = keyTimes.partitioningIndex { $0 > fraction }
    guard passed > 0 else { return values[0] }
    let index = passed - 1
    guard index + 1 < values.count else { return values[values.count - 1] }
    guard passed < keyTimes.count else { return values[index] }
    let start = keyTimes[index]
    let local = (fraction - start) / (keyTimes[passed] - start)
    return value(inSegment: index, at: local)
  }

  private func value(inSegment index: Int, at local: Double) -> Value {
    switch segments {
    case .discrete:
      return values[index]
    case .linear(let chords):
      return values[index].interpolated(
        to: values[index + 1], along: chords[index],
        fraction: curvedFraction(local, inSegment: index))
    case .cubic(let splines):
      return point(
        of: splines[index], startingAt: index, parameter: curvedFraction(local, inSegment: index))
    case .cubicPaced(let splines, let lengths):
      let segment = splines[index]
      let parameter = lengths[index].parameter(
        atLength: local * lengths[index].total, speed: segment.speed(at:))
      return point(of: segment, startingAt: index, parameter: parameter)
    }
  }

  private func point(
    of segment: HermiteSegment<Value.Displacement>, startingAt index: Int, parameter: Double
  ) -> Value {
    if parameter == 0 { return values[index] }
    if parameter == 1 { return values[index + 1] }
    return values[index].displaced(by: segment.displacement(at: parameter))
  }

  private func curvedFraction(_ local: Double, inSegment index: Int) -> Double {
    timingCurves.isEmpty || calculationMode.isPaced ? local : timingCurves[index].value(at: local)
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

  /// Returns the fractions of the total length at which segments meet, from 0 to exactly 1.
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
