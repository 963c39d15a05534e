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

  /// Tells the delegates of collision behaviors what began and ended in this step.
  func reportContacts() {
    guard !ledger.began.isEmpty || !ledger.ended.isEmpty else { return }
    let collisions = allBehaviors.compactMap { $0 as? CollisionBehavior }
    for beginning in ledger.began {
      let place = Units.point(beginning.point)
      report(beginning.pair, to: collisions) { collision, delegate, item1, item2 in
        delegate.collisionBehavior(collision, beganContactFor: item1, with: item2, at: place)
      } boundary: { collision, delegate, item, boundary in
        let point =
          beginning.isSensor
          ? boundary.outline.nearestPoint(to: self.center(of: item) ?? place) : place
        delegate.collisionBehavior(
          collision, beganContactFor: item, withBoundaryIdentifier: boundary.identifier, at: point)
      }
    }
    for pair in ledger.ended {
      report(pair, to: collisions) { collision, delegate, item1, item2 in
        delegate.collisionBehavior(collision, endedContactFor: item1, with: item2)
      } boundary: { collision, delegate, item, boundary in
        delegate.collisionBehavior(
          collision, endedContactFor: item, withBoundaryIdentifier: boundary.identifier)
      }
    }
  }

  private typealias Boundary = (identifier: AnyHashable?, outline: BoundaryOutline)

  /// Finds whom a pair of bodies concerns; an item that has left its behavior since concerns
  /// nobody.
  private func report(
    _ pair: ContactLedger.Pair, to collisions: [CollisionBehavior],
    items report:
      (CollisionBehavior, any CollisionBehaviorDelegate, any DynamicItem, any DynamicItem) -> Void,
    boundary reportBoundary:
      (CollisionBehavior, any CollisionBehaviorDelegate, any DynamicItem, Boundary) -> Void
  ) {
    for collision in collisions {
      guard let delegate = collision.collisionDelegate else { continue }
      switch (items.index(of: pair.a), items.index(of: pair.b)) {
      case (let a?, let b?):
        let first = items.records[min(a, b)].item
        let second = items.records[max(a, b)].item
        guard collision.holds(first), collision.holds(second) else { continue }
        report(collision, delegate, first, second)
      case (let index?, nil):
        let item = items.records[index].item
        guard collision.holds(item), let boundary = collision.boundary(of: pair.b) else { continue }
        reportBoundary(collision, delegate, item, boundary)
      case (nil, let index?):
        let item = items.records[index].item
        guard collision.holds(item), let boundary = collision.boundary(of: pair.a) else { continue }
        reportBoundary(collision, delegate, item, boundary)
      case (nil, nil): continue
      }
    }
  }

  private func center(of item: any DynamicItem) -> Point? {
    body(of: item).map { Units.point($0.position) }
  }
}
