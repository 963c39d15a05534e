/// The solver of impacts, for continuous collision.
///
/// After a sub-step, bodies whose swept shapes crossed another shape move back to their time of
/// impact. The contact is solved there and the remaining time is integrated, in the order of impact
/// times (Catto, "Continuous collision", GDC 2013).
///
/// Handles only pairs with a static, kinematic or bullet body; handling every pair costs more than
/// it improves. An impact moves its two bodies and the bodies in contact with them, not whole
/// islands. Its impulses are not stored for warm starting.
///
/// Jointed bodies that touch have been solved together with their joints, so they have no impact:
/// an impact ignores joints, so it would move each body off its path, and position correction would
/// lift it back, which adds energy.
///
/// Where bullets overlap deeply, impacts never end, since each moves bodies into others. The work
/// of a sub-step is therefore limited. Beyond the limit, bodies stop at their earliest impact, as
/// after too many impacts of a contact, which keeps them on their side of a wall.
struct ImpactSolver: ~Copyable {
  /// The contacts with an impact in this sub-step.
  private var impacts = ImpactQueue()
  /// The contacts of the bodies that take part in them.
  var neighbors = ImpactNeighbors()
  /// The remaining work budget of this sub-step, in contacts visited, approximately.
  private var workLeft = 0
  /// Whether the work of a sub-step was limited since the step began.
  var isLimited = false
  /// The contacts of the impact that is solved, their constraints, and the bodies.
  var contacts = Buffer<Int32>()
  var constraints = Buffer<ContactConstraint>()
  var bodies = Buffer<Int32>()

  mutating func solve(_ world: inout WorldState, _ h: Float, _ callbacks: StepCallbacks?) {
    impacts.removeAll()
    for i in 0..<world.awakeContacts.count where world.awakeContacts[i].isContinuous {
      let index = world.awakeContacts[i].index
      world.contacts[index].impactCount = 0
      updateImpactTime(&world, index, isFirst: true)
    }
    guard impacts.count > 0 else { return }
    neighbors.begin(&world, callbacks)
    copyNeighbors(&world)
    workLeft =
      Constants.minImpactWork + Constants.impactWorkPerContact * world.awakeContacts.count
    while true {
      // To find the first impact is work, too: the limit is that of a search through all of them.
      workLeft -= impacts.count / 8
      guard let first = impacts.first, first.time < Self.lastTime else { return }
      guard workLeft > 0 else { return stopAtImpacts(&world) }
      solveImpact(&world, first, h, callbacks)
    }
  }

  /// Whether the neighbors of a body are needed, and the body is not in the list of bodies yet.
  private func needsNeighbors(_ world: inout WorldState, _ body: Int32) -> Bool {
    world.bodies[body].kind == .dynamic && !world.bodies[body].flags.contains(.inImpact)
  }

  /// Copies the neighbors of the bodies that have impacts.
  private mutating func copyNeighbors(_ world: inout WorldState) {
    bodies.removeAll()
    for impact in impacts.all {
      let contact = world.contacts.base + Int(impact.contact)
      let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
      if needsNeighbors(&world, a) { addToIsland(&world, body: a) }
      if needsNeighbors(&world, b) { addToIsland(&world, body: b) }
    }
    for i in 0..<bodies.count { world.bodies[bodies[i]].flags.remove(.inImpact) }
    neighbors.copyLists(of: UnsafeBufferPointer(start: bodies.base, count: bodies.count), &world)
  }

  /// The time from which on an impact is left to the next sub-step.
  private static let lastTime: Float = 1 - 10 * Float.ulpOfOne

  /// Whether the shapes of a contact begin the sub-step farther from an impact than they move.
  @inline(always)
  private func areFarApart(_ world: inout WorldState, _ index: Int32) -> Bool {
    let contact = world.contacts.base + Int(index)
    let radii = contact.pointee.radiusA + contact.pointee.radiusB
    let (target, tolerance) = impactDistance(radii: radii, slop: world.tolerances.linearSlop)
    var gap = contact.pointee.manifold.gap + radii - target - 2 * tolerance
    guard gap > 0 else { return false }
    if contact.pointee.isTouching, world.arePolygons(contact) {
      // The manifold may be from an earlier step.
      guard let startA = world.startPose(contact.pointee.bodyA),
        let startB = world.startPose(contact.pointee.bodyB)
      else { return false }
      gap -= world.motion(of: contact, to: startA.relative(startB))
      guard gap > 0 else { return false }
    }
    let isFirstDynamic = world.bodies[contact.pointee.bodyA].kind == .dynamic
    return gap
      > (isFirstDynamic
        ? world.maxRelativeDisplacement(
          contact.pointee.shapeA, contact.pointee.bodyA, seenFrom: contact.pointee.bodyB)
        : world.maxRelativeDisplacement(
          contact.pointee.shapeB, contact.pointee.bodyB, seenFrom: contact.pointee.bodyA))
  }

