// The island of a time-of-impact event: the two impacting bodies and what they touch.

extension WorldState {
  mutating func addToIsland(body: Int32) {
    bodies[body].flags.insert(.inImpact)
    scratch.impactBodies.append(body)
  }

  mutating func addToIsland(contact: Int32) {
    contacts[contact].flags.insert(.inImpact)
    scratch.impactContacts.append(contact)
  }

  /// Adds the contacts of a body at the time of impact, except those with other non-bullet dynamic
  /// bodies.
  mutating func addTouchingContacts(_ body: Int32, _ alpha: Float) {
    guard bodies[body].kind == .dynamic else { return }
    var edge = bodies[body].firstContact
    while edge != nullIndex {
      let index = edge >> 1
      let other = contacts.other(edge)
      edge = contacts.next(edge)
      guard !contacts[index].flags.contains(.inImpact), contacts[index].isSolid else { continue }
      guard
        bodies[other].kind != .dynamic || bodies[body].isBullet || bodies[other].isBullet
      else { continue }

      let isNew = !bodies[other].flags.contains(.inImpact)
      let old = savedMotion(other)
      if isNew { advance(other, to: alpha) }
      updateManifold(index)
      guard contacts[index].isTouching, contacts[index].isSolid else {
        if isNew { restore(other, old) }
        continue
      }
      addToIsland(contact: index)
      if isNew { addToIsland(body: other) }
    }
  }

  /// Separates the two bodies, solves velocities, and integrates all bodies over the remaining
  /// time.
  mutating func solveImpactIsland(_ rest: Float, of h: Float, _ a: Int32, _ b: Int32) {
    let context = StepContext(
      h: rest, impulseRatio: 0, settings, tolerances, bodyStates.base, bodies.base)
    let count = scratch.impactContacts.count
    prepareImpact(context)
    let constraints = scratch.constraints.base

    // Correct the two impacting bodies first, then contacts with immovable bodies, so that the last
    // correction never pushes a body into a wall. Later steps correct other overlaps.
    if joinsDynamic(constraints[0]) { correctImpact(context) { $0 == 0 } }
    correctImpact(context) { !joinsDynamic(constraints[$0]) }
    // The next impact time of the two bodies is computed from this pose.
    resetSweepStart(a)
    resetSweepStart(b)

    let keepsEnergy =
      settings.conservesEnergy
      || settings.excludesGravityFromApproach
        && (0..<count).contains { contacts[constraints[$0].contact].restitution > 0 }
    if keepsEnergy { shiftVelocities(by: 0.5 * h - rest) }
    if prepareImpact(context) {
      for i in 0..<count {
        constraints[i].prepareSurface(contacts[constraints[i].contact], context)
      }
      for _ in 0..<settings.velocityIterations {
        for i in 0..<count { constraints[i].solveWithSurface(context.bodyStates) }
      }
    } else {
      for _ in 0..<settings.velocityIterations {
        for i in 0..<count { constraints[i].solve(context.bodyStates) }
      }
    }
    if keepsEnergy { shiftVelocities(by: rest - 0.5 * h) }
    for i in 0..<count {
      let contact = contacts.base + Int(constraints[i].contact)
      let second = constraints[i].count > 1 ? constraints[i].p1.normalImpulse : 0
      contact.pointee.impactImpulse = max(
        contact.pointee.impactImpulse, constraints[i].p0.normalImpulse + second)
    }
    for i in 0..<scratch.impactBodies.count {
      let body = scratch.impactBodies[i]
      guard bodies[body].isAwake, bodies[body].alpha0 < 1 else { continue }
      bodyStates[body].integrate(rest, tolerances)
      synchronizePose(body)
    }
  }

  /// Shifts the velocities of an impact, which are those in the middle of the sub-step, in time.
  private mutating func shiftVelocities(by duration: Float) {
    for i in 0..<scratch.impactBodies.count {
      let index = Int(scratch.impactBodies[i])
      let body = bodies.base + index
      guard body.pointee.kind == .dynamic, body.pointee.isAwake else { continue }
      let acceleration =
        body.pointee.gravityScale * settings.gravity + body.pointee.invMass * body.pointee.force
      bodyStates[index].v += duration * acceleration
    }
  }

  /// Runs position iterations over some constraints of an impact.
  @inline(always)
  private func correctImpact(_ context: StepContext, where isIncluded: (Int) -> Bool) {
    for _ in 0..<Constants.impactPositionIterations {
      var minSeparation: Float = 0
      for i in 0..<scratch.constraints.count where isIncluded(i) {
        let separation = scratch.constraints.base[i].correct(
          context.bodyStates, tolerances, baumgarte: Constants.impactBaumgarte)
        if separation < minSeparation { minSeparation = separation }
      }
      if minSeparation >= -1.5 * tolerances.linearSlop { return }
    }
  }

  private func joinsDynamic(_ constraint: ContactConstraint) -> Bool {
    bodies[constraint.a].kind == .dynamic && bodies[constraint.b].kind == .dynamic
  }

  private mutating func resetSweepStart(_ body: Int32) {
    bodies[body].c0 = bodyStates[body].c
    bodies[body].a0 = bodyStates[body].a
    bodies[body].q0 = bodyStates[body].q
  }

  /// Prepares the constraints of an impact; returns whether one of them has a surface.
  @discardableResult
  private mutating func prepareImpact(_ context: StepContext) -> Bool {
    var hasSurfaces = false
    let count = scratch.impactContacts.count
    scratch.constraints.resizeUninitialized(count)
    for i in 0..<count {
      let index = scratch.impactContacts[i]
      scratch.constraints.base[i].prepare(
        index, contacts.base + Int(index), shapes.base, island: 0, context)
      if contacts[index].flags.contains(.surface) { hasSurfaces = true }
    }
    return hasSurfaces
  }
}
