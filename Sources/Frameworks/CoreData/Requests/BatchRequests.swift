import UIKit

/// What the deletion of many objects returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A request that deletes objects in the store; contexts are not told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  private let request: NSFetchRequestBase?
  private let ids: [NSManagedObjectID]

  /// What is returned.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  override open var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  /// Creates a request that deletes what another one finds.
  public init(fetchRequest fetch: NSFetchRequestBase) {
    (request, ids) = (fetch, [])
    super.init()
  }

  /// Creates a request that deletes the objects of names.
  public init(objectIDs objects: [NSManagedObjectID]) {
    (request, ids) = (nil, objects)
    super.init()
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let found = try request.map { try context.savedIDs(of: $0) } ?? ids
    for store in context.persistentStoreCoordinator?.persistentStores ?? [] {
      store.remove(Set(found))
    }
    let result = NSBatchDeleteResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: found
      case .resultTypeCount: found.count
      }
    return result
  }
}

/// What the deletion of many objects has done.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What is returned.
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// True, the names of the objects, or their number.
  open internal(set) var result: Any?
}

/// What the change of many objects returns.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// A request that changes objects in the store; contexts are not told.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  private let request: NSFetchRequestBase

  /// The new values by the names of the properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What is returned.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Which objects are changed; nil is all.
  open var predicate: NSPredicate? {
    get { request.predicate }
    set { request.predicate = newValue }
  }
  override open var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  /// Creates a request that changes the objects of an entity.
  public init(entityName: String) {
    request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    super.init()
  }

  /// Creates a request that changes the objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let found = try context.savedIDs(of: request)
    for id in found {
      guard let store = id.persistentStore, var row = store[id] else { continue }
      for (key, value) in propertiesToUpdate ?? [:] {
        guard let name = key as? String ?? (key.base as? NSPropertyDescription)?.name,
          let attribute = id.entity.property(name) as? NSAttributeDescription
        else { continue }
        row.values[name] = attribute.kept(value).map(StoredValue.attribute)
      }
      store[id] = row
    }
    let result = NSBatchUpdateResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: found
      case .updatedObjectsCountResultType: found.count
      }
    return result
  }
}

/// What the change of many objects has done.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// What is returned.
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// True, the names of the objects, or their number.
  open internal(set) var result: Any?
}

/// What the insertion of many objects returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// A request that adds objects to the store; contexts are not told.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  private let name: String

  /// The values of the objects by name.
  open var objectsToInsert: [[String: Any]]?
  /// What is returned.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// The name of the entity.
  open var entityName: String { name }
  override open var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  /// Creates a request that adds objects of an entity.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    name = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  /// Creates a request that adds objects of an entity.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    guard let entity = context.model?.entitiesByName[name],
      let coordinator = context.persistentStoreCoordinator
    else {
      throw managedError(
        NSPersistentStoreInvalidTypeError, "The data model has no entity named \"\(name)\".")
    }
    let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    other.persistentStoreCoordinator = coordinator
    other.mergePolicy = context.mergePolicy
    let objects = (objectsToInsert ?? []).map { values in
      let object = entity.makeObject(in: other)
      object.setValuesForKeys(values)
      return object
    }
    try other.save()
    let result = NSBatchInsertResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: objects.map(\.objectID)
      case .count: objects.count
      }
    return result
  }
}

/// What the insertion of many objects has done.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// What is returned.
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
  /// True, the names of the objects, or their number.
  open internal(set) var result: Any?
}

extension NSManagedObjectContext {
  /// The names of the saved objects that a request finds in the store.
  fileprivate func savedIDs(of request: NSFetchRequestBase) throws -> [NSManagedObjectID] {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return try context.objects(for: request).map(\.objectID)
  }
}

extension NSPersistentStoreCoordinator {
  /// Does what a request says, as a context does.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { try context.execute(request) }
}
