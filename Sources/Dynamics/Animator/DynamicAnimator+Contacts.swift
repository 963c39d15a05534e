import Geometry
import Physics

extension DynamicAnimator {
  // MARK: Rules

  /// Marks the contact rules of an item as out of date.
  func contactRulesDidChange(for item: any DynamicItem) {
    staleItems.insert(ObjectIdentifier(item))
  }

  /// Records which collision behavior a boundary's shapes belong to.
  func registerBoundary(_ body: BodyID, of behavior: Int) {
    for shape in world.shapes(of: body) {
      contactRules.owners[shape] = .boundary(behavior: behavior)
    }
    boundariesAreStale = true
  }

  func removeBoundary(_ body: BodyID) {
    for shape in world.shapes(of: body) { contactRules.owners[shape] = nil }
    world.removeBody(body)
  }

  /// Passes changed contact rules to the world; runs before collision detection.
  func refreshContactRules() {
    guard !staleItems.isEmpty || boundariesAreStale else { return }
    let collisions = allBehaviors.compactMap { $0 as? CollisionBehavior }
    contactRules.ignoredPairs = [:]
    for collision in collisions where collision.collisionMode.contains(.items) {
      contactRules.ignoredPairs[collision.state.id] = Set(collision.state.ignoredPairs.keys)
    }
    var changed: [ShapeID] = []
    for record in items.records where staleItems.contains(ObjectIdentifier(record.item)) {
      let behaviors = Set(collisions.filter { $0.contains(record.item) }.map(\.state.id))
      for shape in record.shapes {
        contactRules.owners[shape] = .item(ObjectIdentifier(record.item), behaviors: behaviors)
        changed.append(shape)
      }
      let filter = behaviors.isEmpty ? ContactRules.noContactFilter : ContactRules.itemFilter
      for shape in record.shapes { world[shape].filter = filter }
    }
    let rules = contactRules
    world.pairFilter = { rules.shouldCollide($0, $1) }
    for shape in changed { world.refilter(shape) }
    staleItems = []
    boundariesAreStale = false
  }

  // MARK: Events

  /// Reports the contacts that began and ended in this step to the ticker and to collision
  /// delegates.
  func reportContacts() {
    guard !contactTracker.began.isEmpty || !contactTracker.ended.isEmpty else { return }
    let collisions = allBehaviors.compactMap { $0 as? CollisionBehavior }
    for began in contactTracker.began {
      let impactPoint = Units.point(began.point)
      report(began.pair, to: collisions) { contact, outline in
        var point = impactPoint
        if began.isSensor, let outline, case .boundary(let item, _) = contact {
          point = outline.nearestPoint(to: center(of: item) ?? impactPoint)
        }
        return .contactBegan(contact, at: point)
      }
    }
    for pair in contactTracker.ended {
      report(pair, to: collisions) { contact, _ in .contactEnded(contact) }
    }
  }

  /// Reports a contact between two bodies: once to the ticker, and to the delegate of every
  /// collision behavior that it concerns.
  private func report(
    _ pair: ContactTracker.Pair, to collisions: [CollisionBehavior],
    event: (DynamicContact, BoundaryOutline?) -> DynamicEvent
  ) {
    var isSent = false
    for collision in collisions {
      guard let (contact, outline) = contact(of: pair, in: collision) else { continue }
      let event = event(contact, outline)
      if !isSent { sendEvent(event) }
      isSent = true
      collision.collisionDelegate?.collisionBehavior(collision, didReport: event)
    }
  }

  /// Returns the contact between two bodies as a collision behavior sees it, or nil if one of the
  /// items is no longer in the behavior.
  private func contact(
    of pair: ContactTracker.Pair, in collision: CollisionBehavior
  ) -> (DynamicContact, BoundaryOutline?)? {
    let indices = [items.index(of: pair.a), items.index(of: pair.b)].compactMap(\.self).sorted()
    let items = indices.map { self.items.records[$0].item }
    guard let first = items.first, items.allSatisfy(collision.contains) else { return nil }
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
