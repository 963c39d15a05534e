// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import UIKit

// A property is read from, or written to, a name of a map.

infix operator <-
infix operator >>>

extension Map {
  /// Reads a property if its name is there, and leaves it if it cannot.
  func relate<Value>(
    _ property: inout Value, from read: (Any?) -> Value?, to write: (Value) -> Any?
  ) {
    switch mappingType {
    case .fromJSON: if isKeyPresent, let value = read(currentValue) { property = value }
    case .toJSON: self.write(write(property))
    }
  }

  /// Reads a property that may be nil if its name is there.
  ///
  /// It has a name of its own: where `Value` is optional, either would do.
  func relateOptional<Value>(
    _ property: inout Value?, from read: (Any?) -> Value?, to write: (Value) -> Any?
  ) {
    switch mappingType {
    case .fromJSON: if isKeyPresent { property = read(currentValue) }
    case .toJSON: self.write(property.flatMap(write))
    }
  }
}

// MARK: Values

/// Relates a value to a name.
public func <- <Value>(left: inout Value, right: Map) {
  right.relate(&left, from: { $0.flatMap { converted($0) } }, to: { $0 })
}

/// Relates a value to a name.
public func <- <Value>(left: inout Value?, right: Map) {
  right.relateOptional(&left, from: { $0.flatMap { converted($0) } }, to: { $0 })
}

/// Relates a value to a name by its raw value.
public func <- <Value: RawRepresentable>(left: inout Value, right: Map) {
  right.relate(&left, from: rawValue(of:), to: { $0.rawValue })
}

/// Relates a value to a name by its raw value.
public func <- <Value: RawRepresentable>(left: inout Value?, right: Map) {
  right.relateOptional(&left, from: rawValue(of:), to: { $0.rawValue })
}

/// Relates values to a name by their raw values.
public func <- <Value: RawRepresentable>(left: inout [Value], right: Map) {
  right.relate(&left, from: rawList, to: { $0.map(\.rawValue) })
}

/// Relates values to a name by their raw values.
public func <- <Value: RawRepresentable>(left: inout [Value]?, right: Map) {
  right.relateOptional(&left, from: rawList, to: { $0.map(\.rawValue) })
}

/// Returns the value whose raw value one in JSON is; nil if there is none.
func rawValue<Value: RawRepresentable>(of value: Any?) -> Value? {
  (value.flatMap { converted($0) } as Value.RawValue?).flatMap(Value.init(rawValue:))
}

private func rawList<Value: RawRepresentable>(_ value: Any?) -> [Value]? {
  (value as? [Any])?.compactMap { rawValue(of: $0) }
}

// MARK: Objects

/// Relates an object to a name.
public func <- <Value: BaseMappable>(left: inout Value, right: Map) {
  let old = left
  right.relate(&left, from: { right.object($0, old) }, to: { $0.toJSON() })
}

/// Relates an object to a name.
public func <- <Value: BaseMappable>(left: inout Value?, right: Map) {
  let old = left
  right.relateOptional(&left, from: { right.object($0, old) }, to: { $0.toJSON() })
}

/// Relates a list of objects to a name.
public func <- <Value: BaseMappable>(left: inout [Value], right: Map) {
  right.relate(
    &left, from: { Mapper(context: right.context).mapArray(JSONObject: $0) }, to: { $0.toJSON() })
}

/// Relates a list of objects to a name.
public func <- <Value: BaseMappable>(left: inout [Value]?, right: Map) {
  right.relateOptional(
    &left, from: { Mapper(context: right.context).mapArray(JSONObject: $0) }, to: { $0.toJSON() })
}

/// Relates a table of objects to a name.
public func <- <Value: BaseMappable>(left: inout [String: Value], right: Map) {
  right.relate(&left, from: right.table, to: { $0.mapValues { $0.toJSON() } })
}

/// Relates a table of objects to a name.
public func <- <Value: BaseMappable>(left: inout [String: Value]?, right: Map) {
  right.relateOptional(&left, from: right.table, to: { $0.mapValues { $0.toJSON() } })
}

/// Relates lists of lists of objects to a name.
public func <- <Value: BaseMappable>(left: inout [[Value]]?, right: Map) {
  right.relateOptional(
    &left,
    from: {
      ($0 as? [Any])?.compactMap { Mapper<Value>(context: right.context).mapArray(JSONObject: $0) }
    }, to: { $0.map { $0.toJSON() } })
}

extension Map {
  fileprivate func object<Value: BaseMappable>(_ value: Any?, _ old: Value?) -> Value? {
    let mapper = Mapper<Value>(context: context)
    if toObject, let old { return mapper.map(JSONObject: value, toObject: old) }
    return mapper.map(JSONObject: value)
  }

  fileprivate func table<Value: BaseMappable>(_ value: Any?) -> [String: Value]? {
    (value as? [String: Any]).map { Mapper<Value>(context: context).mapDictionary(JSON: $0) }
  }
}

// MARK: Transforms

/// Relates what a transform makes to a name.
public func <- <Transform: TransformType>(
  left: inout Transform.Object, right: (Map, Transform)
) {
  right.0.relate(&left, from: right.1.transformFromJSON, to: { right.1.transformToJSON($0) })
}

/// Relates what a transform makes to a name.
public func <- <Transform: TransformType>(
  left: inout Transform.Object?, right: (Map, Transform)
) {
  right.0.relateOptional(
    &left, from: right.1.transformFromJSON, to: { right.1.transformToJSON($0) })
}

/// Relates what a transform makes of a list to a name.
public func <- <Transform: TransformType>(
  left: inout [Transform.Object], right: (Map, Transform)
) {
  right.0.relate(
    &left, from: { ($0 as? [Any])?.compactMap(right.1.transformFromJSON) },
    to: { $0.compactMap(right.1.transformToJSON) })
}

/// Relates what a transform makes of a list to a name.
public func <- <Transform: TransformType>(
  left: inout [Transform.Object]?, right: (Map, Transform)
) {
  right.0.relateOptional(
    &left, from: { ($0 as? [Any])?.compactMap(right.1.transformFromJSON) },
    to: { $0.compactMap(right.1.transformToJSON) })
}

// MARK: Writing

/// Writes a value at a name, and reads none.
public func >>> <Value>(left: Value, right: Map) {
  if right.mappingType == .toJSON { right.write(left) }
}

/// Writes a value at a name, and reads none.
public func >>> <Value>(left: Value?, right: Map) {
  if right.mappingType == .toJSON { right.write(left) }
}

/// Writes an object at a name, and reads none.
public func >>> <Value: BaseMappable>(left: Value?, right: Map) {
  if right.mappingType == .toJSON { right.write(left?.toJSON()) }
}

/// Writes a list of objects at a name, and reads none.
public func >>> <Value: BaseMappable>(left: [Value]?, right: Map) {
  if right.mappingType == .toJSON { right.write(left?.toJSON()) }
}

/// Writes what a transform makes at a name, and reads none.
public func >>> <Transform: TransformType>(left: Transform.Object?, right: (Map, Transform)) {
  if right.0.mappingType == .toJSON { right.0.write(right.1.transformToJSON(left)) }
}
