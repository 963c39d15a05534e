internal import StageContext
import UIKit

/// The stores of a model.
open class NSPersistentStoreCoordinator: NSObject {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores; the first one has what is saved.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// What the program calls the coordinator.
  open var name: String?
  private var contexts: [WeakContext] = []

  /// Creates the coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.shared.add(model)
  }

  /// Adds a store, which is in memory and empty.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL, options: options)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  /// Adds a store, which is in memory and empty.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store of a description, and calls a function with it.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let add = { [self] in
      _ = try? addPersistentStore(
        ofType: storeDescription.type, configurationName: nil, at: storeDescription.url,
        options: [NSReadOnlyPersistentStoreOption: storeDescription.isReadOnly])
      block(storeDescription, nil)
    }
    if storeDescription.shouldAddStoreAsynchronously {
      DispatchQueue.main.async(execute: add)
    } else {
      add()
    }
  }

  /// Takes a store away, with what is saved in it.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Empties the store of a place, as if its file were deleted.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url { store.remove(Set(store.ids)) }
  }

  /// Returns the store of a place; nil if there is none.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  /// Returns where the file of a store would be.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Returns the name of a saved object; nil if no store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    persistentStores.lazy.flatMap(\.ids).first { $0.uriRepresentation() == url }
  }

  /// Calls a function after the present one.
  open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
  /// Calls a function at once.
  open func performAndWait(_ block: () -> Void) { block() }

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  /// Tells contexts that follow the store what another one has saved.
  func share(_ saved: ManagedChanges, of context: NSManagedObjectContext) {
    for other in contexts.compactMap(\.context)
    where other !== context && other.parent == nil && other.automaticallyMergesChangesFromParent
      && other.persistentStoreCoordinator === self
    {
      other.merge(saved)
    }
  }
}

/// The models that the application has loaded, in which classes find their entities.
final class LoadedModels {
  private var models: [NSManagedObjectModel] = []

  static var shared: LoadedModels {
    ApplicationContext.shared.service { _ in LoadedModels() }
  }

  func add(_ model: NSManagedObjectModel) {
    if !models.contains(where: { $0 === model }) { models.append(model) }
  }

  /// Returns the entity of a class in the model that was loaded last; nil if there is none.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    models.reversed().lazy.compactMap { $0.entity(of: type) }.first
  }
}

extension NSManagedObjectModel {
  /// Returns the entity of a class; nil if there is none.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = ApplicationContext.shared.managedClasses.name(of: type)
    return entities.first {
      $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name
    } ?? entitiesByName[name]
  }
}
