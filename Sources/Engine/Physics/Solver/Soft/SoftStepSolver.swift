/// The solver by soft steps: sub-steps inside one collision pass, with soft contacts, and with
/// joint trees that are solved directly.
///
/// Macklin et al., "Small steps in physics simulation", SCA 2019; Catto, "Solver2D", 2024.
struct SoftStepSolver: ~Copyable {
  var order = SweepOrder()
  var islands = Islands()
  var joints = JointSweeps()
  var trees = JointTreeSolver()

  /// The contacts that are solved alone, the blocks of those that are not, and both in the order of
  /// a sweep.
  var singles = Buffer<SoftContact>()
  var onePoint = Buffer<SoftOnePointBlock>()
  var twoPoint = Buffer<SoftTwoPointBlock>()
  var blocks = Buffer<SoftBlockKey>()
  /// The constraint from which a soft contact is made.
  var constraint = Buffer<ContactConstraint>()
  /// The contacts with restitution, for impacts.
  var elastic = Buffer<SoftContact>()
  /// The contacts that may begin within the step, and the state of those that are solved.
  var near = Buffer<NearPair>()
  var nearStates = Buffer<NearState>()
  /// The contacts that are collided again within the step.
  var turned = Buffer<Int32>()

  /// For each body its motion since the step began; for each awake one its start and the forces.
  var motions = Buffer<SoftMotion>()
  private var starts = Buffer<SoftStart>()
  private(set) var forces = Buffer<SoftForce>()

  /// For relaxation: for each awake body its row of velocities before contacts act; the roots of
  /// islands, and for each of these twice its kinetic energy, before and after, and what it may
  /// gain.
  private(set) var startVelocities = Buffer<Float4>()
  var islandRoots = Buffer<Int32>()
  var startEnergies = Buffer<Float>()
  var energies = Buffer<Float>()
  var allowances = Buffer<Float>()

  /// The number of bodies for which there is working memory.
  var bodyCapacity: Int { islands.parent.capacity }

  /// Moves all bodies by a step: `Settings.softSubSteps` sub-steps inside one collision pass.
  ///
  /// A sub-step applies impacts, forces and springs, solves joints and soft contacts, moves bodies,
  /// and relaxes contacts. Joints follow curved paths to second order. Contacts are ordered and
  /// packed once; in the middle of the step, those of bodies that turn fast are collided again.
  mutating func solve(
    _ world: inout WorldState, _ duration: Float, _ callbacks: StepCallbacks?
  ) {
    let h = duration / Float(world.settings.softSubSteps)
    findNearContacts(&world, duration)
    order.listJoints(&world)
    collideNearContacts(&world, callbacks)
    order.listContacts(&world)
    islands.unite(&world, &order)
    islands.unite(&world, near)
    islands.findRoots(&world)
    if !order.contactGroupEnds.isEmpty || !order.jointGroupEnds.isEmpty { world.appendSentinels() }
    beginMotion(&world, h)

    let lastRatio = world.lastStep > 0 ? duration / world.lastStep : 1
    let ratio = world.settings.warmStarts && world.lastStep > 0 ? lastRatio : 0
    trees.find(
      &world, order, islands, UnsafeBufferPointer(start: near.base, count: near.count),
      islands: nil, h, impulseRatio: lastRatio)
    var jointSettings = world.settings
    jointSettings.conservesEnergy = true
    // With 60 Hz instead of 120, balls in a deep pit overlap by a twentieth instead of a hundredth.
    // With 15 Hz for skins instead of 10, a pyramid of 50 rows, whose skins overlap at first,
    // drifts by 7 cm instead of 4.
    let context = SoftStepContext(
      h: h, invH: 1 / h, gravity: world.settings.gravity,
      softness: Softness(hertz: min(0.25 / h, 120), dampingRatio: 10, h: h),
      skinRate: Softness(hertz: min(0.25 / h, 10), dampingRatio: 10, h: h).biasRate,
      overlap: world.tolerances.softOverlap, maxPushSpeed: 3 * world.settings.lengthScale,
      restSpeed: 0.1 * world.settings.lengthScale,
      restitutionThreshold: world.settings.restitutionThreshold, bodyStates: world.bodyStates.base,
      bodies: world.bodies.base, motions: motions.base)
    let tolerances = world.tolerances
    func stepContext(_ ratio: Float) -> StepContext {
      StepContext(
        h: h, impulseRatio: ratio, jointSettings, tolerances, context.bodyStates, context.bodies)
    }
    let start = stepContext(ratio)
    let next = stepContext(world.settings.warmStarts ? 1 : 0)
    prepareContacts(&world, context, start)
    findEnergyAllowances(&world, context)
    for subStep in 0..<world.settings.softSubSteps {
      let step = subStep > 0 ? next : start
      if subStep > 0, !near.isEmpty {
        collideNearContacts(&world, context, stepContext(0), callbacks)
      }
      if subStep > 0, subStep == world.settings.softSubSteps / 2 {
        collideTurnedContacts(&world, context, next, callbacks)
      }
      solveImpacts(&world, context)
      applySprings(&world, context)
      accelerate(&world)
      if needsRelaxation { sumEnergies(&world, startEnergies.base) }
      warmStartContacts(&world, isEnabled: world.settings.warmStarts)
      solveConstraints(&world, step, context, isFirst: subStep == 0)
      for i in 0..<world.awakeBodies.count {
        (world.bodyStates.base + Int(world.awakeBodies[i])).pointee.integrate(h, world.tolerances)
      }
      trees.close(step)
      correctIterativeJoints(&world, step)
      updateMotions(&world)
      if needsRelaxation { relax(&world, context, step) }
    }
    for i in 0..<world.awakeBodies.count { world.synchronizePose(world.awakeBodies[i]) }
    joints.unpack(&world)
    trees.storeImpulses(&world)
    storeContacts(&world)
    islands.sleep(&world, duration, lastIteration: 0)
  }

