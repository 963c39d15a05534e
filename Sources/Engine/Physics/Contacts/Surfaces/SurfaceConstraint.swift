// Moving surfaces, such as conveyor belts, and rolling resistance.
//
// With t the tangent and vt the relative velocity along it, a contact whose surfaces move at s1 and
// s2 against their bodies, each to the right of its outward normal, has friction against vt - s1 -
// s2: the outward normals are opposite, so that both surfaces move in the same direction along t.
//
// Rolling resistance is a torque against the relative angular velocity, Cdot = wB - wA, with
// |lambda| <= c r times the normal impulse: c is the coefficient and r the larger radius. A disc of
// mass m that rolls on a plane is slowed down by c g / (1 + I / (m r^2)).
//
// Few contacts need this, so they are solved on their own in loops that other scenes do not run.

/// The additions to a contact constraint with a moving surface or rolling resistance.
struct SurfaceConstraint: BitwiseCopyable {
  var tangentSpeed: Float
  /// The coefficient of rolling resistance times the radius, in meters.
  var rollingResistance: Float
  var rollingMass: Float
  var rollingImpulse: Float
  /// -1 if the constraint has the bodies of the contact in reverse order, else 1.
  var sign: Float
}

extension ContactConstraint {
  /// Sets up the surface from that of the contact; needed only before the functions below.
  mutating func prepareSurface(_ contact: ContactRecord, _ context: StepContext) {
    let axialK = iA + iB
    let sign: Float = a == contact.bodyA ? 1 : -1
    let bodyA = context.bodies + Int(a)
    let bodyB = context.bodies + Int(b)
    let skipsWarmStart = bodyA.pointee.flags.skipsWarmStart(with: bodyB.pointee.flags)
    surface = SurfaceConstraint(
      tangentSpeed: contact.tangentSpeed, rollingResistance: contact.rollingResistance,
      rollingMass: axialK > 0 ? 1 / axialK : 0,
      rollingImpulse: skipsWarmStart ? 0 : context.impulseRatio * sign * contact.rollingImpulse,
      sign: sign)
  }

  /// Runs one velocity iteration over rolling resistance and then the contact.
  mutating func solveWithSurface(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    solveRolling(bodyStates)
    solve(bodyStates, hasSurface: true)
  }
}

extension PointContact {
  /// Applies the rolling impulse of the last step.
  func warmStartSurface(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    guard surface.rollingImpulse != 0 else { return }
    roll(surface.rollingImpulse, bodyStates)
  }

  /// Solves the rolling resistance, if there is any.
  @inline(always)
  mutating func solveRolling(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    guard surface.rollingResistance > 0 else { return }
    let normalImpulse = count > 1 ? p0.normalImpulse + p1.normalImpulse : p0.normalImpulse
    let limit = surface.rollingResistance * normalImpulse
    let old = surface.rollingImpulse
    let spin = bodyStates[Int(b)].w - bodyStates[Int(a)].w
    surface.rollingImpulse = (old - surface.rollingMass * spin).clamped(-limit, limit)
    roll(surface.rollingImpulse - old, bodyStates)
  }

  private func roll(_ impulse: Float, _ bodyStates: UnsafeMutablePointer<BodyState>) {
    bodyStates[Int(a)].w -= iA * impulse
    bodyStates[Int(b)].w += iB * impulse
  }

  func storeSurface(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    contacts[Int(contact)].rollingImpulse = surface.sign * surface.rollingImpulse
  }
}
