// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import UIKit

/// Whether an object is read or written.
public enum MappingType { case fromJSON, toJSON }

/// An object of JSON, of which one name after the other is related to a property.
public final class Map {
  /// Whether the object is read or written.
  public let mappingType: MappingType
  /// The object.
  public internal(set) var JSON: [String: Any]
  /// Whether the name that was asked for last is in the object.
  public private(set) var isKeyPresent = false
  /// The value of that name; nil without one.
  public private(set) var currentValue: Any?
  /// That name.
  public private(set) var currentKey: String?
  /// What the program gives.
  public let context: (any MapContext)?
  /// Whether a value that is there is filled, in place of a new one.
  public let toObject: Bool
  /// Whether nil is written.
  public let shouldIncludeNilValues: Bool

  private var delimiter: String?

  /// Creates a map of an object.
  public init(
    mappingType: MappingType, JSON: [String: Any], toObject: Bool = false,
    context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false
  ) {
    (self.mappingType, self.JSON, self.toObject) = (mappingType, JSON, toObject)
    (self.context, self.shouldIncludeNilValues) = (context, shouldIncludeNilValues)
  }

  /// Asks for a name; one with periods is a path of names.
  public subscript(key: String) -> Map { ask(key, delimiter: key.contains(".") ? "." : nil, false) }
  /// Asks for a path of names.
  public subscript(key: String, delimiter delimiter: String) -> Map {
    ask(key, delimiter: key.contains(delimiter) ? delimiter : nil, false)
  }
  /// Asks for a name, or for a path of names.
  public subscript(key: String, nested nested: Bool) -> Map {
    ask(key, delimiter: nested ? "." : nil, false)
  }
  /// Asks for a name that counts as missing if it is null.
  public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map {
    ask(key, delimiter: key.contains(".") ? "." : nil, ignoreNil)
  }

  private func ask(_ key: String, delimiter: String?, _ ignoresNil: Bool) -> Map {
    (currentKey, self.delimiter) = (key, delimiter)
    guard mappingType == .fromJSON else { return self }
    let path = delimiter.map { key.components(separatedBy: $0) } ?? [key]
    var value: Any? = JSON
    for name in path {
      if let object = value as? [String: Any] {
        value = object[name]
      } else if let list = value as? [Any], let index = Int(name), list.indices.contains(index) {
        value = list[index]
      } else {
        value = nil
      }
    }
    isKeyPresent = value != nil
    if value is NSNull {
      value = nil
      isKeyPresent = !ignoresNil
    }
    currentValue = value
    return self
  }

  // MARK: Values

  /// Returns the value as one of a type; nil if it is none.
  public func value<Value>() -> Value? { currentValue.flatMap { converted($0) } }

  /// Writes a value at the name.
  func write(_ value: Any?) {
    guard let currentKey, value != nil || shouldIncludeNilValues else { return }
    let path = delimiter.map { currentKey.components(separatedBy: $0) } ?? [currentKey]
    JSON = Self.setting(value ?? NSNull(), at: path[...], in: JSON)
  }

  private static func setting(
    _ value: Any, at path: ArraySlice<String>, in object: [String: Any]
  ) -> [String: Any] {
    guard let name = path.first else { return object }
    var result = object
    result[name] =
      path.count == 1
      ? value : setting(value, at: path.dropFirst(), in: object[name] as? [String: Any] ?? [:])
    return result
  }
}

/// Returns a value as one of a type, numbers of any type as such; nil if it is none.
func converted<Value>(_ value: Any) -> Value? {
  if let number = value as? NSNumber, let result = number.converted(to: Value.self) as? Value {
    return result
  }
  if let result = value as? Value { return result }
  // A list or a table whose elements are to be converted one by one.
  return (Value.self as? any ConvertedElements.Type)?.converting(value) as? Value
}

private protocol ConvertedElements {
  static func converting(_ value: Any) -> Self?
}

extension Array: ConvertedElements {
  static func converting(_ value: Any) -> [Element]? {
    guard let list = value as? [Any] else { return nil }
    let result: [Element] = list.compactMap { converted($0) }
    return result.count == list.count ? result : nil
  }
}

extension Dictionary: ConvertedElements {
  static func converting(_ value: Any) -> [Key: Value]? {
    guard let table = value as? [Key: Any] else { return nil }
    let result = table.compactMapValues { converted($0) as Value? }
    return result.count == table.count ? result : nil
  }
}

extension Optional: ConvertedElements {
  static func converting(_ value: Any) -> Wrapped?? {
    if value is NSNull { return .some(nil) }
    let result: Wrapped? = converted(value)
    return result.map { .some($0) }
  }
}

extension NSNumber {
  /// Returns the number as one of a type, if that is a type of numbers.
  fileprivate func converted(to type: Any.Type) -> Any? {
    switch type {
    case is Double.Type: doubleValue
    case is Float.Type: floatValue
    case is Bool.Type: boolValue
    case is Int.Type:
      Int(exactly: doubleValue) ?? (doubleValue == doubleValue.rounded() ? intValue : nil)
    case is Int64.Type: Int64(exactly: doubleValue)
    case is Int32.Type: Int32(exactly: doubleValue)
    case is Int16.Type: Int16(exactly: doubleValue)
    case is UInt.Type: UInt(exactly: doubleValue)
    case is UInt64.Type: UInt64(exactly: doubleValue)
    case is UInt32.Type: UInt32(exactly: doubleValue)
    default: nil
    }
  }
}
