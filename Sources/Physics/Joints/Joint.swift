/// A connection of two bodies, as its user sees it.
///
/// `World.addJoint(_:)` makes one; `world[id]` reads it, and writing it back applies new values. The
/// bodies of a joint can not change.
public enum Joint: Sendable, Equatable {
  /// Keeps two points at a distance, as a rod, a spring or a rope.
  case distance(DistanceJoint)
  /// Pins two points together, so that only turning is left.
  case revolute(RevoluteJoint)
  /// Lets one body slide along an axis of the other.
  case prismatic(PrismaticJoint)
  /// Glues two bodies together.
  case weld(WeldJoint)

  /// The first body.
  public var bodyA: BodyID {
    switch self {
    case .distance(let joint): joint.bodyA
    case .revolute(let joint): joint.bodyA
    case .prismatic(let joint): joint.bodyA
    case .weld(let joint): joint.bodyA
    }
  }

  /// The second body.
  public var bodyB: BodyID {
    switch self {
    case .distance(let joint): joint.bodyB
    case .revolute(let joint): joint.bodyB
    case .prismatic(let joint): joint.bodyB
    case .weld(let joint): joint.bodyB
    }
  }

  /// Whether the two bodies may touch each other.
  public var collides: Bool {
    switch self {
    case .distance(let joint): joint.collides
    case .revolute(let joint): joint.collides
    case .prismatic(let joint): joint.collides
    case .weld(let joint): joint.collides
    }
  }

  var kind: JointKind {
    switch self {
    case .distance: .distance
    case .revolute: .revolute
    case .prismatic: .prismatic
    case .weld: .weld
    }
  }

  func check() {
    precondition(bodyA != bodyB, "bodyA and bodyB of a joint must differ, but both are \(bodyA)")
    switch self {
    case .distance(let joint): joint.check()
    case .revolute(let joint): joint.check()
    case .prismatic(let joint): joint.check()
    case .weld(let joint): joint.check()
    }
  }
}

enum JointKind: UInt8, BitwiseCopyable {
  case distance
  case revolute
  case prismatic
  case weld
}

/// Where a joint is kept, for the step to visit.
struct JointKey: BitwiseCopyable {
  let kind: JointKind
  let row: Int32
  let joint: Int32
}

/// What all joints have in common; the rest is a row in the table of the joint's kind.
struct JointRecord: EdgeListElement {
  var kind: JointKind
  var isAlive = true
  var collides: Bool
  var generation: UInt32
  var row: Int32
  var bodyA: Int32
  var bodyB: Int32
  /// Neighbours in the joint lists of both bodies; `nextA` doubles as the next free record.
  var previousA: Int32 = nullIndex
  var nextA: Int32 = nullIndex
  var previousB: Int32 = nullIndex
  var nextB: Int32 = nullIndex
}

/// The two ends of a joint during a step.
struct JointEnds: BitwiseCopyable {
  var a: Int32 = 0
  var b: Int32 = 0
  var mA: Float = 0
  var iA: Float = 0
  var mB: Float = 0
  var iB: Float = 0
  /// The anchors from the centres of mass, in the bodies' frames.
  var localA = Vec2.zero
  var localB = Vec2.zero
  var island: Int32 = 0
  /// The factor from the last sub-step's impulses to this one's.
  var impulseRatio: Float = 0
}

extension JointEnds {
  /// Looks the bodies of a joint up.
  init(
    _ record: JointRecord, _ anchorA: Vec2, _ anchorB: Vec2, island: Int32, _ context: StepContext
  ) {
    let bodyA = context.bodies + Int(record.bodyA)
    let bodyB = context.bodies + Int(record.bodyB)
    self.init(
      a: record.bodyA, b: record.bodyB, mA: bodyA.pointee.invMass, iA: bodyA.pointee.invInertia,
      mB: bodyB.pointee.invMass, iB: bodyB.pointee.invInertia,
      localA: anchorA - bodyA.pointee.localCenter, localB: anchorB - bodyB.pointee.localCenter,
      island: island)
    let skipsWarmStart = bodyA.pointee.flags.skipsWarmStart(with: bodyB.pointee.flags)
    impulseRatio = skipsWarmStart ? 0 : context.impulseRatio
  }

