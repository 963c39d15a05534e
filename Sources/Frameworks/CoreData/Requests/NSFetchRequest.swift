import UIKit

/// What requests are.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// What a request returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects.
  public static let managedObjectResultType = Self([])
  /// The names of the objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// The values of the objects by name.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}

/// What a context or a store is asked for.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; all are.
  open var affectedStores: [NSPersistentStore]?
  /// What the request is.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  /// Does what the request says in a context.
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}

/// What a request has done.
open class NSPersistentStoreResult: NSObject {}

/// What requests of all types of objects have.
open class NSFetchRequestBase: NSPersistentStoreRequest {
  private var givenEntity: NSEntityDescription?
  private var givenName: String?

  /// The entity of the objects.
  open var entity: NSEntityDescription? {
    get { givenEntity }
    set { givenEntity = newValue }
  }
  /// The name of the entity.
  open var entityName: String? { givenEntity?.name ?? givenName }
  /// Which objects are asked for; nil is all.
  open var predicate: NSPredicate?
  /// The order of the objects; nil is that in which they were saved.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects; 0 is all.
  open var fetchLimit = 0
  /// The number of objects that are left out at the beginning.
  open var fetchOffset = 0
  /// How many objects are read at once; all are.
  open var fetchBatchSize = 0
  /// What is returned.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of entities below are among them.
  open var includesSubentities = true
  /// Whether values are read at once; they are when they are used.
  open var includesPropertyValues = true
  /// Whether changes that are not saved count; they do.
  open var includesPendingChanges = true
  /// Whether objects are without values at first.
  open var returnsObjectsAsFaults = true
  /// Whether values of objects that are known are read again.
  open var shouldRefreshRefetchedObjects = false
  /// The relationships whose objects are read, too; they are when they are used.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether of dictionaries with the same values one is returned.
  open var returnsDistinctResults = false
  /// The properties of dictionaries, by name or description; nil is all attributes.
  open var propertiesToFetch: [Any]?
  /// The properties by which dictionaries are grouped: they are not.
  open var propertiesToGroupBy: [Any]?
  /// Which groups are asked for: all are.
  open var havingPredicate: NSPredicate?

  /// Creates a request for the objects of an entity; nil if it is set later.
  init(name: String?) {
    givenName = name
    super.init()
  }

  /// Returns the entity in the model of a context; nil if there is none.
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    let own = entityName.flatMap { context.model?.entitiesByName[$0] }
    return own ?? givenEntity
  }

  /// Returns the values of an object by name.
  func dictionary(of object: NSManagedObject) -> NSDictionary {
    let names =
      propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      ?? object.entity.properties.compactMap { ($0 as? NSAttributeDescription)?.name }
    let result = NSMutableDictionary()
    for name in names {
      if let value = object.value(forKeyPath: name) { result[name] = value }
    }
    return result
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    _ = try context.objects(for: self)
    return NSPersistentStoreResult()
  }
}

/// A request for objects.
open class NSFetchRequest<ResultType>: NSFetchRequestBase {
  /// Creates a request whose entity is set later.
  public init() { super.init(name: nil) }

  /// Creates a request for the objects of the entity of a name.
  public init(entityName: String) { super.init(name: entityName) }
}

/// A request whose result comes later: after the present function.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called with the result.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many objects are expected; it changes nothing.
  open var estimatedResultCount = 0

  /// Creates a request.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completionBlock) = (request, blk)
    super.init()
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(fetchRequest)
    DispatchQueue.main.async { [self] in
      result.finalResult = try? context.fetch(fetchRequest)
      completionBlock?(result)
    }
    return result
  }
}

/// The result of a request that comes later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// What was found; nil before it is.
  open internal(set) var finalResult: [ResultType]?
  /// Why nothing was found.
  open internal(set) var operationError: (any Error)?

  init(_ request: NSFetchRequest<ResultType>) {
    fetchRequest = request
    super.init()
  }
}
