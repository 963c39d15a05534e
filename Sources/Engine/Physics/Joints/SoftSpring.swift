/// A damped spring between two bodies as a soft constraint.
///
/// With m the effective mass along the constraint, stiffness k = m (2 pi f)^2 and damping d = 2 m z
/// (2 pi f), implicit Euler turns the spring into the velocity constraint Cdot + bias + gamma
/// lambda = 0 with gamma = 1 / (h (d + h k)) and bias = C h k gamma (Catto, "Soft constraints", GDC
/// 2011). It is stable at any stiffness and adds about pi f h to the damping ratio. As f goes to 0
/// the spring vanishes; as f goes to infinity it becomes rigid.
struct SoftSpring: BitwiseCopyable {
  var gamma: Float
  var bias: Float
  /// The softened effective mass, 1 / (K + gamma).
  var mass: Float

  init(k: Float, c: Float, hertz: Float, dampingRatio: Float, h: Float) {
    let m = k > 0 ? 1 / k : 0
    let omega = 2 * Constants.pi * hertz
    let damping = 2 * m * dampingRatio * omega
    let stiffness = m * omega * omega
    let softness = h * (damping + h * stiffness)
    gamma = softness > 0 ? 1 / softness : 0
    bias = c * h * stiffness * gamma
    let soft = k + gamma
    mass = soft > 0 ? 1 / soft : 0
  }
}

/// Solves a one-sided limit, whose accumulated impulse is not negative; returns the added impulse.
///
/// While C > 0 the bodies may close the gap within the step: the bias is C / h.
@inline(always)
func solveLimit(
  _ total: inout Float, c: Float, cdot: Float, mass: Float, invH: Float
) -> Float {
  let bias = (c > 0 ? c : 0) * invH
  let sum = total - mass * (cdot + bias)
  let new = sum > 0 ? sum : 0
  let lambda = new - total
  total = new
  return lambda
}
