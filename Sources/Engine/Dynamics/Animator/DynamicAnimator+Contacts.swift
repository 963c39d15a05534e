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

  /// Reports the contacts that began and ended in this step to the ticker and to the delegate of
  /// every collision behavior involved.
  ///
  /// Each receiver gets alternating beginnings and ends of a pair: an end only for a contact whose
  /// beginning it got, and a beginning even for a contact that existed before the behavior
  /// contained the items.
  func reportContacts() {
    guard !contactTracker.changes.isEmpty else { return }
    let collisions = allBehaviors.compactMap { $0 as? CollisionBehavior }
    contactTracker.keepBehaviors(collisions.map(\.state.id))
    let changes = contactTracker.changes
    for change in changes where change.began { reportBegin(change, to: collisions) }
    for change in changes { reportEnd(change, to: collisions) }
  }

  private func reportBegin(_ change: ContactTracker.Change, to collisions: [CollisionBehavior]) {
    for collision in collisions {
      guard let (contact, outline) = contact(of: change.pair, in: collision) else { continue }
      var point = Units.point(change.point)
      if change.isSensor, let outline, case .boundary(let item, _) = contact {
        point = outline.nearestPoint(to: center(of: item) ?? point)
      }
      send(.contactBegan(contact, at: point), to: collision) { contactTracker, receiver in
        contactTracker.open(change.pair, for: receiver)
      }
    }
  }

  private func reportEnd(_ change: ContactTracker.Change, to collisions: [CollisionBehavior]) {
    for collision in collisions {
      guard let (contact, _) = contact(of: change.pair, in: collision) else {
        contactTracker.close(change.pair, for: .behavior(collision.state.id))
        continue
      }
      guard !change.isTouching else { continue }
      send(.contactEnded(contact), to: collision) { contactTracker, receiver in
        contactTracker.close(change.pair, for: receiver)
      }
    }
    // It is possible that no behavior contains the items anymore.
    if !change.isTouching { contactTracker.close(change.pair, for: .ticker) }
  }

  /// Sends an event to the ticker and to the delegate of a behavior, if it changes their state of
  /// the pair.
  private func send(
    _ event: DynamicEvent, to collision: CollisionBehavior,
    changing changeState: (inout ContactTracker, ContactTracker.Receiver) -> Bool
  ) {
    if changeState(&contactTracker, .ticker) { sendEvent(event) }
    if changeState(&contactTracker, .behavior(collision.state.id)) {
      collision.collisionDelegate?.collisionBehavior(collision, didReport: event)
    }
  }

  /// Returns the contact between two bodies in terms of a collision behavior, or nil if one of the
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
