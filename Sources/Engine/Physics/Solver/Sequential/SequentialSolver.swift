/// The solver by sequential impulses on velocities, then corrections of positions.
///
/// Catto, "Iterative dynamics with temporal coherence", GDC 2005. The integrator is semi-implicit
/// Euler: new velocities move the positions.
struct SequentialSolver: ~Copyable {
  var order = SweepOrder()
  var islands = Islands()
  var joints = JointSweeps()
  /// The trees of loaded islands: see `findLoadedIslands(_:)`.
  var trees = JointTreeSolver()
  /// For each island root, whether the joints of the island are solved directly.
  var isIslandLoaded = Buffer<Bool>()
  /// The contacts to solve, in solver order.
  private var constraints = Buffer<ContactConstraint>()
  /// Blocks of four contacts, used instead of `constraints` if contacts are grouped; their memory
  /// is that of the order.
  var blocks = Buffer<BlockKey>()
  /// For pipelined sweeps: levels of bodies and joints, joints sorted by level, and level ends.
  var bodyLevels = Buffer<LevelRange>()
  var levels = Buffer<Int32>()
  var leveledJoints = Buffer<JointKey>()
  var levelEnds = Buffer<Int32>()

  /// The number of bodies for which there is working memory.
  var bodyCapacity: Int { islands.parent.capacity }

  /// Integrates velocities, solves constraints, integrates positions and corrects positions.
  mutating func solve(_ world: inout WorldState, _ h: Float) {
    order.listJoints(&world)
    order.listContacts(&world)
    islands.unite(&world, &order)
    islands.findRoots(&world)

    if !order.contactGroupEnds.isEmpty || !order.jointGroupEnds.isEmpty { world.appendSentinels() }
    let context = StepContext(
      h: h, impulseRatio: world.settings.warmStarts && world.lastStep > 0 ? h / world.lastStep : 0,
      world.settings,
      world.tolerances, world.bodyStates.base, world.bodies.base)
    // Grouped constraints are numerous enough for SIMD blocks.
    let inBlocks = !order.contactGroupEnds.isEmpty && !world.usesScalarPath
    let lastIteration = max(0, Int32(world.settings.positionIterations) - 1)
    // To conserve energy, the approach speed excludes the gravity of the sub-step. Otherwise each
    // rebound would add the gravity of one sub-step: a ball with e = 1 would rise.
    let approachesFirst = world.settings.excludesGravityFromApproach
    if !approachesFirst { integrateVelocities(&world, h) }
    if inBlocks { prepareBlocks(&world, context) } else { prepareContacts(&world, context) }
    if approachesFirst { integrateVelocities(&world, h) }
    guard !hasSpringsAlone(&world) else {
      prepareSprings(&world, context)
      solveSprings(&world, context)
      integratePositions(&world, h)
      synchronizePoses(&world)
      return islands.sleep(&world, h, lastIteration: lastIteration)
    }
    warmStartContacts(context, inBlocks: inBlocks)
    let hasTrees = findLoadedIslands(&world)
    if hasTrees { findTrees(&world, context) }
    prepareJoints(&world, context, hasTrees: hasTrees)
    let hasContacts = !order.contacts.isEmpty
    if !hasContacts, !hasTrees, joints.revolutes.isEmpty {
      solveSingleJoints(&world, context)
    } else {
      let upwards =
        world.settings.gravity == .zero
        ? world.settings.velocityIterations - 1 : world.settings.velocityIterations / 2
      for iteration in 0..<world.settings.velocityIterations {
        joints.solve(&world, context)
        if hasTrees { trees.solve(ofCoupledIslands: true, passes: 1, context) }
        if hasContacts { solveContacts(context, inBlocks: inBlocks, upwards: iteration < upwards) }
      }
    }
    storeContacts(&world, inBlocks: inBlocks)
    joints.unpack(&world)
    if hasTrees { finishTrees(&world, context) }

    integratePositions(&world, h)
    if hasTrees { trees.close(context) }
    let upwards = !order.contactGroupEnds.isEmpty
    for iteration in 0..<Int32(world.settings.positionIterations) {
      let areContactsConverged =
        inBlocks
        ? correctBlocks(&world, context, iteration, upwards: upwards)
        : correctContacts(&world, context, iteration, upwards: upwards)
      let areJointsConverged = correctJoints(&world, context, iteration)
      if areContactsConverged, areJointsConverged { break }
    }
    synchronizePoses(&world)
    islands.sleep(&world, h, lastIteration: lastIteration)
  }

