extension JSONSchema: Encodable {
  fileprivate struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  fileprivate typealias Container = KeyedEncodingContainer<Key>

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try encode(to: &container)
  }

  private func encode(to container: inout Container) throws {
    switch self {
    case .any: break
    case .scalar(let maxLength):
      try container.encode(["string", "number", "boolean", "null"], forKey: Key("type"))
      try container.encode(maxLength, forKey: Key("maxLength"))
    case .text(let pattern, let maxLength):
      try container.encode("string", forKey: Key("type"))
      try container.encode(pattern, forKey: Key("pattern"))
      try container.encodeIfPresent(maxLength, forKey: Key("maxLength"))
    case .number(let allowed, let isWhole): try encode(allowed, isWhole: isWhole, to: &container)
    case .toggle: try container.encode("boolean", forKey: Key("type"))
    case .choice(let names): try container.encode(names, forKey: Key("enum"))
    case .list(let element, let count):
      try container.encode("array", forKey: Key("type"))
      try container.encode(element, forKey: Key("items"))
      try container.encode(count, minimum: "minItems", maximum: "maxItems")
    case .tuple(let elements):
      try container.encode("array", forKey: Key("type"))
      try container.encode(elements, forKey: Key("prefixItems"))
      try container.encode(
        elements.count...elements.count, minimum: "minItems", maximum: "maxItems")
    case .object(let schema): try schema.encode(to: &container)
    case .mapping(let element, let names):
      try container.encode("object", forKey: Key("type"))
      try container.encode(element, forKey: Key("additionalProperties"))
      try container.encode(["pattern": names], forKey: Key("propertyNames"))
    case .oneOf(let schemas): try container.encode(schemas, forKey: Key("anyOf"))
    case .reference(let name): try container.encode("#/$defs/\(name)", forKey: Key("$ref"))
    case .described(let schema, let summary):
      try schema.encode(to: &container)
      try container.encode(summary, forKey: Key("description"))
    }
  }

  private func encode(
    _ allowed: AllowedNumbers, isWhole: Bool, to container: inout Container
  ) throws {
    try container.encode(isWhole ? "integer" : "number", forKey: Key("type"))
    let (low, high) = (allowed.range.lowerBound, allowed.range.upperBound)
    if low.isFinite { try container.encode(low, forKey: Key("minimum")) }
    if high.isFinite { try container.encode(high, forKey: Key("maximum")) }
    // Whole numbers and those of a range above it are not next to 0.
    guard !isWhole, low < allowed.leastMagnitude, high > 0 else { return }
    var gap = container.nestedContainer(keyedBy: Key.self, forKey: Key("not"))
    let least = allowed.leastMagnitude
    guard low < 0 else {
      try gap.encode(0, forKey: Key("exclusiveMinimum"))
      return try gap.encode(least, forKey: Key("exclusiveMaximum"))
    }
    try gap.encode(-least, forKey: Key("exclusiveMinimum"))
    try gap.encode(least, forKey: Key("exclusiveMaximum"))
    try gap.encode(["const": 0], forKey: Key("not"))
  }
}

extension ObjectSchema {
  fileprivate func encode(to container: inout JSONSchema.Container) throws {
    typealias Key = JSONSchema.Key
    try container.encode("object", forKey: Key("type"))
    try container.encode(properties, forKey: Key("properties"))
    if !required.isEmpty { try container.encode(required, forKey: Key("required")) }
    if !relations.isEmpty { try container.encode(relations, forKey: Key("allOf")) }
    try container.encode(false, forKey: Key("additionalProperties"))
    try container.encode(count, minimum: "minProperties", maximum: "maxProperties")
  }
}

extension KeyRelation: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONSchema.Key.self)
    switch self {
    case .exactlyOne(let names):
      try container.encode(names.map { ["required": [$0]] }, forKey: .init("oneOf"))
    case .atLeastOne(let names):
      try container.encode(names.map { ["required": [$0]] }, forKey: .init("anyOf"))
    case .notBoth(let first, let second):
      try container.encode(["required": [first, second]], forKey: .init("not"))
    }
  }
}

extension KeyedEncodingContainer<JSONSchema.Key> {
  /// Encodes the ends of a range, the upper one unless it is the largest number.
  fileprivate mutating func encode(
    _ range: ClosedRange<Int>?, minimum: String, maximum: String
  ) throws {
    guard let range else { return }
    try encode(range.lowerBound, forKey: JSONSchema.Key(minimum))
    if range.upperBound < Int.max {
      try encode(range.upperBound, forKey: JSONSchema.Key(maximum))
    }
  }
}
