// Continuous collision: after a sub-step, bodies whose swept shapes crossed another shape move back
// to their time of impact. The contact is solved there and the remaining time is integrated, in the
// order of impact times (Catto, "Continuous collision", GDC 2013).
//
// Handles only pairs with a static, kinematic or bullet body; handling every pair costs more than
// it improves. An impact moves its two bodies and the bodies in contact with them, not whole
// islands. Its impulses are not stored for warm starting.
//
// Jointed bodies that touch have been solved together with their joints, so they have no impact: an
// impact ignores joints, so it would move each body off its path, and position correction would lift
// it back, out of nothing.

extension WorldState {
  mutating func solveImpacts(_ h: Float, _ callbacks: StepCallbacks?) {
    scratch.impactCandidates.removeAll()
    for i in 0..<awakeContacts.count where awakeContacts[i].isContinuous {
      let index = awakeContacts[i].index
      let contact = contacts.base + Int(index)
      contact.pointee.flags.remove(.impactTimeKnown)
      contact.pointee.impactCount = 0
      computeImpactTime(index, isFirst: true)
    }
    while let index = firstImpact() { solveImpact(of: index, h, callbacks) }
  }

  /// Whether continuous collision considers contacts of two bodies.
  func isContinuousPair(_ a: Int32, _ b: Int32) -> Bool {
    bodies[a].isBullet || bodies[a].kind != .dynamic || bodies[b].isBullet
      || bodies[b].kind != .dynamic
  }

  /// Updates the flags of a body's contacts after it became a bullet, or ceased to be one.
  mutating func updateContinuousFlags(around body: Int32) {
    var edge = bodies[body].firstContact
    while edge != nullIndex {
      let index = edge >> 1
      if isContinuousPair(contacts[index].bodyA, contacts[index].bodyB) {
        contacts[index].flags.insert(.continuous)
      } else {
        contacts[index].flags.remove(.continuous)
      }
      let position = contacts[index].awakeIndex
      if position != nullIndex { awakeContacts[position] = AwakeContact(index, contacts[index]) }
      edge = contacts.next(edge)
    }
  }

  /// Whether the shapes of a contact begin the sub-step farther from an impact than they move.
  @inline(always)
  private func areFarApart(_ index: Int32) -> Bool {
    let contact = contacts.base + Int(index)
    let radii = contact.pointee.radiusA + contact.pointee.radiusB
    let (target, tolerance) = impactDistance(radii: radii, slop: tolerances.linearSlop)
    var gap = contact.pointee.manifold.gap + radii - target - 2 * tolerance
    guard gap > 0 else { return false }
    if contact.pointee.isTouching, arePolygons(contact) {
      // The manifold may be that of an earlier step.
      guard let startA = startPose(contact.pointee.bodyA),
        let startB = startPose(contact.pointee.bodyB)
      else { return false }
      gap -= motion(of: contact, to: startA.relative(startB))
      guard gap > 0 else { return false }
    }
    let isFirstDynamic = bodies[contact.pointee.bodyA].kind == .dynamic
    return gap
      > (isFirstDynamic
        ? maxRelativeDisplacement(
          contact.pointee.shapeA, contact.pointee.bodyA, seenFrom: contact.pointee.bodyB)
        : maxRelativeDisplacement(
          contact.pointee.shapeB, contact.pointee.bodyB, seenFrom: contact.pointee.bodyA))
  }

  /// The pose of a body when the sub-step began; nil if it sleeps.
  @inline(always)
  private func startPose(_ body: Int32) -> Pose? {
    let record = bodies.base + Int(body)
    guard record.pointee.isAwake else {
      return record.pointee.kind == .static ? pose(body) : nil
    }
    let q = record.pointee.q0
    return Pose(p: record.pointee.c0 - q * record.pointee.localCenter, q: q)
  }

  /// An upper bound of the displacement of any point of a shape in this sub-step, relative to
  /// another body, whose frame turns.
  ///
  /// Bodies move by dc and turn by da at constant rates over a sub-step of duration 1. A point at r
  /// from the center of the first body has the velocity u + (da1 - da2) x r in the frame of the
  /// second, with u(t) = dc1 - dc2 - da2 x (d + t (dc1 - dc2)), and d the initial distance of the
  /// centers. u is linear in t, so its length is largest at an end.
  @inline(always)
  private func maxRelativeDisplacement(
    _ shape: Int32, _ body: Int32, seenFrom other: Int32
  ) -> Float {
    let shape = shapes.base + Int(shape)
    let (record, end) = (bodies.base + Int(body), bodyStates.base + Int(body))
    let (otherRecord, otherEnd) = (bodies.base + Int(other), bodyStates.base + Int(other))
    let translation =
      (end.pointee.c - record.pointee.c0) - (otherEnd.pointee.c - otherRecord.pointee.c0)
    let otherRotation = otherEnd.pointee.a - otherRecord.pointee.a0
    let first =
      translation - cross(otherRotation, record.pointee.c0 - otherRecord.pointee.c0)
    let last = first - cross(otherRotation, translation)
    let rotation = (end.pointee.a - record.pointee.a0) - otherRotation
    let arm = (shape.pointee.centroid - record.pointee.localCenter).length
    return max(first.lengthSquared, last.lengthSquared).squareRoot()
      + rotation.magnitude * (arm + shape.pointee.extent)
  }

