internal import StageContext
import UIKit

/// On which queue a context works; here all work on the stage's.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType
  case privateQueueConcurrencyType
  case mainQueueConcurrencyType
}

/// Objects that are worked on together, and saved together.
open class NSManagedObjectContext: NSObject {
  /// On which queue a context works.
  public enum ConcurrencyType: Sendable {
    case mainQueue, privateQueue
  }
  /// When a function of a context is called.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  /// On which queue the context works: the stage's, whatever was asked for.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The stores; those of the parent if there is one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  /// The context to which this one saves; nil for the stores.
  open var parent: NSManagedObjectContext? { didSet { parent?.children.append(Child(self)) } }
  /// What the program calls the context.
  open var name: String?
  /// Which of two changes of an object is saved.
  open var mergePolicy: Any! = NSMergePolicy.error
  /// Whether what others save is taken over.
  open var automaticallyMergesChangesFromParent = false
  /// Whether deleted objects change others at the end of an event, and not only when saved.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether values of rows that are gone are nil.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether the context keeps all objects; it does.
  open var retainsRegisteredObjects = false
  /// What undoes changes: nothing does.
  open var undoManager: AnyObject? {
    didSet { if undoManager != nil { Self.logUndo() } }
  }
  /// For how long values may be old; none are.
  open var stalenessInterval = -1.0
  /// Who changes the store, in a history, which a film has not.
  open var transactionAuthor: String?
  /// What the program notes about the context.
  open var userInfo = NSMutableDictionary()

  /// What is to be saved.
  var changes = ManagedChanges()
  /// What has changed since observers were told.
  var pending = ManagedChanges()
  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  private var coordinator: NSPersistentStoreCoordinator?
  private var children: [Child] = []
  private var isScheduled = false

  private struct Child {
    weak var context: NSManagedObjectContext?
    init(_ context: NSManagedObjectContext) { self.context = context }
  }

  /// Creates a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  /// Creates a context.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  private static func logUndo() {
    ApplicationContext.logOnce("Changes of managed objects are not undone: no undo is kept.")
  }

  /// Undoes nothing.
  open func undo() { Self.logUndo() }
  /// Does nothing again.
  open func redo() { Self.logUndo() }

  // MARK: Objects

  /// The objects that have been used.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  /// The new objects.
  open var insertedObjects: Set<NSManagedObject> { Set(changes.inserted) }
  /// The changed objects.
  open var updatedObjects: Set<NSManagedObject> { Set(changes.updated) }
  /// The objects that will be deleted.
  open var deletedObjects: Set<NSManagedObject> { Set(changes.deleted) }
  /// Whether there is anything to save.
  open var hasChanges: Bool { !changes.isEmpty }

  /// Adds a new object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    objects[object.objectID] = object
    object.isInserted = true
    changes.inserted.insert(object)
    pending.inserted.insert(object)
    schedule()
    object.awakeFromInsert()
  }

  /// Deletes an object, when the context is saved.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.fire()
    object.prepareForDeletion()
    object.isDeleted = true
    if object.isInserted {
      changes.inserted.remove(object)
    } else {
      changes.deleted.insert(object)
    }
    changes.updated.remove(object)
    pending.deleted.insert(object)
    schedule()
  }

  /// Returns the object of a name, which is read when it is used.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = objects[objectID] { return object }
    let object = ManagedNumbers.shared.makeObject(objectID)
    object.managedObjectContext = self
    objects[objectID] = object
    return object
  }

  /// Returns the object of a name if it has been used; nil if not.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  /// Returns the object of a name.
  ///
  /// - Throws: An error if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = objects[objectID], object.isInserted { return object }
    guard row(of: objectID) != nil else {
      throw managedError(
        NSManagedObjectReferentialIntegrityError, "There is no object \(objectID).")
    }
    return object(with: objectID)
  }

  /// Forgets an object, which is deleted elsewhere.
  func forget(_ object: NSManagedObject) {
    objects[object.objectID] = nil
    changes.forget(object)
    object.managedObjectContext = nil
  }

  /// Forgets all objects and changes.
  open func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    (objects, changes, pending) = ([:], ManagedChanges(), ManagedChanges())
  }

  // MARK: Changes

  /// Notes that an object has changed.
  func noteChange(of object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if !object.isInserted { changes.updated.insert(object) }
    if !pending.inserted.contains(object) { pending.updated.insert(object) }
    schedule()
  }

  /// Tells observers at the end of the event.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      guard let self, isScheduled else { return }
      processPendingChanges()
    }
  }

  /// Deletes what deleted objects take with them, and tells observers of all changes.
  open func processPendingChanges() {
    isScheduled = false
    propagateDeletes()
    let told = pending
    guard !told.isEmpty else { return }
    pending = ManagedChanges()
    // An object that was new and is deleted was never there.
    var info = told
    for object in told.deleted where told.inserted.contains(object) { info.forget(object) }
    for object in told.deleted { info.updated.remove(object) }
    guard !info.isEmpty else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info.userInfo)
  }

  private func propagateDeletes() {
    var done = ObjectList()
    while let object = pending.deleted.first(where: { !done.contains($0) }) {
      done.insert(object)
      for case let relationship as NSRelationshipDescription in object.entity.properties {
        let related = object.related(relationship)
        switch relationship.deleteRule {
        case .nullifyDeleteRule:
          if let inverse = relationship.inverseRelationship {
            for other in related { other.drop(object, inverse) }
          }
        case .cascadeDeleteRule: for other in related { delete(other) }
        case .denyDeleteRule, .noActionDeleteRule: break
        }
      }
    }
  }

  /// The contexts that save to this one.
  var followers: [NSManagedObjectContext] { children.compactMap(\.context) }
}
