import Foundation
import Testing

/// Validates values by a JSON Schema, as far as the schema of scenes needs it.
final class SchemaValidator {
  private let root: JSONValue
  private var expressions: [String: NSRegularExpression] = [:]

  init(_ schema: JSONValue) { root = schema }

  func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, root) }

  /// Returns the schema that another refers to, or the schema itself.
  static func resolve(_ schema: JSONValue, in root: JSONValue) -> JSONValue {
    guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return schema }
    return root["$defs"]?[String(name)] ?? schema
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    for (keyword, argument) in schema.object ?? [:] {
      guard try accepts(value, keyword, argument, schema) else { return false }
    }
    return true
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": return true
    case "$ref": return try accepts(value, Self.resolve(schema, in: root))
    case "type": return (argument.array ?? [argument]).contains { isType(value, $0) }
    case "const": return value == argument
    case "enum": return argument.elements.contains(value)
    case "not": return try !accepts(value, argument)
    case "allOf": return try argument.elements.allSatisfy { try accepts(value, $0) }
    case "anyOf": return try argument.elements.contains { try accepts(value, $0) }
    case "oneOf": return try argument.elements.count { try accepts(value, $0) } == 1
    case "pattern":
      return try value.string.map { try matches($0, try #require(argument.string)) } ?? true
    case "maxLength":
      return value.string.map { Double($0.unicodeScalars.count) <= argument.limit } ?? true
    case "minimum": return value.number.map { $0 >= argument.limit } ?? true
    case "maximum": return value.number.map { $0 <= argument.limit } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > argument.limit } ?? true
    case "exclusiveMaximum": return value.number.map { $0 < argument.limit } ?? true
    case "minItems": return value.array.map { Double($0.count) >= argument.limit } ?? true
    case "maxItems": return value.array.map { Double($0.count) <= argument.limit } ?? true
    case "items": return try value.array?.allSatisfy { try accepts($0, argument) } ?? true
    case "prefixItems":
      return try zip(value.array ?? [], argument.elements).allSatisfy { try accepts($0, $1) }
    case "minProperties": return value.object.map { Double($0.count) >= argument.limit } ?? true
    case "maxProperties": return value.object.map { Double($0.count) <= argument.limit } ?? true
    case "required":
      return value.object.map { object in argument.strings.allSatisfy { object[$0] != nil } }
        ?? true
    case "propertyNames":
      return try value.object?.keys.allSatisfy { try accepts(.string($0), argument) } ?? true
    case "properties":
      return try (value.object ?? [:]).allSatisfy { key, value in
        try argument[key].map { try accepts(value, $0) } ?? true
      }
    case "additionalProperties":
      let known = schema["properties"]?.object ?? [:]
      let others = (value.object ?? [:]).filter { known[$0.key] == nil }
      if argument == .boolean(false) { return others.isEmpty }
      return try others.values.allSatisfy { try accepts($0, argument) }
    default:
      Issue.record("the validator does not know '\(keyword)'")
      return true
    }
  }

  private func isType(_ value: JSONValue, _ type: JSONValue) -> Bool {
    switch (type.string, value) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    let expression = try expressions[pattern] ?? NSRegularExpression(pattern: pattern)
    expressions[pattern] = expression
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
