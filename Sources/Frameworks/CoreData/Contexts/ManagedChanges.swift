import UIKit

/// Objects, each once, in the order in which they came.
struct ObjectList: Sequence {
  private(set) var objects: [NSManagedObject] = []
  private var members: Set<ObjectIdentifier> = []

  init(_ objects: [NSManagedObject] = []) { for object in objects { insert(object) } }

  var isEmpty: Bool { members.isEmpty }

  func contains(_ object: NSManagedObject) -> Bool { members.contains(ObjectIdentifier(object)) }

  mutating func insert(_ object: NSManagedObject) {
    if members.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  mutating func remove(_ object: NSManagedObject) {
    if members.remove(ObjectIdentifier(object)) != nil { objects.removeAll { $0 === object } }
  }

  func makeIterator() -> IndexingIterator<[NSManagedObject]> { objects.makeIterator() }
}

/// What has changed in a context.
struct ManagedChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  /// Objects whose values another context has changed.
  var refreshed = ObjectList()

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  func isUpdated(_ object: NSManagedObject) -> Bool { updated.contains(object) }

  /// Forgets an object.
  mutating func forget(_ object: NSManagedObject) {
    inserted.remove(object)
    updated.remove(object)
    deleted.remove(object)
    refreshed.remove(object)
  }

  /// The sets that a notification has.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    for (key, list) in [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, deleted), (NSRefreshedObjectsKey, refreshed),
    ] where !list.isEmpty { info[key] = Set(list) }
    return info
  }
}
