// Contacts of the soft step between shapes that are apart when the step begins but may meet within
// it. Pairs that move by less than `speculativeDistance` collide once, with that margin. Faster
// pairs collide anew in each sub-step until they are as near, so that a body that passes a corner
// is not stopped by the plane of a face that it never meets.

extension WorldState {
  /// The distance up to which contact points are speculative, four slops.
  private var speculativeDistance: Float { 4 * tolerances.linearSlop }

  /// Lists the contacts that may begin within the step, and wakes bodies that may be hit.
  mutating func findNearContacts(_ duration: Float) {
    scratch.nearContacts.removeAll()
    var i = 0
    while i < awakeContacts.count {
      let index = awakeContacts[i]
      i += 1
      let contact = contacts[index]
      guard !contact.isTouching, !contact.isSensor else { continue }
      guard bodies[contact.bodyA].kind == .dynamic || bodies[contact.bodyB].kind == .dynamic else {
        continue
      }
      let boxes = shapeBoxes[contact.shapeA].tight.gap(to: shapeBoxes[contact.shapeB].tight)
      // Tight boxes are those of cores.
      let gap = max(
        contact.manifold.gap, boxes - shapes[contact.shapeA].radius - shapes[contact.shapeB].radius)
      let motion = relativeMotion(contact, duration)
      guard gap <= motion + speculativeDistance else { continue }
      if gap <= motion {
        // Those that are awake may rest: a ball on a chain is near a segment that it cannot touch.
        if !bodies[contact.bodyA].isAwake { wake(contact.bodyA) }
        if !bodies[contact.bodyB].isAwake { wake(contact.bodyB) }
      }
      guard isActive(contact.bodyA), isActive(contact.bodyB) else { continue }
      scratch.nearContacts.append(index)
    }
  }

  private func isActive(_ body: Int32) -> Bool {
    bodies[body].kind == .static || bodies[body].isAwake
  }

  /// A bound of the relative motion of two shapes in a time, from velocities and gravity.
  private func relativeMotion(_ contact: ContactRecord, _ time: Float) -> Float {
    time * (speed(contact.shapeA, contact.bodyA) + speed(contact.shapeB, contact.bodyB))
      + time * time * settings.gravity.length
  }

  private func speed(_ shape: Int32, _ body: Int32) -> Float {
    let reach = (shapes[shape].centroid - bodies[body].localCenter).length + shapes[shape].extent
    return bodyStates[body].v.length + bodyStates[body].w.magnitude * reach
  }

  /// Collides near contacts, and moves those within the speculative distance to the constraints.
  mutating func collideNearContacts(
    _ duration: Float, _ context: SoftStepContext, _ callbacks: StepCallbacks?
  ) {
    var keptCount = 0
    for i in 0..<scratch.nearContacts.count {
      let index = scratch.nearContacts[i]
      let contact = contacts[index]
      synchronizeMovingPose(contact.bodyA)
      synchronizeMovingPose(contact.bodyB)
      let margin = max(speculativeDistance, 2 * relativeMotion(contact, context.h))
      let poseA = pose(contact.bodyA)
      let poseB = pose(contact.bodyB)
      var coreA = core(contact.shapeA)
      if shapes[contact.shapeB].kind == .circle { coreA = coreA.grown(by: margin) }
      let manifold = collide(
        coreA, poseA, core(contact.shapeB), poseB, reach: contact.reach + margin,
        slop: tolerances.linearSlop)
      guard manifold.count > 0 else {
        if relativeMotion(contact, duration) > speculativeDistance {
          scratch.nearContacts[keptCount] = index
          keptCount += 1
        }
        continue
      }
      if passesOneWayShape(contact, manifold) { continue }
      modifyContact(index, manifold, callbacks)
      guard contacts[index].isSolid else {
        contacts[index].flags.remove(.disabled)
        continue
      }
      contacts[index].impactImpulse = 0
      contacts[index].manifold = manifold
      contacts[index].manifoldPose = poseA.relative(poseB)
      // A manifold with a margin is not for reuse.
      contacts[index].manifoldPose.p.x += 4 * tolerances.linearSlop
      scratch.softContacts.append(
        SoftContact(
          index, contacts[index], manifold, isNear: true, poseA, shapes[contact.shapeA].radius,
          poseB, shapes[contact.shapeB].radius, warmStartRatio: 0,
          isCoupled: isCoupled(contact), context))
    }
    scratch.nearContacts.truncate(to: keptCount)
  }

  private mutating func synchronizeMovingPose(_ body: Int32) {
    if bodies[body].kind != .static { synchronizePose(body) }
  }

  /// Stores the impulses for the next step; near contacts that have acted begin to touch.
  mutating func storeSoftContacts() {
    for i in 0..<scratch.softContacts.count {
      let soft = scratch.softContacts[i]
      let record = contacts.base + Int(soft.contact)
      record.pointee.impactImpulse = max(record.pointee.impactImpulse, soft.impactImpulse)
      guard !soft.isNear || soft.hasActed else {
        record.pointee.manifold = .separated
        continue
      }
      record.pointee.manifold.p0.normalImpulse = soft.p0.normalImpulse
      record.pointee.manifold.p0.tangentImpulse = soft.p0.tangentImpulse
      record.pointee.manifold.p1.normalImpulse = soft.p1.normalImpulse
      record.pointee.manifold.p1.tangentImpulse = soft.p1.tangentImpulse
      record.pointee.rollingImpulse = soft.rollingImpulse
      guard soft.isNear else { continue }
      record.pointee.flags.insert(.touching)
      appendEvent(described(event(soft.contact, .began), record.pointee), contact: soft.contact)
    }
  }
}
