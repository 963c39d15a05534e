public import Geometry
public import Tween

/// An animation through several values: `CAKeyframeAnimation`.
open class KeyframeAnimation: PropertyAnimation {
  /// How a layer turns while it moves along a path: `CAAnimationRotationMode`.
  public enum RotationMode: String, Hashable, Sendable {
    /// So that its x axis follows the direction of the path.
    case rotateAuto = "auto"
    /// So that its x axis points against the direction of the path.
    case rotateAutoReverse = "autoReverse"
  }

  /// The values; ignored if there is a path.
  open var values: [Any]?
  /// The path along which a point moves; nil by default.
  ///
  /// The ends of its segments are the keyframes.
  open var path: Path?
  /// The times of the keyframes, as ascending fractions of the duration; evenly spaced by default.
  ///
  /// There are as many as keyframes; in the discrete mode there can be one more, the time at which
  /// the last value ends. Those beyond are ignored; all are if there are fewer, or if they fall. The
  /// paced modes ignore them.
  open var keyTimes: [Double]?
  /// The timing functions of the segments, one less than keyframes; linear by default.
  ///
  /// Those beyond are ignored, and segments without one are linear.
  open var timingFunctions: [TimingCurve]?
  /// How the values between keyframes are computed; linear by default.
  open var calculationMode = CalculationMode.linear
  /// How the layer turns along the path; nil, the default, does not turn it.
  open var rotationMode: RotationMode?
  /// The tensions of the cubic modes at the keyframes; 0 by default.
  open var tensionValues: [Double]?
  /// The continuities of the cubic modes at the keyframes; 0 by default.
  open var continuityValues: [Double]?
  /// The biases of the cubic modes at the keyframes; 0 by default.
  open var biasValues: [Double]?

  private var prepared: Any?
  private var preparedPath: PathKeyframes?

  /// Copies the values of another animation.
  open override func copyValues(from other: Animation) {
    super.copyValues(from: other)
    guard let other = other as? KeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  override var animationValues: [Any] {
    if let path { return [path.currentPoint ?? .zero] }
    return values ?? []
  }

  override func notes(on layer: Layer) -> [String] {
    let count = path.map { $0.segments.count + 1 } ?? values?.count ?? 0
    let note =
      count > (path == nil ? 0 : 1)
      ? KeyTimes(keyTimes, keyframes: count, mode: calculationMode).note
      : "no values and no path, and shows nothing"
    return super.notes(on: layer)
      + [note].compactMap(\.self).map {
        "a keyframe animation of \"\(keyPath ?? "")\" of \(layer.label) has \($0)"
      }
  }

  override func contribution<Value: AnimatableValue>(
    at position: AnimationPosition, to base: () -> Value
  ) -> Contribution<Value>? {
    if path != nil {
      guard let keyframes = pathKeyframes,
        let point = keyframes.point(at: position.progress) as? Value,
        let end = keyframes.point(at: autoreverses ? 0 : 1) as? Value
      else { return nil }
      return contribution(of: point, end: end, at: position)
    }
    guard let keyframes = preparedKeyframes(Value.self) else { return nil }
    return contribution(
      of: keyframes.value(at: position.progress), end: keyframes.value(at: autoreverses ? 0 : 1),
      at: position)
  }

  override func addRunning(
    at time: Double, includesEnd: Bool, to running: inout [RunningAnimation]
  ) {
    let count = running.count
    super.addRunning(at: time, includesEnd: includesEnd, to: &running)
    guard running.count > count, let pathKeyframes, let rotationMode else { return }
    let position = running[count].position
    let angle =
      pathKeyframes.angle(at: position.progress) + (rotationMode == .rotateAuto ? 0 : .pi)
    running.append(
      RunningAnimation(animation: PathRotation(angle: angle), position: position))
  }

  /// Returns the keyframes, which are computed once: an added animation does not change; nil
  /// without values.
  private func preparedKeyframes<Value: AnimatableValue>(_ type: Value.Type) -> Keyframes<Value>? {
    if let prepared = prepared as? Keyframes<Value> { return prepared }
    let values = (values ?? []).compactMap { animationValue($0, as: Value.self) }
    guard !values.isEmpty else { return nil }
    let keyframes = keyframes(of: values)
    prepared = keyframes
    return keyframes
  }

  /// The keyframes of the path, which are computed once; nil without a path that has segments.
  private var pathKeyframes: PathKeyframes? {
    if let preparedPath { return preparedPath }
    guard let segments = path?.segments, !segments.isEmpty else { return nil }
    let keyframes = PathKeyframes(
      segments: segments,
      keyTimes: KeyTimes(keyTimes, keyframes: segments.count + 1, mode: calculationMode).values,
      timingFunctions: timingFunctions ?? [], mode: calculationMode)
    preparedPath = keyframes
    return keyframes
  }

  private func keyframes<Value: AnimatableValue>(of values: [Value]) -> Keyframes<Value> {
    func element(_ list: [Double]?, _ index: Int) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? 0
    }
    return Keyframes(
      values: values,
      keyTimes: KeyTimes(keyTimes, keyframes: values.count, mode: calculationMode).values,
      timingCurves: calculationMode == .discrete
        ? [] : (timingFunctions ?? []).fitted(toSegments: values.count - 1),
      splineShapes: values.indices.map {
        SplineShape(
          tension: element(tensionValues, $0), continuity: element(continuityValues, $0),
          bias: element(biasValues, $0))
      }, calculationMode: calculationMode)
  }
}

extension [TimingCurve] {
  /// Returns as many curves as there are segments; none of none.
  func fitted(toSegments count: Int) -> [TimingCurve] {
    guard !isEmpty else { return [] }
    return (0..<Swift.max(count, 0)).map { $0 < self.count ? self[$0] : .linear }
  }
}