  /// Returns the candidate with the earliest impact time, or nil.
  private mutating func firstImpact() -> Int32? {
    var first: Int32?
    var time: Float = 1 - 10 * Float.ulpOfOne
    var keptCount = 0
    for i in 0..<scratch.impactCandidates.count {
      let index = scratch.impactCandidates[i]
      let contact = contacts.base + Int(index)
      guard contact.pointee.flags.contains(.impactTimeKnown), contact.pointee.impactTime < 1 else {
        contact.pointee.flags.remove(.impactCandidate)
        continue
      }
      scratch.impactCandidates[keptCount] = index
      keptCount += 1
      if contact.pointee.impactTime < time {
        time = contact.pointee.impactTime
        first = index
      }
    }
    scratch.impactCandidates.truncate(to: keptCount)
    return first
  }

  /// Computes the impact time of a contact and adds it to the candidates if it is within the
  /// sub-step.
  private mutating func computeImpactTime(_ index: Int32, isFirst: Bool = false) {
    let contact = contacts.base + Int(index)
    guard contact.pointee.flags.contains(.continuous), contact.pointee.isSolid,
      !contact.pointee.flags.contains(.impactTimeKnown)
    else { return }
    let bodyA = bodies.base + Int(contact.pointee.bodyA)
    let bodyB = bodies.base + Int(contact.pointee.bodyB)
    if contact.pointee.isTouching, contact.pointee.impactCount == 0,
      bodyA.pointee.formsJointedPair(with: bodyB.pointee)
    {
      return
    }
    // The gap of the narrow phase is valid until the first impact.
    if isFirst, areFarApart(index) { return }

    // Advance both sweeps to the later of their start times.
    var sweepA = sweep(contact.pointee.bodyA)
    var sweepB = sweep(contact.pointee.bodyB)
    let alpha0 = max(
      bodyA.pointee.isAwake ? sweepA.alpha0 : 0, bodyB.pointee.isAwake ? sweepB.alpha0 : 0)
    contact.pointee.flags.insert(.impactTimeKnown)
    contact.pointee.impactTime = 1
    guard alpha0 < 1 else { return }
    if bodyA.pointee.isAwake { if sweepA.alpha0 < alpha0 { sweepA.advance(to: alpha0) } }
    if bodyB.pointee.isAwake { if sweepB.alpha0 < alpha0 { sweepB.advance(to: alpha0) } }

    let coreA = core(contact.pointee.shapeA)
    let coreB = core(contact.pointee.shapeB)
    guard
      let beta = timeOfImpact(
        coreA, sweepA, coreB, sweepB, slop: tolerances.linearSlop,
        margin: isSolvedSoftly(contact) ? tolerances.linearSlop : nil)
    else { return }
    let impact = alpha0 + (1 - alpha0) * beta
    guard impact < 1 else { return }
    contact.pointee.impactTime = impact
    guard !contact.pointee.flags.contains(.impactCandidate) else { return }
    contact.pointee.flags.insert(.impactCandidate)
    scratch.impactCandidates.append(index)
  }

  /// Whether a contact has been solved by the soft step, which lets loads press shapes together.
  ///
  /// Where they are as near as after an impact, and approach slowly, there is none: its position
  /// correction would throw the shape up, again and again.
  @inline(always)
  private func isSolvedSoftly(_ contact: UnsafeMutablePointer<ContactRecord>) -> Bool {
    settings.solver == .softStep && contact.pointee.isTouching && contact.pointee.impactCount == 0
  }

  @inline(always)
  private func sweep(_ index: Int32) -> Sweep {
    let body = bodies.base + Int(index)
    let bodyState = bodyStates.base + Int(index)
    return Sweep(
      localCenter: body.pointee.localCenter, c0: body.pointee.c0, c: bodyState.pointee.c,
      a0: body.pointee.a0, a: bodyState.pointee.a, alpha0: body.pointee.alpha0)
  }

  /// The motion of a body, restored if an impact turns out to be none.
  struct SavedMotion {
    let c0: Vec2
    let a0: Float
    let q0: Rot
    let alpha0: Float
    let bodyState: BodyState
    let p: Vec2
  }

  func savedMotion(_ index: Int32) -> SavedMotion {
    let body = bodies[index]
    return SavedMotion(
      c0: body.c0, a0: body.a0, q0: body.q0, alpha0: body.alpha0, bodyState: bodyStates[index],
      p: body.p)
  }

  mutating func restore(_ index: Int32, _ saved: SavedMotion) {
    bodies[index].c0 = saved.c0
    bodies[index].a0 = saved.a0
    bodies[index].q0 = saved.q0
    bodies[index].alpha0 = saved.alpha0
    bodies[index].p = saved.p
    bodyStates[index] = saved.bodyState
  }

