internal import StageContext
import UIKit

extension NSManagedObjectContext {
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? { model?.entity(of: type) }

  /// The saved values of an object, or those in the parent; nil if there is no such object.
  func row(of id: NSManagedObjectID) -> Row? {
    guard let parent else {
      return persistentStoreCoordinator?.persistentStores.lazy.compactMap { $0[id] }.first
    }
    let isKnown = parent.registeredObject(for: id).map { !$0.isDeleted } ?? false
    guard isKnown || parent.row(of: id) != nil else { return nil }
    return Row(values: parent.object(with: id).storedValues)
  }

  /// The names of the objects of entities that are saved, or in the parent.
  private func ids(of entities: Set<NSEntityDescription>) -> [NSManagedObjectID] {
    if let parent { return parent.objects(of: entities).map(\.objectID) }
    return (persistentStoreCoordinator?.persistentStores ?? []).flatMap(\.ids)
      .filter { entities.contains($0.entity) }
  }

  /// The objects of entities, saved and new, without those that will be deleted.
  private func objects(of entities: Set<NSEntityDescription>) -> [NSManagedObject] {
    let saved = ids(of: entities).map(object(with:))
    let new = changes.inserted.filter { entities.contains($0.entity) }
    return (saved + new).withoutRepetitions.filter { !$0.isDeleted }
  }

  /// The objects that a request asks for.
  func objects(for request: NSFetchRequestBase) throws -> [NSManagedObject] {
    guard let entity = request.entity(in: self) else {
      throw managedError(
        NSPersistentStoreInvalidTypeError,
        "The data model has no entity named \"\(request.entityName ?? "")\".")
    }
    processPendingChanges()
    let entities = request.includesSubentities ? entity.withSubentities : [entity]
    var found = objects(of: Set(entities))
    if let predicate = request.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = found.sorted(using: descriptors)
    }
    found = Array(found.dropFirst(max(request.fetchOffset, 0)))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  /// Returns the objects that a request asks for.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    try results(of: request).compactMap { $0 as? Result }
  }

  /// Returns what a request asks for.
  @_disfavoredOverload
  public func fetch(_ request: NSFetchRequestBase) throws -> [Any] { try results(of: request) }

  /// Returns how many objects a request asks for.
  public func count(for request: NSFetchRequestBase) throws -> Int {
    try objects(for: request).count
  }

  private func results(of request: NSFetchRequestBase) throws -> [Any] {
    let objects = try objects(for: request)
    if request.resultType == .managedObjectIDResultType { return objects.map(\.objectID) }
    if request.resultType == .countResultType { return [NSNumber(value: objects.count)] }
    guard request.resultType == .dictionaryResultType else { return objects }
    var seen: Set<NSDictionary> = []
    return objects.map { request.dictionary(of: $0) }.filter {
      !request.returnsDistinctResults || seen.insert($0).inserted
    }
  }

  /// Does what a request says: finds objects, or deletes or changes many in the store.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    processPendingChanges()
    return try request.run(in: self)
  }

  /// Calls a function after the present one.
  public func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }

  /// Calls a function at once, and returns its result.
  @discardableResult
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  /// Calls a function, and returns its result.
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }

  /// Gives an object to a store; all are saved in the first.
  public func assign(_ object: Any, to store: NSPersistentStore) {}
}
