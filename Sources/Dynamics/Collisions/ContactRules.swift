import Physics

/// Which shapes meet, as a value that a copied world can take along.
///
/// Filters alone settle the common cases without a question: items of no collision behavior meet
/// nothing, and boundaries do not meet each other.
struct ContactRules: Sendable {
  /// Whom a shape belongs to.
  enum Party: Sendable {
    case item(ObjectIdentifier, behaviors: Set<Int>)
    case boundary(behavior: Int)
  }

  static let freeFilter = Filter(category: 0, mask: 0)
  static let itemFilter = Filter(category: 1, mask: 3)
  static let boundaryFilter = Filter(category: 2, mask: 1)

  var parties: [ShapeID: Party] = [:]
  /// The behaviors in which items collide with items, and the pairs they leave out.
  var exemptions: [Int: Set<ItemPair>] = [:]

  func meet(_ a: ShapeID, _ b: ShapeID) -> Bool {
    switch (parties[a], parties[b]) {
    case (.item(_, let behaviors), .boundary(let behavior)),
      (.boundary(let behavior), .item(_, let behaviors)):
      return behaviors.contains(behavior)
    case (.item(let itemA, let behaviorsA), .item(let itemB, let behaviorsB)):
      let pair = ItemPair(itemA, itemB)
      return behaviorsA.contains { behavior in
        guard behaviorsB.contains(behavior), let pairs = exemptions[behavior] else { return false }
        return !pairs.contains(pair)
      }
    default: return false
    }
  }
}
