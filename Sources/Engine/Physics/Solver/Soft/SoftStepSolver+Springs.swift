// Springs of the soft step: see ExponentialSpring.
//
// The spring of a weld rotates bodies that are pinned together. With K the matrix of the point
// constraint, k its coupling with the angle and z that of the angle alone, as in WeldJoint, the
// inverse inertia of the pinned pair is e = z - k . K^-1 k. Its stiffness is that of free bodies,
// w^2 / z, so that frequency and damping ratio of the pair are those of the definition times sqrt(e
// / z).

extension SoftStepSolver {
  /// Applies the impulses of springs before those of forces, since they depend on the velocity at
  /// the start of the sub-step.
  mutating func applySprings(_ world: inout WorldState, _ context: SoftStepContext) {
    for i in 0..<order.joints.count {
      let key = order.joints.base[i]
      switch key.kind {
      case .distance:
        applySpring(&world, key, world.jointTables.distance.base + Int(key.row), context)
      case .weld: applySpring(&world, key, world.jointTables.weld.base + Int(key.row), context)
      case .revolute, .prismatic, .wheel, .pulley, .gear, .motor, .mouse: break
      }
    }
  }

  /// Excludes the springs that `applySprings` has applied from the iteration over prepared joints.
  mutating func excludeAppliedSprings(_ world: inout WorldState, _ h: Float) {
    for i in 0..<trees.iterativeJoints.count {
      let key = trees.iterativeJoints.base[i]
      switch key.kind {
      case .distance:
        let row = world.jointTables.distance.base + Int(key.row)
        if row.pointee.exponentialSpring(h) != nil { row.pointee.soft.mass = 0 }
      case .weld:
        let row = world.jointTables.weld.base + Int(key.row)
        if row.pointee.exponentialSpring(h, ratio: 1) != nil { row.pointee.soft.mass = 0 }
      case .revolute, .prismatic, .wheel, .pulley, .gear, .motor, .mouse: break
      }
    }
  }

  private mutating func applySpring(
    _ world: inout WorldState,
    _ key: JointKey, _ row: UnsafeMutablePointer<DistanceConstraint>, _ context: SoftStepContext
  ) {
    guard let spring = row.pointee.exponentialSpring(context.h) else { return }
    row.pointee.impulse = 0
    let pair = SpringPair(world.joints[key.joint], context)
    let definition = row.pointee.definition
    let rA = pair.stateA.pointee.q * (definition.anchorA - pair.bodyA.pointee.localCenter)
    let rB = pair.stateB.pointee.q * (definition.anchorB - pair.bodyB.pointee.localCenter)
    let d = pair.stateB.pointee.c + rB - pair.stateA.pointee.c - rA
    let length = d.length
    guard length > world.tolerances.linearSlop else { return }
    let u = (1 / length) * d
    let (crA, crB) = (cross(rA, u), cross(rB, u))
    let k = pair.mA + pair.mB + pair.iA * crA * crA + pair.iB * crB * crB
    guard k > 0 else { return }
    let (vA, wA) = (pair.stateA.pointee.v, pair.stateA.pointee.w)
    let (vB, wB) = (pair.stateB.pointee.v, pair.stateB.pointee.w)
    let load = dot(u, pair.accelerationB - pair.accelerationA) + crB * pair.turnB - crA * pair.turnA
    let change = spring.velocityChange(
      error: length - definition.length, speed: dot(u, vB - vA) + (wB * crB - wA * crA), load: load,
      h: context.h)
    let push = change / k
    pair.stateA.pointee.v -= pair.mA * push * u
    pair.stateA.pointee.w -= pair.iA * push * crA
    pair.stateB.pointee.v += pair.mB * push * u
    pair.stateB.pointee.w += pair.iB * push * crB
  }

  private mutating func applySpring(
    _ world: inout WorldState,
    _ key: JointKey, _ row: UnsafeMutablePointer<WeldConstraint>, _ context: SoftStepContext
  ) {
    guard row.pointee.exponentialSpring(context.h, ratio: 1) != nil else { return }
    row.pointee.angularImpulse = 0
    let pair = SpringPair(world.joints[key.joint], context)
    let definition = row.pointee.definition
    let rA = pair.stateA.pointee.q * (definition.anchorA - pair.bodyA.pointee.localCenter)
    let rB = pair.stateB.pointee.q * (definition.anchorB - pair.bodyB.pointee.localCenter)
    let z = pair.iA + pair.iB
    let coupling = Vec2(
      -rA.y * pair.iA - rB.y * pair.iB, rA.x * pair.iA + rB.x * pair.iB)
    let point = PointMatrix(
      JointEnds(mA: pair.mA, iA: pair.iA, mB: pair.mB, iB: pair.iB), rA, rB)
    let share = point.solve(coupling)
    let e = z - dot(coupling, share)
    // Bodies that cannot rotate about the pin, such as a point mass on its own.
    guard z > 0, e > 1e-6 * z,
      let spring = row.pointee.exponentialSpring(context.h, ratio: (e / z).squareRoot())
    else { return }
    let pointLoad =
      pair.accelerationB + cross(pair.turnB, rB) - pair.accelerationA - cross(pair.turnA, rA)
    let load = pair.turnB - pair.turnA - dot(share, pointLoad)
    let change = spring.velocityChange(
      error: pair.stateB.pointee.a - pair.stateA.pointee.a - definition.referenceAngle,
      speed: pair.stateB.pointee.w - pair.stateA.pointee.w, load: load, h: context.h)
    let push = change / e
    pair.stateA.pointee.w -= pair.iA * push
    pair.stateB.pointee.w += pair.iB * push
  }
}

/// The bodies of a spring with their masses and accelerations.
private struct SpringPair {
  let bodyA: UnsafeMutablePointer<BodyRecord>
  let bodyB: UnsafeMutablePointer<BodyRecord>
  let stateA: UnsafeMutablePointer<BodyState>
  let stateB: UnsafeMutablePointer<BodyState>
  let gravity: Vec2

  @inline(always)
  init(_ joint: JointRecord, _ context: SoftStepContext) {
    bodyA = context.bodies + Int(joint.bodyA)
    bodyB = context.bodies + Int(joint.bodyB)
    stateA = context.bodyStates + Int(joint.bodyA)
    stateB = context.bodyStates + Int(joint.bodyB)
    gravity = context.gravity
  }

  var mA: Float { bodyA.pointee.invMass }
  var iA: Float { bodyA.pointee.invInertia }
  var mB: Float { bodyB.pointee.invMass }
  var iB: Float { bodyB.pointee.invInertia }
  var accelerationA: Vec2 { bodyA.pointee.acceleration(gravity) }
  var accelerationB: Vec2 { bodyB.pointee.acceleration(gravity) }
  var turnA: Float { iA * bodyA.pointee.torque }
  var turnB: Float { iB * bodyB.pointee.torque }
}
