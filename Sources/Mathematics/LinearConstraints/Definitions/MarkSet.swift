/// A set of small integers that is emptied in constant time, to mark what a search has visited.
struct MarkSet: Sendable {
  private var stamps: [Int] = []
  private var current = 1

  /// Makes room for members below a count.
  mutating func grow(to count: Int) {
    stamps.append(contentsOf: repeatElement(0, count: count - stamps.count))
  }

  /// Inserts a member.
  ///
  /// - Returns: Whether it was absent.
  @discardableResult
  mutating func insert(_ member: Int) -> Bool {
    guard stamps[member] != current else { return false }
    stamps[member] = current
    return true
  }

  /// Returns whether a number is a member.
  func contains(_ member: Int) -> Bool { stamps[member] == current }

  /// Removes all members.
  mutating func removeAll() { current += 1 }
}
