extension WorldState {
  /// Updates the manifolds of all awake contacts and removes contacts whose fat boxes separated.
  mutating func updateContacts() {
    // Waking a body appends contacts during this loop; they are updated as well.
    scratch.separatedContacts.removeAll()
    var i = 0
    while i < awakeContacts.count {
      let ahead = i &+ prefetchDistance
      if ahead < awakeContacts.count {
        prefetch(contacts.base + Int(awakeContacts.base[ahead].index))
      }
      let index = awakeContacts[i].index
      i += 1
      let contact = contacts.base + Int(index)
      if areTouchingCircles(contact) {
        wakeBodies(of: index)
        continue
      }
      let boxesA = shapeBoxes.base + Int(contact.pointee.shapeA)
      let boxesB = shapeBoxes.base + Int(contact.pointee.shapeB)
      guard boxesA.pointee.fat.overlaps(boxesB.pointee.fat) else {
        // Removal is deferred, since it would modify the list during the loop.
        scratch.separatedContacts.append(index)
        pairs.prefetchSlot(contact.pointee.shapeA, contact.pointee.shapeB)
        continue
      }
      let gap = boxesA.pointee.tight.gap(to: boxesB.pointee.tight)
      if gap <= contact.pointee.boxReach || contact.pointee.isTouching {
        updateManifold(index)
      } else {
        awakeContacts.base[i - 1].isFar = true
        contact.pointee.manifold.gap = gap
        contact.pointee.flags.remove(.gapHasPose)
      }
    }
    let firstEnded = endedSinceStep.count
    for i in 0..<scratch.separatedContacts.count { removeContact(scratch.separatedContacts[i]) }
    // Events of this step, as opposed to events by removals between steps.
    for i in firstEnded..<endedSinceStep.count {
      appendEvent(endedSinceStep[i], contact: nullIndex)
    }
    endedSinceStep.truncate(to: firstEnded)
  }

  /// Clears the mark of a contact that begins to touch, or is near.
  @inline(always)
  mutating func unmarkFar(_ contact: ContactRecord) {
    guard contact.awakeIndex != nullIndex else { return }
    awakeContacts[contact.awakeIndex].isFar = false
  }

  /// Computes the manifold of a contact from the current poses.
  mutating func updateManifold(_ index: Int32) {
    let contact = contacts.base + Int(index)
    let a = contact.pointee.shapeA
    let b = contact.pointee.shapeB
    let poseA = pose(contact.pointee.bodyA)
    let poseB = pose(contact.pointee.bodyB)

    let wasTouching = contact.pointee.isTouching
    if arePolygons(contact) {
      let relative = poseA.relative(poseB)
      if wasTouching {
        if canReuseManifold(contact, relative) { return wakeBodies(of: index) }
      } else if areStillApart(contact, relative) {
        return
      }
      contact.pointee.manifoldPose = relative
      contact.pointee.flags.insert(.gapHasPose)
    }
    let isTouching: Bool
    if contact.pointee.isSensor {
      let distance = Distance(core(a), poseA, core(b), poseB).distance
      isTouching = distance <= shapes[a].radius + shapes[b].radius
    } else {
      var manifold = collide(
        core(a), poseA, core(b), poseB, reach: contact.pointee.reach, slop: tolerances.linearSlop)
      manifold.inheritImpulses(from: contact.pointee.manifold)
      isTouching = manifold.count > 0
      if wasTouching, !isTouching {
        contact.pointee.impactImpulse = max(
          contact.pointee.impactImpulse, contact.pointee.manifold.totalNormalImpulse)
      }
      contact.pointee.manifold = manifold
    }
    guard isTouching != wasTouching else {
      if isTouching, !contact.pointee.isSensor { wakeBodies(of: index) }
      return
    }
    if isTouching {
      contact.pointee.flags.insert(.touching)
      unmarkFar(contact.pointee)
      contact.pointee.impactImpulse = 0
      if contact.pointee.flags.contains(.oneWay) { setPassing(index, contact.pointee.manifold) }
      // The contact may end before the step does, so the event is complete from the beginning.
      appendEvent(described(event(index, .began), contact.pointee), contact: index)
    } else {
      contact.pointee.flags.subtract([.touching, .passing, .disabled])
      contact.pointee.rollingImpulse = 0
      appendEvent(event(index, .ended), contact: index)
    }
    if !contact.pointee.isSensor {
      wake(contact.pointee.bodyA)
      wake(contact.pointee.bodyB)
    }
  }

