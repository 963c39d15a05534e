import Foundation

/// A value of a generated scene, with its YAML and the JSON that an editor makes of it.
indirect enum SceneValue: Sendable {
  case scalar(String, isQuoted: Bool)
  case list([SceneValue])
  case mapping([(key: String, value: SceneValue)])

  static func plain(_ text: String) -> SceneValue { .scalar(text, isQuoted: false) }

  static func quoted(_ text: String) -> SceneValue { .scalar(text, isQuoted: true) }

  static func number(_ value: Double) -> SceneValue { .plain("\(value)") }

  /// The value in YAML's flow style, on one line.
  var yaml: String {
    switch self {
    case .scalar(let text, false): text
    case .scalar(let text, true):
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case .list(let elements): "[\(elements.map(\.yaml).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\"\($0.key)\": \($0.value.yaml)" }.joined(separator: ", "))}"
    }
  }

  /// The value in JSON; plain scalars are read by the core schema of YAML 1.2, section 10.3.2.
  var json: JSONValue {
    switch self {
    case .scalar(let text, true): .string(text)
    case .scalar(let text, false): Self.resolved(text)
    case .list(let elements): .array(elements.map(\.json))
    case .mapping(let entries):
      .object(Dictionary(entries.map { ($0.key, $0.value.json) }, uniquingKeysWith: { $1 }))
    }
  }

  private static func resolved(_ text: String) -> JSONValue {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: break
    }
    if text.wholeMatch(of: /0o[0-7]+/) != nil {
      return .number(Double(Int(text.dropFirst(2), radix: 8) ?? 0))
    }
    if text.wholeMatch(of: /0x[0-9a-fA-F]+/) != nil {
      return .number(Double(Int(text.dropFirst(2), radix: 16) ?? 0))
    }
    if text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil {
      return .number(Double(text) ?? .nan)
    }
    return .string(text)
  }

  /// The entries of a mapping.
  var entries: [(key: String, value: SceneValue)] {
    if case .mapping(let entries) = self { entries } else { [] }
  }

  /// Returns the mapping with another value for a key, or with one more key.
  func setting(_ key: String, to value: SceneValue) -> SceneValue {
    var entries = entries
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      entries.append((key, value))
    }
    return .mapping(entries)
  }
}
