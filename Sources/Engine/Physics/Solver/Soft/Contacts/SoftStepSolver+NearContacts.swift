// Contacts of the soft step between shapes that are apart when the step begins but may meet within
// it. Pairs that move by less than `speculativeDistance` are collided once, with that margin,
// before the contacts are ordered. Faster pairs are collided again in each sub-step until they are
// that close, so that a body that passes a corner is not stopped by the plane of a face that it
// never reaches.
//
// Contacts that are collided again, see SoftStepSolver+TurnedContacts, join these if they come
// apart.

/// A pair that may begin to touch within the step.
struct NearPair: BitwiseCopyable {
  let contact: Int32
  /// A lower bound of the distance of the surfaces.
  var gap: Float
  /// A bound of the relative motion in a sub-step.
  var motion: Float
}

/// The narrow phase's state of a contact that is solved before its shapes touch.
struct NearState: BitwiseCopyable {
  let contact: Int32
  let gap: Float
  let pose: Pose
}

/// The result of colliding a near pair.
private enum NearResult {
  /// The shapes are farther apart than the margin.
  case apart
  /// The shapes may meet, but do not act on each other.
  case ignored
  /// The contact has a manifold, which is to be solved.
  case solved
}

extension SoftStepSolver {
  /// Lists the contacts that may begin within the step, and wakes bodies that may be hit.
  mutating func findNearContacts(_ world: inout WorldState, _ duration: Float) {
    near.removeAll()
    nearStates.removeAll()
    var i = 0
    while i < world.awakeContacts.count {
      let index = world.awakeContacts[i].index
      i += 1
      let contact = world.contacts.base + Int(index)
      guard !contact.pointee.isTouching, !contact.pointee.isSensor else { continue }
      let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
      guard world.bodies.base[Int(a)].kind == .dynamic || world.bodies.base[Int(b)].kind == .dynamic
      else {
        continue
      }
      // Tight boxes are those of cores.
      let boxes = world.shapeBoxes.base[Int(contact.pointee.shapeA)].tight.gap(
        to: world.shapeBoxes.base[Int(contact.pointee.shapeB)].tight)
      let gap = max(
        contact.pointee.manifold.gap, boxes - contact.pointee.radiusA - contact.pointee.radiusB)
      let greatestMotion = world.greatestMotion(contact, duration)
      guard gap <= greatestMotion + world.speculativeDistance else { continue }
      let motion = min(greatestMotion, world.relativeMotion(contact, duration))
      guard gap <= motion + world.speculativeDistance else { continue }
      if gap <= motion {
        wake(&world, a, ifHitBy: b)
        wake(&world, b, ifHitBy: a)
      }
      guard isActive(&world, a), isActive(&world, b) else { continue }
      near.append(
        NearPair(contact: index, gap: gap, motion: motion / Float(world.settings.softSubSteps)))
    }
  }

  /// Wakes a sleeping body, unless the other one rests: two islands that lie near each other would
  /// otherwise wake each other alternately.
  ///
  /// A body that is awake may be at rest: a ball on a chain is near a segment that it cannot touch.
  private mutating func wake(_ world: inout WorldState, _ body: Int32, ifHitBy other: Int32) {
    if !world.bodies[body].isAwake, world.bodies[other].sleepTime == 0 { world.wake(body) }
  }

  private func isActive(_ world: inout WorldState, _ body: Int32) -> Bool {
    world.bodies[body].kind == .static || world.bodies[body].isAwake
  }

  // MARK: Collision

  /// Collides near contacts before the first sub-step; those within the speculative distance are
  /// marked for `SweepOrder`.
  mutating func collideNearContacts(_ world: inout WorldState, _ callbacks: StepCallbacks?) {
    var keptCount = 0
    for i in 0..<near.count {
      var pair = near[i]
      guard collide(&world, &pair, callbacks) == .apart, isFast(&world, pair) else { continue }
      near[keptCount] = pair
      keptCount += 1
    }
    near.truncate(to: keptCount)
  }

  /// Collides near contacts again within the step, and adds those within the speculative distance
  /// to the constraints.
  mutating func collideNearContacts(
    _ world: inout WorldState,
    _ context: SoftStepContext, _ start: StepContext, _ callbacks: StepCallbacks?
  ) {
    var keptCount = 0
    for i in 0..<near.count {
      var pair = near[i]
      pair.motion = world.relativeMotion(world.contacts.base + Int(pair.contact), context.h)
      pair.gap -= pair.motion
      if pair.gap <= margin(&world, pair) {
        guard collide(&world, &pair, context, start, callbacks) == .apart, isFast(&world, pair)
        else { continue }
      }
      near[keptCount] = pair
      keptCount += 1
    }
    near.truncate(to: keptCount)
  }

