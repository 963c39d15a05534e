internal import StageKit
@_exported public import UIKit

/// An object that a realm keeps, in the words of the library Realm.
open class Object: NSObject {
  /// The realm that keeps the object; nil before it is added and after it is deleted.
  public internal(set) weak var realm: Realm?
  /// Whether the object was deleted.
  public internal(set) var isInvalidated = false

  /// Creates an object that no realm keeps.
  override public required init() { super.init() }

  /// Creates an object with values by name, those of its properties that can be set by name.
  public convenience init(value: Any) {
    self.init()
    if let values = value as? [String: Any] { setValuesForKeys(values) }
  }

  /// Returns the name of the property that tells objects apart; nil by default.
  open class func primaryKey() -> String? { nil }
  /// Returns the names of properties by which objects are found faster; none by default.
  open class func indexedProperties() -> [String] { [] }
  /// Returns the names of properties that are not kept; none by default.
  open class func ignoredProperties() -> [String] { [] }
  /// The name of the class.
  open class func className() -> String { String(describing: self) }

  /// Returns the value of a property by name, whether Objective-C could read it or not.
  override open func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let found = mirror {
      for child in found.children {
        if child.label == key { return flattened(child.value) }
        if child.label == "_\(key)", let property = child.value as? any PersistedProperty {
          return flattened(property.storedValue)
        }
      }
      mirror = found.superclassMirror
    }
    return super.value(forKey: key)
  }

  /// The objects to which properties refer.
  var children: [Object] {
    var result: [Object] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let found = mirror {
      for child in found.children {
        let stored = (child.value as? any PersistedProperty)?.storedValue ?? child.value
        switch flattened(stored) {
        case let object as Object: result.append(object)
        case let list as any ObjectList: result += list.objects
        default: break
        }
      }
      mirror = found.superclassMirror
    }
    return result
  }

  /// The value that tells the object apart; nil without one.
  var primaryValue: AnyHashable? {
    let name = type(of: self).primaryKey() ?? persistedPrimaryKey
    return name.flatMap { value(forKey: $0) as? AnyHashable }
  }

  /// The name of the property that is marked as the primary key.
  private var persistedPrimaryKey: String? {
    Mirror(reflecting: self).children.first {
      ($0.value as? any PersistedProperty)?.isPrimaryKey == true
    }?.label.map { String($0.dropFirst()) }
  }

  /// Returns whether two objects are the same, or kept with the same primary key.
  public func isSameObject(as object: Object?) -> Bool { object === self }

  /// Calls a function when the object changes or is deleted.
  public func observe(_ block: @escaping (ObjectChange<Object>) -> Void) -> NotificationToken {
    let token = NotificationToken()
    token.check = { [weak self] in
      if let self, isInvalidated { block(.deleted) } else { block(.change(Object(), [])) }
    }
    RealmStore.shared.add(token)
    return token
  }
}

/// A part of an object, which has no primary key.
open class EmbeddedObject: Object {}

/// What an object's observer is told.
public enum ObjectChange<T> {
  case error(any Error)
  case change(T, [PropertyChange])
  case deleted
}

/// A change of a property.
public struct PropertyChange {
  /// The name of the property.
  public let name: String
  /// The value before; nil where it is not known.
  public let oldValue: Any?
  /// The value now; nil where it is not known.
  public let newValue: Any?
}

/// A number that tells objects apart.
public struct ObjectId: Hashable, CustomStringConvertible, Sendable {
  /// Twenty-four hexadecimal digits.
  public let stringValue: String
  /// The digits.
  public var description: String { stringValue }

  private init(digits: String) { stringValue = digits }

  /// Creates a number; an error if the text is not one.
  public init(string: String) throws {
    guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
      throw CocoaError(.coderInvalidValue)
    }
    stringValue = string
  }

  /// Returns a new number, the next of the application.
  public static func generate() -> ObjectId {
    let digits = String(RealmStore.shared.nextNumber(), radix: 16)
    return ObjectId(digits: String(repeating: "0", count: 24 - digits.count) + digits)
  }
}
