public import UIKit

/// A property with an attribute of the library.
protocol PersistedProperty {
  var storedValue: Any { get }
  var isPrimaryKey: Bool { get }
}

/// A type of values whose properties have a first value.
public protocol _DefaultConstructible {
  /// Creates the first value.
  init()
}

extension String: _DefaultConstructible {}
extension Int: _DefaultConstructible {}
extension Int8: _DefaultConstructible {}
extension Int16: _DefaultConstructible {}
extension Int32: _DefaultConstructible {}
extension Int64: _DefaultConstructible {}
extension Double: _DefaultConstructible {}
extension Float: _DefaultConstructible {}
extension Bool: _DefaultConstructible {}
extension Data: _DefaultConstructible {}
extension Date: _DefaultConstructible {}
extension UUID: _DefaultConstructible {}
extension List: _DefaultConstructible {}
extension MutableSet: _DefaultConstructible {}
extension ObjectId: _DefaultConstructible {
  /// Creates the next number of the application.
  public init() { self = .generate() }
}
extension Optional: _DefaultConstructible {
  /// Creates no value.
  public init() { self = .none }
}

/// A property that a realm keeps.
@propertyWrapper
public struct Persisted<Value>: PersistedProperty {
  /// The value.
  public var wrappedValue: Value
  let isPrimaryKey: Bool
  var storedValue: Any { wrappedValue }

  /// Creates a property with a value.
  public init(wrappedValue: Value) { (self.wrappedValue, isPrimaryKey) = (wrappedValue, false) }

  /// Creates a property with a value.
  public init(wrappedValue: Value, indexed: Bool = false) { self.init(wrappedValue: wrappedValue) }

  /// Creates a property with a value, which may tell objects apart.
  public init(wrappedValue: Value, primaryKey: Bool) {
    (self.wrappedValue, isPrimaryKey) = (wrappedValue, primaryKey)
  }

  /// Creates a property with the first value of its type.
  public init() where Value: _DefaultConstructible { self.init(wrappedValue: Value()) }

  /// Creates a property with the first value of its type.
  public init(indexed: Bool) where Value: _DefaultConstructible { self.init(wrappedValue: Value()) }

  /// Creates a property with the first value of its type, which may tell objects apart.
  public init(primaryKey: Bool) where Value: _DefaultConstructible {
    self.init(wrappedValue: Value(), primaryKey: primaryKey)
  }

  /// Creates a property with the objects whose property refers to this one.
  public init<Element: Object>(originProperty: String)
  where Value == LinkingObjects<Element> {
    self.init(wrappedValue: LinkingObjects(fromType: Element.self, property: originProperty))
  }
}

/// A value that may be nil.
public final class RealmOptional<Value> {
  /// The value.
  public var value: Value?
  /// Creates a value.
  public init(_ value: Value? = nil) { self.value = value }
}

/// A value that may be nil.
public final class RealmProperty<Value> {
  /// The value.
  public var value: Value
  /// Creates no value.
  public init() where Value: _DefaultConstructible { value = Value() }
}

/// An enumeration whose values are kept.
public protocol PersistableEnum: RawRepresentable, CaseIterable {}
/// An enumeration whose values are kept.
public protocol RealmEnum: RawRepresentable {}
