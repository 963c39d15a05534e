internal import StageContext
import UIKit

/// An object of a data model: its properties are those of its entity, and its context saves them.
///
/// In source that is rewritten, a property that is marked `@NSManaged` is one of the entity's.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The entity.
  public let entity: NSEntityDescription
  /// What names the object in all contexts.
  public let objectID: NSManagedObjectID
  /// The context; nil without one.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object is new and not saved.
  open internal(set) var isInserted = false
  /// Whether the object will be deleted when the context is saved.
  open internal(set) var isDeleted = false
  /// Whether the values have not been read yet.
  open internal(set) var isFault = false
  /// Whether saved values have changed.
  open var isUpdated: Bool { managedObjectContext?.changes.isUpdated(self) ?? false }
  /// Whether the object is new, changed or deleted.
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether a saved property has another value than in the store.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

  /// The values by the names of the properties.
  var values: [String: ManagedValue] = [:]
  /// The values in the store.
  var saved: [String: ManagedValue] = [:]
  /// The version of the object in the store from which the values are.
  var version = 0

  /// Creates an object.
  ///
  /// - Parameters:
  ///   - entity: Its entity.
  ///   - context: The context that saves it; nil for none.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    let numbers = ManagedNumbers.shared
    if let id = numbers.making {
      numbers.making = nil
      (self.entity, objectID, isFault) = (id.entity, id, true)
      super.init()
      return
    }
    self.entity = entity
    objectID = numbers.newID(of: entity)
    super.init()
    for case let attribute as NSAttributeDescription in entity.properties {
      values[attribute.name] = attribute.kept(attribute.defaultValue).map(ManagedValue.attribute)
    }
    context?.insert(self)
  }

  /// Creates an object of the entity whose class this is.
  ///
  /// Without one in the model of the context the program ends with a sentence, as on iOS.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.entity(of: Self.self) else {
      preconditionFailure("the data model has no entity of the class \(Self.self)")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Creates an object of the entity whose class this is, without a context.
  ///
  /// Its values are kept, but never saved. On iOS it has no entity, and to read a value ends the
  /// program.
  override public convenience init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// The entity of the class in the models that the application has loaded.
  open class func entity() -> NSEntityDescription {
    guard let entity = LoadedModels.shared.entity(of: self) else {
      preconditionFailure("no data model that is loaded has an entity of the class \(self)")
    }
    return entity
  }

  /// Returns a request for the objects of the class; that of a subclass comes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: LoadedModels.shared.entity(of: self)?.name ?? "\(self)")
  }

  // MARK: What subclasses override

  /// Called when the object is new; sets what the model cannot.
  open func awakeFromInsert() {}
  /// Called when the values have been read.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object is saved.
  open func didSave() {}
  /// Called before the values of the object are discarded.
  open func willTurnIntoFault() {}
  /// Called after the object has forgotten its values.
  open func didTurnIntoFault() {}
  /// Called when the object is deleted, before others lose it.
  open func prepareForDeletion() {}

  /// Called before a property is set by name; does nothing.
  open func willChangeValue(forKey key: String) {}
  /// Called after a property is set; tells the context.
  open func didChangeValue(forKey key: String) {
    if entity.property(key)?.isTransient == false { managedObjectContext?.noteChange(of: self) }
  }
  /// Called before a property is read; reads the values if that has not been done.
  open func willAccessValue(forKey key: String?) { fire() }
  /// Called after a property is read; does nothing.
  open func didAccessValue(forKey key: String?) {}

  /// Throws an error if the object cannot be saved as a new one.
  open func validateForInsert() throws { try validate() }
  /// Throws an error if the changed object cannot be saved.
  open func validateForUpdate() throws { try validate() }
  /// Throws an error if the object cannot be deleted.
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: Values by name

  /// Returns the value of a property by name: numbers as `NSNumber`, several objects as a set.
  override open func value(forKey key: String) -> Any? {
    switch entity.property(key) {
    case let relationship as NSRelationshipDescription:
      let objects = related(relationship)
      guard relationship.isToMany else { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case .some: return attribute(key)
    case nil: return super.value(forKey: key)
    }
  }

  /// Sets a property by name.
  override open func setValue(_ value: Any?, forKey key: String) {
    switch entity.property(key) {
    case let relationship as NSRelationshipDescription:
      setRelated(managedObjects(in: value), relationship)
    case .some: setAttribute(value, key)
    case nil: super.setValue(value, forKey: key)
    }
  }

  /// Returns the value of a property, as ``value(forKey:)``.
  open func primitiveValue(forKey key: String) -> Any? {
    entity.property(key) == nil ? nil : NSManagedObject.value(of: self, forKey: key)
  }

  /// Sets a property; the context is not told.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fire()
    switch entity.property(key) {
    case is NSRelationshipDescription: values[key] = .objects(managedObjects(in: value))
    case let attribute as NSAttributeDescription:
      values[key] = attribute.kept(value).map(ManagedValue.attribute)
    default: super.setValue(value, forKey: key)
    }
  }

  private static func value(of object: NSManagedObject, forKey key: String) -> Any? {
    guard let relationship = object.entity.property(key) as? NSRelationshipDescription else {
      return object.attribute(key)
    }
    let objects = object.related(relationship)
    return relationship.isToMany ? NSSet(array: objects) : objects.first
  }

  /// Returns the values of properties by name in the store; nil is `NSNull`.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    return named(keys ?? entity.properties.map(\.name), in: saved)
  }

  /// Returns the values that differ from those in the store, by the names of their properties.
  open func changedValues() -> [String: Any] { named(changedKeys, in: values) }

  /// The same as ``changedValues()``.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  private func named(_ keys: [String], in values: [String: ManagedValue]) -> [String: Any] {
    var result: [String: Any] = [:]
    for key in keys {
      let relationship = entity.property(key) as? NSRelationshipDescription
      switch values[key] {
      case .attribute(let value)?: result[key] = value
      case .objects(let objects)? where relationship?.isToMany == true:
        result[key] = NSSet(array: objects)
      case .objects(let objects)?: result[key] = objects.first ?? NSNull()
      case nil: result[key] = NSNull()
      }
    }
    return result
  }

  /// The names of the properties whose values differ from those in the store, sorted.
  var changedKeys: [String] {
    Set(values.keys).union(saved.keys).filter { key in
      let isOrdered = (entity.property(key) as? NSRelationshipDescription)?.isOrdered ?? false
      return !ManagedValue.isSame(values[key], saved[key], isOrdered: isOrdered)
    }.sorted()
  }

  override open var description: String {
    let texts = entity.properties.map { property in
      let value = values[property.name]
      let text = value?.attribute.map { "\"\($0)\"" } ?? "\(value?.objects.count ?? 0) objects"
      return "\(property.name) = \(value == nil ? "nil" : text);"
    }
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); "
      + "data: {\(texts.joined(separator: " "))})"
  }
}
