// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import UIKit

// The values of names, as those that cannot be changed later need them.

extension Map {
  /// Returns the value of a name.
  ///
  /// - Throws: A ``MapError`` if it is none of the type.
  public func value<Value>(_ key: String, default value: Value? = nil) throws -> Value {
    try found(key, self[key].value() ?? value)
  }

  /// Returns the value of a name by its raw value.
  ///
  /// - Throws: A ``MapError`` if it is none of the type.
  public func value<Value: RawRepresentable>(
    _ key: String, default value: Value? = nil
  ) throws -> Value {
    try found(key, rawValue(of: self[key].currentValue) ?? value)
  }

  /// Returns the value of an object at a name.
  ///
  /// - Throws: A ``MapError`` if it is none of the type.
  public func value<Value: BaseMappable>(_ key: String, default value: Value? = nil) throws -> Value
  {
    try found(key, Mapper(context: context).map(JSONObject: self[key].currentValue) ?? value)
  }

  /// Returns the values of a list of objects at a name.
  ///
  /// - Throws: A ``MapError`` if it is no list.
  public func value<Value: BaseMappable>(
    _ key: String, default value: [Value]? = nil
  ) throws -> [Value] {
    try found(key, Mapper(context: context).mapArray(JSONObject: self[key].currentValue) ?? value)
  }

  /// Returns the values of a table of objects at a name.
  ///
  /// - Throws: A ``MapError`` if it is no table.
  public func value<Value: BaseMappable>(
    _ key: String, default value: [String: Value]? = nil
  ) throws -> [String: Value] {
    let table = (self[key].currentValue as? [String: Any]).map {
      Mapper<Value>(context: context).mapDictionary(JSON: $0)
    }
    return try found(key, table ?? value)
  }

  /// Returns what a transform makes of the value of a name.
  ///
  /// - Throws: A ``MapError`` if it makes nothing.
  public func value<Transform: TransformType>(
    _ key: String, using transform: Transform
  ) throws -> Transform.Object {
    try found(key, transform.transformFromJSON(self[key].currentValue))
  }

  /// Returns what a transform makes of the values of a list at a name.
  ///
  /// - Throws: A ``MapError`` if it is no list.
  public func value<Transform: TransformType>(
    _ key: String, using transform: Transform
  ) throws -> [Transform.Object] {
    let list = self[key].currentValue as? [Any]
    return try found(key, list?.compactMap { transform.transformFromJSON($0) })
  }

  private func found<Value>(_ key: String, _ value: Value?) throws -> Value {
    guard let value else {
      throw MapError(
        key: key, currentValue: currentValue, reason: "Cannot cast to '\(Value.self)'")
    }
    return value
  }
}
