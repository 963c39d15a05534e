/// How a keyframe animation gets from key to key.
public enum CalculationMode: Hashable, Sendable {
  /// Straight, with one timing curve for each piece.
  case linear
  /// Not at all: each value holds until the time of the next.
  case discrete
  /// Straight and at constant speed throughout; key times and timing curves are ignored.
  case paced
  /// Along a smooth spline through the keys, with one timing curve for each piece.
  case cubic
  /// Along a smooth spline at constant speed; key times and timing curves are ignored.
  case cubicPaced

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}
