// The gear joint couples the coordinates x1 and x2 of two joints, each an angle or a translation:
//   C = x1 + ratio x2 - constant
// The bodies of a joint are A and B. With an angle, xdot = wB - wA; with a translation along the
// axis u, d = pB - pA: xdot = u . (vB - vA) + (rB x u) wB - ((d + rA) x u) wA, as for the prismatic
// joint. J has the terms of up to four bodies, K = sum of m |Jv|^2 + i Jw^2. Terms of a body that
// both joints share are added first, since it has one velocity (Catto, "Modeling and solving
// constraints", GDC 2009).

/// A joint that couples two revolute or prismatic joints.
///
/// The coordinate of the first joint plus `ratio` times that of the second is constant. The
/// coordinate of a revolute joint is its angle in radians, that of a prismatic joint its
/// translation in meters. Two toothed wheels of radii r1 and r2 have the ratio r2 / r1; a rack that
/// a wheel of radius r moves has the ratio -1 / r, or 1 / r on the other side of the wheel.
///
/// Removing one of the two joints removes the gear joint as well.
public struct GearJoint: JointDefinition, Sendable, Equatable, BitwiseCopyable {
  /// The second body of the first joint.
  public var bodyA: BodyID
  /// The second body of the second joint.
  public var bodyB: BodyID
  /// The first joint, a revolute or prismatic one; it cannot change.
  public var joint1: JointID
  /// The second joint, a revolute or prismatic one; it cannot change.
  public var joint2: JointID
  /// The factor of the second joint's coordinate, not 0.
  public var ratio: Float
  /// The value of the coordinate of the first joint plus `ratio` times that of the second.
  ///
  /// With nil, the default, it is the value at the time the definition is set; a definition that is
  /// read from a world contains the number.
  public var constant: Float?
  /// Whether contacts between the two bodies are enabled; false by default.
  public var collides: Bool

  var anchorA: Vec2 { .zero }
  var anchorB: Vec2 { .zero }

  /// Creates a gear joint.
  public init(
    _ bodyA: BodyID, _ bodyB: BodyID, joint1: JointID, joint2: JointID, ratio: Float = 1,
    constant: Float? = nil, collides: Bool = false
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.joint1 = joint1
    self.joint2 = joint2
    self.ratio = ratio
    self.constant = constant
    self.collides = collides
  }

  func check() {
    precondition(
      ratio.isFinite && ratio != 0, "ratio must be finite and not 0, but is \(ratio)")
    if let constant { precondition(constant.isFinite, "constant must be finite: \(constant)") }
    precondition(joint1 != joint2, "joint1 and joint2 must differ, but both are \(joint1)")
  }
}

/// The coordinate of a revolute or prismatic joint, copied into the gear joints that couple it.
struct GearCoordinate: BitwiseCopyable {
  var isTranslation = false
  var a: Int32 = 0
  var b: Int32 = 0
  var anchorA = Vec2.zero
  var anchorB = Vec2.zero
  var axis = Vec2.zero
  var referenceAngle: Float = 0
}

extension GearCoordinate {
  /// The coordinate of a joint, whose axis has the length 1; nil for a kind without one.
  init?(_ joint: Joint) {
    switch joint {
    case .revolute(let joint):
      self.init(
        a: joint.bodyA.index, b: joint.bodyB.index, referenceAngle: joint.referenceAngle)
    case .prismatic(let joint):
      self.init(
        isTranslation: true, a: joint.bodyA.index, b: joint.bodyB.index, anchorA: joint.anchorA,
        anchorB: joint.anchorB, axis: joint.axis)
    case .distance, .weld, .wheel, .pulley, .gear, .motor, .mouse: return nil
    }
  }

  /// The value, and the factors of the velocities of both bodies in its time derivative.
  func terms(
    _ states: UnsafeMutablePointer<BodyState>, _ bodies: UnsafeMutablePointer<BodyRecord>
  ) -> (value: Float, a: GearTerm, b: GearTerm) {
    let (stateA, stateB) = (states[Int(a)], states[Int(b)])
    guard isTranslation else {
      return (
        stateB.a - stateA.a - referenceAngle, GearTerm(a, .zero, -1, bodies),
        GearTerm(b, .zero, 1, bodies)
      )
    }
    let rA = stateA.q * (anchorA - bodies[Int(a)].localCenter)
    let rB = stateB.q * (anchorB - bodies[Int(b)].localCenter)
    let d = stateB.c - stateA.c + rB - rA
    let u = stateA.q * axis
    return (
      dot(u, d), GearTerm(a, -u, -cross(d + rA, u), bodies), GearTerm(b, u, cross(rB, u), bodies)
    )
  }
}