  private mutating func warmStartContacts(_ context: StepContext, inBlocks: Bool) {
    if inBlocks { return warmStartBlocks(context.bodyStates) }
    guard order.hasSurfaces else {
      for i in 0..<constraints.count {
        constraints.base[i].warmStart(context.bodyStates)
      }
      return
    }
    for i in 0..<constraints.count {
      constraints.base[i].warmStart(context.bodyStates)
      constraints.base[i].warmStartSurface(context.bodyStates)
    }
  }

  /// Runs one velocity sweep over the contacts, which are sorted from the top down.
  private mutating func solveContacts(_ context: StepContext, inBlocks: Bool, upwards: Bool) {
    if inBlocks { return solveBlocks(context.bodyStates, upwards: upwards) }
    let count = constraints.count
    let constraints = constraints.base
    if order.hasSurfaces {
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
    _ world: inout WorldState,
    _ context: StepContext, _ iteration: Int32, upwards: Bool
  ) -> Bool {
    let count = constraints.count
    let constraints = constraints.base
    let unsolvedIteration = islands.unsolvedIteration.base
    var areConverged = true
    for visit in 0..<count {
      let i = upwards ? count - 1 - visit : visit
      let island = Int(constraints[i].position.island)
      // Skip islands that converged in the previous iteration.
      guard iteration == 0 || unsolvedIteration[island] >= iteration - 1 else { continue }
      let separation = constraints[i].correct(
        context.bodyStates, world.tolerances, baumgarte: Constants.baumgarte)
      if separation < -3 * world.tolerances.linearSlop {
        unsolvedIteration[island] = iteration
        areConverged = false
      }
    }
    return areConverged
  }

  private mutating func integrateVelocities(_ world: inout WorldState, _ h: Float) {
    let gravity = world.settings.gravity
    for i in 0..<world.awakeBodies.count {
      let index = Int(world.awakeBodies[i])
      let body = world.bodies.base + index
      let bodyState = world.bodyStates.base + index
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

  private mutating func prepareContacts(_ world: inout WorldState, _ context: StepContext) {
    let count = order.contacts.count
    constraints.resizeUninitialized(count)
    for i in 0..<count {
      prepare(
        constraints.base + i, order.contacts.base[i].contact, world.contacts.base,
        world.shapes.base, context)
    }
    guard order.hasSurfaces else { return }
    for i in 0..<count {
      let constraint = constraints.base + i
      constraint.pointee.prepareSurface(world.contacts[constraint.pointee.contact], context)
    }
  }

  @inline(always)
  mutating func prepare(
    _ constraint: UnsafeMutablePointer<ContactConstraint>, _ index: Int32,
    _ contacts: UnsafeMutablePointer<ContactRecord>, _ shapes: UnsafeMutablePointer<ShapeRecord>,
    _ context: StepContext
  ) {
    let contact = contacts + Int(index)
    constraint.pointee.prepare(
      index, contact, shapes,
      island: islands.island(contact.pointee.bodyA, contact.pointee.bodyB, context.bodies), context)
  }

  private mutating func storeContacts(_ world: inout WorldState, inBlocks: Bool) {
    if inBlocks { return storeBlocks(&world) }
    for i in 0..<constraints.count {
      constraints.base[i].storeImpulses(world.contacts.base)
    }
    guard order.hasSurfaces else { return }
    for i in 0..<constraints.count {
      constraints.base[i].storeSurface(world.contacts.base)
    }
  }

  private mutating func integratePositions(_ world: inout WorldState, _ h: Float) {
    for i in 0..<world.awakeBodies.count {
      (world.bodyStates.base + Int(world.awakeBodies[i])).pointee.integrate(h, world.tolerances)
    }
  }

  /// Computes rotations and origins from angles and centers of mass.
  private mutating func synchronizePoses(_ world: inout WorldState) {
    for i in 0..<world.awakeBodies.count { world.synchronizePose(world.awakeBodies[i]) }
  }
}
