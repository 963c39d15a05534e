@_exported public import UIKit

/// A property of the objects of an entity.
open class NSPropertyDescription: NSObject {
  /// The name.
  open var name = ""
  /// Whether it may be nil, or empty, in what is saved.
  open var isOptional = true
  /// Whether it is not saved.
  open var isTransient = false
  /// What the program notes about it.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name that the property had in an earlier version of the model; nothing is migrated.
  open var renamingIdentifier: String?
  /// Whether searches of the device find it, which a film has not.
  open var isIndexedBySpotlight = false
  /// The entity that has it; nil before it has one.
  open internal(set) weak var entity: NSEntityDescription?

  /// Creates a property without a name.
  override public init() { super.init() }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// An attribute of the objects of an entity: a value that belongs to the object alone.
open class NSAttributeDescription: NSPropertyDescription {
  /// The types of attributes, by their names of today.
  public typealias AttributeType = NSAttributeType

  /// The type.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The same as ``attributeType``.
  open var type: NSAttributeType {
    get { attributeType }
    set { attributeType = newValue }
  }
  /// The value of new objects.
  open var defaultValue: Any?
  /// The name of the class of the values; nil if it is not told.
  open var attributeValueClassName: String?
  /// The name of what archives a value of another type; values are kept as they are.
  open var valueTransformerName: String?
  /// Whether large values are files of their own, which changes nothing.
  open var allowsExternalBinaryDataStorage = false
  /// Whether the value stays when the object is deleted, in a history, which a film has not.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether the value is encrypted in the cloud, which a film has not.
  open var allowsCloudEncryption = false
  /// The least value, or the least length of a text.
  var minimum: Double?
  /// The largest value, or the largest length of a text.
  var maximum: Double?
  /// The regular expression that a text matches.
  var pattern: String?

  /// Creates an attribute without a name.
  override public init() { super.init() }
}

extension NSAttributeType {
  /// The same as `integer16AttributeType`.
  public static var integer16: Self { .integer16AttributeType }
  /// The same as `integer32AttributeType`.
  public static var integer32: Self { .integer32AttributeType }
  /// The same as `integer64AttributeType`.
  public static var integer64: Self { .integer64AttributeType }
  /// The same as `decimalAttributeType`.
  public static var decimal: Self { .decimalAttributeType }
  /// The same as `doubleAttributeType`.
  public static var double: Self { .doubleAttributeType }
  /// The same as `floatAttributeType`.
  public static var float: Self { .floatAttributeType }
  /// The same as `stringAttributeType`.
  public static var string: Self { .stringAttributeType }
  /// The same as `booleanAttributeType`.
  public static var boolean: Self { .booleanAttributeType }
  /// The same as `dateAttributeType`.
  public static var date: Self { .dateAttributeType }
  /// The same as `binaryDataAttributeType`.
  public static var binaryData: Self { .binaryDataAttributeType }
  /// The same as `UUIDAttributeType`.
  public static var uuid: Self { .UUIDAttributeType }
  /// The same as `URIAttributeType`.
  public static var uri: Self { .URIAttributeType }
  /// The same as `transformableAttributeType`.
  public static var transformable: Self { .transformableAttributeType }

  /// Whether the values are numbers.
  var isNumber: Bool {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .decimalAttributeType, .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      true
    default: false
    }
  }
}
