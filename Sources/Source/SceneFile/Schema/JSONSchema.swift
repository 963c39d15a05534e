/// A JSON Schema, draft 2020-12, as far as scene files need it.
indirect enum JSONSchema: Sendable {
  /// Any value.
  case any
  /// A text, or what YAML reads as a number, as true or false or as nothing, up to a number of
  /// characters.
  case scalar(maxLength: Int)
  /// A text that matches an expression, up to a number of characters.
  case text(pattern: String, maxLength: Int?)
  /// A number.
  case number(AllowedNumbers, isWhole: Bool)
  case toggle
  /// One of some texts.
  case choice([String])
  /// A list.
  case list(of: JSONSchema, count: ClosedRange<Int>?)
  /// A list with a value of each of some schemas.
  case tuple([JSONSchema])
  /// A mapping of known keys.
  case object(ObjectSchema)
  /// A mapping of keys that the file chooses, which match an expression.
  case mapping(of: JSONSchema, names: String)
  case oneOf([JSONSchema])
  /// A schema of the definitions.
  case reference(String)
  /// A schema with the meaning of its values.
  case described(JSONSchema, as: String)

  /// A mapping of the keys of an element, within a value.
  static func element(_ type: (some SceneElement).Type) -> JSONSchema {
    SchemaBuilder.schema(of: type)
  }

  static func array(of element: JSONSchema) -> JSONSchema { .list(of: element, count: nil) }

  func described(as summary: String) -> JSONSchema { .described(self, as: summary) }
}

/// The schema of a mapping of known keys.
struct ObjectSchema: Sendable {
  let properties: [String: JSONSchema]
  var required: [String] = []
  var relations: [KeyRelation] = []
  /// The number of keys; nil for any.
  var count: ClosedRange<Int>?
}

/// Which keys of a mapping exclude or replace one another.
enum KeyRelation: Sendable {
  /// One of the keys is needed, and excludes the others.
  case exactlyOne(of: [String])
  /// One of the keys or several are needed.
  case atLeastOne(of: [String])
  /// The keys exclude each other.
  case notBoth(String, String)
}
