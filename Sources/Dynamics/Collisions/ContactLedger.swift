import Physics

/// Keeps account of which bodies touch, over all their shapes and the sub-steps of a step.
///
/// The engine reports shapes; a box in a corner touches two segments of one boundary, and an item
/// of several pieces may touch with each. Delegates want one beginning and one ending.
struct ContactLedger {
  struct Pair: Hashable {
    let a: BodyID
    let b: BodyID
  }

  struct Beginning {
    let pair: Pair
    let isSensor: Bool
    var point: Vec2
    var impulse: Float
  }

  /// How many shapes of each pair touch.
  private var touching: [Pair: Int] = [:]
  private(set) var began: [Beginning] = []
  private(set) var ended: [Pair] = []

  /// Forgets the events of the step before.
  mutating func beginStep() {
    began.removeAll(keepingCapacity: true)
    ended.removeAll(keepingCapacity: true)
  }

  /// Enters what a sub-step of the world brought.
  mutating func add(_ world: World) {
    for event in world.contactsEnded { end(Pair(a: event.bodyA, b: event.bodyB)) }
    for event in world.contactsBegan { begin(event) }
  }

  private mutating func begin(_ event: ContactEvent) {
    let pair = key(Pair(a: event.bodyA, b: event.bodyB))
    let count = touching[pair, default: 0]
    touching[pair] = count + 1
    if count == 0, let index = ended.firstIndex(of: pair) {
      ended.remove(at: index)
    } else if count == 0 {
      began.append(
        Beginning(
          pair: pair, isSensor: event.isSensor, point: event.point, impulse: event.impulse))
    } else if let index = began.firstIndex(where: { $0.pair == pair }),
      began[index].impulse < event.impulse
    {
      began[index].point = event.point
      began[index].impulse = event.impulse
    }
  }

  private mutating func end(_ unordered: Pair) {
    let pair = key(unordered)
    guard let count = touching[pair] else { return }
    touching[pair] = count > 1 ? count - 1 : nil
    if count == 1 { ended.append(pair) }
  }

  /// The order in which a pair is on the books already.
  private func key(_ pair: Pair) -> Pair {
    let reversed = Pair(a: pair.b, b: pair.a)
    return touching[reversed] != nil || ended.contains(reversed) ? reversed : pair
  }
}
