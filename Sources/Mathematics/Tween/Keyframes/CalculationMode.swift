/// How a keyframe animation computes the values between keyframes.
public enum CalculationMode: Hashable, Sendable {
  /// Linear interpolation, with one timing curve for each segment.
  case linear
  /// No interpolation: each value holds until the next key time.
  case discrete
  /// Linear interpolation at constant speed; key times and timing curves are ignored.
  case paced
  /// Interpolation by a smooth spline, with one timing curve for each segment.
  case cubic
  /// Interpolation by a smooth spline at constant speed; key times and timing curves are ignored.
  case cubicPaced

  /// Whether the speed is constant, so that key times and timing curves are ignored.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
}
