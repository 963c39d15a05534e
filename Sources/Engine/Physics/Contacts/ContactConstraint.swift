// The velocity constraint of a contact.
//
// For each point, with r from a center of mass and n from A to B, the bodies must not approach:
//   C = (cB + rB - cA - rA) . n >= 0
//   Cdot = (vB + wB x rB - vA - wA x rA) . n >= -e (initial Cdot),  lambda >= 0
//   J = [-n, -rA x n, n, rB x n],  K = mA + mB + iA (rA x n)^2 + iB (rB x n)^2
// The bound is 0 for bodies that separate, except among bodies with joints, whose impacts depend on
// each other: a contact that separates at u may approach at e u after an impact at another contact
// (Moreau, "Numerical aspects of the sweeping process", 1999). A bound of 0 would add energy there.
// Along the tangent t, friction opposes sliding: the same with t instead of n and |lambda_t| <= mu
// lambda. Sequential impulses: constraints are solved one after the other, and accumulated impulses
// are clamped, not the increments (Catto, "Fast and simple physics using sequential impulses", GDC
// 2006).
//
// The relative velocities of all rows are computed once from the body velocities. The effect of an
// impulse on the later rows follows from J M^-1 J^T. This equals updating the body velocities after
// each row, with shorter dependency chains.
//
// The normal impulses of two points are solved together, since sequential solving converges slowly:
// x >= 0, A x + b >= 0, x . (A x + b) = 0, a linear complementarity problem of size two, solved by
// total enumeration of its four cases (Murty, "Linear complementarity, linear and nonlinear
// programming", 1988; Catto, "Modeling and solving constraints", GDC 2009).

/// One point of a contact constraint.
struct ConstraintPoint: ContactRows {
  /// The angular parts of the Jacobian: rA x n and rB x n, and the same with the tangent.
  var rnA: Float = 0
  var rnB: Float = 0
  var rtA: Float = 0
  var rtB: Float = 0
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  var normalMass: Float = 0
  var tangentMass: Float = 0
  /// The negated target of the relative normal velocity, for restitution.
  var bias: Float = 0
  /// The change of the normal velocity at the first and second point by a friction impulse at this
  /// one.
  var toNormal0: Float = 0
  var toNormal1: Float = 0
}

extension ConstraintPoint {
  /// Initializes the impulses from those of the last step, and the velocity bias of restitution.
  @inline(always)
  fileprivate mutating func initialize(
    _ old: ManifoldPoint, _ inverseMass: Float, _ stateA: BodyState, _ stateB: BodyState,
    _ normal: Vec2, _ restitution: (approach: Float, separation: Float), _ impulseRatio: Float,
    _ context: StepContext
  ) {
    if old.normalImpulse * inverseMass < context.maxWarmStartSpeed {
      normalImpulse = impulseRatio * old.normalImpulse
      tangentImpulse = impulseRatio * old.tangentImpulse
    }
    let vn = dot(stateB.v - stateA.v, normal) + (stateB.w * rnB - stateA.w * rnA)
    if vn < -context.restitutionThreshold {
      bias = -restitution.approach * vn
    } else if vn > context.restitutionThreshold {
      bias = -restitution.separation * vn
    }
  }
}

/// The velocity constraint of a contact of two bodies.
///
/// A is the body whose face carries the normal, if the contact has a face.
struct ContactConstraint: PointContact, BitwiseCopyable {
  var p0 = ConstraintPoint()
  var p1 = ConstraintPoint()
  var normal = Vec2.zero
  var friction: Float
  var a: Int32
  var b: Int32
  var mA: Float
  var iA: Float
  var mB: Float
  var iB: Float
  /// The number of points that are solved, 1 or 2.
  var count: UInt8
  /// The change of the tangential velocity at the second point by friction at the first.
  var kTangent: Float = 0
  /// The matrix K of the two normals and its inverse, with two points.
  var k = Mat22(ex: .zero, ey: .zero)
  var invK = Mat22(ex: .zero, ey: .zero)
  var contact: Int32
  var position: ContactPosition
  /// Set only in steps with such contacts.
  var surface: SurfaceConstraint
}

