internal import InterfaceDocuments
import UIKit

extension NSEntityDescription {
  convenience init(_ entity: DataModel.Entity) {
    self.init()
    name = entity.name
    managedObjectClassName = entity.className ?? "NSManagedObject"
    isAbstract = entity.isAbstract
    uniquenessConstraints = entity.uniqueness
  }
}

extension NSAttributeDescription {
  convenience init(_ attribute: DataModel.Attribute) {
    self.init()
    name = attribute.name
    (isOptional, isTransient) = (attribute.isOptional, attribute.isTransient)
    attributeType = Self.types[attribute.type] ?? .undefinedAttributeType
    attributeValueClassName = attribute.className
    (minimum, maximum, pattern) = (attribute.minimum, attribute.maximum, attribute.pattern)
    defaultValue = attribute.defaultValue.flatMap(value(ofText:))
    if let time = attribute.defaultTime {
      defaultValue = Date(timeIntervalSinceReferenceDate: time)
    }
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]

  /// Returns the value that a text of the model stands for; nil if it is none of the type.
  private func value(ofText text: String) -> Any? {
    switch attributeType {
    case .stringAttributeType: text
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case _ where attributeType.isNumber: Int64(text).map { NSNumber(value: $0) }
    default: nil
    }
  }
}

extension NSRelationshipDescription {
  convenience init(_ relationship: DataModel.Relationship, to destination: NSEntityDescription?) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    isOrdered = relationship.isOrdered
    minCount = relationship.minimumCount
    maxCount = relationship.isToMany ? relationship.maximumCount : 1
    destinationEntity = destination
    deleteRule =
      switch relationship.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}
