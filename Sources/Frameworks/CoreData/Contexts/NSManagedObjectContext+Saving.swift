internal import StageContext
import UIKit

extension NSManagedObjectContext {
  /// Saves the changes to the stores, or to the parent.
  ///
  /// - Throws: An error if an object cannot be saved; then nothing is.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in allChanged { object.willSave() }
    processPendingChanges()
    try validate()
    if let parent {
      parent.take(changes)
    } else {
      try write()
    }
    let saved = changes
    changes = ManagedChanges()
    for object in saved.inserted { object.isInserted = false }
    for list in [saved.inserted, saved.updated] {
      for object in list where object.managedObjectContext === self { object.saved = object.values }
    }
    for object in saved.deleted { forget(object) }
    for list in [saved.inserted, saved.updated, saved.deleted] {
      for object in list { object.didSave() }
    }
    center.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
    center.post(
      name: Self.didSaveObjectIDsNotification, object: self, userInfo: saved.namesInfo)
    if let parent {
      for other in parent.followers
      where other !== self && other.automaticallyMergesChangesFromParent { other.merge(saved) }
    } else {
      persistentStoreCoordinator?.share(saved, of: self)
    }
  }

  private var allChanged: [NSManagedObject] {
    [changes.inserted, changes.updated, changes.deleted].flatMap(\.objects)
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ list: ObjectList, _ validate: (NSManagedObject) throws -> Void) {
      for object in list {
        do {
          try validate(object)
        } catch {
          let error = error as NSError
          errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
        }
      }
    }
    check(changes.deleted) { try $0.validateForDelete() }
    check(changes.inserted) { try $0.validateForInsert() }
    check(changes.updated) { try $0.validateForUpdate() }
    try NSManagedObject.throwAll(errors)
  }

  /// Writes the changes to the store.
  private func write() throws {
    guard let store = persistentStoreCoordinator?.persistentStores.first, !store.isReadOnly else {
      throw managedError(
        NSPersistentStoreInvalidTypeError, "There is no store that could save the objects.")
    }
    let policy = NSMergePolicy.policy(mergePolicy)
    try policy.mergeUnique(in: self, store)
    var rows: [(NSManagedObject, Row)] = []
    for object in changes.updated {
      rows.append((object, try policy.row(of: object, over: store[object.objectID])))
    }
    for object in changes.inserted { rows.append((object, Row(values: object.storedValues))) }
    for (object, row) in rows {
      store[object.objectID] = row
      object.version = store[object.objectID]?.version ?? 1
      for (key, value) in row.values where object.values[key] == nil {
        object.values[key] = value.value(in: self)
      }
    }
    store.remove(Set(changes.deleted.map(\.objectID)))
  }

  /// Takes over what a context below has saved.
  func take(_ saved: ManagedChanges) {
    for object in saved.inserted {
      let own = self.object(with: object.objectID)
      own.isFault = false
      own.isInserted = true
      changes.inserted.insert(own)
      pending.inserted.insert(own)
    }
    for list in [saved.inserted, saved.updated] {
      for object in list {
        let own = self.object(with: object.objectID)
        own.fire()
        for key in object.changedKeys {
          switch object.values[key] {
          case .objects(let objects)?:
            own.values[key] = .objects(objects.map { self.object(with: $0.objectID) })
          case let value: own.values[key] = value
          }
        }
        noteChange(of: own)
      }
    }
    for object in saved.deleted { delete(self.object(with: object.objectID)) }
    processPendingChanges()
  }

  /// Gives up all changes.
  public func rollback() {
    for object in changes.inserted {
      forget(object)
      pending.deleted.insert(object)
    }
    for list in [changes.updated, changes.deleted] {
      for object in list {
        object.isDeleted = false
        object.turnIntoFault()
        pending.deleted.remove(object)
        pending.refreshed.insert(object)
      }
    }
    let told = pending
    (changes, pending) = (ManagedChanges(), ManagedChanges())
    guard !told.isEmpty else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: told.userInfo)
  }

  /// Reads an object again.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether its changes stay.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted else { return }
    let kept = flag ? object.changedKeys.map { ($0, object.values[$0]) } : []
    if !flag { changes.forget(object) }
    object.turnIntoFault()
    if !kept.isEmpty {
      object.fire()
      for (key, value) in kept { object.values[key] = value }
    }
    pending.refreshed.insert(object)
    schedule()
  }

  /// Reads all objects again; their changes stay.
  public func refreshAllObjects() {
    for object in Array(registeredObjects).inCreationOrder { refresh(object, mergeChanges: true) }
  }

  /// Notes that objects conflict; does nothing, since conflicts are found when objects are saved.
  public func detectConflicts(for object: NSManagedObject) {}

  /// Gives new objects the names that they have when they are saved.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  // MARK: What others save

  /// Takes over what another context has saved.
  func merge(_ saved: ManagedChanges) {
    for object in saved.inserted { pending.inserted.insert(self.object(with: object.objectID)) }
    for object in saved.updated {
      if let own = registeredObject(for: object.objectID) { refresh(own, mergeChanges: true) }
    }
    for object in saved.deleted {
      guard let own = registeredObject(for: object.objectID) else { continue }
      own.fire()
      forget(own)
      own.isDeleted = true
      pending.deleted.insert(own)
    }
    processMerged()
  }

  private func processMerged() {
    let told = pending
    pending = ManagedChanges()
    guard !told.isEmpty else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: told.userInfo)
  }

  /// Takes over what another context has saved, as its notification says.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    guard let source = notification.object as? NSManagedObjectContext, source !== self else {
      return
    }
    func list(_ key: String) -> ObjectList {
      ObjectList(
        Array(notification.userInfo?[key] as? Set<NSManagedObject> ?? []).inCreationOrder)
    }
    var saved = ManagedChanges()
    saved.inserted = list(NSInsertedObjectsKey)
    saved.updated = list(NSUpdatedObjectsKey)
    saved.deleted = list(NSDeletedObjectsKey)
    merge(saved)
  }

  /// Takes over changes in several contexts.
  ///
  /// - Parameters:
  ///   - changeNotificationData: The names of objects, by the keys of notifications.
  ///   - contexts: The contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      func list(_ key: String) -> ObjectList {
        let ids = changeNotificationData[key] as? [NSManagedObjectID] ?? []
        return ObjectList(ids.map(context.object(with:)))
      }
      var saved = ManagedChanges()
      saved.inserted = list(NSInsertedObjectsKey)
      saved.updated = list(NSUpdatedObjectsKey)
      saved.deleted = list(NSDeletedObjectsKey)
      context.merge(saved)
    }
  }
}

extension NSManagedObject {
  /// The values of what is saved.
  var storedValues: [String: StoredValue] {
    fire()
    return values.filter { entity.property($0.key)?.isTransient == false }.mapValues(\.stored)
  }
}
