import Dynamics
import Geometry

/// Keeps the pairs that touch by the reports of a collision behavior.
final class ContactLedger: CollisionBehaviorDelegate {
  /// Two items, or an item and a boundary.
  struct Pair: Hashable {
    let ids: Set<ObjectIdentifier>
    let boundary: AnyHashable?
  }

  private(set) var openPairs: Set<Pair> = []
  private(set) var beginCount = 0
  /// The number of beginnings and ends of each pair.
  private(set) var reportCounts: [Pair: Int] = [:]
  /// Beginnings of open pairs and ends of closed ones.
  private(set) var violations: [String] = []

  private func begin(_ pair: Pair) {
    beginCount += 1
    reportCounts[pair, default: 0] += 1
    if !openPairs.insert(pair).inserted { violations.append("second beginning of \(pair)") }
  }

  private func end(_ pair: Pair) {
    reportCounts[pair, default: 0] += 1
    if openPairs.remove(pair) == nil { violations.append("end without beginning of \(pair)") }
  }

  static func pair(_ item: any DynamicItem, _ other: any DynamicItem) -> Pair {
    Pair(ids: [ObjectIdentifier(item), ObjectIdentifier(other)], boundary: nil)
  }

  static func pair(_ item: any DynamicItem, boundary: AnyHashable?) -> Pair {
    Pair(ids: [ObjectIdentifier(item)], boundary: boundary)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: Point
  ) {
    begin(Self.pair(item1, item2))
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {
    end(Self.pair(item1, item2))
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: Point
  ) {
    begin(Self.pair(item, boundary: identifier))
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {
    end(Self.pair(item, boundary: identifier))
  }
}
