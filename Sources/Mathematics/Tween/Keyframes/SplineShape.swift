/// The shape of a cubic keyframe animation at a keyframe.
///
/// The three numbers determine the tangents at the keyframe, as described by Kochanek and Bartels,
/// "Interpolating Splines with Local Tension, Continuity, and Bias Control", SIGGRAPH 1984. Each is
/// usually in -1...1. All zero, the default, is a Catmull-Rom spline.
public struct SplineShape: Hashable, Sendable {
  /// The tension: 1 is tight, with zero speed at the keyframe, and -1 is round.
  public var tension: Double
  /// The continuity: 0 has no corner, negative values have an inner corner, positive values an
  /// outer one.
  public var continuity: Double
  /// The bias: positive values overshoot after the keyframe, negative ones before it.
  public var bias: Double

  /// Creates a shape.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// Returns the tangent before the keyframe, from the chords before and after it.
  func incomingTangent<D: VectorArithmetic>(_ before: D, _ after: D) -> D {
    tangent(before, after, continuity: continuity)
  }

  /// Returns the tangent after the keyframe, from the chords before and after it.
  func outgoingTangent<D: VectorArithmetic>(_ before: D, _ after: D) -> D {
    tangent(before, after, continuity: -continuity)
  }

  /// Returns the tangent of the paper; its two formulas differ in the sign of the continuity.
  private func tangent<D: VectorArithmetic>(
    _ before: D, _ after: D, continuity: Double
  ) -> D {
    before.scaled(by: (1 - tension) * (1 - continuity) * (1 + bias) / 2)
      + after.scaled(by: (1 - tension) * (1 + continuity) * (1 - bias) / 2)
  }
}
