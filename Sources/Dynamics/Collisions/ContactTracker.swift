import Physics

/// Tracks which bodies touch, over all their shapes and over the sub-steps of a step.
///
/// The engine reports contacts between shapes: a box in a corner touches two segments of one
/// boundary, and an item can have several shapes. Delegates receive one begin and one end event for
/// each pair of bodies.
struct ContactTracker {
  struct Pair: Hashable {
    let a: BodyID
    let b: BodyID
  }

  struct BeganContact {
    let pair: Pair
    let isSensor: Bool
    var point: Vec2
    var impulse: Float
  }

  /// The number of touching pairs of shapes for each pair of bodies.
  private var contactCounts: [Pair: Int] = [:]
  private(set) var began: [BeganContact] = []
  private(set) var ended: [Pair] = []

  /// Clears the events of the previous step.
  mutating func beginStep() {
    began.removeAll(keepingCapacity: true)
    ended.removeAll(keepingCapacity: true)
  }

  /// Records the contact events of a sub-step.
  mutating func recordEvents(of world: World) {
    for event in world.contactsEnded { end(Pair(a: event.bodyA, b: event.bodyB)) }
    for event in world.contactsBegan { begin(event) }
  }

  private mutating func begin(_ event: ContactEvent) {
    let pair = storedOrder(of: Pair(a: event.bodyA, b: event.bodyB))
    let count = contactCounts[pair, default: 0]
    contactCounts[pair] = count + 1
    if count == 0, let index = ended.firstIndex(of: pair) {
      ended.remove(at: index)
    } else if count == 0 {
      began.append(
        BeganContact(
          pair: pair, isSensor: event.isSensor, point: event.point, impulse: event.impulse))
    } else if let index = began.firstIndex(where: { $0.pair == pair }),
      began[index].impulse < event.impulse
    {
      began[index].point = event.point
      began[index].impulse = event.impulse
    }
  }

  private mutating func end(_ unordered: Pair) {
    let pair = storedOrder(of: unordered)
    guard let count = contactCounts[pair] else { return }
    contactCounts[pair] = count > 1 ? count - 1 : nil
    if count == 1 { ended.append(pair) }
  }

  /// Returns the pair in the order in which it is already stored.
  private func storedOrder(of pair: Pair) -> Pair {
    let reversed = Pair(a: pair.b, b: pair.a)
    return contactCounts[reversed] != nil || ended.contains(reversed) ? reversed : pair
  }
}
