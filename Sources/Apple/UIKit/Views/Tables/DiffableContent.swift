internal import Scrolling

/// The snapshot that a diffable data source shows, and the changes to the next one.
final class DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The changes of a view's sections and items from one snapshot to another.
  struct Changes {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    /// The places before the changes of the items that are made again.
    var reloadedItems: [IndexPath] = []
  }

  private(set) var snapshot = Snapshot()
  /// Whether a snapshot has been applied.
  private(set) var hasSnapshot = false

  func identifier(at indexPath: IndexPath) -> Item? {
    guard indexPath.section < snapshot.numberOfSections else { return nil }
    let items = snapshot.itemIdentifiers(
      inSection: snapshot.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func indexPath(of item: Item) -> IndexPath? { Self.places(in: snapshot)[item] }

  func set(_ new: Snapshot) {
    snapshot = new
    hasSnapshot = true
  }

  private static func places(in snapshot: Snapshot) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (item, name) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        places[name] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  /// Returns the changes to a snapshot; nil if sections change their order, which a view shows
  /// without an animation.
  func changes(to new: Snapshot) -> Changes? {
    let (old, oldSections, newSections) = (
      snapshot, snapshot.sectionIdentifiers, new.sectionIdentifiers
    )
    let kept = Set(oldSections).intersection(newSections)
    guard oldSections.filter(kept.contains) == newSections.filter(kept.contains) else { return nil }
    var changes = Changes()
    changes.deletedSections = oldSections.indices.filter { !kept.contains(oldSections[$0]) }
    changes.insertedSections = newSections.indices.filter { !kept.contains(newSections[$0]) }
    let (origins, targets) = (Self.places(in: old), Self.places(in: new))
    for section in kept {
      let oldItems = old.itemIdentifiers(inSection: section)
      let newItems = new.itemIdentifiers(inSection: section)
      for change in newItems.difference(from: oldItems) {
        switch change {
        case .remove(_, let item, _):
          guard let from = origins[item] else { continue }
          if let to = targets[item], kept.contains(newSections[to.section]) {
            changes.movedItems.append((from, to))
          } else {
            changes.deletedItems.append(from)
          }
        case .insert(_, let item, _):
          let isMoved = origins[item].map { kept.contains(oldSections[$0.section]) } ?? false
          if !isMoved, let to = targets[item] { changes.insertedItems.append(to) }
        }
      }
    }
    let moved = Set(changes.movedItems.map(\.from))
    let reloaded = new.reloadedItems.union(
      new.reloadedSections.intersection(kept).flatMap { new.itemIdentifiers(inSection: $0) })
    changes.reloadedItems = reloaded.compactMap { item in
      guard let from = origins[item], targets[item] != nil, !moved.contains(from) else {
        return nil
      }
      return kept.contains(oldSections[from.section]) ? from : nil
    }.sorted()
    return changes
  }
}