  @inline(always)
  func velocities(_ bodyStates: UnsafeMutablePointer<BodyState>) -> VelocityPair {
    VelocityPair(bodyStates, a, b)
  }

  @inline(always)
  func setVelocities(_ pair: VelocityPair, _ bodyStates: UnsafeMutablePointer<BodyState>) {
    pair.store(bodyStates, a, b)
  }

  /// Applies an impulse at both ends.
  @inline(always)
  func apply(_ push: Vec2, _ rA: Vec2, _ rB: Vec2, to pair: inout VelocityPair) {
    pair.vA -= mA * push
    pair.wA -= iA * cross(rA, push)
    pair.vB += mB * push
    pair.wB += iB * cross(rB, push)
  }

  /// Applies an impulse at both ends, and an angular impulse.
  @inline(always)
  func apply(
    _ push: Vec2, _ rA: Vec2, _ rB: Vec2, angular twist: Float, to pair: inout VelocityPair
  ) {
    pair.vA -= mA * push
    pair.wA -= iA * (cross(rA, push) + twist)
    pair.vB += mB * push
    pair.wB += iB * (cross(rB, push) + twist)
  }

  /// Moves both bodies as if by an impulse, positions in place of velocities.
  @inline(always)
  func shift(_ push: Vec2, _ rA: Vec2, _ rB: Vec2, _ context: StepContext) {
    shift(push, angularA: cross(rA, push), angularB: cross(rB, push), context)
  }

  /// Moves both bodies by a linear and an angular impulse each, A's the other way.
  @inline(always)
  func shift(_ push: Vec2, angularA: Float, angularB: Float, _ context: StepContext) {
    (context.states + Int(a)).pointee.shift(-mA * push, by: -iA * angularA, context.tolerances)
    (context.states + Int(b)).pointee.shift(mB * push, by: iB * angularB, context.tolerances)
  }
}

extension BodyState {
  /// Moves and turns a body no farther than one sub-step may.
  @inline(always)
  fileprivate mutating func shift(_ translation: Vec2, by angle: Float, _ tolerances: Tolerances) {
    let limit = tolerances.maxTranslation
    guard
      translation.x.magnitude <= limit, translation.y.magnitude <= limit,
      angle.magnitude <= Constants.maxRotation
    else { return shiftClamped(translation, by: angle, tolerances) }
    c += translation
    guard angle != 0 else { return }
    a += angle
    q = q.integrated(by: angle)
  }

  /// The same for a way too far: joints that contradict each other ask for any.
  @inline(never)
  private mutating func shiftClamped(_ translation: Vec2, by angle: Float, _ tolerances: Tolerances)
  {
    guard translation.isFinite, angle.isFinite else { return }
    let limit = tolerances.maxTranslation
    shift(
      Vec2(translation.x.clamped(-limit, limit), translation.y.clamped(-limit, limit)),
      by: angle.clamped(-Constants.maxRotation, Constants.maxRotation), tolerances)
  }
}

/// The impulse that holds one end of an interval, which may push but not pull.
///
/// While C > 0 the bodies may close the gap within the step, but no more: the bias is C / h.
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

/// A damped spring between two bodies as a soft constraint.
///
/// With m the effective mass along the constraint, stiffness k = m (2 pi f)^2 and damping
/// d = 2 m z (2 pi f), implicit Euler turns the spring into the velocity constraint
/// Cdot + bias + gamma lambda = 0 with gamma = 1 / (h (d + h k)) and bias = C h k gamma (Catto, "Soft
/// constraints", GDC 2011). It is stable at any stiffness, and damps more than asked: about pi f h in the
/// ratio. As f goes to 0 the spring vanishes, as f goes to infinity it becomes rigid.
struct SoftSpring: BitwiseCopyable {
  var gamma: Float
  var bias: Float
  /// The effective mass with the softness: 1 / (K + gamma).
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
