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
  private var properties: [String: JSONSchema] = [:]
  private var requiredNames: [String] = []
  private var relations: [KeyRelation] = []
  private var minCount: Int?

  /// Creates the fields of a mapping.
  ///
  /// - Throws: A ``SceneError`` if the node is not a mapping, or a key is not a text.
  init(_ item: Source.Item, of kind: String) throws(SceneError) {
    try item.source.count(item)
    guard let entries = item.entries else {
      throw item.notMapping(kind)
    }
    var values: [String: (Source.Item, Source.Item)] = [:]
    var before = ""
    for (key, value) in entries {
      guard let name = key.text else { throw key.error("a name is needed, not \(key.found).") }
      guard name.isEmpty || !name.allSatisfy(\.isNumber) else {
        throw key.error(
          "\(before)decimals have a point, not a comma: '\(name)' is no part of a number here.")
      }
      values[name] = (key, value)
      before = "\(name): "
    }
    task = .reading(item, values)
  }

  init(describing builder: SchemaBuilder) { task = .describing(builder) }

  /// The schema of the mapping, once the keys are described.
  var schema: ObjectSchema {
    ObjectSchema(
      properties: properties, required: requiredNames, relations: relations,
      count: minCount.map { $0...Int.max })
  }

  /// The mapping; nil for a description.
  var item: Source.Item? { if case .reading(let item, _) = task { item } else { nil } }

  /// The place of the mapping; none for a description.
  var place: ScenePlace { item?.scenePlace ?? ScenePlace(position: "", line: 1) }

  /// Returns file, line, column and name of a key's value; those of the mapping without the key.
  func position(of name: String) -> String {
    guard case .reading(let item, let values) = task else { return "" }
    return values[name].map { "\($0.value.position()): \(name)" } ?? item.position()
  }

  /// Checks that a list has as many elements as another, if both are there.
  func check(_ name: String, hasCountOf other: String) throws(SceneError) {
    guard case .reading(_, let values) = task, let item = values[name]?.value,
      let count = item.elements?.count, let needed = values[other]?.value.elements?.count,
      count != needed
    else { return }
    throw item.error("\(name): as many as \(other) are needed, \(needed), not \(count).")
  }

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

  /// Reads a value that may be absent; the summary has its meaning, unit and default, for the
  /// schema.
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

  /// Reads a value that must be there; the error about a missing one ends with a hint.
  func required<Output>(
    _ name: String, _ type: ValueType<Output>, _ summary: String, hint: String = ""
  ) throws(SceneError) -> Value<Output> {
    try requiredValue(name, type.schema, summary, hint: hint, type.read) ?? .described
  }

  /// Reads a value of any kind that must be there; nil for a description.
  func requiredValue<Result>(
    _ name: String, _ schema: JSONSchema, _ summary: String, hint: String = "",
    _ read: (Source.Item) throws(SceneError) -> Result
  ) throws(SceneError) -> Result? {
    requiredNames.append(name)
    if let value = try value(name, schema, summary, read) { return value }
    guard let item else { return nil }
    // An error about a name that others use, or a misspelled one, says more than one about a missing
    // name.
    for (key, _) in item.entries ?? [] {
      guard let found = key.text, !known.contains(found) else { continue }
      let remedy = FieldRemedies.remedy(for: found, in: [name])
      guard remedy != nil || found.count > 3 && found.nearest(of: [name]) != nil else { continue }
      throw key.error("'\(found)' is unknown, and \(name) is needed\(remedy ?? "").")
    }
    throw item.error(
      hint.isEmpty
        ? "\(name) is needed: \(summary.firstLetterLowercased)" : "\(name) is needed\(hint).")
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
    let items = try list(name, .array(of: reference(to: type)), summary) ?? []
    return try items.map { (item) throws(SceneError) in try Element.read(item) }
  }

  /// Reads a list of one element or more.
  func requiredElements<Element: SceneElement>(
    _ name: String, _ type: Element.Type, _ summary: String
  ) throws(SceneError) -> [Element] {
    requiredNames.append(name)
    let items = try list(name, .list(of: reference(to: type), count: 1...Int.max), summary) ?? []
    if let item, items.isEmpty { throw item.error("\(name) is needed.") }
    return try items.map { (item) throws(SceneError) in try Element.read(item) }
  }

  /// Reads a list of entries with a kind each, such as `- gravity: {…}`.
  func entries(
    _ name: String, _ kinds: ElementKinds, _ summary: String
  ) throws(SceneError) -> [Entry] {
    guard let items = try list(name, .array(of: schema(of: kinds)), summary) else { return [] }
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
      throw item.notMapping(name)
    }
    for entry in entries { try entry.value.source.count(entry.value) }
    return entries
  }

  private func list(
    _ name: String, _ schema: @autoclosure () -> JSONSchema, _ summary: String
  ) throws(SceneError) -> [Source.Item]? {
    guard let item = try node(name, schema(), summary) else { return nil }
    guard let elements = item.elements else {
      throw item.error("\(name) is a list, with '- ' before each entry, not \(item.found).")
    }
    return elements
  }

  /// Checks which keys of some there are.
  ///
  /// - Parameters:
  ///   - relation: What is allowed.
  ///   - sentence: Returns the error, for the number of keys that there are.
  /// - Throws: A ``SceneError`` if it is not allowed.
  func check(
    _ relation: KeyRelation, _ sentence: (_ count: Int) -> String
  ) throws(SceneError) {
    relations.append(relation)
    guard case .reading(let item, let values) = task else { return }
    let (names, allowed) = relation.namesAndCount
    let count = names.count { values[$0] != nil }
    guard allowed.contains(count) else { throw item.error(sentence(count)) }
  }

  /// Checks that no key is a misspelling of some, so that the error about it comes before those about
  /// what it would have declared.
  func check(spellingOf names: [String]) throws(SceneError) {
    for (key, _) in item?.entries ?? [] {
      guard let found = key.text, !names.contains(found), let name = found.nearest(of: names) else {
        continue
      }
      throw key.error("'\(found)' is unknown; the nearest is '\(name)'.")
    }
  }

  /// Describes the smallest number of keys, which the element checks.
  func describe(minCount: Int) { self.minCount = minCount }

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
      let remedy = FieldRemedies.remedy(for: name, in: known) ?? name.suggestion(of: known)
      throw key.error(
        "\(kind) has no '\(name)', only \(known.sorted().joined(separator: ", "))\(remedy).")
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

extension KeyRelation {
  /// The keys, and how many of them there may be.
  fileprivate var namesAndCount: (names: [String], count: ClosedRange<Int>) {
    switch self {
    case .exactlyOne(let names): (names, 1...1)
    case .atLeastOne(let names): (names, 1...names.count)
    case .notBoth(let first, let second): ([first, second], 0...1)
    }
  }
}

extension Source.Item {
  /// Returns the error of something else in place of a mapping.
  fileprivate func notMapping(_ name: String) -> SceneError {
    let remedy = text == "" ? "; they stand below it, with a larger indentation" : ""
    return error("\(name) is a mapping of names to values, not \(found)\(remedy).")
  }
}

extension String {
  /// The text with a small first letter, as the second clause of a sentence.
  fileprivate var firstLetterLowercased: String { prefix(1).lowercased() + dropFirst() }
}

extension SceneError {
  /// Returns the error with a name before the sentence, after file, line and column.
  fileprivate func naming(_ name: String) -> SceneError {
    guard let end = description.firstRange(of: ": ")?.upperBound else { return self }
    return SceneError("\(description[..<end])\(name): \(description[end...])")
  }
}
