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
    findJointTrees(duration / Float(settings.softSubSteps))

    let h = duration / Float(settings.softSubSteps)
    let ratio = settings.warmStarts && lastStep > 0 ? duration / lastStep : 0
    var jointSettings = settings
    jointSettings.conservesEnergy = true
    // Stiffer contacts collapse a pyramid whose skins overlap at first: 50 rows drift by 30 m with
    // 120 Hz and a ratio of 1, by 0.04 m with these.
    let context = SoftStepContext(
      h: h, invH: 1 / h, gravity: settings.gravity,
      softness: Softness(hertz: min(0.25 / h, 30), dampingRatio: 10, h: h),
      slop: tolerances.linearSlop, maxPushSpeed: 3 * settings.lengthScale,
      restitutionThreshold: settings.restitutionThreshold, bodyStates: bodyStates.base,
      bodies: bodies.base)
    prepareSoftContacts(context, ratio)
    for subStep in 0..<settings.softSubSteps {
      let joints = StepContext(
        h: h, impulseRatio: subStep > 0 ? (settings.warmStarts ? 1 : 0) : ratio, jointSettings,
        tolerances, bodyStates.base, bodies.base)
      if !scratch.nearContacts.isEmpty { collideNearContacts(duration, context, callbacks) }
      solveSoftImpacts(context)
      applySprings(context)
      accelerate(context)
      if settings.warmStarts {
        for i in 0..<scratch.softContacts.count { scratch.softContacts.base[i].warmStart(joints) }
      }
      solveSoftConstraints(
        joints, impulseRatio: subStep == 0 && lastStep > 0 ? duration / lastStep : 1, context)
      for i in 0..<awakeBodies.count {
        (bodyStates.base + Int(awakeBodies[i])).pointee.integrate(h, tolerances)
      }
      correctTrees(joints)
      correctIterativeJoints(joints)
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
          warmStartRatio: ratio, isCoupled: isCoupled(record.pointee), context))
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

  /// Solves joints, directly where they form trees, and contacts, several times in islands that
  /// have more than trees or contacts alone.
  ///
  /// `impulseRatio` is the ratio of the sub-step to that before.
  private mutating func solveSoftConstraints(
    _ joints: StepContext, impulseRatio: Float, _ context: SoftStepContext
  ) {
    if !scratch.activeJoints.isEmpty {
      takeTreeImpulses(impulseRatio)
      prepareJoints(joints)
      excludeAppliedSprings(context.h)
      factorizeTrees(joints)
    }
    for iteration in 0..<(scratch.hasCoupledIslands ? settings.velocityIterations : 1) {
      for i in 0..<scratch.iterativeJoints.count {
        let joint = scratch.iterativeJoints.base[i]
        if joint.hasTree {
          jointTables.solveIterativeRows(joint.key, joints)
        } else {
          jointTables.solve(joint.key, joints)
        }
      }
      if !scratch.treeJoints.isEmpty { solveTrees(ofCoupledIslands: iteration > 0, joints) }
      for i in 0..<scratch.softContacts.count {
        let contact = scratch.softContacts.base + i
        guard iteration == 0 || contact.pointee.isCoupled else { continue }
        contact.pointee.solve(context, isBiased: true)
      }
    }
  }

  private mutating func correctIterativeJoints(_ context: StepContext) {
    for i in 0..<scratch.iterativeJoints.count {
      let joint = scratch.iterativeJoints.base[i]
      if joint.hasTree {
        jointTables.correctIterativeRows(joint.key, context)
      } else {
        _ = jointTables.correct(joint.key, context)
      }
    }
  }
}

extension BodyRecord {
  /// The acceleration of a dynamic body by gravity and force; zero for other bodies.
  @inline(always)
  func acceleration(_ gravity: Vec2) -> Vec2 {
    kind == .dynamic ? gravityScale * gravity + invMass * force : .zero
  }
}
