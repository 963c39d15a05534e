import Physics

/// Tracks which bodies touch, over all their shapes and over the sub-steps of a step.
///
/// The engine reports contacts between shapes: a box in a corner touches two segments of one
/// boundary, and an item can have several shapes. Delegates receive one begin and one end event for
/// each pair of bodies.
struct ContactTracker {
  /// An unordered pair of bodies.
  struct Pair: Hashable {
    let a: BodyID
    let b: BodyID

    static func == (one: Pair, other: Pair) -> Bool {
      (one.a == other.a && one.b == other.b) || (one.a == other.b && one.b == other.a)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(a.hashValue ^ b.hashValue) }
  }

  /// The state of a pair that changed in a step.
  struct Change {
    let pair: Pair
    let isSensor: Bool
    /// The point of the largest impulse of the contacts that began.
    var point = Vec2.zero
    var impulse: Float = 0
    /// Whether a contact began, first or again.
    var began = false
    /// Whether the bodies touch at the end of the step.
    var isTouching: Bool
  }

  /// A receiver of events: the ticker, or the delegate of a collision behavior.
  enum Receiver: Hashable {
    case ticker
    case behavior(Int)
  }

  /// The number of touching pairs of shapes for each pair of bodies.
  private var contactCounts: [Pair: Int] = [:]
  /// The pairs whose beginning but not whose end has been reported to each receiver.
  private var openPairs: [Receiver: Set<Pair>] = [:]
  /// The pairs that changed in the step, in the order of their first event.
  private(set) var changes: [Change] = []
  private var changeIndices: [Pair: Int] = [:]

  /// Clears the events of the previous step.
  mutating func beginStep() {
    changes.removeAll(keepingCapacity: true)
    changeIndices.removeAll(keepingCapacity: true)
  }

  /// Records the contact events of a sub-step in their order.
  mutating func recordEvents(of world: World) {
    for event in world.contactEvents { record(event) }
  }

  /// Records a contact event.
  mutating func record(_ event: ContactEvent) {
    let pair = Pair(a: event.bodyA, b: event.bodyB)
    let old = contactCounts[pair, default: 0]
    let count = event.phase == .began ? old + 1 : max(0, old - 1)
    contactCounts[pair] = count > 0 ? count : nil
    let index = changeIndices[pair] ?? changes.count
    if index == changes.count {
      changeIndices[pair] = index
      changes.append(Change(pair: pair, isSensor: event.isSensor, isTouching: count > 0))
    }
    changes[index].isTouching = count > 0
    guard event.phase == .began else { return }
    if !changes[index].began || changes[index].impulse < event.impulse {
      changes[index].point = event.point
      changes[index].impulse = event.impulse
    }
    changes[index].began = true
  }

  /// The bodies that touch something, or did in this step.
  var touchingBodies: Set<BodyID> {
    var bodies: Set<BodyID> = []
    for pair in contactCounts.keys { bodies.formUnion([pair.a, pair.b]) }
    for change in changes { bodies.formUnion([change.pair.a, change.pair.b]) }
    return bodies
  }

  // MARK: Receivers

  /// Marks a pair as begun for a receiver; returns whether it was not.
  mutating func open(_ pair: Pair, for receiver: Receiver) -> Bool {
    openPairs[receiver, default: []].insert(pair).inserted
  }

  /// Marks a pair as ended for a receiver; returns whether it was begun.
  @discardableResult
  mutating func close(_ pair: Pair, for receiver: Receiver) -> Bool {
    openPairs[receiver]?.remove(pair) != nil
  }

  /// Removes the pairs of behaviors that are no longer in the animator.
  mutating func keepBehaviors(_ ids: [Int]) {
    openPairs = openPairs.filter { receiver, _ in
      guard case .behavior(let id) = receiver else { return true }
      return ids.contains(id)
    }
  }
}