  /// Whether the manifold of two polygons with two points is still valid because they hardly moved.
  ///
  /// A manifold is stored in the bodies' frames, so separations follow any motion. Only points
  /// where an edge is clipped lag behind, by less than the motion. In a resting pile this saves
  /// most of the narrow phase (the body pair cache of Rouwe, "Architecting Jolt Physics", GDC
  /// 2022).
  @inline(always)
  private func canReuseManifold(
    _ contact: UnsafeMutablePointer<ContactRecord>, _ relative: Pose
  ) -> Bool {
    guard contact.pointee.manifold.count > 1 else { return false }
    let shapeA = shapes.base + Int(contact.pointee.shapeA)
    let shapeB = shapes.base + Int(contact.pointee.shapeB)
    let bodyA = bodies.base + Int(contact.pointee.bodyA)
    let bodyB = bodies.base + Int(contact.pointee.bodyB)
    var limit = tolerances.manifoldReuseDistance
    // Among bodies with joints, impulses at points that lag behind remove energy from impacts.
    if !bodyA.pointee.formsJointedPair(with: bodyB.pointee) {
      let extent = min(shapeA.pointee.extent, shapeB.pointee.extent)
      limit = max(limit, min(tolerances.linearSlop, Constants.manifoldReuseFraction * extent))
    }
    let moved = relative.p - contact.pointee.manifoldPose.p
    guard moved.lengthSquared < limit * limit else { return false }
    let sine = contact.pointee.manifoldPose.q.relative(relative.q).s
    return sine.magnitude * (shapeB.pointee.centroid.length + shapeB.pointee.extent) < limit
  }

  /// Whether two polygons are still apart because they moved by less than the gap between them;
  /// reduces the gap by that motion.
  ///
  /// Half a slop is far above the rounding errors on either side.
  @inline(always)
  private func areStillApart(
    _ contact: UnsafeMutablePointer<ContactRecord>, _ relative: Pose
  ) -> Bool {
    let gap = contact.pointee.manifold.gap - 0.5 * tolerances.linearSlop
    guard gap > 0, contact.pointee.flags.contains(.gapHasPose) else { return false }
    let moved = motion(of: contact, to: relative)
    guard moved < gap else { return false }
    contact.pointee.manifold.gap -= moved
    contact.pointee.manifoldPose = relative
    return true
  }

  /// An upper bound of the motion of the second shape relative to the first since the manifold was
  /// computed; infinite if it has turned by a right angle.
  ///
  /// Below a right angle, the chord of a rotation is at most 1.42 times its sine.
  @inline(always)
  func motion(of contact: UnsafeMutablePointer<ContactRecord>, to relative: Pose) -> Float {
    let rotation = contact.pointee.manifoldPose.q.relative(relative.q)
    guard rotation.c > 0 else { return .infinity }
    let shapeB = shapes.base + Int(contact.pointee.shapeB)
    let arm = shapeB.pointee.centroid.length + shapeB.pointee.extent
    return (relative.p - contact.pointee.manifoldPose.p).length + 1.5 * rotation.s.magnitude * arm
  }

  /// Whether both shapes are polygons and neither is a sensor.
  @inline(always)
  func arePolygons(_ contact: UnsafeMutablePointer<ContactRecord>) -> Bool {
    shapes.base[Int(contact.pointee.shapeA)].kind == .polygon
      && shapes.base[Int(contact.pointee.shapeB)].kind == .polygon && !contact.pointee.isSensor
  }

  /// Whether two circles touch and did before: their manifold consists of their centers, and so
  /// does not change.
  @inline(always)
  private func areTouchingCircles(_ contact: UnsafeMutablePointer<ContactRecord>) -> Bool {
    guard contact.pointee.joinsCircles, contact.pointee.isTouching, !contact.pointee.isSensor
    else { return false }
    let centerA = pose(contact.pointee.bodyA) * contact.pointee.manifold.point
    let centerB = pose(contact.pointee.bodyB) * contact.pointee.manifold.p0.local
    let radii = contact.pointee.radiusA + contact.pointee.radiusB
    return !((centerB - centerA).lengthSquared > radii * radii)
  }

  @inline(always)
  private mutating func wakeBodies(of index: Int32) {
    let a = contacts[index].bodyA
    let b = contacts[index].bodyB
    if !bodies[a].isAwake { wake(a) }
    if !bodies[b].isAwake { wake(b) }
  }
}
