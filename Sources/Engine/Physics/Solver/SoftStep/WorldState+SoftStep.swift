extension WorldState {
  /// Moves all bodies by a step: `Settings.softSubSteps` sub-steps inside one collision pass.
  ///
  /// A sub-step applies impacts, forces and springs, solves joints and soft contacts, moves bodies,
  /// and relaxes contacts (Macklin et al., "Small steps in physics simulation", SCA 2019; Catto,
  /// "Solver2D", 2024). Joints follow curved paths to second order. Contacts are ordered and packed
  /// once; in the middle of the step, those of bodies that turn fast are collided again.
  mutating func solveSoftStep(_ duration: Float, _ callbacks: StepCallbacks?) {
    let h = duration / Float(settings.softSubSteps)
    findNearContacts(duration)
    orderJoints()
    collideNearContacts(callbacks)
    orderContacts()
    findIslands()
    if !scratch.groupEnds.isEmpty || !scratch.jointGroupEnds.isEmpty { appendSentinels() }
    beginMotion(h)

    let lastRatio = lastStep > 0 ? duration / lastStep : 1
    let ratio = settings.warmStarts && lastStep > 0 ? lastRatio : 0
    findJointTrees(h, impulseRatio: lastRatio)
    var jointSettings = settings
    jointSettings.conservesEnergy = true
    // With 60 Hz in place of 120, balls in a deep pit overlap by a twentieth in place of a hundredth.
    // With 15 Hz for skins in place of 10, a pyramid of 50 rows, whose skins overlap at first, drifts
    // by 7 cm in place of 4.
    let context = SoftStepContext(
      h: h, invH: 1 / h, gravity: settings.gravity,
      softness: Softness(hertz: min(0.25 / h, 120), dampingRatio: 10, h: h),
      skinRate: Softness(hertz: min(0.25 / h, 10), dampingRatio: 10, h: h).biasRate,
      overlap: tolerances.softOverlap, maxPushSpeed: 3 * settings.lengthScale,
      restSpeed: 0.1 * settings.lengthScale,
      restitutionThreshold: settings.restitutionThreshold, bodyStates: bodyStates.base,
      bodies: bodies.base, motions: scratch.motions.base)
    func stepContext(_ ratio: Float) -> StepContext {
      StepContext(
        h: h, impulseRatio: ratio, jointSettings, tolerances, context.bodyStates, context.bodies)
    }
    let start = stepContext(ratio)
    let next = stepContext(settings.warmStarts ? 1 : 0)
    prepareSoftContacts(context, start)
    findEnergyAllowances(context)
    for subStep in 0..<settings.softSubSteps {
      let joints = subStep > 0 ? next : start
      if subStep > 0, !scratch.nearContacts.isEmpty {
        collideNearContacts(context, stepContext(0), callbacks)
      }
      if subStep > 0, subStep == settings.softSubSteps / 2 {
        collideTurnedContacts(context, next, callbacks)
      }
      solveSoftImpacts(context)
      applySprings(context)
      accelerate()
      if needsRelaxation { sumEnergies(scratch.islandStartEnergies.base) }
      warmStartSoftContacts(isEnabled: settings.warmStarts)
      solveSoftConstraints(joints, context, isFirst: subStep == 0)
      for i in 0..<awakeBodies.count {
        (bodyStates.base + Int(awakeBodies[i])).pointee.integrate(h, tolerances)
      }
      closeTrees()
      correctIterativeJoints(joints)
      updateMotions()
      if needsRelaxation { relax(context, joints) }
    }
    for i in 0..<awakeBodies.count { synchronizePose(awakeBodies[i]) }
    unpackJoints()
    storeTreeImpulses()
    storeSoftContacts()
    sleepIslands(duration, lastIteration: 0)
  }

  /// Records the start of the step's motion, for contacts and for continuous collision, and the
  /// forces of the step.
  private mutating func beginMotion(_ h: Float) {
    scratch.motions.resizeUninitialized(bodies.count + 1)
    scratch.motions.base[bodies.count] = SoftMotion()
    scratch.starts.resizeUninitialized(awakeBodies.count)
    scratch.startVelocities.resizeUninitialized(awakeBodies.count)
    scratch.softForces.resizeUninitialized(awakeBodies.count)
    for i in 0..<awakeBodies.count {
      let index = Int(awakeBodies[i])
      let body = bodies.base + index
      let state = bodyStates.base + index
      body.pointee.c0 = state.pointee.c
      body.pointee.a0 = state.pointee.a
      body.pointee.q0 = state.pointee.q
      body.pointee.alpha0 = 0
      scratch.motions.base[index] = SoftMotion()
      scratch.starts.base[i] = SoftStart(c: state.pointee.c, q: state.pointee.q)
      scratch.softForces.base[i] = SoftForce(body.pointee, gravity: settings.gravity, h: h)
    }
  }

  /// Applies forces, and records the velocities before contacts act.
  private mutating func accelerate() {
    for i in 0..<awakeBodies.count {
      scratch.startVelocities.base[i] = scratch.softForces.base[i].apply(
        to: bodyStates.base + Int(awakeBodies[i]))
    }
  }

  private mutating func updateMotions() {
    for i in 0..<awakeBodies.count {
      let index = Int(awakeBodies[i])
      scratch.motions.base[index] = scratch.starts.base[i].motion(to: bodyStates.base[index])
    }
  }

  /// Solves joints, directly where they form trees, and contacts, several times in islands that
  /// have more than trees or contacts alone.
  private mutating func solveSoftConstraints(
    _ joints: StepContext, _ context: SoftStepContext, isFirst: Bool
  ) {
    if isFirst { packIterativeJoints(joints) } else { prepareIterativeJoints(joints) }
    factorizeTrees(joints)
    solveTrees(ofCoupledIslands: false, passes: Constants.maxTreePasses, joints)
    for iteration in 0..<(scratch.hasCoupledIslands ? settings.velocityIterations : 1) {
      solveJoints(joints)
      if scratch.hasCoupledIslands { solveTrees(ofCoupledIslands: true, passes: 1, joints) }
      solveSoftContacts(context, ofCoupledIslands: iteration > 0)
    }
    guard scratch.hasCoupledIslands else { return }
    solveTrees(ofCoupledIslands: true, passes: Constants.maxTreePasses, joints)
  }
}

extension BodyRecord {
  /// The acceleration of a dynamic body by gravity and force; zero for other bodies.
  @inline(always)
  func acceleration(_ gravity: Vec2) -> Vec2 {
    kind == .dynamic ? gravityScale * gravity + invMass * force : .zero
  }
}
