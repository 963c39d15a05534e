extension WorldState {
  /// Begins the events of a step, with those of removals before it.
  mutating func beginEvents() {
    contactEvents.removeAllReleasingSlack()
    eventContacts.removeAllReleasingSlack()
    for i in 0..<endedSinceStep.count { appendEvent(endedSinceStep[i], contact: nullIndex) }
    endedSinceStep.removeAllReleasingSlack()
  }

  /// Updates point, normal and impulse of the contacts that began in this sub-step and still exist.
  mutating func updateBeganEvents(from first: Int) {
    for i in first..<contactEvents.count where contactEvents[i].phase == .began {
      contactEvents[i] = described(contactEvents[i], contacts[eventContacts[i]])
    }
  }

  /// Creates the event of a contact, without point, normal and impulse.
  func event(_ index: Int32, _ phase: ContactEvent.Phase) -> ContactEvent {
    let contact = contacts[index]
    return ContactEvent(
      phase: phase, shapeA: id(ofShape: contact.shapeA), bodyA: id(ofBody: contact.bodyA),
      shapeB: id(ofShape: contact.shapeB), bodyB: id(ofBody: contact.bodyB),
      isSensor: contact.isSensor, point: .zero, normal: .zero, impulse: 0)
  }

  mutating func appendEvent(_ event: ContactEvent, contact: Int32) {
    contactEvents.append(event)
    eventContacts.append(contact)
  }

  /// Returns an event with impulse, point and normal of its contact; the latter two if it touches.
  func described(_ event: ContactEvent, _ contact: ContactRecord) -> ContactEvent {
    guard contact.flags.contains(.alive), !contact.isSensor else { return event }
    var event = event
    event.impulse = max(contact.manifold.totalNormalImpulse, contact.impactImpulse)
    guard contact.manifold.count > 0 else { return event }
    let manifold = WorldManifold(
      contact.manifold, pose(contact.bodyA), shapes[contact.shapeA].radius, pose(contact.bodyB),
      shapes[contact.shapeB].radius)
    let impulse0 = contact.manifold.p0.normalImpulse
    let impulse1 = contact.manifold.count > 1 ? contact.manifold.p1.normalImpulse : 0
    // The impulses of a flat face contact differ by rounding only, which must not select the point.
    event.point = impulse1 > 1.001 * impulse0 ? manifold.point1 : manifold.point0
    event.normal = manifold.normal
    return event
  }
}
