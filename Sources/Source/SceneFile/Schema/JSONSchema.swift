/// A JSON Schema, draft 2020-12, as far as scene files need it.
indirect enum JSONSchema: Encodable, Sendable {
  /// Any value.
  case any
  /// A text that matches an expression.
  case text(pattern: String?)
  /// A number of a range, whose ends may be infinite.
  case number(ClosedRange<Double>, isWhole: Bool)
  case toggle
  /// One of some texts.
  case choice([String])
  /// A list.
  case list(of: JSONSchema, count: ClosedRange<Int>?)
  /// A mapping of known keys; one key if they are kinds.
  case object([String: JSONSchema], required: [String], isKind: Bool)
  /// A mapping of keys that the file chooses.
  case mapping(of: JSONSchema)
  case oneOf([JSONSchema])
  /// A schema of the definitions.
  case reference(String)
  /// A mapping of the keys of an element, within a value.
  static func element(_ type: (some SceneElement).Type) -> JSONSchema {
    SchemaBuilder.schema(of: type)
  }
  /// A schema with the meaning of its values.
  case described(JSONSchema, as: String)

  static func array(of element: JSONSchema) -> JSONSchema { .list(of: element, count: nil) }

  func described(as summary: String) -> JSONSchema { .described(self, as: summary) }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try encode(to: &container)
  }

  private func encode(to container: inout KeyedEncodingContainer<Key>) throws {
    switch self {
    case .any: break
    case .text(let pattern):
      try container.encode("string", forKey: Key("type"))
      try container.encodeIfPresent(pattern, forKey: Key("pattern"))
    case .number(let range, let isWhole):
      try container.encode(isWhole ? "integer" : "number", forKey: Key("type"))
      if range.lowerBound.isFinite {
        try container.encode(range.lowerBound, forKey: Key("minimum"))
      }
      if range.upperBound.isFinite {
        try container.encode(range.upperBound, forKey: Key("maximum"))
      }
    case .toggle: try container.encode("boolean", forKey: Key("type"))
    case .choice(let names): try container.encode(names, forKey: Key("enum"))
    case .list(let element, let count):
      try container.encode("array", forKey: Key("type"))
      try container.encode(element, forKey: Key("items"))
      if let count {
        try container.encode(count.lowerBound, forKey: Key("minItems"))
        if count.upperBound < Int.max {
          try container.encode(count.upperBound, forKey: Key("maxItems"))
        }
      }
    case .object(let properties, let required, let isKind):
      try container.encode("object", forKey: Key("type"))
      try container.encode(properties, forKey: Key("properties"))
      if !required.isEmpty { try container.encode(required, forKey: Key("required")) }
      try container.encode(false, forKey: Key("additionalProperties"))
      if isKind {
        try container.encode(1, forKey: Key("minProperties"))
        try container.encode(1, forKey: Key("maxProperties"))
      }
    case .mapping(let element):
      try container.encode("object", forKey: Key("type"))
      try container.encode(element, forKey: Key("additionalProperties"))
    case .oneOf(let schemas): try container.encode(schemas, forKey: Key("anyOf"))
    case .reference(let name): try container.encode("#/$defs/\(name)", forKey: Key("$ref"))
    case .described(let schema, let summary):
      try schema.encode(to: &container)
      try container.encode(summary, forKey: Key("description"))
    }
  }
}
