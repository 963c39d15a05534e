private import Geometry

/// The sections and items of a table or collection at one time, by their identifiers.
///
/// An identifier stands for one section or item; adding it again traps.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  fileprivate struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The items that are to be made again.
  private(set) var reloadedItems: Set<ItemIdentifierType> = []
  /// The sections that are to be made again.
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Queries

  /// The number of items of all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The items that are to be made again.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloadedItems.contains)
  }
  /// The sections that are to be made again.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter(reloadedSections.contains)
  }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[index(of: identifier)].items }

  /// Returns the section of an item; nil if the item is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Returns the place of an item among all items; nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the place of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func index(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("the snapshot has no section \(identifier)")
    }
    return index
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    preconditionFailure("the snapshot has no item \(identifier)")
  }

  // MARK: Items

  /// Adds items at the end of a section; nil is the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "items need a section: call appendSections(_:) before")
    let section = sectionIdentifier.map { index(of: $0) } ?? sections.count - 1
    checkAreNew(identifiers)
    sections[section].items += identifiers
  }

  /// Inserts items before an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: place(of: beforeIdentifier), offset: 0) }

  /// Inserts items after an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: place(of: afterIdentifier), offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: (section: Int, item: Int), offset: Int
  ) {
    checkAreNew(identifiers)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
  }

  private func checkAreNew(_ identifiers: [ItemIdentifierType]) {
    var known = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted, "the snapshot has the item \(identifier) twice")
    }
  }

  /// Removes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  /// Removes the items of all sections, and the sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Marks items whose cells are made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.formUnion(identifiers)
  }

  /// Marks items whose cells are made again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadItems(identifiers)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  /// Inserts sections after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var known = Set(sectionIdentifiers)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted, "the snapshot has the section \(identifier) twice")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// Removes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: index(of: identifier))
    sections.insert(section, at: index(of: toIdentifier))
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: index(of: identifier))
    sections.insert(section, at: index(of: toIdentifier) + 1)
  }

  /// Marks sections whose cells are made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
