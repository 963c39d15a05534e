// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

/// What is read from objects of JSON, in the words of the library ObjectMapper.
///
/// Models of Core Data and Realm are read as other classes are. What a transform of a color or of
/// base 64 reads is not there.
public protocol BaseMappable {
  /// Relates properties to names in the object.
  mutating func mapping(map: Map)
}

/// What is created of an object, and then filled.
public protocol Mappable: BaseMappable {
  /// Creates a value; nil if the object does not fit.
  init?(map: Map)
}

/// What has all of its values when it is created.
public protocol ImmutableMappable: BaseMappable {
  /// Creates a value.
  ///
  /// - Throws: A ``MapError`` if the object does not fit.
  init(map: Map) throws
}

/// What is created by a function.
public protocol StaticMappable: BaseMappable {
  /// Returns a value to fill; nil if the object does not fit.
  static func objectForMapping(map: Map) -> (any BaseMappable)?
}

/// What a program gives to the values that it reads.
public protocol MapContext {}

/// Why an object of JSON does not fit.
public struct MapError: Error {
  /// The name at which it does not; nil if it is none's.
  public var key: String?
  /// What is there.
  public var currentValue: Any?
  /// Why it does not fit.
  public var reason: String?

  /// Creates an error.
  public init(key: String?, currentValue: Any?, reason: String?) {
    (self.key, self.currentValue, self.reason) = (key, currentValue, reason)
  }
}

extension MapError: CustomStringConvertible {
  /// The name, the value and the reason.
  public var description: String {
    "Got an error while mapping. Key: \(key ?? "nil"), value: \(currentValue ?? "nil"), "
      + "reason: \(reason ?? "nil")"
  }
}

extension BaseMappable {
  /// Creates a value of an object in a text; nil if it does not fit.
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let value: Self = Mapper(context: context).map(JSONString: JSONString) else { return nil }
    self = value
  }

  /// Creates a value of an object; nil if it does not fit.
  public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
    guard let value: Self = Mapper(context: context).map(JSON: JSON) else { return nil }
    self = value
  }

  /// Returns the object of the value.
  public func toJSON() -> [String: Any] { Mapper().toJSON(self) }

  /// Returns the object of the value as a text; nil if it is no JSON.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension ImmutableMappable {
  /// Relates nothing: the values are there.
  public func mapping(map: Map) {}

  /// Creates a value of an object in a text.
  ///
  /// - Throws: A ``MapError`` if it does not fit.
  public init(JSONString: String, context: (any MapContext)? = nil) throws {
    guard let object = JSONText.object(JSONString) as? [String: Any] else {
      throw MapError(
        key: nil, currentValue: JSONString, reason: "Cannot parse into '[String: Any]'")
    }
    try self.init(JSON: object, context: context)
  }

  /// Creates a value of an object.
  ///
  /// - Throws: A ``MapError`` if it does not fit.
  public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
    try self.init(map: Map(mappingType: .fromJSON, JSON: JSON, context: context))
  }
}

extension Array where Element: BaseMappable {
  /// Creates values of a list in a text; nil if it is none.
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let values: [Element] = Mapper(context: context).mapArray(JSONString: JSONString) else {
      return nil
    }
    self = values
  }

  /// Creates values of a list of objects.
  public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Mapper(context: context).mapArray(JSONArray: JSONArray)
  }

  /// Returns the objects of the values.
  public func toJSON() -> [[String: Any]] { map { $0.toJSON() } }

  /// Returns the objects of the values as a text; nil if they are no JSON.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    JSONText.text(toJSON(), prettyPrint: prettyPrint)
  }
}

/// JSON as texts.
enum JSONText {
  static func object(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  static func text(_ object: Any, prettyPrint: Bool) -> String? {
    guard JSONSerialization.isValidJSONObject(object) else { return nil }
    let data = try? JSONSerialization.data(
      withJSONObject: object,
      options: prettyPrint ? [.prettyPrinted, .sortedKeys] : .sortedKeys)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