  /// Computes the impact time of a contact, and adds it to the impacts if it has one within the
  /// sub-step, else removes it.
  private mutating func updateImpactTime(
    _ world: inout WorldState, _ index: Int32, isFirst: Bool = false
  ) {
    if let time = impactTime(&world, index, isFirst: isFirst) {
      impacts.set(time, of: index)
    } else {
      impacts.remove(index)
    }
  }

  /// Does the same for two discs around the centers of mass, whose records are not read.
  @inline(always)
  private mutating func updateImpactTime(
    _ world: inout WorldState, ofDiscs body: Int32, _ neighbor: ImpactNeighbors.Neighbor
  ) {
    if let time = world.impactTime(ofDiscs: body, neighbor) {
      impacts.set(time, of: neighbor.contact)
    } else {
      impacts.remove(neighbor.contact)
    }
  }

  /// Returns the impact time of a contact; nil if there is none within the sub-step.
  @inline(always)
  private func impactTime(
    _ world: inout WorldState, _ index: Int32, isFirst: Bool
  ) -> Float? {
    let contact = world.contacts.base + Int(index)
    guard contact.pointee.flags.contains(.continuous), contact.pointee.isSolid else { return nil }
    let bodyA = world.bodies.base + Int(contact.pointee.bodyA)
    let bodyB = world.bodies.base + Int(contact.pointee.bodyB)
    if contact.pointee.isTouching, contact.pointee.impactCount == 0,
      bodyA.pointee.formsJointedPair(with: bodyB.pointee)
    {
      return nil
    }
    // The gap of the narrow phase is valid until the first impact.
    if isFirst, areFarApart(&world, index) { return nil }

    // Advance both sweeps to the later of their start times.
    var sweepA = world.sweep(contact.pointee.bodyA)
    var sweepB = world.sweep(contact.pointee.bodyB)
    let alpha0 = max(
      bodyA.pointee.isAwake ? sweepA.alpha0 : 0, bodyB.pointee.isAwake ? sweepB.alpha0 : 0)
    guard alpha0 < 1 else { return nil }
    if bodyA.pointee.isAwake { if sweepA.alpha0 < alpha0 { sweepA.advance(to: alpha0) } }
    if bodyB.pointee.isAwake { if sweepB.alpha0 < alpha0 { sweepB.advance(to: alpha0) } }

    let coreA = world.core(contact.pointee.shapeA)
    let coreB = world.core(contact.pointee.shapeB)
    guard
      let beta = timeOfImpact(
        coreA, sweepA, coreB, sweepB, slop: world.tolerances.linearSlop,
        margin: isSolvedSoftly(&world, contact) ? world.tolerances.linearSlop : nil)
    else { return nil }
    let impact = alpha0 + (1 - alpha0) * beta
    return impact < 1 ? impact : nil
  }

  /// Whether a contact has been solved by the soft step, in which loads press shapes together.
  ///
  /// Shapes that are as close as after an impact, and approach slowly, have no impact: its position
  /// correction would throw the shape up in every step.
  @inline(always)
  private func isSolvedSoftly(
    _ world: inout WorldState, _ contact: UnsafeMutablePointer<ContactRecord>
  ) -> Bool {
    world.settings.solver == .softStep && contact.pointee.isTouching
      && contact.pointee.impactCount == 0
  }

