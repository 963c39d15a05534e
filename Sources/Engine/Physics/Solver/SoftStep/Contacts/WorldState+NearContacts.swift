// Contacts of the soft step between shapes that are apart when the step begins but may meet within
// it. Pairs that move by less than `speculativeDistance` collide once, with that margin, before the
// contacts are ordered. Faster pairs collide again in each sub-step until they are as near, so that
// a body that passes a corner is not stopped by the plane of a face that it never meets.
//
// Contacts that are collided again, see WorldState+TurnedContacts, join these if they come apart.

/// A pair that may begin to touch within the step.
struct NearPair: BitwiseCopyable {
  let contact: Int32
  /// A lower bound of the distance of the surfaces.
  var gap: Float
  /// A bound of the relative motion in a sub-step.
  var motion: Float
}

/// What the narrow phase knows of a contact that is solved before its shapes touch.
struct NearState: BitwiseCopyable {
  let contact: Int32
  let gap: Float
  let pose: Pose
}

/// What the collision of a near pair found.
private enum NearResult {
  /// The shapes are farther apart than the margin.
  case apart
  /// The shapes may meet, but do not act on each other.
  case ignored
  /// The contact has a manifold, which is to be solved.
  case solved
}

extension WorldState {
  /// The distance up to which contact points are speculative, four slops.
  private var speculativeDistance: Float { 4 * tolerances.linearSlop }

  /// Lists the contacts that may begin within the step, and wakes bodies that may be hit.
  mutating func findNearContacts(_ duration: Float) {
    scratch.nearContacts.removeAll()
    scratch.nearStates.removeAll()
    var i = 0
    while i < awakeContacts.count {
      let index = awakeContacts[i].index
      i += 1
      let contact = contacts.base + Int(index)
      guard !contact.pointee.isTouching, !contact.pointee.isSensor else { continue }
      let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
      guard bodies.base[Int(a)].kind == .dynamic || bodies.base[Int(b)].kind == .dynamic else {
        continue
      }
      // Tight boxes are those of cores.
      let boxes = shapeBoxes.base[Int(contact.pointee.shapeA)].tight.gap(
        to: shapeBoxes.base[Int(contact.pointee.shapeB)].tight)
      let gap = max(
        contact.pointee.manifold.gap, boxes - contact.pointee.radiusA - contact.pointee.radiusB)
      let greatestMotion = greatestMotion(contact, duration)
      guard gap <= greatestMotion + speculativeDistance else { continue }
      let motion = min(greatestMotion, relativeMotion(contact, duration))
      guard gap <= motion + speculativeDistance else { continue }
      if gap <= motion {
        wake(a, ifHitBy: b)
        wake(b, ifHitBy: a)
      }
      guard isActive(a), isActive(b) else { continue }
      scratch.nearContacts.append(
        NearPair(contact: index, gap: gap, motion: motion / Float(settings.softSubSteps)))
    }
  }

  /// Wakes a body that sleeps, unless the other one rests: two islands that lie near each other would
  /// otherwise wake each other in turns.
  ///
  /// A body that is awake may rest: a ball on a chain is near a segment that it cannot touch.
  private mutating func wake(_ body: Int32, ifHitBy other: Int32) {
    if !bodies[body].isAwake, bodies[other].sleepTime == 0 { wake(body) }
  }

  private func isActive(_ body: Int32) -> Bool {
    bodies[body].kind == .static || bodies[body].isAwake
  }

  // MARK: Bounds of motion

  /// A bound of the relative motion of two shapes in a time, from the speeds of both.
  private mutating func greatestMotion(
    _ contact: UnsafeMutablePointer<ContactRecord>, _ time: Float
  ) -> Float {
    let speeds =
      speed(contact.pointee.shapeA, contact.pointee.bodyA)
      + speed(contact.pointee.shapeB, contact.pointee.bodyB)
    return time * (speeds + time * settings.gravity.length)
  }

  @inline(always)
  private func speed(_ shape: Int32, _ body: Int32) -> Float {
    let (record, state) = (shapes.base + Int(shape), bodyStates.base + Int(body))
    let lever = (record.pointee.centroid - bodies.base[Int(body)].localCenter).length
    return state.pointee.v.length + state.pointee.w.magnitude * (lever + record.pointee.extent)
  }

  /// A bound of the relative motion of two shapes in a time, from velocities and gravity.
  ///
  /// Bodies that turn together, as in a drum, hardly move in the frame of either.
  private mutating func relativeMotion(
    _ contact: UnsafeMutablePointer<ContactRecord>, _ time: Float
  ) -> Float {
    let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
    let speed = min(
      speed(contact.pointee.shapeA, a, seenFrom: b, time),
      speed(contact.pointee.shapeB, b, seenFrom: a, time))
    return time * (speed + time * settings.gravity.length)
  }

  /// The maximum speed of a point of a shape in the frame of another body, which turns.
  ///
  /// The velocity of the centroid in that frame is linear in time at constant velocities, so that it
  /// is largest at one of both ends; see `maxRelativeDisplacement`.
  @inline(always)
  private func speed(
    _ shape: Int32, _ body: Int32, seenFrom other: Int32, _ time: Float
  ) -> Float {
    let (record, state) = (shapes.base + Int(shape), bodyStates.base + Int(body))
    let frame = bodyStates.base + Int(other)
    let arm =
      state.pointee.q * (record.pointee.centroid - bodies.base[Int(body)].localCenter)
    let velocity = state.pointee.v + cross(state.pointee.w, arm) - frame.pointee.v
    let first = velocity - cross(frame.pointee.w, state.pointee.c + arm - frame.pointee.c)
    let last = first - time * cross(frame.pointee.w, velocity)
    return max(first.lengthSquared, last.lengthSquared).squareRoot()
      + (state.pointee.w - frame.pointee.w).magnitude * record.pointee.extent
  }

