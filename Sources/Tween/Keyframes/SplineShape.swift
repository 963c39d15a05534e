/// How a cubic keyframe animation passes one of its keys.
///
/// The three numbers shape the tangents on both sides of a key, as described by Kochanek and
/// Bartels, "Interpolating Splines with Local Tension, Continuity, and Bias Control", SIGGRAPH
/// 1984. Each is usually in -1...1; all zero, the default, gives a Catmull-Rom spline.
public struct SplineShape: Hashable, Sendable {
  /// How tight the curve is: 1 stops at the key, -1 swings wide.
  public var tension: Double
  /// How sharp the corner is: 0 has none, negative values turn in, positive ones bulge out.
  public var continuity: Double
  /// Where the curve bends: positive values overshoot after the key, negative ones before it.
  public var bias: Double

  /// Creates a shape.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// The tangent with which the curve arrives at the key, from the chords before and after it.
  func arrival<D: VectorArithmetic>(_ before: D, _ after: D) -> D {
    tangent(before, after, continuity: continuity)
  }

  /// The tangent with which the curve leaves the key, from the chords before and after it.
  func departure<D: VectorArithmetic>(_ before: D, _ after: D) -> D {
    tangent(before, after, continuity: -continuity)
  }

  /// The paper's two derivatives, which differ in the sign of the continuity.
  private func tangent<D: VectorArithmetic>(
    _ before: D, _ after: D, continuity: Double
  ) -> D {
    before.scaled(by: (1 - tension) * (1 - continuity) * (1 + bias) / 2)
      + after.scaled(by: (1 - tension) * (1 + continuity) * (1 - bias) / 2)
  }
}