/// The row of the Jacobian of a gear joint for one body.
struct GearTerm: BitwiseCopyable {
  var body: Int32 = 0
  var v = Vec2.zero
  var w: Float = 0
  var m: Float = 0
  var i: Float = 0

  init() {}

  init(_ body: Int32, _ v: Vec2, _ w: Float, _ bodies: UnsafeMutablePointer<BodyRecord>) {
    self.body = body
    self.v = v
    self.w = w
    m = bodies[Int(body)].invMass
    i = bodies[Int(body)].invInertia
  }

  static func * (factor: Float, term: GearTerm) -> GearTerm {
    var scaled = term
    scaled.v = factor * term.v
    scaled.w = factor * term.w
    return scaled
  }
}

struct GearConstraint: JointConstraint {
  var joint: Int32
  var definition: GearJoint
  var impulse: Float = 0
  var first = GearCoordinate()
  var second = GearCoordinate()

  // Data of the current sub-step.
  var ends = JointEnds()
  var terms: [4 of GearTerm] = .init(repeating: GearTerm())
  var mass: Float = 0
  /// The error of the constraint.
  var c: Float = 0

  init(joint: Int32, definition: GearJoint) {
    self.joint = joint
    self.definition = definition
  }

  var isLeverLimited: Bool { false }

  private mutating func setTerms(
    _ states: UnsafeMutablePointer<BodyState>, _ bodies: UnsafeMutablePointer<BodyRecord>
  ) {
    let one = first.terms(states, bodies)
    let two = second.terms(states, bodies)
    c = one.value + definition.ratio * two.value - (definition.constant ?? 0)
    terms[0] = one.a
    terms[1] = one.b
    terms[2] = definition.ratio * two.a
    terms[3] = definition.ratio * two.b
    // A body that both joints share has one term.
    for later in 2..<4 {
      for earlier in 0..<2 where terms[earlier].body == terms[later].body {
        terms[earlier].v += terms[later].v
        terms[earlier].w += terms[later].w
        terms[later].v = .zero
        terms[later].w = 0
      }
    }
    var k: Float = 0
    for i in 0..<4 {
      k += terms[i].m * terms[i].v.lengthSquared + terms[i].i * terms[i].w * terms[i].w
    }
    mass = k > 0 ? 1 / k : 0
  }

  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext) {
    ends = JointEnds(record, .zero, .zero, island: island, context)
    setTerms(context.bodyStates, context.bodies)
    impulse *= ends.impulseRatio
    let maxSpeed = context.maxWarmStartSpeed
    for i in 0..<4 {
      let push = terms[i].m * impulse * terms[i].v
      guard push.lengthSquared < maxSpeed * maxSpeed,
        (terms[i].i * impulse * terms[i].w).magnitude < context.maxWarmStartAngularSpeed
      else {
        impulse = 0
        return
      }
    }
    apply(impulse, context.bodyStates)
  }

  private func apply(_ lambda: Float, _ states: UnsafeMutablePointer<BodyState>) {
    for i in 0..<4 {
      let state = states + Int(terms[i].body)
      state.pointee.v += terms[i].m * lambda * terms[i].v
      state.pointee.w += terms[i].i * lambda * terms[i].w
    }
  }

  mutating func solve(_ context: StepContext) {
    var cdot: Float = 0
    for i in 0..<4 {
      let state = context.bodyStates + Int(terms[i].body)
      cdot += dot(terms[i].v, state.pointee.v) + terms[i].w * state.pointee.w
    }
    let lambda = -mass * cdot
    impulse += lambda
    apply(lambda, context.bodyStates)
  }

  /// Corrects the coordinates; returns whether the error was within tolerance.
  mutating func correct(_ context: StepContext) -> Bool {
    setTerms(context.bodyStates, context.bodies)
    let isLinear = first.isTranslation
    let limit =
      isLinear ? context.tolerances.maxLinearCorrection : Constants.maxAngularCorrection
    let push = -mass * c.clamped(-limit, limit)
    for i in 0..<4 {
      (context.bodyStates + Int(terms[i].body)).pointee.shift(
        terms[i].m * push * terms[i].v, by: terms[i].i * push * terms[i].w, context.tolerances)
    }
    return c.magnitude < (isLinear ? context.tolerances.linearSlop : Constants.angularSlop)
  }
}
