internal import StageContext
import UIKit

/// A kind of objects: what properties they have, and their class.
open class NSEntityDescription: NSObject {
  private var ownProperties: [NSPropertyDescription] = []

  /// The name.
  open var name: String?
  /// The name of the class of the objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of the entities below it.
  open var isAbstract = false
  /// What the program notes about it.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The names of properties of which no two saved objects have the same values.
  open var uniquenessConstraints: [[Any]] = []
  /// The name that the entity had in an earlier version of the model; nothing is migrated.
  open var renamingIdentifier: String?
  /// The model that has it; nil before it has one.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The entity whose properties it has, too; nil if there is none.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The entities that have its properties.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// Creates an entity without a name.
  override public init() { super.init() }

  /// The properties, with those of the entities above.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = superentity?.properties ?? []
      ownProperties = newValue.filter { !inherited.contains($0) }
      for property in ownProperties { property.entity = self }
    }
  }
  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }
  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  /// The entities below by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// Returns the relationships to objects of an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  /// Returns whether an entity is this one or one above it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    sequence(first: self, next: \.superentity).contains { $0 === entity }
  }

  /// Returns the entity of a name in the model of a context; nil if there is none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  /// Returns a new object of an entity, of the class that the model says.
  ///
  /// Without an entity of the name the program ends with a sentence, as on iOS.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("the data model has no entity named \"\(entityName)\"")
    }
    return entity.makeObject(in: context)
  }

  /// Returns a property of the entity or one above it; nil if there is none.
  func property(_ name: String) -> NSPropertyDescription? {
    for entity in sequence(first: self, next: \.superentity) {
      if let property = entity.ownProperties.first(where: { $0.name == name }) { return property }
    }
    return nil
  }

  /// The entity and all below it.
  var withSubentities: [NSEntityDescription] { [self] + subentities.flatMap(\.withSubentities) }

  /// Makes a new object, in a context or in none.
  func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject {
    let name = managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
    let classes = ApplicationContext.shared.managedClasses
    return classes.make(name, self, context) ?? NSManagedObject(entity: self, insertInto: context)
  }
}

/// The classes of managed objects that a program declares, by their names.
final class ManagedClasses {
  typealias Make = (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject

  private var makers: [String: Make] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  func add(_ type: NSManagedObject.Type, _ name: String, _ make: @escaping Make) {
    makers[name] = make
    names[ObjectIdentifier(type)] = name
  }

  /// Makes an object of the class of a name; nil if there is no such class.
  func make(
    _ name: String, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
  ) -> NSManagedObject? { makers[name]?(entity, context) }

  /// The name of a class in models.
  func name(of type: NSManagedObject.Type) -> String {
    names[ObjectIdentifier(type)] ?? String(describing: type)
  }
}

extension ApplicationContext {
  var managedClasses: ManagedClasses { service { _ in ManagedClasses() } }
}

/// Notes how a class of managed objects is made; source that is rewritten calls it.
///
/// - Parameters:
///   - type: The class.
///   - name: Its name in models.
///   - make: Makes an object.
public func _registerManagedClass<Object: NSManagedObject>(
  _ type: Object.Type, name: String,
  _ make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> Object
) {
  ApplicationContext.shared.managedClasses.add(type, name, make)
}