  /// Records the start of the step's motion, for contacts and for continuous collision, and the
  /// forces of the step.
  private mutating func beginMotion(_ world: inout WorldState, _ h: Float) {
    motions.resizeUninitialized(world.bodies.count + 1)
    motions.base[world.bodies.count] = SoftMotion()
    starts.resizeUninitialized(world.awakeBodies.count)
    startVelocities.resizeUninitialized(world.awakeBodies.count)
    forces.resizeUninitialized(world.awakeBodies.count)
    for i in 0..<world.awakeBodies.count {
      let index = Int(world.awakeBodies[i])
      let body = world.bodies.base + index
      let state = world.bodyStates.base + index
      body.pointee.c0 = state.pointee.c
      body.pointee.a0 = state.pointee.a
      body.pointee.q0 = state.pointee.q
      body.pointee.alpha0 = 0
      motions.base[index] = SoftMotion()
      starts.base[i] = SoftStart(c: state.pointee.c, q: state.pointee.q)
      forces.base[i] = SoftForce(body.pointee, gravity: world.settings.gravity, h: h)
    }
  }

  /// Applies forces, and records the velocities before contacts act.
  private mutating func accelerate(_ world: inout WorldState) {
    for i in 0..<world.awakeBodies.count {
      startVelocities.base[i] = forces.base[i].apply(
        to: world.bodyStates.base + Int(world.awakeBodies[i]))
    }
  }

  private mutating func updateMotions(_ world: inout WorldState) {
    for i in 0..<world.awakeBodies.count {
      let index = Int(world.awakeBodies[i])
      motions.base[index] = starts.base[i].motion(to: world.bodyStates.base[index])
    }
  }

  /// Solves joints, directly where they form trees, and contacts, several times in islands that
  /// have more than trees or contacts alone.
  private mutating func solveConstraints(
    _ world: inout WorldState, _ step: StepContext, _ context: SoftStepContext, isFirst: Bool
  ) {
    if isFirst { packIterativeJoints(&world, step) } else { prepareIterativeJoints(&world, step) }
    trees.factorize(step)
    trees.solve(ofCoupledIslands: false, passes: Constants.maxTreePasses, step)
    for iteration in 0..<(trees.hasCoupledIslands ? world.settings.velocityIterations : 1) {
      joints.solve(&world, step)
      if trees.hasCoupledIslands { trees.solve(ofCoupledIslands: true, passes: 1, step) }
      solveContacts(&world, context, ofCoupledIslands: iteration > 0)
    }
    guard trees.hasCoupledIslands else { return }
    trees.solve(ofCoupledIslands: true, passes: Constants.maxTreePasses, step)
  }
}

extension BodyRecord {
  /// The acceleration of a dynamic body by gravity and force; zero for other bodies.
  @inline(always)
  func acceleration(_ gravity: Vec2) -> Vec2 {
    kind == .dynamic ? gravityScale * gravity + invMass * force : .zero
  }
}
