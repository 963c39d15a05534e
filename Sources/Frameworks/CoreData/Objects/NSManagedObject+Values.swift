internal import StageContext
internal import StageKit
import UIKit

extension NSManagedObject {
  /// Reads the values from the store, or from the parent of the context, if that has not been done.
  func fire() {
    guard isFault else { return }
    isFault = false
    guard let context = managedObjectContext, let row = context.row(of: objectID) else { return }
    read(row, in: context)
    awakeFromFetch()
  }

  /// Takes the values of a row as those of the store.
  func read(_ row: Row, in context: NSManagedObjectContext) {
    saved = row.values.mapValues { $0.value(in: context) }
    values = saved
    version = row.version
  }

  /// Forgets the values.
  func turnIntoFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    (isFault, values, saved) = (true, [:], [:])
    didTurnIntoFault()
  }

  func attribute(_ key: String) -> Any? {
    fire()
    return values[key]?.attribute
  }

  func setAttribute(_ value: Any?, _ key: String) {
    guard let attribute = entity.property(key) as? NSAttributeDescription else { return }
    fire()
    willChangeValue(forKey: key)
    values[key] = attribute.kept(value).map(ManagedValue.attribute)
    didChangeValue(forKey: key)
  }

  /// The objects of a relationship.
  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    fire()
    return values[relationship.name]?.objects ?? []
  }

  /// Sets the objects of a relationship, and theirs back.
  func setRelated(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    let old = related(relationship)
    let isSame = ManagedValue.isSame(
      .objects(old), .objects(objects), isOrdered: relationship.isOrdered)
    guard !isSame else { return }
    let (before, after) = (
      Set(old.map(ObjectIdentifier.init)), Set(objects.map(ObjectIdentifier.init))
    )
    replace(relationship, objects)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !after.contains(ObjectIdentifier(object)) {
      object.drop(self, inverse)
    }
    for object in objects where !before.contains(ObjectIdentifier(object)) {
      object.put(self, inverse, from: relationship)
    }
  }

  /// Adds an object to one side of a relationship; of two that exclude each other the new one stays.
  private func put(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription,
    from inverse: NSRelationshipDescription
  ) {
    let old = related(relationship)
    guard !old.contains(where: { $0 === object }) else { return }
    guard !relationship.isToMany else { return replace(relationship, old + [object]) }
    for other in old { other.drop(self, inverse) }
    replace(relationship, [object])
  }

  /// Takes an object from one side of a relationship.
  func drop(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let old = related(relationship)
    let rest = old.filter { $0 !== object }
    if rest.count != old.count { replace(relationship, rest) }
  }

  private func replace(
    _ relationship: NSRelationshipDescription, _ objects: [NSManagedObject]
  ) {
    willChangeValue(forKey: relationship.name)
    values[relationship.name] = objects.isEmpty ? nil : .objects(objects)
    didChangeValue(forKey: relationship.name)
  }

  /// Returns the managed objects of a value: one, a set, a list.
  func managedObjects(in value: Any?) -> [NSManagedObject] {
    switch value.flatMap(flattened) {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }.inCreationOrder
    case let set as Set<AnyHashable>:
      set.compactMap { $0.base as? NSManagedObject }.inCreationOrder
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }.withoutRepetitions
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }.withoutRepetitions
    default: []
    }
  }

  /// Returns whether the values of a relationship have not been read yet.
  public func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
  /// Returns the names of the objects of a relationship.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    (entity.property(key) as? NSRelationshipDescription).map { related($0).map(\.objectID) } ?? []
  }
}

extension [NSManagedObject] {
  /// The objects in the order in which they were made, so that sets have the same order in every
  /// run.
  var inCreationOrder: [NSManagedObject] {
    sorted { one, other in (one.objectID.hash, one.hash) < (other.objectID.hash, other.hash) }
  }

  /// The objects, each once.
  var withoutRepetitions: [NSManagedObject] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

/// The numbers of new objects, the same in every run.
final class ManagedNumbers {
  private var counts: [String: Int] = [:]
  /// The name of the object that is made for what a store has; nil for new objects.
  var making: NSManagedObjectID?

  static var shared: ManagedNumbers { ApplicationContext.shared.service { _ in ManagedNumbers() } }

  /// Returns a new name for an object of an entity.
  func newID(of entity: NSEntityDescription) -> NSManagedObjectID {
    let name = entity.name ?? ""
    counts[name, default: 0] += 1
    return NSManagedObjectID(entity, number: counts[name] ?? 1)
  }

  /// Makes the object of a name, without values.
  func makeObject(_ id: NSManagedObjectID) -> NSManagedObject {
    making = id
    let object = id.entity.makeObject(in: nil)
    making = nil
    return object
  }
}
