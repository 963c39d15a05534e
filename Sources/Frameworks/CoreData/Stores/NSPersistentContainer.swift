internal import StageContext
import UIKit

/// A model with its stores and contexts.
///
/// The stores are in memory, so that each run of a program begins without objects.
open class NSPersistentContainer: NSObject {
  /// The name, which is that of the model.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of what is shown.
  public let viewContext: NSManagedObjectContext
  /// How the stores are made.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder in which stores would be.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("Stores")
  }

  /// Creates the container of the model of a name in the bundle; without one its model is empty.
  public convenience init(name: String) {
    let model = NSManagedObjectModel(named: name)
    if model == nil {
      ApplicationContext.logOnce("There is no data model named \(name): it has no entities.")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates the container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Makes the stores, and calls a function with each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Returns a new context of the stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a function with a new context, after the present function.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    DispatchQueue.main.async { block(context) }
  }

  /// Calls a function with a new context, and returns its result.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// A container whose stores the cloud would have, too; here it is a container as others.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
  /// Does nothing: there is no cloud.
  open func initializeCloudKitSchema() throws {
    ApplicationContext.logOnce("The cloud is not part of a film: stores are in memory alone.")
  }
}