extension ContactConstraint {
  /// Sets up the constraint from the current body states and the impulses of the last step.
  ///
  /// Writes every field in place: the memory may be uninitialized.
  @inline(always)
  mutating func prepare(
    _ index: Int32, _ contact: UnsafeMutablePointer<ContactRecord>,
    _ shapes: UnsafeMutablePointer<ShapeRecord>, island: Int32, _ context: StepContext
  ) {
    let manifold = contact.pointee.manifold
    let isFlipped = manifold.kind == .faceB
    a = isFlipped ? contact.pointee.bodyB : contact.pointee.bodyA
    b = isFlipped ? contact.pointee.bodyA : contact.pointee.bodyB
    let shapeA = isFlipped ? contact.pointee.shapeB : contact.pointee.shapeA
    let shapeB = isFlipped ? contact.pointee.shapeA : contact.pointee.shapeB
    let radiusA = shapes[Int(shapeA)].radius
    let radiusB = shapes[Int(shapeB)].radius
    let stateA = context.bodyStates + Int(a)
    let stateB = context.bodyStates + Int(b)
    let bodyA = context.bodies + Int(a)
    let bodyB = context.bodies + Int(b)
    mA = bodyA.pointee.invMass
    iA = bodyA.pointee.invInertia
    mB = bodyB.pointee.invMass
    iB = bodyB.pointee.invInertia
    friction = contact.pointee.friction
    count = manifold.count
    self.contact = index
    position = ContactPosition(
      manifold, centerA: bodyA.pointee.localCenter, centerB: bodyB.pointee.localCenter,
      radii: radiusA + radiusB, island: island)

    let skipsWarmStart = bodyA.pointee.flags.skipsWarmStart(with: bodyB.pointee.flags)
    let impulseRatio = skipsWarmStart ? 0 : context.impulseRatio
    let restitution = (
      approach: contact.pointee.restitution,
      separation: bodyA.pointee.formsJointedPair(with: bodyB.pointee)
        ? contact.pointee.restitution : 0
    )
    let gap = stateB.pointee.c - stateA.pointee.c
    let reference = stateA.pointee.q * position.reference
    let onB0 = stateB.pointee.q * position.point0
    if position.isFace {
      normal = reference
    } else {
      let d = gap + onB0 - reference
      let length = d.length
      normal = length > .ulpOfOne ? Vec2(d.x / length, d.y / length) : Vec2(1, 0)
    }
    p0 = point(gap + onB0, onB0, reference, radiusB)
    p0.initialize(
      manifold.p0, mA + mB, stateA.pointee, stateB.pointee, normal,
      restitution, impulseRatio, context)
    p0.toNormal0 = angularK(p0.rtA, p0.rnA, p0.rtB, p0.rnB)
    guard count > 1 else { return }
    let onB1 = stateB.pointee.q * position.point1
    p1 = point(gap + onB1, onB1, reference, radiusB)
    p1.initialize(
      manifold.p1, mA + mB, stateA.pointee, stateB.pointee, normal,
      restitution, impulseRatio, context)
    prepareBlock()
  }

  /// Computes a point from its positions relative to both centers of mass.
  ///
  /// The contact point is midway between the rounded surfaces, at an offset along the normal from
  /// the point on B. The offset affects the tangent only, since the cross product of the normal
  /// with itself is zero.
  @inline(always)
  private func point(
    _ onA: Vec2, _ onB: Vec2, _ reference: Vec2, _ radiusB: Float
  ) -> ConstraintPoint {
    let distance = dot(position.isFace ? onA : onA - reference, normal)
    let normalOffset = 0.5 * (position.clearance - distance) - radiusB
    var point = ConstraintPoint(
      rnA: cross(onA, normal), rnB: cross(onB, normal), rtA: -(dot(onA, normal) + normalOffset),
      rtB: -(dot(onB, normal) + normalOffset))
    let kNormal = effectiveK(point.rnA, point.rnA, point.rnB, point.rnB)
    point.normalMass = kNormal > 0 ? 1 / kNormal : 0
    let kTangent = effectiveK(point.rtA, point.rtA, point.rtB, point.rtB)
    point.tangentMass = kTangent > 0 ? 1 / kTangent : 0
    return point
  }

  @inline(always)
  func effectiveK(_ rA: Float, _ otherA: Float, _ rB: Float, _ otherB: Float) -> Float {
    mA + mB + iA * rA * otherA + iB * rB * otherB
  }

  /// The angular part of the effective inverse mass, which alone couples perpendicular directions.
  @inline(always)
  func angularK(
    _ rA: Float, _ otherA: Float, _ rB: Float, _ otherB: Float
  ) -> Float {
    iA * rA * otherA + iB * rB * otherB
  }

