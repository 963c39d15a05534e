internal import struct FoundationEssentials.IndexPath

/// The correspondence of index paths before and after a batch of updates.
struct UpdateMap {
  /// The new index of each old section; nil if it is deleted.
  private var sections: [Int?]
  /// The old index of each new section; nil if it is inserted.
  private var oldSections: [Int?]
  /// The new indexes of the items of the old sections that change.
  private var items: [Int: [Int?]] = [:]
  /// The old indexes of the items of the new sections that change.
  private var oldItems: [Int: [Int?]] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private var origins: [IndexPath: IndexPath] = [:]
  /// The old sections all of whose items are replaced.
  private var replaced: Set<Int> = []

  init(sections: [Int?], newSectionCount: Int) {
    self.sections = sections
    oldSections = Array(repeating: nil, count: newSectionCount)
    for (old, new) in sections.enumerated() { if let new { oldSections[new] = old } }
  }

  mutating func setItems(_ newItems: [Int?], of section: Int, newCount: Int) {
    guard let target = sections[section] else { return }
    items[section] = newItems
    var inverse = [Int?](repeating: nil, count: newCount)
    for (old, new) in newItems.enumerated() { if let new { inverse[new] = old } }
    oldItems[target] = inverse
  }

  mutating func move(_ old: IndexPath, to new: IndexPath) {
    moved[old] = new
    origins[new] = old
  }

  mutating func replaceItems(of section: Int) { replaced.insert(section) }

  /// Returns the index of a section after the batch; nil if it is deleted.
  func newSection(of old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

  /// Returns the index of a section before the batch; nil if it is inserted.
  func oldSection(of new: Int) -> Int? {
    oldSections.indices.contains(new) ? oldSections[new] : nil
  }

  /// Returns the index path of an item after the batch; nil if it is deleted.
  func new(_ old: IndexPath) -> IndexPath? {
    if let path = moved[old] { return path }
    guard let section = newSection(of: old.section), !replaced.contains(old.section) else {
      return nil
    }
    guard let items = items[old.section] else {
      return IndexPath(item: old.item, section: section)
    }
    return items[old.item].map { IndexPath(item: $0, section: section) }
  }

  /// Returns the index path of an item before the batch; nil if it is inserted.
  func old(_ new: IndexPath) -> IndexPath? {
    if let path = origins[new] { return path }
    guard let section = oldSection(of: new.section), !replaced.contains(section) else {
      return nil
    }
    guard let items = oldItems[new.section] else {
      return IndexPath(item: new.item, section: section)
    }
    return items[new.item].map { IndexPath(item: $0, section: section) }
  }
}
