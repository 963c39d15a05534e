/// A value of JSON.
enum JSONValue: Equatable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  var number: Double? { if case .number(let value) = self { value } else { nil } }

  var string: String? { if case .string(let value) = self { value } else { nil } }

  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

  subscript(key: String) -> JSONValue? { object?[key] }

  /// The elements of an argument that must be an array.
  var elements: [JSONValue] {
    guard let array else { preconditionFailure("a keyword of the schema needs an array") }
    return array
  }

  /// The number of an argument that must be one.
  var limit: Double {
    guard let number else { preconditionFailure("a keyword of the schema needs a number") }
    return number
  }

  /// The strings of an array.
  var strings: [String] { (array ?? []).compactMap(\.string) }
}
