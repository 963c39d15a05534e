/// The velocity change of a damped spring in a sub-step, matched to its exact motion.
///
/// The length error of a spring obeys x'' + 2 z w x' + w^2 x = 0. Its values at equal intervals h
/// obey x(n+1) = T x(n) - D x(n-1), with T the trace and D the determinant of exp(h A), where A =
/// [0, 1; -w^2, -2 z w]. With v(n) = (x(n) - x(n-1)) / h, which semi-implicit Euler keeps, this is
///   v(n+1) = D v(n) - (1 - T + D) x(n) / h
/// so period and decay are exact at any sub-step. A constant acceleration a must move the rest
/// length by a / w^2: the impulse that a adds in h is scaled by (1 - T + D) / (w h)^2.
struct ExponentialSpring {
  /// D, the factor of the velocity.
  let velocityFactor: Float
  /// (1 - T + D) / h, the speed per unit of length error.
  let pull: Float
  /// The factor of the velocity change by a constant force.
  let loadFactor: Float

  /// Creates a spring, or nil if it is too stiff or too damped for explicit sub-steps.
  init?(hertz: Float, dampingRatio: Float, h: Float) {
    let omega = 2 * .pi * Double(hertz)
    let step = Double(h)
    let damping = 2 * Double(dampingRatio) * omega * step
    let stiffness = omega * omega * step * step
    // The series below is exact to rounding and several springs of a body are stable.
    guard stiffness < 0.25, damping < 1 else { return nil }
    // exp of [0, 1; -stiffness, -damping] by its power series.
    var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
    var (ta, tb, tc, td) = (1.0, 0.0, 0.0, 1.0)
    for i in 1...16 {
      let n = 1 / Double(i)
      (ta, tb, tc, td) = (
        n * -stiffness * tb, n * (ta - damping * tb), n * -stiffness * td, n * (tc - damping * td)
      )
      a += ta
      b += tb
      c += tc
      d += td
    }
    let determinant = a * d - b * c
    let kappa = 1 - (a + d) + determinant
    velocityFactor = Float(determinant)
    pull = Float(kappa / step)
    loadFactor = Float(kappa / stiffness)
  }
  /// Returns the velocity change in a sub-step, for a deformation, its speed and the acceleration
  /// of the deformation by other forces.
  @inline(always)
  func velocityChange(error: Float, speed: Float, load: Float, h: Float) -> Float {
    (velocityFactor - 1) * speed - pull * error + (loadFactor - 1) * h * load
  }
}
