internal import Geometry

/// A part of a scene that a mapping describes.
protocol SceneElement {
  /// What the mapping is, in errors and as the name of its schema: `attachment`.
  static var kind: String { get }
  /// What the part does, in the schema.
  static var summary: String { get }

  /// Reads or describes the keys.
  init(_ fields: Fields) throws(SceneError)
}

extension SceneElement {
  /// Reads a node.
  static func read(_ item: Source.Item) throws(SceneError) -> Self {
    let fields = try Fields(item, of: kind)
    let element = try Self(fields)
    try fields.finish(kind)
    return element
  }
}

/// An element that does something when the scene is set up.
protocol PerformingElement: SceneElement {
  /// Sets up the element.
  func perform(in scope: Scope)
  /// Writes the Swift that does the same.
  func write(to writer: inout SwiftWriter)
}

/// The kinds of the entries of a list.
struct ElementKinds {
  /// The name of the schema.
  let name: String
  let types: [any PerformingElement.Type]

  /// Reads an entry: a mapping of one kind to its keys.
  func read(_ item: Source.Item) throws(SceneError) -> Entry {
    try item.source.count(item)
    let known = types.map { $0.kind }
    guard let entries = item.entries, entries.count == 1, let (key, value) = entries.first else {
      throw item.error(
        "an entry has one kind, such as '\(known[0]): {…}', not \(item.found)"
          + (item.entries.map { " of \($0.count)" } ?? "") + ".")
    }
    guard let type = types.first(where: { $0.kind == key.text }) else {
      let remedy = key.text.flatMap { KindRemedies.remedy(for: $0, in: known) }
      throw key.error(
        "\(key.found) is not one of \(known.joined(separator: ", "))"
          + (remedy ?? key.text?.suggestion(of: known) ?? "") + ".")
    }
    return try Entry.read(value, as: type)
  }
}

/// An element of a list, as often as its `for` says.
struct Entry {
  /// The largest number of times that an entry stands for.
  static let maxCount = 10_000

  let loops: [Loop]
  let element: any PerformingElement
  /// Where the file has the entry.
  private let position: String

  fileprivate static func read(
    _ item: Source.Item, as type: any PerformingElement.Type
  ) throws(SceneError) -> Entry {
    let fields = try Fields(item, of: type.kind)
    let loops = try Loop.read(fields)
    defer { for loop in loops { item.source.names.remove(loop.variable) } }
    item.source.loopDepth += loops.isEmpty ? 0 : 1
    defer { item.source.loopDepth -= loops.isEmpty ? 0 : 1 }
    let element = try type.init(fields)
    try fields.finish(type.kind)
    return Entry(loops: loops, element: element, position: item.position())
  }

  /// Sets up the element, as often as it stands for.
  func perform(in scope: Scope) { _ = perform(in: scope, loops[...]) }

  /// Returns false after too many elements.
  private func perform(in scope: Scope, _ loops: ArraySlice<Loop>) -> Bool {
    guard let loop = loops.first else {
      guard scope.performance.countElement(at: position) else { return false }
      element.perform(in: scope)
      return true
    }
    var inner = scope
    for index in 0..<loop.count.evaluate(scope) {
      inner.setVariable(loop.variable, to: index)
      guard perform(in: inner, loops.dropFirst()) else { return false }
    }
    return true
  }

  /// Writes the loops and the element.
  func write(to writer: inout SwiftWriter) { write(to: &writer, loops[...]) }

  private func write(to writer: inout SwiftWriter, _ loops: ArraySlice<Loop>) {
    guard let loop = loops.first else { return element.write(to: &writer) }
    writer.block("for \(loop.variable) in 0..<\(loop.count.swift)") {
      write(to: &$0, loops.dropFirst())
    }
  }
}

/// A variable of `for` and the number of its values, from 0.
struct Loop {
  let variable: String
  let count: Value<Int>

  /// What `for` means, in the schema.
  static let summary = """
    Variables and their counts, such as {i: 10}: the entry is repeated for each value from 0; the first \
    of several variables is the outermost.
    """

  /// Reads the key `for`, and declares its variables.
  static func read(_ fields: Fields) throws(SceneError) -> [Loop] {
    let type = ValueType<Int>.wholeNumber(0...Double(Entry.maxCount))
    let schema = JSONSchema.mapping(of: type.schema, names: JSONSchema.newNamePattern)
    var loops: [Loop] = []
    for (key, value) in try fields.named("for", schema, summary) {
      let count = try type.read(value)
      let name = key.text ?? ""
      do throws(ExpressionError) {
        try key.source.names.add(name, .variable)
      } catch {
        for loop in loops { key.source.names.remove(loop.variable) }
        throw key.error("\(error.sentence).")
      }
      loops.append(Loop(variable: name, count: count))
    }
    return loops
  }
}
