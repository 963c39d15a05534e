private import Geometry

/// The items of a section as an outline, in which items have others below them.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    let item: ItemIdentifierType
    let level: Int
  }

  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// All items, in order.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items without one above them.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items of which all that are above them are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var hiddenBelow: Int?
    return entries.compactMap { entry in
      if let level = hiddenBelow {
        guard entry.level <= level else { return nil }
        hiddenBelow = nil
      }
      if !expanded.contains(entry.item) { hiddenBelow = entry.level }
      return entry.item
    }
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      preconditionFailure("the section snapshot has no item \(item)")
    }
    return index
  }

  /// Returns the indices of an item's descendants.
  private func descendants(of index: Int) -> Range<Int> {
    let level = entries[index].level
    let end = entries[(index + 1)...].firstIndex { $0.level <= level } ?? entries.count
    return index + 1..<end
  }

  /// Adds items below another one; nil is the top.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let index = parent.map { place(of: $0) }
    let level = index.map { entries[$0].level + 1 } ?? 0
    let end = index.map { descendants(of: $0).upperBound } ?? entries.count
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end)
  }

  /// Inserts items before another one, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let index = place(of: item)
    let level = entries[index].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }

  /// Inserts items after another one and what is below it, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let index = place(of: item)
    let level = entries[index].level
    entries.insert(
      contentsOf: items.map { Entry(item: $0, level: level) },
      at: descendants(of: index).upperBound)
  }

  /// Removes items with what is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      entries.removeSubrange(index..<descendants(of: index).upperBound)
    }
  }

  /// Inserts the items of another snapshot before an item, at its level; nil is the end.
  mutating func insert(_ snapshot: Self, before item: ItemIdentifierType?) {
    let index = item.map { place(of: $0) }
    let level = index.map { entries[$0].level } ?? 0
    entries.insert(
      contentsOf: snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) },
      at: index ?? entries.count)
    expanded.formUnion(snapshot.expanded)
  }

  /// Removes all items.
  public mutating func deleteAll() { entries = [] }

  /// Shows what is directly below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns whether what is below an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether all that is above an item is expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns whether there is an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the number of items above an item.
  public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }
  /// Returns the place of an item among all; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }

  /// Returns the item above another one; nil at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = place(of: child)
    return entries[..<index].last { $0.level < entries[index].level }?.item
  }

  /// Returns the items below an item as a snapshot of their own.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is its root; false by default.
  /// - Returns: The snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    let index = place(of: parent)
    let below = descendants(of: index)
    var result = Self()
    let base = entries[index].level + (includingParent ? 0 : 1)
    result.entries = entries[(includingParent ? index : index + 1)..<below.upperBound]
      .map { Entry(item: $0.item, level: $0.level - base) }
    result.expanded = expanded
    return result
  }

  /// Replaces what is below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) {
    let index = place(of: parent)
    let level = entries[index].level + 1
    entries.replaceSubrange(
      descendants(of: index),
      with: snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) })
    expanded.formUnion(snapshot.expanded)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Replaces the items of a section, which is added if it is new.
  mutating func replaceItems(
    of section: SectionIdentifierType, with items: [ItemIdentifierType]
  ) {
    if indexOfSection(section) == nil { appendSections([section]) }
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(items, toSection: section)
  }
}

@available(*, unavailable)
extension NSDiffableDataSourceSectionSnapshot: Sendable {}
