internal import Foundation
internal import StageKit

/// Returns the value at a path of names, of an object, a dictionary or a list.
///
/// Of a list it is the list of its elements' values; `@count`, `@sum` and so on are its operators.
func valueByPath(_ path: String, of object: Any?) -> Any? {
  var path = path[...]
  var value = object.flatMap(flattened)
  while let current = value, !path.isEmpty {
    let name = String(path.prefix { $0 != "." })
    path = path.dropFirst(name.count).dropFirst()
    if let list = PredicateValues.elements(current), !(current is NSDictionary) {
      if name == "@count" || name == "count" { return list.count }
      if name.hasPrefix("@") {
        let values = list.map { path.isEmpty ? $0 : valueByPath(String(path), of: $0) as Any }
        return aggregate(name, values.compactMap(flattened))
      }
      let values = list.compactMap { valueByPath(name, of: $0) }
      value = values
      if values.allSatisfy({ PredicateValues.elements($0) != nil }), !values.isEmpty {
        value = values.flatMap { PredicateValues.elements($0) ?? [] }
      }
      continue
    }
    value = property(name, of: current)
  }
  return value
}

private func property(_ name: String, of object: Any) -> Any? {
  switch object {
  case let object as NSObject: return object.value(forKey: name).flatMap(flattened)
  case let object as any KeyValueCoding: return object.value(forKey: name).flatMap(flattened)
  case let values as [String: Any]: return values[name].flatMap(flattened)
  case let values as NSDictionary: return values[name]
  case let text as String where name == "length": return text.utf16.count
  case let text as String:
    switch name {
    case "lowercaseString", "lowercased": return text.lowercased()
    case "uppercaseString", "uppercased": return text.uppercased()
    case "self": return text
    default: break
    }
  default: break
  }
  if name == "self" { return object }
  // A value without names has at least its stored properties.
  return Mirror(reflecting: object).children.first { $0.label == name }.flatMap {
    flattened($0.value)
  }
}

private func aggregate(_ name: String, _ values: [Any]) -> Any? {
  let numbers = values.compactMap { PredicateValues.number($0) }
  switch name {
  case "@sum": return numbers.reduce(0, +)
  case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
  case "@min": return values.min { PredicateValues.order($0, $1) == .orderedAscending }
  case "@max": return values.max { PredicateValues.order($0, $1) == .orderedAscending }
  case "@unionOfObjects": return values
  case "@distinctUnionOfObjects":
    return values.reduce(into: [Any]()) { result, value in
      if !result.contains(where: { PredicateValues.isSame($0, value) }) { result.append(value) }
    }
  default: return nil
  }
}

/// How conditions compare values.
enum PredicateValues {
  /// Returns a number as one; nil if the value is none.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any RawRepresentable: number(value.rawValue)
    default: nil
    }
  }

  /// Returns the elements of a list or set; nil if the value is none.
  static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let value as [Any]: value
    case let value as NSArray: Array(value)
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as Set<AnyHashable>: value.map(\.base)
    case let value as [AnyHashable: Any]: Array(value.values)
    default: nil
    }
  }

  /// Returns the order of two values; nil if they have none.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  /// Returns whether two values are equal; nil is equal to nil and to `NSNull`.
  static func isSame(_ left: Any?, _ right: Any?, _ options: String = "") -> Bool {
    let left = left.flatMap(flattened)
    let right = right.flatMap(flattened)
    if left == nil || left is NSNull { return right == nil || right is NSNull }
    if let left = left as? String, let right = right as? String {
      return PredicateText.folded(left, options) == PredicateText.folded(right, options)
    }
    if let left = number(left), let right = number(right) { return left == right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    guard let left, let right else { return false }
    return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
  }

  /// Returns whether a comparison of two values holds.
  static func holds(_ left: Any?, _ name: String, _ options: String, _ right: Any?) -> Bool {
    switch name {
    case "==", "=": isSame(left, right, options)
    case "!=", "<>": !isSame(left, right, options)
    case "<": order(left, right) == .orderedAscending
    case ">": order(left, right) == .orderedDescending
    case "<=", "=<": order(left, right).map { $0 != .orderedDescending } ?? false
    case ">=", "=>": order(left, right).map { $0 != .orderedAscending } ?? false
    case "IN":
      (right as? String).map { holds($0, "CONTAINS", options, left) }
        ?? (elements(right) ?? []).contains { isSame($0, left, options) }
    case "BETWEEN":
      elements(right).map {
        $0.count == 2 && holds(left, ">=", options, $0[0]) && holds(left, "<=", options, $0[1])
      } ?? false
    case "CONTAINS" where elements(left) != nil:
      (elements(left) ?? []).contains { isSame($0, right, options) }
    default:
      if let left = left as? String, let right = right as? String {
        PredicateText.matches(left, name, options, right)
      } else {
        false
      }
    }
  }
}
