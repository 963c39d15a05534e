/// What a data model of Xcode says: the file `contents` in a folder of the kind `xcdatamodel`.
package struct DataModel: Sendable {
  /// The largest model that is read, in bytes.
  package static let maxSize = 1 << 22

  /// How much of an entity's class Xcode writes.
  package enum CodeGeneration: Sendable {
    /// The program has the class and its properties.
    case none
    /// The program has the class, and Xcode writes the properties.
    case category
    /// Xcode writes the class and its properties.
    case `class`
  }

  /// An entity.
  package struct Entity: Sendable {
    /// The name.
    package let name: String
    /// The name of the class, without its module; nil for `NSManagedObject`.
    package let className: String?
    /// The name of the entity whose properties it has, too; nil if there is none.
    package let parent: String?
    /// Whether there are only objects of the entities below it.
    package let isAbstract: Bool
    /// What Xcode writes of its class.
    package let codeGeneration: CodeGeneration
    /// The attributes.
    package let attributes: [Attribute]
    /// The relationships.
    package let relationships: [Relationship]
    /// The names of properties of which no two objects have the same values.
    package let uniqueness: [[String]]
  }

  /// An attribute of an entity.
  package struct Attribute: Sendable {
    /// The name.
    package let name: String
    /// The type as the model has it, such as `Integer 16`.
    package let type: String
    /// Whether it may be nil in what is saved.
    package let isOptional: Bool
    /// Whether it is not saved.
    package let isTransient: Bool
    /// Whether a number is one of Swift's, and not an `NSNumber`.
    package let isScalar: Bool
    /// The value of new objects as a text; nil if there is none.
    package let defaultValue: String?
    /// The value of new objects in seconds since 2001, of a date; nil if there is none.
    package let defaultTime: Double?
    /// The class of a value that is archived; nil if it is not told.
    package let className: String?
    /// The least value or length; nil if there is none.
    package let minimum: Double?
    /// The largest value or length; nil if there is none.
    package let maximum: Double?
    /// The regular expression that a text matches; nil if there is none.
    package let pattern: String?
  }

  /// A relationship of an entity.
  package struct Relationship: Sendable {
    /// The name.
    package let name: String
    /// Whether it may be empty in what is saved.
    package let isOptional: Bool
    /// Whether it has several objects.
    package let isToMany: Bool
    /// Whether the objects have an order.
    package let isOrdered: Bool
    /// The least number of objects; 0 if it is not told.
    package let minimumCount: Int
    /// The largest number of objects; 0 if there is none.
    package let maximumCount: Int
    /// What becomes of the objects when this one is deleted, such as `Cascade`.
    package let deletionRule: String
    /// The name of the entity of the objects.
    package let destination: String
    /// The name of the relationship back; nil if there is none.
    package let inverse: String?
  }

  /// A request that is part of the model.
  package struct Template: Sendable {
    /// The name.
    package let name: String
    /// The name of the entity.
    package let entity: String
    /// The condition as a text; nil if there is none.
    package let predicate: String?
  }

  /// The entities in the order of the file.
  package let entities: [Entity]
  /// The requests.
  package let templates: [Template]

  /// Reads a model.
  ///
  /// - Parameters:
  ///   - bytes: The file `contents`.
  ///   - file: Its path, for errors.
  /// - Throws: An ``InterfaceDocumentError`` if the file is no model.
  package init(_ bytes: [UInt8], file: String) throws(InterfaceDocumentError) {
    let root = try XMLTreeParser.parse(XMLSource(bytes: bytes, file: file))
    guard root.name == "model" else {
      throw InterfaceDocumentError(
        .wrongRoot, file: file, line: root.line,
        "found the element \(root.name.quoted); a data model has the element 'model'")
    }
    entities = root.children.filter { $0.name == "entity" }.map(Entity.init)
    templates = root.children.filter { $0.name == "fetchRequest" }.map {
      Template(
        name: $0.attributes["name"] ?? "", entity: $0.attributes["entity"] ?? "",
        predicate: $0.attributes["predicateString"])
    }
  }
}