  /// Moves the bodies of a contact to their time of impact, solves the impact and integrates the
  /// rest.
  private mutating func solveImpact(
    _ world: inout WorldState, _ impact: ImpactQueue.Impact, _ h: Float,
    _ callbacks: StepCallbacks?
  ) {
    let index = impact.contact
    let alpha = impact.time
    let a = world.contacts[index].bodyA
    let b = world.contacts[index].bodyB
    let savedMotionA = world.savedMotion(a)
    let savedMotionB = world.savedMotion(b)
    world.advance(a, to: alpha)
    world.advance(b, to: alpha)
    world.updateManifold(index)
    if world.contacts[index].isTouching {
      neighbors.setTouching(index)
      world.modifyContact(index, world.contacts[index].manifold, callbacks)
    }
    world.contacts[index].impactCount += 1
    let isStopped = world.contacts[index].isTouching && world.contacts[index].isSolid
    guard isStopped, world.contacts[index].impactCount <= Constants.maxImpactsPerContact else {
      let impactDistance = isStopped ? coreDistance(&world, index) : nil
      world.restore(a, savedMotionA)
      world.restore(b, savedMotionB)
      // After too many impacts, stop the bodies where they next approach each other, if they do.
      if let impactDistance,
        let holdTime = timeOfApproach(&world, index, than: impactDistance, after: alpha)
      {
        endMotion(&world, of: a, at: holdTime)
        endMotion(&world, of: b, at: holdTime)
      }
      impacts.remove(index)
      return
    }

    contacts.removeAll()
    bodies.removeAll()
    addToIsland(&world, body: a)
    addToIsland(&world, body: b)
    addToIsland(&world, contact: index)
    addTouchingContacts(&world, a, alpha)
    addTouchingContacts(&world, b, alpha)
    solveIsland(&world, (1 - alpha) * h, of: h, a, b)
    workLeft -= world.settings.velocityIterations * contacts.count

    for i in 0..<contacts.count {
      world.contacts[contacts[i]].flags.remove(.inImpact)
    }
    for i in 0..<bodies.count {
      let body = bodies[i]
      world.bodies[body].flags.remove(.inImpact)
      if world.bodies[body].isAwake { world.refreshBoxes(ofBody: body) }
    }
    if !world.movedShapes.isEmpty { world.findPairs(callbacks) }
    // Recompute the impact times of all contacts of these bodies.
    for i in 0..<bodies.count {
      let body = bodies[i]
      guard world.bodies[body].kind == .dynamic else { continue }
      let neighbors = neighbors.neighbors(of: body, &world)
      workLeft -= neighbors.count
      updateImpactTimes(&world, of: body, neighbors)
    }
  }

  /// Computes the impact times of a body's contacts, the first of its list first.
  private mutating func updateImpactTimes(
    _ world: inout WorldState, of body: Int32,
    _ neighbors: UnsafeBufferPointer<ImpactNeighbors.Neighbor>
  ) {
    var end = neighbors.count
    while end > 0 {
      let group = UnsafeBufferPointer(rebasing: neighbors[max(0, end - 4)..<end])
      end -= group.count
      let apart = group.count == 4 ? world.neighborsApart(body, group) : 0
      for i in group.indices.reversed() {
        if apart & 1 &<< UInt32(truncatingIfNeeded: i) != 0 {
          impacts.remove(group[i].contact)
        } else if group[i].areDiscs {
          updateImpactTime(&world, ofDiscs: body, group[i])
        } else {
          updateImpactTime(&world, group[i].contact)
        }
      }
    }
  }

  /// Stops the bodies of all impacts that are left for the rest of the sub-step, the earliest
  /// first.
  private mutating func stopAtImpacts(_ world: inout WorldState) {
    isLimited = true
    var remaining = impacts.all
    remaining.sort {
      $0.time == $1.time ? $0.contact < $1.contact : $0.time < $1.time
    }
    for impact in remaining {
      let contact = world.contacts[impact.contact]
      endMotion(&world, of: contact.bodyA, at: impact.time)
      endMotion(&world, of: contact.bodyB, at: impact.time)
    }
  }

  /// Stops a body for the rest of the sub-step; contacts that do not stop it are unaffected.
  private mutating func endMotion(_ world: inout WorldState, of body: Int32, at alpha: Float) {
    guard world.bodies[body].kind == .dynamic, world.bodies[body].isAwake,
      world.bodies[body].alpha0 < 1
    else { return }
    world.advance(body, to: alpha)
    world.bodies[body].alpha0 = 1
    world.refreshBoxes(ofBody: body)
  }

  /// The fraction of the sub-step at which the cores approach by half a slop from a given distance.
  ///
  /// The bodies must not stop immediately: bodies that rotate against each other would stop in
  /// every sub-step, and forces would accelerate them without limit.
  private func timeOfApproach(
    _ world: inout WorldState,
    _ index: Int32, than distance: Float, after alpha: Float
  ) -> Float? {
    let contact = world.contacts[index]
    var sweepA = world.sweep(contact.bodyA)
    var sweepB = world.sweep(contact.bodyB)
    if world.bodies[contact.bodyA].isAwake, sweepA.alpha0 < alpha { sweepA.advance(to: alpha) }
    if world.bodies[contact.bodyB].isAwake, sweepB.alpha0 < alpha { sweepB.advance(to: alpha) }
    let approach = 0.5 * min(world.tolerances.linearSlop, distance)
    guard
      let beta = timeToDistance(
        world.core(contact.shapeA), sweepA, world.core(contact.shapeB), sweepB,
        to: distance - approach,
        tolerance: 0.5 * approach)
    else { return nil }
    let time = alpha + (1 - alpha) * beta
    return time < 1 ? time : nil
  }

  private func coreDistance(_ world: inout WorldState, _ index: Int32) -> Float {
    let contact = world.contacts[index]
    return Distance(
      world.core(contact.shapeA), world.pose(contact.bodyA), world.core(contact.shapeB),
      world.pose(contact.bodyB)
    ).distance
  }
}
