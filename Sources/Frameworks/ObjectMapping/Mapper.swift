// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import UIKit

/// Reads values of a type from objects of JSON, and writes them.
public final class Mapper<Value: BaseMappable> {
  /// What the program gives to the values.
  public var context: (any MapContext)?
  /// Whether nil is written.
  public var shouldIncludeNilValues: Bool

  /// Creates a mapper.
  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    (self.context, self.shouldIncludeNilValues) = (context, shouldIncludeNilValues)
  }

  // MARK: One value

  /// Returns the value of an object; nil if it does not fit.
  public func map(JSON: [String: Any]) -> Value? {
    let map = Map(mappingType: .fromJSON, JSON: JSON, context: context)
    var result: Value?
    if let type = Value.self as? any StaticMappable.Type {
      result = type.objectForMapping(map: map) as? Value
    } else if let type = Value.self as? any Mappable.Type {
      result = type.init(map: map) as? Value
    } else if let type = Value.self as? any ImmutableMappable.Type {
      result = (try? type.init(map: map)) as? Value
    }
    result?.mapping(map: map)
    return result
  }

  /// Returns the value of an object; nil if it is none or does not fit.
  public func map(JSONObject: Any?) -> Value? {
    (JSONObject as? [String: Any]).flatMap { map(JSON: $0) }
  }

  /// Returns the value of an object in a text; nil if it is none or does not fit.
  public func map(JSONString: String) -> Value? { map(JSONObject: JSONText.object(JSONString)) }

  /// Fills a value, and returns it.
  public func map(JSON: [String: Any], toObject object: Value) -> Value {
    var result = object
    result.mapping(
      map: Map(mappingType: .fromJSON, JSON: JSON, toObject: true, context: context))
    return result
  }

  /// Fills a value, and returns it.
  public func map(JSONObject: Any?, toObject object: Value) -> Value {
    (JSONObject as? [String: Any]).map { map(JSON: $0, toObject: object) } ?? object
  }

  /// Fills a value, and returns it.
  public func map(JSONString: String, toObject object: Value) -> Value {
    map(JSONObject: JSONText.object(JSONString), toObject: object)
  }

  // MARK: Many values

  /// Returns the values of objects that fit.
  public func mapArray(JSONArray: [[String: Any]]) -> [Value] {
    JSONArray.compactMap { map(JSON: $0) }
  }

  /// Returns the values of a list of objects; nil if it is none.
  public func mapArray(JSONObject: Any?) -> [Value]? {
    (JSONObject as? [[String: Any]]).map { mapArray(JSONArray: $0) }
  }

  /// Returns the values of a list of objects in a text, or of one object; nil if it is none.
  public func mapArray(JSONString: String) -> [Value]? {
    let object = JSONText.object(JSONString)
    return mapArray(JSONObject: object) ?? map(JSONObject: object).map { [$0] }
  }

  /// Returns the values of a table of objects that fit.
  public func mapDictionary(JSON: [String: Any]) -> [String: Value] {
    JSON.compactMapValues { map(JSONObject: $0) }
  }

  /// Returns the values of a table of objects; nil if it is none.
  public func mapDictionary(JSONString: String) -> [String: Value]? {
    (JSONText.object(JSONString) as? [String: Any]).map { mapDictionary(JSON: $0) }
  }

  /// Returns the values of a table of lists of objects; nil if it is none.
  public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [Value]]? {
    (JSONObject as? [String: Any])?.compactMapValues { mapArray(JSONObject: $0) }
  }

  // MARK: Writing

  /// Returns the object of a value.
  public func toJSON(_ object: Value) -> [String: Any] {
    var copy = object
    let map = Map(
      mappingType: .toJSON, JSON: [:], context: context,
      shouldIncludeNilValues: shouldIncludeNilValues)
    copy.mapping(map: map)
    return map.JSON
  }

  /// Returns the objects of values.
  public func toJSONArray(_ array: [Value]) -> [[String: Any]] { array.map { toJSON($0) } }

  /// Returns the object of a value as a text; nil if it is no JSON.
  public func toJSONString(_ object: Value, prettyPrint: Bool = false) -> String? {
    JSONText.text(toJSON(object), prettyPrint: prettyPrint)
  }

  /// Returns the objects of values as a text; nil if they are no JSON.
  public func toJSONString(_ array: [Value], prettyPrint: Bool = false) -> String? {
    JSONText.text(toJSONArray(array), prettyPrint: prettyPrint)
  }
}
