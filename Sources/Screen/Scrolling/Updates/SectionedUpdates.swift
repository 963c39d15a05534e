private import Geometry

internal import struct FoundationEssentials.IndexPath

/// The changes of the rows of a table or the items of a collection in one batch.
///
/// As in UIKit, indexes of deletions, reloads and origins of moves are those before the batch;
/// indexes of insertions and destinations are those after it.
struct SectionedUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty
  }

  /// The words for messages.
  struct Names {
    /// The view, for example "table".
    let view: String
    /// Its elements in the plural, for example "rows".
    let items: String
  }

  /// Returns how indexes before the batch and after it correspond; traps if the counts contradict
  /// the changes.
  ///
  /// - Parameters:
  ///   - old: The numbers of items of the sections before the batch.
  ///   - new: Those after it.
  ///   - names: The words for messages.
  /// - Returns: The correspondence.
  func map(from old: [Int], to new: [Int], _ names: Names) -> UpdateMap {
    checkIndexes(old, new, names)
    let leaving = deletedSections.union(movedSections.map(\.from))
    let arriving = insertedSections.union(movedSections.map(\.to))
    precondition(
      old.count - deletedSections.count + insertedSections.count == new.count,
      """
      invalid update of a \(names.view): it has \(new.count) sections after the update, but the \
      \(old.count) sections before it, \(insertedSections.count) inserted and \
      \(deletedSections.count) deleted, make \
      \(old.count - deletedSections.count + insertedSections.count)
      """)
    var sections = Self.correspondence(
      old.count, new.count, leaving: { leaving.contains($0) }, arriving: { arriving.contains($0) })
    for move in movedSections { sections[move.from] = move.to }
    var map = UpdateMap(sections: sections, newSectionCount: new.count)
    for (section, target) in sections.enumerated() {
      guard let target, !reloadedSections.contains(section) else { continue }
      let items = mapItems(of: section, to: target, old[section], new[target], names)
      if let items { map.setItems(items, of: section, newCount: new[target]) }
    }
    for move in movedItems { map.move(move.from, to: move.to) }
    for section in reloadedSections { map.replaceItems(of: section) }
    return map
  }

  /// Returns the new index of each item of a section that remains; nil if none changes.
  private func mapItems(
    of section: Int, to target: Int, _ oldCount: Int, _ newCount: Int, _ names: Names
  ) -> [Int?]? {
    let deleted = Set(deletedItems.lazy.filter { $0.section == section }.map(\.item))
    let inserted = Set(insertedItems.lazy.filter { $0.section == target }.map(\.item))
    let movedOut = Set(movedItems.lazy.filter { $0.from.section == section }.map(\.from.item))
    let movedIn = Set(movedItems.lazy.filter { $0.to.section == target }.map(\.to.item))
    let expected = oldCount - deleted.count + inserted.count - movedOut.count + movedIn.count
    precondition(
      expected == newCount,
      """
      invalid update of a \(names.view): section \(target) has \(newCount) \(names.items) after \
      the update, but the \(oldCount) \(names.items) before it, \(inserted.count) inserted, \
      \(deleted.count) deleted, \(movedIn.count) moved in and \(movedOut.count) moved out, make \
      \(expected)
      """)
    if deleted.isEmpty, inserted.isEmpty, movedOut.isEmpty, movedIn.isEmpty { return nil }
    return Self.correspondence(
      oldCount, newCount, leaving: { deleted.contains($0) || movedOut.contains($0) },
      arriving: { inserted.contains($0) || movedIn.contains($0) })
  }

  /// Returns the new index of each element that stays in order, nil for those that leave.
  private static func correspondence(
    _ oldCount: Int, _ newCount: Int, leaving: (Int) -> Bool, arriving: (Int) -> Bool
  ) -> [Int?] {
    var next = 0
    return (0..<oldCount).map { index in
      if leaving(index) { return nil }
      while next < newCount, arriving(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  private func checkIndexes(_ old: [Int], _ new: [Int], _ names: Names) {
    func check(_ section: Int, _ action: String, _ counts: [Int], _ time: String) {
      precondition(
        counts.indices.contains(section),
        """
        invalid update of a \(names.view): it \(action) section \(section), but there are \
        \(counts.count) sections \(time) the update
        """)
    }
    func check(_ path: IndexPath, _ action: String, _ counts: [Int], _ time: String) {
      check(path.section, "\(action) an element of", counts, time)
      precondition(
        path.item >= 0 && path.item < counts[path.section],
        """
        invalid update of a \(names.view): it \(action) number \(path.item) of section \
        \(path.section), which has \(counts[path.section]) \(names.items) \(time) the update
        """)
    }
    for section in deletedSections.sorted() { check(section, "deletes", old, "before") }
    for section in reloadedSections.sorted() { check(section, "reloads", old, "before") }
    for section in insertedSections.sorted() { check(section, "inserts", new, "after") }
    for move in movedSections {
      check(move.from, "moves", old, "before")
      check(move.to, "moves to", new, "after")
    }
    for path in deletedItems.sorted() { check(path, "deletes", old, "before") }
    for path in reloadedItems.sorted() { check(path, "reloads", old, "before") }
    for path in insertedItems.sorted() { check(path, "inserts", new, "after") }
    for move in movedItems {
      check(move.from, "moves", old, "before")
      check(move.to, "moves to", new, "after")
    }
  }
}
