extension JSON: Codable {
  /// Reads any value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self.init(.null)
    } else if let value = try? container.decode(Bool.self) {
      self.init(.bool(value))
    } else if let value = try? container.decode(Int.self) {
      self.init(.integer(value))
    } else if let value = try? container.decode(Double.self) {
      self.init(.number(value))
    } else if let value = try? container.decode(String.self) {
      self.init(.string(value))
    } else if let values = try? container.decode([JSON].self) {
      self.init(.array(values))
    } else {
      self.init(.dictionary(try container.decode([String: JSON].self)))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content {
    case .null, .unknown: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .dictionary(let values): try container.encode(values)
    }
  }

  /// Returns the value as a document.
  ///
  /// - Parameter options: `.prettyPrinted` and `.sortedKeys` are honored.
  /// - Returns: The document, in UTF-8.
  /// - Throws: `SwiftyJSONError.unsupportedType` if the value is none of JSON's.
  public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    guard content != .unknown else { throw SwiftyJSONError.unsupportedType }
    let encoder = JSONEncoder()
    if options.contains(.prettyPrinted) { encoder.outputFormatting.insert(.prettyPrinted) }
    if options.contains(.sortedKeys) { encoder.outputFormatting.insert(.sortedKeys) }
    encoder.outputFormatting.insert(.withoutEscapingSlashes)
    return try encoder.encode(self)
  }

  /// Returns the value as a document, or the text itself; nil if the value is none of JSON's.
  public func rawString(
    _ encoding: String.Encoding = .utf8,
    options: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    switch content {
    case .string(let value): value
    case .bool, .integer, .number: stringValue
    case .null: "null"
    default: (try? rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }
    }
  }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as a document with line breaks.
  public var description: String { rawString() ?? "unknown" }
  /// The value as a document with line breaks.
  public var debugDescription: String { description }
}

extension JSON: Hashable {
  /// Returns whether two values are equal.
  public static func == (left: JSON, right: JSON) -> Bool { left.content == right.content }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self.init(.string(value)) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self.init(.integer(value)) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self.init(.number(value)) }
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  /// Creates an array.
  public init(arrayLiteral elements: Any...) { self.init(.array(elements.map { JSON($0) })) }
  /// Creates a dictionary; of two equal keys the last one holds.
  public init(dictionaryLiteral elements: (String, Any)...) {
    let pairs = elements.map { ($0, JSON($1)) }
    self.init(.dictionary(Dictionary(pairs) { $1 }))
  }
  /// Creates null.
  public init(nilLiteral: ()) { self.init(.null) }
}