  /// Collides a contact within the step that was solved before; it is watched if it is apart.
  mutating func collideAgain(
    _ world: inout WorldState,
    _ index: Int32, _ context: SoftStepContext, _ start: StepContext, _ callbacks: StepCallbacks?
  ) {
    let motion = world.relativeMotion(world.contacts.base + Int(index), context.h)
    var pair = NearPair(contact: index, gap: 0, motion: motion)
    if collide(&world, &pair, context, start, callbacks) == .apart, isFast(&world, pair) {
      near.append(pair)
    }
  }

  /// Collides a pair at the present poses, and adds a constraint if it is to be solved.
  private mutating func collide(
    _ world: inout WorldState,
    _ pair: inout NearPair, _ context: SoftStepContext, _ start: StepContext,
    _ callbacks: StepCallbacks?
  ) -> NearResult {
    let contact = world.contacts.base + Int(pair.contact)
    synchronizeMovingPose(&world, contact.pointee.bodyA)
    synchronizeMovingPose(&world, contact.pointee.bodyB)
    let result = collide(&world, &pair, callbacks)
    if result == .solved {
      clearMotion(&world, ofStatic: contact.pointee.bodyA)
      clearMotion(&world, ofStatic: contact.pointee.bodyB)
      addSoftContact(&world, pair.contact, context, start)
    }
    return result
  }

  private func margin(_ world: inout WorldState, _ pair: NearPair) -> Float {
    max(world.speculativeDistance, 2 * pair.motion)
  }

  /// Whether a pair moves so fast that it is watched in each sub-step.
  private func isFast(_ world: inout WorldState, _ pair: NearPair) -> Bool {
    pair.motion * Float(world.settings.softSubSteps) > world.speculativeDistance
  }

  /// Collides a pair with a margin.
  ///
  /// A contact that begins has the flag `near` if it is solved.
  private mutating func collide(
    _ world: inout WorldState,
    _ pair: inout NearPair, _ callbacks: StepCallbacks?
  ) -> NearResult {
    let index = pair.contact
    let contact = world.contacts.base + Int(index)
    let margin = margin(&world, pair)
    let poseA = world.pose(contact.pointee.bodyA)
    let poseB = world.pose(contact.pointee.bodyB)
    var coreA = world.core(contact.pointee.shapeA)
    if world.shapes[contact.pointee.shapeB].kind == .circle { coreA = coreA.grown(by: margin) }
    var manifold = Physics.collide(
      coreA, poseA, world.core(contact.pointee.shapeB), poseB,
      reach: contact.pointee.reach + margin,
      slop: world.tolerances.linearSlop)
    guard manifold.count > 0 else {
      // The gap is at least the margin, except at rounded corners, where it is not known.
      pair.gap = manifold.gap
      return .apart
    }
    let wasSolved = contact.pointee.isTouching || contact.pointee.flags.contains(.near)
    if !wasSolved, world.passesOneWayShape(contact.pointee, manifold) { return .ignored }
    world.modifyContact(index, manifold, callbacks)
    guard contact.pointee.isSolid else {
      if !wasSolved { contact.pointee.flags.remove(.disabled) }
      return .ignored
    }
    if wasSolved {
      manifold.inheritImpulses(from: contact.pointee.manifold)
    } else {
      nearStates.append(
        NearState(
          contact: index, gap: contact.pointee.manifold.gap, pose: contact.pointee.manifoldPose))
      contact.pointee.flags.insert(.near)
      world.unmarkFar(contact.pointee)
      contact.pointee.impactImpulse = 0
    }
    contact.pointee.manifold = manifold
    // The gap may be that of a later sub-step.
    contact.pointee.manifold.gap = -.infinity
    contact.pointee.manifoldPose = poseA.relative(poseB)
    // A manifold with a margin must not be reused.
    contact.pointee.manifoldPose.p.x += 4 * world.tolerances.linearSlop
    return .solved
  }

  private mutating func synchronizeMovingPose(_ world: inout WorldState, _ body: Int32) {
    if world.bodies[body].kind != .static { world.synchronizePose(body) }
  }

  /// Begins the near contacts that have acted, and separates the others again.
  mutating func storeNearContacts(_ world: inout WorldState) {
    for i in 0..<nearStates.count {
      let near = nearStates[i]
      let record = world.contacts.base + Int(near.contact)
      record.pointee.flags.remove(.near)
      if record.pointee.isTouching {
        world.appendEvent(
          world.described(world.event(near.contact, .began), record.pointee), contact: near.contact)
      } else {
        record.pointee.manifold = .separated(by: near.gap)
        record.pointee.manifoldPose = near.pose
        record.pointee.rollingImpulse = 0
      }
    }
  }
}