  /// Advances a body to a fraction of the sub-step and restarts its sweep there.
  mutating func advance(_ index: Int32, to alpha: Float) {
    guard bodies[index].isAwake, bodies[index].alpha0 <= alpha else { return }
    var sweep = sweep(index)
    sweep.advance(to: alpha)
    bodyStates[index].c = sweep.c0
    bodyStates[index].a = sweep.a0
    synchronizePose(index)
    bodies[index].c0 = sweep.c0
    bodies[index].a0 = sweep.a0
    bodies[index].q0 = bodyStates[index].q
    bodies[index].alpha0 = alpha
  }

  /// Moves the bodies of a contact to their time of impact, solves the impact and integrates the
  /// rest.
  private mutating func solveImpact(of index: Int32, _ h: Float, _ callbacks: StepCallbacks?) {
    let alpha = contacts[index].impactTime
    let a = contacts[index].bodyA
    let b = contacts[index].bodyB
    let savedMotionA = savedMotion(a)
    let savedMotionB = savedMotion(b)
    advance(a, to: alpha)
    advance(b, to: alpha)
    updateManifold(index)
    if contacts[index].isTouching { modifyContact(index, contacts[index].manifold, callbacks) }
    contacts[index].impactCount += 1
    contacts[index].flags.remove(.impactTimeKnown)
    let isStopped = contacts[index].isTouching && contacts[index].isSolid
    guard isStopped, contacts[index].impactCount <= Constants.maxImpactsPerContact else {
      let impactDistance = isStopped ? coreDistance(index) : nil
      restore(a, savedMotionA)
      restore(b, savedMotionB)
      // After too many impacts, stop the bodies where they next approach each other, if they do.
      if let impactDistance,
        let holdTime = timeOfApproach(index, than: impactDistance, after: alpha)
      {
        endMotion(of: a, at: holdTime)
        endMotion(of: b, at: holdTime)
      }
      skipFurtherImpacts(index)
      return
    }

    scratch.impactContacts.removeAll()
    scratch.impactBodies.removeAll()
    addToIsland(body: a)
    addToIsland(body: b)
    addToIsland(contact: index)
    addTouchingContacts(a, alpha)
    addTouchingContacts(b, alpha)
    solveImpactIsland((1 - alpha) * h, of: h, a, b)

    for i in 0..<scratch.impactContacts.count {
      contacts[scratch.impactContacts[i]].flags.remove(.inImpact)
    }
    for i in 0..<scratch.impactBodies.count {
      let body = scratch.impactBodies[i]
      bodies[body].flags.remove(.inImpact)
      if bodies[body].isAwake { refreshBoxes(ofBody: body) }
    }
    if !movedShapes.isEmpty { findPairs(callbacks) }
    // Recompute the impact times of all contacts of these bodies.
    for i in 0..<scratch.impactBodies.count {
      let body = scratch.impactBodies[i]
      guard bodies[body].kind == .dynamic else { continue }
      var edge = bodies[body].firstContact
      while edge != nullIndex {
        contacts[edge >> 1].flags.remove(.impactTimeKnown)
        computeImpactTime(edge >> 1)
        edge = contacts.next(edge)
      }
    }
  }

  /// Stops a body for the rest of the sub-step; contacts that do not stop it are unaffected.
  private mutating func endMotion(of body: Int32, at alpha: Float) {
    guard bodies[body].kind == .dynamic, bodies[body].isAwake else { return }
    advance(body, to: alpha)
    bodies[body].alpha0 = 1
    refreshBoxes(ofBody: body)
  }

  /// The fraction of the sub-step at which the cores approach by half a slop from a given distance.
  ///
  /// The bodies must not stop at once: bodies that rotate against each other would stop in every
  /// sub-step, and forces would accelerate them without limit.
  private func timeOfApproach(
    _ index: Int32, than distance: Float, after alpha: Float
  ) -> Float? {
    let contact = contacts[index]
    var sweepA = sweep(contact.bodyA)
    var sweepB = sweep(contact.bodyB)
    if bodies[contact.bodyA].isAwake, sweepA.alpha0 < alpha { sweepA.advance(to: alpha) }
    if bodies[contact.bodyB].isAwake, sweepB.alpha0 < alpha { sweepB.advance(to: alpha) }
    let approach = 0.5 * min(tolerances.linearSlop, distance)
    guard
      let beta = timeToDistance(
        core(contact.shapeA), sweepA, core(contact.shapeB), sweepB, to: distance - approach,
        tolerance: 0.5 * approach)
    else { return nil }
    let time = alpha + (1 - alpha) * beta
    return time < 1 ? time : nil
  }

  private func coreDistance(_ index: Int32) -> Float {
    let contact = contacts[index]
    return Distance(
      core(contact.shapeA), pose(contact.bodyA), core(contact.shapeB), pose(contact.bodyB)
    ).distance
  }

  /// Disables further impacts of a contact in this sub-step.
  private mutating func skipFurtherImpacts(_ index: Int32) {
    contacts[index].flags.insert(.impactTimeKnown)
    contacts[index].impactTime = 1
  }
}
