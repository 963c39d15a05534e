internal import StageKit
import UIKit

// What properties and methods that are marked `@NSManaged` call in source that is rewritten.

extension NSManagedObject {
  /// Returns the value of a property of the entity as one of its type.
  public func _managed<Value>(_ key: String) -> Value {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    if let relationship = entity.property(key) as? NSRelationshipDescription {
      let objects = related(relationship)
      if let type = Value.self as? any ObjectCollection.Type {
        if let value = type.collection(of: objects) as? Value { return value }
      } else if let value = objects.first.map({ $0 as Any }) as? Value {
        return value
      }
      preconditionFailure("the relationship \(key) of \(type(of: self)) has no object")
    }
    guard entity.property(key) != nil else {
      preconditionFailure("the entity \(entity.name ?? "") has no property \(key)")
    }
    return Self.typed(attribute(key), key)
  }

  /// Sets a property of the entity.
  public func _setManaged<Value>(_ key: String, _ value: Value) {
    guard let property = entity.property(key) else {
      preconditionFailure("the entity \(entity.name ?? "") has no property \(key)")
    }
    if let relationship = property as? NSRelationshipDescription {
      setRelated(managedObjects(in: value), relationship)
    } else {
      let raw = (value as? any RawRepresentable).map { $0.rawValue as Any }
      setAttribute(raw.flatMap { managedNumber($0) } ?? value, key)
    }
  }

  private static func typed<Value>(_ value: Any?, _ key: String) -> Value {
    if let value = value as? Value { return value }
    let wanted = unwrapped(Value.self)
    func open<Type>(_ type: Type.Type) -> Any? {
      if let value { return managedConverted(value, to: type) }
      // A number or text that is nil is zero or empty, as Objective-C returns it.
      return managedConverted(NSNumber(value: 0), to: type) ?? ("" as? Type)
    }
    if let value = _openExistential(wanted, do: open) as? Value { return value }
    preconditionFailure(
      "the property \(key) of \(self) is \(value.map { "\($0)" } ?? "nil"), and not \(Value.self)")
  }

  // MARK: Methods for several objects

  /// Adds objects to a relationship, at an index or at the end.
  public func _addManaged(_ key: String, _ value: Any, at index: Int? = nil) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    var objects = related(relationship)
    let added = managedObjects(in: value).filter { new in !objects.contains { $0 === new } }
    objects.insert(contentsOf: added, at: min(index ?? objects.count, objects.count))
    setRelated(objects, relationship)
  }

  /// Takes objects from a relationship.
  public func _removeManaged(_ key: String, _ value: Any) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    let removed = Set(managedObjects(in: value).map(ObjectIdentifier.init))
    setRelated(
      related(relationship).filter { !removed.contains(ObjectIdentifier($0)) }, relationship)
  }

  /// Takes the objects of indices from a relationship, and puts others at the first.
  public func _replaceManaged(_ key: String, at indexes: NSIndexSet, with value: Any? = nil) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    let old = related(relationship)
    var objects = old.indices.filter { !indexes.contains($0) }.map { old[$0] }
    if let value {
      objects.insert(
        contentsOf: managedObjects(in: value), at: min(indexes.firstIndex, objects.count))
    }
    setRelated(objects.withoutRepetitions, relationship)
  }
}

/// Returns a value as one of a type: itself, a number of another type, or the case of a raw value.
func managedConverted<Value>(_ value: Any, to type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  if let number = value as? NSNumber {
    let candidates: [Any] = [
      number.int16Value, number.int8Value, number.uint16Value, number.uint64Value,
      number.decimalValue, NSDecimalNumber(decimal: number.decimalValue),
    ]
    if let value = converted(number, to: type) { return value }
    if let value = candidates.lazy.compactMap({ $0 as? Value }).first { return value }
  }
  if let date = value as? Date { return date.timeIntervalSinceReferenceDate as? Value }
  if let text = value as? String { return NSString(string: text) as? Value ?? raw(value, type) }
  return raw(value, type)
}

private func raw<Value>(_ value: Any, _ type: Value.Type) -> Value? {
  func make<Case: RawRepresentable>(_ type: Case.Type) -> Any? {
    managedConverted(value, to: Case.RawValue.self).flatMap(Case.init(rawValue:))
  }
  return (type as? any RawRepresentable.Type).flatMap { make($0) as? Value }
}

/// A type of the objects of a relationship.
private protocol ObjectCollection {
  static func collection(of objects: [NSManagedObject]) -> Any
}

extension NSSet: ObjectCollection {
  fileprivate static func collection(of objects: [NSManagedObject]) -> Any {
    self == NSMutableSet.self ? NSMutableSet(array: objects) : NSSet(array: objects)
  }
}

extension NSOrderedSet: ObjectCollection {
  fileprivate static func collection(of objects: [NSManagedObject]) -> Any {
    self == NSMutableOrderedSet.self
      ? NSMutableOrderedSet(array: objects) : NSOrderedSet(array: objects)
  }
}

extension Set: ObjectCollection {
  fileprivate static func collection(of objects: [NSManagedObject]) -> Any {
    Set(objects.compactMap { $0 as? Element })
  }
}

extension Array: ObjectCollection {
  fileprivate static func collection(of objects: [NSManagedObject]) -> Any {
    objects.compactMap { $0 as? Element }
  }
}

extension Optional: ObjectCollection where Wrapped: ObjectCollection {
  fileprivate static func collection(of objects: [NSManagedObject]) -> Any {
    Wrapped.collection(of: objects)
  }
}
