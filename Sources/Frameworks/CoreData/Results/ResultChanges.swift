import UIKit

/// How results differ from those before.
///
/// Objects that have changed move if their place among the others is another one, or their section;
/// objects that shift because of others do not move.
struct ResultChanges {
  struct Change {
    let object: AnyObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  /// The sections that are gone, with their old indices.
  private(set) var deletedSections: [(Int, ResultSection)] = []
  /// The new sections, with their new indices.
  private(set) var insertedSections: [(Int, ResultSection)] = []
  private(set) var changes: [Change] = []

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty }

  /// Compares results.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - updated: Whether an object has changed.
  init(from old: [ResultSection], to new: [ResultSection], updated: (AnyObject) -> Bool) {
    let names = { (sections: [ResultSection]) in Set(sections.map(\.name)) }
    let (oldNames, newNames) = (names(old), names(new))
    deletedSections = old.enumerated().filter { !newNames.contains($1.name) }.map { ($0, $1) }
    insertedSections = new.enumerated().filter { !oldNames.contains($1.name) }.map { ($0, $1) }
    let (before, after) = (Places(old), Places(new))
    for object in before.order where after[object] == nil {
      changes.append(Change(object: object, type: .delete, old: before[object]?.path, new: nil))
    }
    for object in after.order where before[object] == nil {
      changes.append(Change(object: object, type: .insert, old: nil, new: after[object]?.path))
    }
    let stayed = (
      before.order.filter { after[$0] != nil }.map(ObjectIdentifier.init),
      after.order.filter { before[$0] != nil }.map(ObjectIdentifier.init)
    )
    var moved: Set<ObjectIdentifier> = []
    for case .remove(_, let object, _) in stayed.1.difference(from: stayed.0) {
      moved.insert(object)
    }
    for object in after.order {
      guard let from = before[object], let to = after[object] else { continue }
      if moved.contains(ObjectIdentifier(object)) || from.section != to.section {
        changes.append(Change(object: object, type: .move, old: from.path, new: to.path))
      } else if updated(object) {
        changes.append(Change(object: object, type: .update, old: from.path, new: to.path))
      }
    }
  }

  /// Where objects are.
  private struct Places {
    struct Place {
      let path: IndexPath
      /// The name of the section.
      let section: String
    }

    var order: [AnyObject] = []
    private var places: [ObjectIdentifier: Place] = [:]

    init(_ sections: [ResultSection]) {
      for (index, section) in sections.enumerated() {
        for (row, object) in section.list.enumerated() {
          order.append(object)
          places[ObjectIdentifier(object)] = Place(
            path: IndexPath(row: row, section: index), section: section.name)
        }
      }
    }

    subscript(object: AnyObject) -> Place? { places[ObjectIdentifier(object)] }
  }
}
