/// A value in a YAML file, and its place.
package struct YAMLNode: Sendable {
  /// What a value is.
  package enum Content: Sendable {
    /// A text, which may be a number or empty.
    case scalar(String, isQuoted: Bool)
    /// The elements of a list.
    case sequence([YAMLNode])
    /// The entries of a mapping, in the order of the file; no two keys have the same text.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// The value.
  package let content: Content
  /// The line of the first character, from 1.
  package let line: Int
  /// The column of the first character, from 1.
  package let column: Int

  /// The text of a scalar; nil for others.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether the value is a text in quotes.
  package var isQuoted: Bool {
    if case .scalar(_, true) = content { true } else { false }
  }

  /// The elements of a list; nil for others.
  package var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The entries of a mapping; nil for others.
  package var entries: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// What the value is, for errors: `a list`, `'red'`.
  package var found: String {
    switch content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar("", _): "nothing"
    case .scalar(let text, _): text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'"
    }
  }
}
