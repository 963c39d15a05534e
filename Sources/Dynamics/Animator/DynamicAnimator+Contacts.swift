import Geometry
import Physics

extension DynamicAnimator {
  // MARK: Rules

  func contactRulesDidChange(for item: any DynamicItem) {
    staleContacts.insert(ObjectIdentifier(item))
  }

  func boundaryWasAdded(_ body: BodyID, of behavior: Int) {
    for shape in world.shapes(of: body) {
      contactRules.parties[shape] = .boundary(behavior: behavior)
    }
    boundariesAreStale = true
  }

  func removeBoundary(_ body: BodyID) {
    for shape in world.shapes(of: body) { contactRules.parties[shape] = nil }
    world.removeBody(body)
  }

  /// Hands changed rules to the world, before it looks for contacts.
  func refreshContactRules() {
    guard !staleContacts.isEmpty || boundariesAreStale else { return }
    let collisions = allBehaviors.compactMap { $0 as? CollisionBehavior }
    contactRules.exemptions = [:]
    for collision in collisions where collision.collisionMode.contains(.items) {
      contactRules.exemptions[collision.state.serial] = Set(collision.state.exemptions.keys)
    }
    var changed: [ShapeID] = []
    for record in items.records where staleContacts.contains(ObjectIdentifier(record.item)) {
      let behaviors = Set(collisions.filter { $0.holds(record.item) }.map(\.state.serial))
      for shape in record.shapes {
        contactRules.parties[shape] = .item(ObjectIdentifier(record.item), behaviors: behaviors)
        changed.append(shape)
      }
      let filter = behaviors.isEmpty ? ContactRules.freeFilter : ContactRules.itemFilter
      for shape in record.shapes { world[shape].filter = filter }
    }
    let rules = contactRules
    world.pairFilter = { rules.meet($0, $1) }
    for shape in changed { world.refilter(shape) }
    staleContacts = []
    boundariesAreStale = false
  }

  // MARK: Events

  /// Tells the ticker and the delegates of collision behaviors what began and ended in this step.
  func reportContacts() {
    guard !ledger.began.isEmpty || !ledger.ended.isEmpty else { return }
    let collisions = allBehaviors.compactMap { $0 as? CollisionBehavior }
    for beginning in ledger.began {
      let place = Units.point(beginning.point)
      report(beginning.pair, to: collisions) { contact, outline in
        var point = place
        if beginning.isSensor, let outline, case .boundary(let item, _) = contact {
          point = outline.nearestPoint(to: center(of: item) ?? place)
        }
        return .contactBegan(contact, at: point)
      }
    }
    for pair in ledger.ended {
      report(pair, to: collisions) { contact, _ in .contactEnded(contact) }
    }
  }

  /// Tells of a pair of bodies: the ticker once, and the delegates of all behaviors it concerns.
  private func report(
    _ pair: ContactLedger.Pair, to collisions: [CollisionBehavior],
    event: (DynamicContact, BoundaryOutline?) -> DynamicEvent
  ) {
    var isNoted = false
    for collision in collisions {
      guard let (contact, outline) = contact(of: pair, in: collision) else { continue }
      let event = event(contact, outline)
      if !isNoted { note(event) }
      isNoted = true
      collision.tellDelegate(of: event)
    }
  }

  /// What a pair of bodies is to a behavior; an item that has left it since concerns nobody.
  private func contact(
    of pair: ContactLedger.Pair, in collision: CollisionBehavior
  ) -> (DynamicContact, BoundaryOutline?)? {
    let indices = [items.index(of: pair.a), items.index(of: pair.b)].compactMap(\.self).sorted()
    let items = indices.map { self.items.records[$0].item }
    guard let first = items.first, items.allSatisfy(collision.holds) else { return nil }
    if items.count == 2 { return (.items(first, items[1]), nil) }
    guard let boundary = collision.boundary(of: pair.a) ?? collision.boundary(of: pair.b) else {
      return nil
    }
    return (.boundary(first, identifier: boundary.identifier), boundary.outline)
  }

  private func center(of item: any DynamicItem) -> Point? {
    body(of: item).map { Units.point($0.position) }
  }
}

extension CollisionBehavior {
  fileprivate func tellDelegate(of event: DynamicEvent) {
    guard let delegate = collisionDelegate else { return }
    switch event {
    case .contactBegan(.items(let item1, let item2), let point):
      delegate.collisionBehavior(self, beganContactFor: item1, with: item2, at: point)
    case .contactBegan(.boundary(let item, let identifier), let point):
      delegate.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
    case .contactEnded(.items(let item1, let item2)):
      delegate.collisionBehavior(self, endedContactFor: item1, with: item2)
    case .contactEnded(.boundary(let item, let identifier)):
      delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
    case .resumed, .paused: break
    }
  }
}