  // MARK: Collision

  /// Collides near contacts before the first sub-step; those within the speculative distance are
  /// marked for `orderContacts`.
  mutating func collideNearContacts(_ callbacks: StepCallbacks?) {
    var keptCount = 0
    for i in 0..<scratch.nearContacts.count {
      var pair = scratch.nearContacts[i]
      guard collide(&pair, callbacks) == .apart, isFast(pair) else { continue }
      scratch.nearContacts[keptCount] = pair
      keptCount += 1
    }
    scratch.nearContacts.truncate(to: keptCount)
  }

  /// Collides near contacts again within the step, and adds those within the speculative distance to
  /// the constraints.
  mutating func collideNearContacts(
    _ context: SoftStepContext, _ start: StepContext, _ callbacks: StepCallbacks?
  ) {
    var keptCount = 0
    for i in 0..<scratch.nearContacts.count {
      var pair = scratch.nearContacts[i]
      pair.motion = relativeMotion(contacts.base + Int(pair.contact), context.h)
      pair.gap -= pair.motion
      if pair.gap <= margin(pair) {
        guard collide(&pair, context, start, callbacks) == .apart, isFast(pair) else { continue }
      }
      scratch.nearContacts[keptCount] = pair
      keptCount += 1
    }
    scratch.nearContacts.truncate(to: keptCount)
  }

  /// Collides a contact within the step that was solved before; it is watched if it is apart.
  mutating func collideAgain(
    _ index: Int32, _ context: SoftStepContext, _ start: StepContext, _ callbacks: StepCallbacks?
  ) {
    let motion = relativeMotion(contacts.base + Int(index), context.h)
    var pair = NearPair(contact: index, gap: 0, motion: motion)
    if collide(&pair, context, start, callbacks) == .apart, isFast(pair) {
      scratch.nearContacts.append(pair)
    }
  }

  /// Collides a pair at the present poses, and adds a constraint if it is to be solved.
  private mutating func collide(
    _ pair: inout NearPair, _ context: SoftStepContext, _ start: StepContext,
    _ callbacks: StepCallbacks?
  ) -> NearResult {
    let contact = contacts.base + Int(pair.contact)
    synchronizeMovingPose(contact.pointee.bodyA)
    synchronizeMovingPose(contact.pointee.bodyB)
    let result = collide(&pair, callbacks)
    if result == .solved {
      clearMotion(ofStatic: contact.pointee.bodyA)
      clearMotion(ofStatic: contact.pointee.bodyB)
      addSoftContact(pair.contact, context, start)
    }
    return result
  }

  private func margin(_ pair: NearPair) -> Float { max(speculativeDistance, 2 * pair.motion) }

  /// Whether a pair moves so fast that it is watched in each sub-step.
  private func isFast(_ pair: NearPair) -> Bool {
    pair.motion * Float(settings.softSubSteps) > speculativeDistance
  }

  /// Collides a pair with a margin.
  ///
  /// A contact that begins has the flag `near` if it is solved.
  private mutating func collide(
    _ pair: inout NearPair, _ callbacks: StepCallbacks?
  ) -> NearResult {
    let index = pair.contact
    let contact = contacts.base + Int(index)
    let margin = margin(pair)
    let poseA = pose(contact.pointee.bodyA)
    let poseB = pose(contact.pointee.bodyB)
    var coreA = core(contact.pointee.shapeA)
    if shapes[contact.pointee.shapeB].kind == .circle { coreA = coreA.grown(by: margin) }
    var manifold = Physics.collide(
      coreA, poseA, core(contact.pointee.shapeB), poseB, reach: contact.pointee.reach + margin,
      slop: tolerances.linearSlop)
    guard manifold.count > 0 else {
      // The gap is at least the margin, except at rounded corners, where it is not known.
      pair.gap = manifold.gap
      return .apart
    }
    let wasSolved = contact.pointee.isTouching || contact.pointee.flags.contains(.near)
    if !wasSolved, passesOneWayShape(contact.pointee, manifold) { return .ignored }
    modifyContact(index, manifold, callbacks)
    guard contact.pointee.isSolid else {
      if !wasSolved { contact.pointee.flags.remove(.disabled) }
      return .ignored
    }
    if wasSolved {
      manifold.inheritImpulses(from: contact.pointee.manifold)
    } else {
      scratch.nearStates.append(
        NearState(
          contact: index, gap: contact.pointee.manifold.gap, pose: contact.pointee.manifoldPose))
      contact.pointee.flags.insert(.near)
      unmarkFar(contact.pointee)
      contact.pointee.impactImpulse = 0
    }
    contact.pointee.manifold = manifold
    // The gap may be that of a later sub-step.
    contact.pointee.manifold.gap = -.infinity
    contact.pointee.manifoldPose = poseA.relative(poseB)
    // A manifold with a margin is not for reuse.
    contact.pointee.manifoldPose.p.x += 4 * tolerances.linearSlop
    return .solved
  }

  private mutating func synchronizeMovingPose(_ body: Int32) {
    if bodies[body].kind != .static { synchronizePose(body) }
  }

  /// Begins the near contacts that have acted, and separates the others again.
  mutating func storeNearContacts() {
    for i in 0..<scratch.nearStates.count {
      let near = scratch.nearStates[i]
      let record = contacts.base + Int(near.contact)
      record.pointee.flags.remove(.near)
      if record.pointee.isTouching {
        appendEvent(
          described(event(near.contact, .began), record.pointee), contact: near.contact)
      } else {
        record.pointee.manifold = .separated(by: near.gap)
        record.pointee.manifoldPose = near.pose
        record.pointee.rollingImpulse = 0
      }
    }
  }
}
