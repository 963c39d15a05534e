extension WorldState {
  /// Moves all bodies by a step: `Settings.softSubSteps` sub-steps inside one collision pass.
  ///
  /// A sub-step applies impacts, forces and springs, solves joints and soft contacts, moves bodies,
  /// and relaxes contacts (Macklin et al., "Small steps in physics simulation", SCA 2019; Catto,
  /// "Solver2D", 2024). Joints follow curved paths to second order.
  mutating func solveSoftStep(_ duration: Float, _ callbacks: StepCallbacks?) {
    beginMotion()
    findNearContacts(duration)
    orderJoints()
    orderContacts()
    findIslands()

    let h = duration / Float(settings.softSubSteps)
    let ratio = settings.warmStarts && lastStep > 0 ? duration / lastStep : 0
    var jointSettings = settings
    jointSettings.conservesEnergy = true
    // Stiffer contacts collapse a pyramid whose skins overlap at first: 50 rows drift by 30 m with 120
    // Hz and a ratio of 1, by 0.04 m with these.
    let context = SoftStepContext(
      h: h, invH: 1 / h, gravity: settings.gravity,
      softness: Softness(hertz: min(0.25 / h, 30), dampingRatio: 10, h: h),
      slop: tolerances.linearSlop, maxPushSpeed: 3 * settings.lengthScale,
      restitutionThreshold: settings.restitutionThreshold, bodyStates: bodyStates.base,
      bodies: bodies.base)
    prepareSoftContacts(context, ratio)
    for subStep in 0..<settings.softSubSteps {
      if !scratch.nearContacts.isEmpty { collideNearContacts(duration, context, callbacks) }
      solveSoftImpacts(context)
      applySprings(context)
      accelerate(context)
      if settings.warmStarts {
        for i in 0..<scratch.softContacts.count { scratch.softContacts.base[i].warmStart(context) }
      }
      let jointRatio = subStep > 0 ? (settings.warmStarts ? 1 : 0) : ratio
      solveSoftJoints(
        StepContext(
          h: h, impulseRatio: jointRatio, jointSettings, tolerances, bodyStates.base, bodies.base),
        context)
      for i in 0..<awakeBodies.count {
        (bodyStates.base + Int(awakeBodies[i])).pointee.integrate(h, tolerances)
      }
      for i in 0..<scratch.activeJoints.count {
        let key = scratch.activeJoints.base[i]
        _ = jointTables.correct(
          key,
          StepContext(
            h: h, impulseRatio: jointRatio, jointSettings, tolerances, bodyStates.base, bodies.base)
        )
      }
      for i in 0..<scratch.softContacts.count {
        scratch.softContacts.base[i].solve(context, isBiased: false)
      }
    }
    for i in 0..<awakeBodies.count { synchronizePose(awakeBodies[i]) }
    storeSoftContacts()
    sleepIslands(duration, lastIteration: 0)
  }

  /// Records the start of the step's motion, for continuous collision.
  private mutating func beginMotion() {
    for i in 0..<awakeBodies.count {
      let body = bodies.base + Int(awakeBodies[i])
      let state = bodyStates.base + Int(awakeBodies[i])
      body.pointee.c0 = state.pointee.c
      body.pointee.a0 = state.pointee.a
      body.pointee.q0 = state.pointee.q
      body.pointee.alpha0 = 0
    }
  }

  private mutating func accelerate(_ context: SoftStepContext) {
    let h = context.h
    for i in 0..<awakeBodies.count {
      let body = bodies.base + Int(awakeBodies[i])
      let state = bodyStates.base + Int(awakeBodies[i])
      guard body.pointee.kind == .dynamic else { continue }
      state.pointee.v += h * body.pointee.acceleration(context.gravity)
      state.pointee.w += h * body.pointee.invInertia * body.pointee.torque
      state.pointee.v *= 1 / (1 + h * body.pointee.linearDamping)
      state.pointee.w *= 1 / (1 + h * body.pointee.angularDamping)
    }
  }

  private mutating func prepareSoftContacts(_ context: SoftStepContext, _ ratio: Float) {
    scratch.softContacts.removeAll()
    for i in 0..<scratch.touchingContacts.count {
      let index = scratch.touchingContacts.base[i].contact
      let record = contacts.base + Int(index)
      record.pointee.impactImpulse = 0
      scratch.softContacts.append(
        SoftContact(
          index, record.pointee, record.pointee.manifold, isNear: false,
          pose(record.pointee.bodyA), shapes[record.pointee.shapeA].radius,
          pose(record.pointee.bodyB), shapes[record.pointee.shapeB].radius,
          warmStartRatio: ratio, context))
    }
  }

  /// Sweeps over contacts with restitution until no pair approaches.
  private mutating func solveSoftImpacts(_ context: SoftStepContext) {
    // An impact moves on by at least one pair a sweep; the limit bounds contradictory systems.
    for _ in 0..<64 {
      var hasImpact = false
      for i in 0..<scratch.softContacts.count {
        let contact = scratch.softContacts.base + i
        guard contact.pointee.restitution > 0 else { continue }
        let a = bodies.base + Int(contact.pointee.a)
        let b = bodies.base + Int(contact.pointee.b)
        let relative =
          b.pointee.acceleration(context.gravity) - a.pointee.acceleration(context.gravity)
        let acceleration = dot(relative, contact.pointee.normal)
        if contact.pointee.solveImpacts(context, acceleration: acceleration) { hasImpact = true }
      }
      if !hasImpact { return }
    }
  }

  private mutating func solveSoftJoints(_ joints: StepContext, _ context: SoftStepContext) {
    prepareJoints(joints)
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      guard key.kind == .distance else { continue }
      let row = jointTables.distance.base + Int(key.row)
      if row.pointee.exponentialSpring(context.h) != nil { row.pointee.soft.mass = 0 }
    }
    let iterations = scratch.activeJoints.isEmpty ? 1 : settings.velocityIterations
    for _ in 0..<iterations {
      for i in 0..<scratch.activeJoints.count {
        jointTables.solve(scratch.activeJoints.base[i], joints)
      }
      for i in 0..<scratch.softContacts.count {
        scratch.softContacts.base[i].solve(context, isBiased: true)
      }
    }
  }

  /// Applies the impulses of springs before those of forces, since they depend on the velocity at
  /// the start of the sub-step.
  private mutating func applySprings(_ context: SoftStepContext) {
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      guard key.kind == .distance else { continue }
      let record = joints[key.joint]
      let bodyA = bodies[record.bodyA]
      let bodyB = bodies[record.bodyB]
      let row = jointTables.distance.base + Int(key.row)
      guard let spring = row.pointee.exponentialSpring(context.h) else { continue }
      row.pointee.impulse = 0
      let definition = row.pointee.definition
      let stateA = bodyStates[record.bodyA]
      let stateB = bodyStates[record.bodyB]
      let rA = stateA.q * (definition.anchorA - bodyA.localCenter)
      let rB = stateB.q * (definition.anchorB - bodyB.localCenter)
      let d = stateB.c + rB - stateA.c - rA
      let length = d.length
      guard length > tolerances.linearSlop else { continue }
      let u = (1 / length) * d
      let (crA, crB) = (cross(rA, u), cross(rB, u))
      let k =
        bodyA.invMass + bodyB.invMass + bodyA.invInertia * crA * crA + bodyB.invInertia * crB * crB
      guard k > 0 else { continue }
      let speed = dot(u, stateB.v - stateA.v) + (stateB.w * crB - stateA.w * crA)
      let load =
        dot(u, bodyB.acceleration(context.gravity) - bodyA.acceleration(context.gravity))
        + crB * bodyB.invInertia * bodyB.torque - crA * bodyA.invInertia * bodyA.torque
      let change =
        (spring.velocityFactor - 1) * speed - spring.pull * (length - definition.length)
        + (spring.loadFactor - 1) * context.h * load
      let push = change / k
      bodyStates[record.bodyA].v -= bodyA.invMass * push * u
      bodyStates[record.bodyA].w -= bodyA.invInertia * push * crA
      bodyStates[record.bodyB].v += bodyB.invMass * push * u
      bodyStates[record.bodyB].w += bodyB.invInertia * push * crB
    }
  }
}

extension BodyRecord {
  /// The acceleration of a dynamic body by gravity and force; zero for other bodies.
  @inline(always)
  fileprivate func acceleration(_ gravity: Vec2) -> Vec2 {
    kind == .dynamic ? gravityScale * gravity + invMass * force : .zero
  }
}

extension DistanceConstraint {
  /// The spring of the soft step; nil for a joint that is none, or is solved by implicit Euler.
  fileprivate func exponentialSpring(_ h: Float) -> ExponentialSpring? {
    guard case .spring(let hertz, let dampingRatio) = definition.stiffness else { return nil }
    return ExponentialSpring(hertz: hertz, dampingRatio: dampingRatio, h: h)
  }
}
