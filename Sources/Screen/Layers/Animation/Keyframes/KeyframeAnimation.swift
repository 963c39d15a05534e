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
  /// In the discrete mode there is one more time than keyframes. The paced modes ignore them.
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

  override func validate(on layer: Layer) {
    super.validate(on: layer)
    precondition(
      path != nil || values?.isEmpty == false,
      "a keyframe animation of \"\(keyPath ?? "")\" needs values or a path")
    if path != nil {
      _ = pathKeyframes
    } else {
      _ = keyframes(of: [0.0] + (values ?? []).dropFirst().map { _ in 0.0 })
    }
  }

  override func contribution<Value: AnimatableValue>(
    at position: AnimationPosition, to base: () -> Value
  ) -> Contribution<Value>? {
    if path != nil {
      let keyframes = pathKeyframes
      guard let point = keyframes.point(at: position.progress) as? Value,
        let end = keyframes.point(at: autoreverses ? 0 : 1) as? Value
      else { return nil }
      return contribution(of: point, end: end, at: position)
    }
    let keyframes = preparedKeyframes(Value.self)
    return contribution(
      of: keyframes.value(at: position.progress), end: keyframes.value(at: autoreverses ? 0 : 1),
      at: position)
  }

  override func addRunning(
    at time: Double, includesEnd: Bool, to running: inout [RunningAnimation]
  ) {
    let count = running.count
    super.addRunning(at: time, includesEnd: includesEnd, to: &running)
    guard running.count > count, path != nil, let rotationMode else { return }
    let position = running[count].position
    let angle =
      pathKeyframes.angle(at: position.progress) + (rotationMode == .rotateAuto ? 0 : .pi)
    running.append(
      RunningAnimation(animation: PathRotation(angle: angle), position: position))
  }

  /// Returns the keyframes, which are computed once: an added animation does not change.
  private func preparedKeyframes<Value: AnimatableValue>(_ type: Value.Type) -> Keyframes<Value> {
    if let prepared = prepared as? Keyframes<Value> { return prepared }
    let keyframes = keyframes(
      of: (values ?? []).compactMap { animationValue($0, as: Value.self) })
    prepared = keyframes
    return keyframes
  }

  private var pathKeyframes: PathKeyframes {
    if let preparedPath { return preparedPath }
    let keyframes = PathKeyframes(
      path: path ?? Path(), keyTimes: keyTimes, timingFunctions: timingFunctions ?? [],
      mode: calculationMode)
    preparedPath = keyframes
    return keyframes
  }

  private func keyframes<Value: AnimatableValue>(of values: [Value]) -> Keyframes<Value> {
    func element(_ list: [Double]?, _ index: Int) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? 0
    }
    return Keyframes(
      values: values, keyTimes: keyTimes,
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
