extension WorldState {
  mutating func addContact(_ a: Int32, _ b: Int32, _ rule: MaterialRule?) {
    // Narrow-phase functions require the lower kind first; of equal kinds, the lower index.
    let isOrdered =
      shapes[a].kind.rawValue != shapes[b].kind.rawValue
      ? shapes[a].kind.rawValue < shapes[b].kind.rawValue : a < b
    let (shapeA, shapeB) = isOrdered ? (a, b) : (b, a)
    let radii = shapes[shapeA].radius + shapes[shapeB].radius
    let reach = shapes[shapeA].kind == .segment ? max(radii, settings.segmentReach) : radii
    // The distance of vertices can reach `reach` along the normal and `radii` along a face.
    let maxVertexDistance = shapes[shapeB].kind == .circle ? radii : Vec2(reach, radii).length
    var contact = ContactRecord(
      shapeA: shapeA, shapeB: shapeB, bodyA: shapes[shapeA].body, bodyB: shapes[shapeB].body,
      friction: 0, restitution: 0, radiusA: shapes[shapeA].radius, radiusB: shapes[shapeB].radius,
      reach: reach, boxReach: maxVertexDistance - radii + tolerances.linearSlop)
    let flags = shapes[a].flags.union(shapes[b].flags)
    if flags.contains(.sensor) { contact.flags.insert(.sensor) }
    if flags.contains(.oneWay) { contact.flags.insert(.oneWay) }
    contact.joinsCircles = shapes[shapeA].kind == .circle
    if isContinuousPair(contact.bodyA, contact.bodyB) { contact.flags.insert(.continuous) }

    let index: Int32
    if freeContact == nullIndex {
      index = Int32(contacts.count)
      contacts.append(contact)
    } else {
      index = freeContact
      freeContact = contacts[index].nextA
      contacts[index] = contact
    }
    updateMixedMaterial(index, rule)
    pairs.insert(shapeA, shapeB, contact: index)
    contacts.link(index << 1, &bodies[contact.bodyA].firstContact)
    contacts.link(index << 1 | 1, &bodies[contact.bodyB].firstContact)
    if bodies[contact.bodyA].isAwake || bodies[contact.bodyB].isAwake {
      enterAwakeList(contact: index)
    }
  }

  /// Removes a contact, and wakes its bodies if they touched.
  mutating func removeContact(_ index: Int32) {
    let contact = contacts[index]
    if contact.isTouching {
      endedSinceStep.append(event(index, .ended))
      if !contact.isSensor {
        wake(contact.bodyA)
        wake(contact.bodyB)
      }
    }
    leaveAwakeList(contact: index)
    pairs.remove(contact.shapeA, contact.shapeB)
    contacts.unlink(index << 1, &bodies[contact.bodyA].firstContact)
    contacts.unlink(index << 1 | 1, &bodies[contact.bodyB].firstContact)
    contacts[index].flags = []
    contacts[index].nextA = freeContact
    freeContact = index
  }

  mutating func removeContacts(ofBody body: Int32) {
    while bodies[body].firstContact != nullIndex { removeContact(bodies[body].firstContact >> 1) }
  }

  mutating func removeContacts(ofShape shape: Int32) {
    var edge = bodies[shapes[shape].body].firstContact
    while edge != nullIndex {
      let contact = contacts[edge >> 1]
      let next = contacts.next(edge)
      if contact.shapeA == shape || contact.shapeB == shape { removeContact(edge >> 1) }
      edge = next
    }
  }

  mutating func removeContacts(between bodyA: Int32, and bodyB: Int32) {
    var edge = bodies[bodyA].firstContact
    while edge != nullIndex {
      let contact = contacts[edge >> 1]
      let next = contacts.next(edge)
      if contact.bodyA == bodyB || contact.bodyB == bodyB { removeContact(edge >> 1) }
      edge = next
    }
  }

  /// Whether continuous collision considers contacts of two bodies.
  func isContinuousPair(_ a: Int32, _ b: Int32) -> Bool {
    bodies[a].isBullet || bodies[a].kind != .dynamic || bodies[b].isBullet
      || bodies[b].kind != .dynamic
  }

  /// Updates the flags of a body's contacts after it has become a bullet, or is one no longer.
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
}
