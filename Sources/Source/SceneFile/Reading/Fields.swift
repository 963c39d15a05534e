internal import Geometry
internal import YAMLReading

/// The keys of a mapping, which an element reads or, for the JSON Schema, describes.
///
/// An element requests each key once, so that the keys that are read and described are the same.
final class Fields {
  private enum Task {
    case reading(Source.Item, [String: (key: Source.Item, value: Source.Item)])
    case describing(SchemaBuilder)
  }

  private let task: Task
  private var known: [String] = []
  private(set) var properties: [String: JSONSchema] = [:]
  private(set) var requiredNames: [String] = []

  /// Creates the fields of a mapping.
  ///
  /// - Throws: A ``SceneError`` if the node is not a mapping, or a key is not a text.
  init(_ item: Source.Item, of kind: String) throws(SceneError) {
    try item.source.count(item)
    guard let entries = item.entries else {
      throw item.error("\(kind) is a mapping of names to values, not \(item.found).")
    }
    var values: [String: (Source.Item, Source.Item)] = [:]
    for (key, value) in entries {
      guard let name = key.text else { throw key.error("a name is needed, not \(key.found).") }
      values[name] = (key, value)
    }
    task = .reading(item, values)
  }

  init(describing builder: SchemaBuilder) { task = .describing(builder) }

  /// The mapping; nil for a description.
  var item: Source.Item? { if case .reading(let item, _) = task { item } else { nil } }

  /// The names of the file; without any for a description.
  var names: NameTable { item?.source.names ?? NameTable() }

  /// Returns the node of a key that may be absent, and describes it.
  private func node(
    _ name: String, _ schema: @autoclosure () -> JSONSchema, _ summary: String
  ) throws(SceneError) -> Source.Item? {
    known.append(name)
    switch task {
    case .reading(_, let values):
      guard let value = values[name]?.value else { return nil }
      try value.source.count(value)
      return value
    case .describing:
      properties[name] = schema().described(as: summary)
      return nil
    }
  }

  /// Reads a value that may be absent; the summary has its meaning, unit and default, for the schema.
  func optional<Output>(
    _ name: String, _ type: ValueType<Output>, _ summary: String
  ) throws(SceneError) -> Value<Output>? {
    try value(name, type.schema, summary, type.read)
  }

  /// Reads a value of any kind that may be absent.
  func value<Result>(
    _ name: String, _ schema: JSONSchema, _ summary: String,
    _ read: (Source.Item) throws(SceneError) -> Result
  ) throws(SceneError) -> Result? {
    guard let item = try node(name, schema, summary) else { return nil }
    return try Self.naming(name) { () throws(SceneError) in try read(item) }
  }

  /// Reads a value that must be there.
  func required<Output>(
    _ name: String, _ type: ValueType<Output>, _ summary: String
  ) throws(SceneError) -> Value<Output> {
    requiredNames.append(name)
    if let value = try optional(name, type, summary) { return value }
    guard let item else { return .described }
    // An error about a misspelled name says more than one about a missing name.
    for (key, _) in item.entries ?? [] {
      guard let found = key.text, found.count > 3, !known.contains(found),
        found.nearest(of: [name]) != nil
      else { continue }
      throw key.error("'\(found)' is unknown, and \(name) is needed.")
    }
    throw item.error("\(name) is needed.")
  }

  /// Reads an element that may be absent.
  func element<Element: SceneElement>(
    _ name: String, _ type: Element.Type, _ summary: String
  ) throws(SceneError) -> Element? {
    guard let item = try node(name, reference(to: type), summary) else { return nil }
    return try Element.read(item)
  }

  /// Reads a list of elements that may be absent.
  func elements<Element: SceneElement>(
    _ name: String, _ type: Element.Type, _ summary: String
  ) throws(SceneError) -> [Element] {
    guard let items = try list(name, reference(to: type), summary) else { return [] }
    var elements: [Element] = []
    for item in items { elements.append(try Element.read(item)) }
    return elements
  }

  /// Reads a list of entries with a kind each, such as `- gravity: {…}`.
  func entries(
    _ name: String, _ kinds: ElementKinds, _ summary: String
  ) throws(SceneError) -> [Entry] {
    guard let items = try list(name, schema(of: kinds), summary) else { return [] }
    var entries: [Entry] = []
    for item in items { entries.append(try kinds.read(item)) }
    return entries
  }

  /// Reads settings of properties.
  func settings<Target>(
    _ properties: [Property<Target>]
  ) throws(SceneError) -> Settings<Target> {
    var settings: [Setting<Target>] = []
    for property in properties {
      guard let item = try node(property.name, property.schema, property.summary) else { continue }
      settings.append(
        try Self.naming(property.name) { () throws(SceneError) in try property.read(item) })
    }
    return Settings(settings)
  }

  /// Reads a mapping of names that the file chooses.
  func named(
    _ name: String, _ schema: JSONSchema, _ summary: String
  ) throws(SceneError) -> [(key: Source.Item, value: Source.Item)] {
    guard let item = try node(name, schema, summary) else { return [] }
    guard let entries = item.entries else {
      throw item.error("\(name) is a mapping of names to values, not \(item.found).")
    }
    for entry in entries { try entry.value.source.count(entry.value) }
    return entries
  }

  private func list(
    _ name: String, _ element: @autoclosure () -> JSONSchema, _ summary: String
  ) throws(SceneError) -> [Source.Item]? {
    guard let item = try node(name, .array(of: element()), summary) else { return nil }
    guard let elements = item.elements else {
      throw item.error("\(name) is a list, with '- ' before each entry, not \(item.found).")
    }
    return elements
  }

  /// Returns a schema that refers to that of an element; any without a description.
  func reference<Element: SceneElement>(to type: Element.Type) -> JSONSchema {
    guard case .describing(let builder) = task else { return .any }
    return builder.reference(to: type)
  }

  private func schema(of kinds: ElementKinds) -> JSONSchema {
    guard case .describing(let builder) = task else { return .any }
    return builder.reference(to: kinds)
  }

  /// Checks that all keys have been requested.
  ///
  /// - Throws: A ``SceneError`` about the first that has not been.
  func finish(_ kind: String) throws(SceneError) {
    guard case .reading(let item, let values) = task else { return }
    for (key, _) in item.entries ?? [] {
      guard let name = key.text, !known.contains(name), values[name] != nil else { continue }
      let nearest = name.suggestion(of: known)
      throw key.error(
        "\(kind) has no '\(name)', only \(known.sorted().joined(separator: ", "))\(nearest).")
    }
  }

  /// Puts the name of a key before the sentence of an error.
  private static func naming<Result>(
    _ name: String, _ body: () throws(SceneError) -> Result
  ) throws(SceneError) -> Result {
    do throws(SceneError) {
      return try body()
    } catch {
      throw error.naming(name)
    }
  }
}

extension SceneError {
  /// Returns the error with a name before the sentence, after file, line and column.
  fileprivate func naming(_ name: String) -> SceneError {
    guard let end = description.firstRange(of: ": ")?.upperBound else { return self }
    return SceneError("\(description[..<end])\(name): \(description[end...])")
  }
}
