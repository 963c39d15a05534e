extension WorldState {
  /// Integrates velocities, solves constraints, integrates positions and corrects positions.
  ///
  /// Sequential impulses: Catto, "Iterative dynamics with temporal coherence", GDC 2005. The
  /// integrator is semi-implicit Euler: new velocities move the positions.
  mutating func solve(_ h: Float) {
    orderJoints()
    orderContacts()
    findIslands()

    if !scratch.groupEnds.isEmpty || !scratch.jointGroupEnds.isEmpty { appendSentinels() }
    let context = StepContext(
      h: h, impulseRatio: settings.warmStarts && lastStep > 0 ? h / lastStep : 0, settings,
      tolerances, bodyStates.base, bodies.base)
    // Grouped constraints are numerous enough for SIMD blocks.
    let inBlocks = !scratch.groupEnds.isEmpty && !usesScalarPath
    let lastIteration = max(0, Int32(settings.positionIterations) - 1)
    // An approach speed that keeps energy is that before the gravity of the sub-step. With
    // sub-steps, each rebound would add the gravity of one: a ball with e = 1 would rise.
    let approachesFirst = settings.excludesGravityFromApproach
    if !approachesFirst { integrateVelocities(h) }
    if inBlocks { prepareBlocks(context) } else { prepareContacts(context) }
    if approachesFirst { integrateVelocities(h) }
    guard !hasSpringsAlone else {
      prepareSprings(context)
      solveSprings(context)
      integratePositions(h)
      synchronizePoses()
      return sleepIslands(h, lastIteration: lastIteration)
    }
    warmStartContacts(context, inBlocks: inBlocks)
    prepareJoints(context)
    packJoints(inBlocks: !scratch.jointGroupEnds.isEmpty && !usesScalarJoints)
    let hasContacts = !scratch.touchingContacts.isEmpty
    if !hasContacts, scratch.revolutes.isEmpty {
      solveSingleJoints(context)
    } else {
      let upwards =
        settings.gravity == .zero
        ? settings.velocityIterations - 1 : settings.velocityIterations / 2
      for iteration in 0..<settings.velocityIterations {
        solveJoints(context)
        if hasContacts { solveContacts(context, inBlocks: inBlocks, upwards: iteration < upwards) }
      }
    }
    storeContacts(inBlocks: inBlocks)
    unpackJoints()

    integratePositions(h)
    let upwards = !scratch.groupEnds.isEmpty
    for iteration in 0..<Int32(settings.positionIterations) {
      let areContactsConverged =
        inBlocks
        ? correctBlocks(context, iteration, upwards: upwards)
        : correctContacts(context, iteration, upwards: upwards)
      let areJointsConverged = correctJoints(context, iteration)
      if areContactsConverged, areJointsConverged { break }
    }
    synchronizePoses()
    sleepIslands(h, lastIteration: lastIteration)
  }

  /// Whether joints are solved one at a time; only then do they follow curved paths.
  var usesScalarJoints: Bool { usesScalarPath || settings.conservesEnergy }

  private mutating func warmStartContacts(_ context: StepContext, inBlocks: Bool) {
    if inBlocks { return warmStartBlocks(context.bodyStates) }
    guard scratch.hasSurfaces else {
      for i in 0..<scratch.constraints.count {
        scratch.constraints.base[i].warmStart(context.bodyStates)
      }
      return
    }
    for i in 0..<scratch.constraints.count {
      scratch.constraints.base[i].warmStart(context.bodyStates)
      scratch.constraints.base[i].warmStartSurface(context.bodyStates)
    }
  }

  /// Runs one velocity sweep over the contacts, which are sorted from the top down.
  private mutating func solveContacts(_ context: StepContext, inBlocks: Bool, upwards: Bool) {
    if inBlocks { return solveBlocks(context.bodyStates, upwards: upwards) }
    let constraints = scratch.constraints.base
    let count = scratch.constraints.count
    if scratch.hasSurfaces {
      for visit in 0..<count {
        constraints[upwards ? count - 1 - visit : visit].solveWithSurface(context.bodyStates)
      }
    } else if upwards {
      for i in 0..<count { constraints[count - 1 - i].solve(context.bodyStates) }
    } else {
      for i in 0..<count { constraints[i].solve(context.bodyStates) }
    }
  }

  /// Runs one position iteration over islands that are not converged; returns whether all were.
  private mutating func correctContacts(
    _ context: StepContext, _ iteration: Int32, upwards: Bool
  ) -> Bool {
    let constraints = scratch.constraints.base
    let count = scratch.constraints.count
    let unsolvedIteration = scratch.islandUnsolvedIteration.base
    var areConverged = true
    for visit in 0..<count {
      let i = upwards ? count - 1 - visit : visit
      let island = Int(constraints[i].position.island)
      // Skip islands that converged in the previous iteration.
      guard iteration == 0 || unsolvedIteration[island] >= iteration - 1 else { continue }
      let separation = constraints[i].correct(
        context.bodyStates, tolerances, baumgarte: Constants.baumgarte)
      if separation < -3 * tolerances.linearSlop {
        unsolvedIteration[island] = iteration
        areConverged = false
      }
    }
    return areConverged
  }

  private mutating func integrateVelocities(_ h: Float) {
    let gravity = settings.gravity
    for i in 0..<awakeBodies.count {
      let index = Int(awakeBodies[i])
      let body = bodies.base + index
      let bodyState = bodyStates.base + index
      body.pointee.c0 = bodyState.pointee.c
      body.pointee.a0 = bodyState.pointee.a
      body.pointee.q0 = bodyState.pointee.q
      body.pointee.alpha0 = 0
      guard body.pointee.kind == .dynamic else {
        // -0 becomes 0, to which contacts can add zeros in any order.
        bodyState.pointee.v += .zero
        bodyState.pointee.w += 0
        continue
      }
      var v = bodyState.pointee.v
      var w = bodyState.pointee.w
      v += h * (body.pointee.gravityScale * gravity + body.pointee.invMass * body.pointee.force)
      w += h * body.pointee.invInertia * body.pointee.torque
      // dv/dt = -c v by implicit Euler: stable for any c.
      v *= 1 / (1 + h * body.pointee.linearDamping)
      w *= 1 / (1 + h * body.pointee.angularDamping)
      bodyState.pointee.v = v
      bodyState.pointee.w = w
    }
  }

  private mutating func prepareContacts(_ context: StepContext) {
    let count = scratch.touchingContacts.count
    scratch.constraints.resizeUninitialized(count)
    for i in 0..<count {
      prepare(scratch.constraints.base + i, scratch.touchingContacts.base[i].contact, context)
    }
    guard scratch.hasSurfaces else { return }
    for i in 0..<count {
      let constraint = scratch.constraints.base + i
      constraint.pointee.prepareSurface(contacts[constraint.pointee.contact], context)
    }
  }

  @inline(always)
  mutating func prepare(
    _ constraint: UnsafeMutablePointer<ContactConstraint>, _ index: Int32, _ context: StepContext
  ) {
    let contact = contacts.base + Int(index)
    constraint.pointee.prepare(
      index, contact, shapes.base, island: island(contact.pointee.bodyA, contact.pointee.bodyB),
      context)
  }

  private mutating func storeContacts(inBlocks: Bool) {
    if inBlocks { return storeBlocks() }
    for i in 0..<scratch.constraints.count {
      scratch.constraints.base[i].storeImpulses(contacts.base)
    }
    guard scratch.hasSurfaces else { return }
    for i in 0..<scratch.constraints.count {
      scratch.constraints.base[i].storeSurface(contacts.base)
    }
  }

  private mutating func integratePositions(_ h: Float) {
    for i in 0..<awakeBodies.count {
      (bodyStates.base + Int(awakeBodies[i])).pointee.integrate(h, tolerances)
    }
  }

  /// Computes rotations and origins from angles and centers of mass.
  private mutating func synchronizePoses() {
    for i in 0..<awakeBodies.count { synchronizePose(awakeBodies[i]) }
  }

  @inline(always)
  mutating func synchronizePose(_ index: Int32) {
    let bodyState = bodyStates.base + Int(index)
    let body = bodies.base + Int(index)
    bodyState.pointee.q = Rot(bodyState.pointee.a)
    body.pointee.p = bodyState.pointee.c - bodyState.pointee.q * body.pointee.localCenter
  }
}

extension BodyState {
  /// Integrates center and angle, limited to the maximum motion of a sub-step.
  @inline(always)
  mutating func integrate(_ h: Float, _ tolerances: Tolerances) {
    let translation = h * v
    if translation.lengthSquared > tolerances.maxTranslation * tolerances.maxTranslation {
      v *= tolerances.maxTranslation / translation.length
    }
    let rotation = h * w
    if rotation * rotation > Constants.maxRotation * Constants.maxRotation {
      w *= Constants.maxRotation / rotation.magnitude
    }
    c += h * v
    let limitedRotation = h * w
    a += limitedRotation
    if limitedRotation != 0 {
      q =
        limitedRotation * limitedRotation < Rot.smallSquare
        ? q.rotated(by: limitedRotation) : Rot(a)
    }
  }
}
