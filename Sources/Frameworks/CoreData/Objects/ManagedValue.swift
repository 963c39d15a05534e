internal import StageKit
import UIKit

/// The value of a property of an object.
enum ManagedValue {
  /// An attribute; numbers are `NSNumber`, as Objective-C sees them.
  case attribute(Any)
  /// The objects of a relationship, each once, in the order in which they were added.
  case objects([NSManagedObject])

  /// Whether two values are the same; sets are without their order.
  static func isSame(_ one: ManagedValue?, _ other: ManagedValue?, isOrdered: Bool = false) -> Bool
  {
    switch (one, other) {
    case (nil, nil): return true
    case (.attribute(let one)?, .attribute(let other)?):
      if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
      return type(of: one) is AnyClass && one as AnyObject === other as AnyObject
    case (.attribute?, _), (_, .attribute?): return false
    default:
      let lists = [one, other].map { $0?.objects ?? [] }
      guard lists[0].count == lists[1].count else { return false }
      return isOrdered
        ? zip(lists[0], lists[1]).allSatisfy { $0 === $1 }
        : Set(lists[0].map(ObjectIdentifier.init)) == Set(lists[1].map(ObjectIdentifier.init))
    }
  }

  /// The objects of a relationship; none of an attribute.
  var objects: [NSManagedObject] {
    if case .objects(let objects) = self { objects } else { [] }
  }

  /// The attribute; nil of a relationship.
  var attribute: Any? { if case .attribute(let value) = self { value } else { nil } }

  /// The value as it is kept in a store.
  var stored: StoredValue {
    switch self {
    case .attribute(let value): .attribute(value)
    case .objects(let objects): .objects(objects.map(\.objectID))
    }
  }
}

/// The value of a property in a store.
enum StoredValue {
  case attribute(Any)
  case objects([NSManagedObjectID])

  /// Returns the value in a context.
  func value(in context: NSManagedObjectContext) -> ManagedValue {
    switch self {
    case .attribute(let value): .attribute(value)
    case .objects(let ids): .objects(ids.map(context.object(with:)))
    }
  }
}

extension NSAttributeDescription {
  /// Returns a value as it is kept: numbers as `NSNumber`, texts and dates as Swift's.
  func kept(_ value: Any?) -> Any? {
    guard let value = value.flatMap(flattened), !(value is NSNull) else { return nil }
    switch attributeType {
    case .decimalAttributeType:
      if let value = value as? NSDecimalNumber { return value }
      if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
      return managedNumber(value).map { NSDecimalNumber(decimal: $0.decimalValue) } ?? value
    case .stringAttributeType: return (value as? NSString).map { $0 as String } ?? value
    case .dateAttributeType:
      if let value = value as? Double { return Date(timeIntervalSinceReferenceDate: value) }
      return (value as? NSDate).map { $0 as Date } ?? value
    case .binaryDataAttributeType: return (value as? NSData).map { $0 as Data } ?? value
    case .booleanAttributeType:
      return managedNumber(value).map { NSNumber(value: $0.boolValue) } ?? value
    case _ where attributeType.isNumber: return managedNumber(value) ?? value
    default: return value
    }
  }
}

/// Returns a number of any type as one of Foundation's; nil if the value is none.
func managedNumber(_ value: Any) -> NSNumber? {
  switch value {
  case let value as NSNumber: return value
  case let value as Bool: return NSNumber(value: value)
  case let value as Double: return NSNumber(value: value)
  case let value as Float: return NSNumber(value: value)
  case let value as UInt64: return NSNumber(value: value)
  case let value as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: value))
  case let value as any RawRepresentable: return managedNumber(value.rawValue)
  default: return nil
  }
}
