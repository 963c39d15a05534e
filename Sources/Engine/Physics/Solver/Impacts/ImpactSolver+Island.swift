// The island of a time-of-impact event: the two impacting bodies and the bodies they touch.

extension ImpactSolver {
  mutating func addToIsland(_ world: inout WorldState, body: Int32) {
    world.bodies[body].flags.insert(.inImpact)
    bodies.append(body)
  }

  mutating func addToIsland(_ world: inout WorldState, contact: Int32) {
    world.contacts[contact].flags.insert(.inImpact)
    contacts.append(contact)
  }

  /// Adds the contacts of a body at the time of impact, except those with other non-bullet dynamic
  /// bodies.
  mutating func addTouchingContacts(_ world: inout WorldState, _ body: Int32, _ alpha: Float) {
    guard world.bodies[body].kind == .dynamic else { return }
    let list = neighbors.neighbors(of: body, &world)
    for i in (0..<list.count).reversed() {
      let (index, other) = (list[i].contact, list[i].body)
      if list[i].areDiscs, !neighbors.mayTouch(index),
        world.areDiscsApart(body, list[i], at: alpha)
      {
        continue
      }
      guard !world.contacts[index].flags.contains(.inImpact), world.contacts[index].isSolid else {
        continue
      }
      guard
        world.bodies[other].kind != .dynamic || world.bodies[body].isBullet
          || world.bodies[other].isBullet
      else { continue }

      let isNew = !world.bodies[other].flags.contains(.inImpact)
      let old = world.savedMotion(other)
      if isNew { world.advance(other, to: alpha) }
      world.updateManifold(index)
      if world.contacts[index].isTouching { neighbors.setTouching(index) }
      guard world.contacts[index].isTouching, world.contacts[index].isSolid else {
        if isNew { world.restore(other, old) }
        continue
      }
      addToIsland(&world, contact: index)
      if isNew { addToIsland(&world, body: other) }
    }
  }

  /// Separates the two bodies, solves velocities, and integrates all bodies over the remaining
  /// time.
  mutating func solveIsland(
    _ world: inout WorldState, _ rest: Float, of h: Float, _ a: Int32, _ b: Int32
  ) {
    let context = StepContext(
      h: rest, impulseRatio: 0, world.settings, world.tolerances, world.bodyStates.base,
      world.bodies.base)
    let count = contacts.count
    prepare(&world, context)
    let constraints = constraints.base

    // Correct the two impacting bodies first, then contacts with immovable bodies, so that the last
    // correction never pushes a body into a wall. Later steps correct other overlaps.
    if constraints[0].joinsDynamic(context.bodies) { correct(context) { $0 == 0 } }
    correct(context) { !constraints[$0].joinsDynamic(context.bodies) }
    // The next impact time of the two bodies is computed from this pose.
    world.resetSweepStart(a)
    world.resetSweepStart(b)

    let keepsEnergy =
      world.settings.conservesEnergy
      || world.settings.excludesGravityFromApproach
        && (0..<count).contains { world.contacts[constraints[$0].contact].restitution > 0 }
    if keepsEnergy { shiftVelocities(&world, by: 0.5 * h - rest) }
    if prepare(&world, context) {
      for i in 0..<count {
        constraints[i].prepareSurface(world.contacts[constraints[i].contact], context)
      }
      for _ in 0..<world.settings.velocityIterations {
        for i in 0..<count { constraints[i].solveWithSurface(context.bodyStates) }
      }
    } else {
      for _ in 0..<world.settings.velocityIterations {
        for i in 0..<count { constraints[i].solve(context.bodyStates) }
      }
    }
    if keepsEnergy { shiftVelocities(&world, by: rest - 0.5 * h) }
    for i in 0..<count {
      let contact = world.contacts.base + Int(constraints[i].contact)
      let second = constraints[i].count > 1 ? constraints[i].p1.normalImpulse : 0
      contact.pointee.impactImpulse = max(
        contact.pointee.impactImpulse, constraints[i].p0.normalImpulse + second)
    }
    for i in 0..<bodies.count {
      let body = bodies[i]
      guard world.bodies[body].isAwake, world.bodies[body].alpha0 < 1 else { continue }
      world.bodyStates[body].integrate(rest, world.tolerances)
      world.synchronizePose(body)
    }
  }

  /// Shifts the velocities of an impact, which are those in the middle of the sub-step, in time.
  private mutating func shiftVelocities(_ world: inout WorldState, by duration: Float) {
    for i in 0..<bodies.count {
      let index = Int(bodies[i])
      let body = world.bodies.base + index
      guard body.pointee.kind == .dynamic, body.pointee.isAwake else { continue }
      let acceleration =
        body.pointee.gravityScale * world.settings.gravity + body.pointee.invMass
        * body.pointee.force
      world.bodyStates[index].v += duration * acceleration
    }
  }

  /// Runs position iterations over some constraints of an impact.
  @inline(always)
  private func correct(_ context: StepContext, where isIncluded: (Int) -> Bool) {
    for _ in 0..<Constants.impactPositionIterations {
      var minSeparation: Float = 0
      for i in 0..<constraints.count where isIncluded(i) {
        let separation = constraints.base[i].correct(
          context.bodyStates, context.tolerances, baumgarte: Constants.impactBaumgarte)
        if separation < minSeparation { minSeparation = separation }
      }
      if minSeparation >= -1.5 * context.tolerances.linearSlop { return }
    }
  }

  /// Prepares the constraints of an impact; returns whether one of them has a surface.
  @discardableResult
  private mutating func prepare(_ world: inout WorldState, _ context: StepContext) -> Bool {
    var hasSurfaces = false
    let count = contacts.count
    constraints.resizeUninitialized(count)
    for i in 0..<count {
      let index = contacts[i]
      constraints.base[i].prepare(
        index, world.contacts.base + Int(index), world.shapes.base, island: 0, context)
      if world.contacts[index].flags.contains(.surface) { hasSurfaces = true }
    }
    return hasSurfaces
  }
}

extension ContactConstraint {
  /// Whether both bodies are dynamic.
  fileprivate func joinsDynamic(_ bodies: UnsafeMutablePointer<BodyRecord>) -> Bool {
    bodies[Int(a)].kind == .dynamic && bodies[Int(b)].kind == .dynamic
  }
}
