import Physics

/// Decides which shapes collide.
///
/// It is a value, so that a copy of the world has its own rules.
///
/// Category filters handle the common cases without a call: items of no collision behavior collide
/// with nothing, and boundaries do not collide with each other.
struct ContactRules: Sendable {
  /// The owner of a shape.
  enum Owner: Sendable {
    case item(ObjectIdentifier, behaviors: Set<Int>)
    case boundary(behavior: Int)
  }

  static let noContactFilter = Filter(category: 0, mask: 0)
  static let itemFilter = Filter(category: 1, mask: 3)
  static let boundaryFilter = Filter(category: 2, mask: 1)

  var owners: [ShapeID: Owner] = [:]
  /// The pairs of items that ignore contacts, by the behaviors in which items collide with items.
  var ignoredPairs: [Int: Set<ItemPair>] = [:]

  /// Returns whether two shapes collide.
  func shouldCollide(_ a: ShapeID, _ b: ShapeID) -> Bool {
    switch (owners[a], owners[b]) {
    case (.item(_, let behaviors), .boundary(let behavior)),
      (.boundary(let behavior), .item(_, let behaviors)):
      return behaviors.contains(behavior)
    case (.item(let itemA, let behaviorsA), .item(let itemB, let behaviorsB)):
      let pair = ItemPair(itemA, itemB)
      return behaviorsA.contains { behavior in
        guard behaviorsB.contains(behavior), let pairs = ignoredPairs[behavior] else {
          return false
        }
        return !pairs.contains(pair)
      }
    default: return false
    }
  }
}