  @inline(always)
  private mutating func prepareBlock() {
    let k00 = effectiveK(p0.rnA, p0.rnA, p0.rnB, p0.rnB)
    let k11 = effectiveK(p1.rnA, p1.rnA, p1.rnB, p1.rnB)
    let k01 = effectiveK(p0.rnA, p1.rnA, p0.rnB, p1.rnB)
    guard k00 * k00 < Constants.maxConditionNumber * (k00 * k11 - k01 * k01) else {
      // Nearly dependent constraints: solve one point only.
      count = 1
      return
    }
    k = Mat22(ex: Vec2(k00, k01), ey: Vec2(k01, k11))
    invK = k.inverse
    kTangent = effectiveK(p0.rtA, p1.rtA, p0.rtB, p1.rtB)
    p0.toNormal1 = angularK(p0.rtA, p1.rnA, p0.rtB, p1.rnB)
    p1.toNormal0 = angularK(p1.rtA, p0.rnA, p1.rtB, p0.rnB)
    p1.toNormal1 = angularK(p1.rtA, p1.rnA, p1.rtB, p1.rnB)
  }

  /// Applies the impulses of the last step.
  @inline(always)
  func warmStart(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    apply(
      normal: (p0.normalImpulse, p1.normalImpulse),
      tangent: (p0.tangentImpulse, p1.tangentImpulse), VelocityPair(bodyStates, a, b), bodyStates)
  }

  /// Runs one velocity iteration.
  @inline(always)
  mutating func solve(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    solve(bodyStates, hasSurface: false)
  }

  /// Runs one velocity iteration, with or without the speed of the surface.
  @inline(always)
  mutating func solve(_ bodyStates: UnsafeMutablePointer<BodyState>, hasSurface: Bool) {
    let pair = VelocityPair(bodyStates, a, b)
    let dv = pair.vB - pair.vA
    var tangentSpeed = dot(dv, normal.rightPerpendicular)
    if hasSurface { tangentSpeed -= surface.tangentSpeed }
    let normalSpeed = dot(dv, normal)
    // Friction first: non-penetration is more important, so it is solved last.
    let vt0 = tangentSpeed + (pair.wB * p0.rtB - pair.wA * p0.rtA)
    let t0 = p0.solveFriction(vt0, friction)
    let vn0 = normalSpeed + (pair.wB * p0.rnB - pair.wA * p0.rnA) + p0.toNormal0 * t0
    guard count > 1 else {
      return apply(normal: (solveNormal(vn0), 0), tangent: (t0, 0), pair, bodyStates)
    }
    let vt1 = tangentSpeed + (pair.wB * p1.rtB - pair.wA * p1.rtA) + kTangent * t0
    let t1 = p1.solveFriction(vt1, friction)
    let vn1 = normalSpeed + (pair.wB * p1.rnB - pair.wA * p1.rnA) + p0.toNormal1 * t0
    let n = solveBlock(vn0 + p1.toNormal0 * t1, vn1 + p1.toNormal1 * t1)
    apply(normal: (n.x, n.y), tangent: (t0, t1), pair, bodyStates)
  }

  /// Solves the normal impulse of a single point; returns the added impulse.
  @inline(always)
  private mutating func solveNormal(_ vn: Float) -> Float {
    let sum = p0.normalImpulse - p0.normalMass * (vn - p0.bias)
    let total = sum > 0 ? sum : 0
    let change = total - p0.normalImpulse
    p0.normalImpulse = total
    return change
  }

  /// Solves both normal impulses; returns the added impulses.
  ///
  /// With a the old impulses and b' = b - K a, the new impulses x solve x >= 0, K x + b' >= 0, x .
  /// (K x + b') = 0.
  @inline(always)
  private mutating func solveBlock(_ vn0: Float, _ vn1: Float) -> Vec2 {
    let old = Vec2(p0.normalImpulse, p1.normalImpulse)
    let b = Vec2(vn0 - p0.bias, vn1 - p1.bias) - k * old

    var x = -(invK * b)
    if !(x.x >= 0 && x.y >= 0) {
      // Cases: only the first point has an impulse, only the second, or neither.
      let x0 = -p0.normalMass * b.x
      let x1 = -p1.normalMass * b.y
      if x0 >= 0, k.ex.y * x0 + b.y >= 0 {
        x = Vec2(x0, 0)
      } else if x1 >= 0, k.ey.x * x1 + b.x >= 0 {
        x = Vec2(0, x1)
      } else if b.x >= 0, b.y >= 0 {
        x = .zero
      } else {
        // No case holds because of rounding: keep the impulses.
        x = old
      }
    }
    p0.normalImpulse = x.x
    p1.normalImpulse = x.y
    return x - old
  }
}
