/// A property that a scene file can set: a key, a type, and what sets the value.
struct Property<Target>: Sendable {
  let name: String
  let schema: JSONSchema
  let summary: String
  let read: @Sendable (Source.Item) throws(SceneError) -> Setting<Target>

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - type: The type of the values.
  ///   - summary: The meaning, with unit and default.
  ///   - swift: The name of the property in Swift, after the target and a dot; the key unless
  ///     given.
  ///   - set: Sets a value.
  init<Output>(
    _ name: String, _ type: ValueType<Output>, _ summary: String, swift: String? = nil,
    set: @escaping @Sendable (Target, Output) -> Void
  ) {
    self.init(name, type, summary, statement: { "\($0).\(swift ?? name) = \($1)" }, set: set)
  }

  /// Creates a property with a custom statement, for the Swift of target and value.
  init<Output>(
    _ name: String, _ type: ValueType<Output>, _ summary: String,
    statement: @escaping @Sendable (_ target: String, _ value: String) -> String,
    set: @escaping @Sendable (Target, Output) -> Void
  ) {
    self.name = name
    self.summary = summary
    schema = type.schema
    read = { (item: Source.Item) throws(SceneError) in
      let value = try type.read(item)
      return Setting(
        prepare: { scope in
          let output = value.evaluate(scope)
          return { set($0, output) }
        }, statement: { statement($0, value.swift) })
    }
  }
}

extension Property {
  /// Creates a property with a custom way to read settings.
  init(
    _ name: String, _ schema: JSONSchema, _ summary: String,
    read: @escaping @Sendable (Source.Item) throws(SceneError) -> Setting<Target>
  ) {
    self.name = name
    self.schema = schema
    self.summary = summary
    self.read = read
  }
}

/// A value of a property that a file sets.
struct Setting<Target> {
  /// Evaluates the value, and returns what sets it.
  let prepare: (Scope) -> (Target) -> Void
  /// Returns the Swift statement, for the Swift of the target.
  let statement: (String) -> String
}

/// The values of some properties that a file sets.
struct Settings<Target> {
  private let settings: [Setting<Target>]

  init(_ settings: [Setting<Target>]) { self.settings = settings }

  var isEmpty: Bool { settings.isEmpty }

  /// Evaluates the values, and returns what sets them.
  func prepare(in scope: Scope) -> (Target) -> Void {
    let actions = settings.map { $0.prepare(scope) }
    return { target in
      for action in actions { action(target) }
    }
  }

  /// Writes the statements.
  func write(of target: String, to writer: inout SwiftWriter) {
    for setting in settings { writer.line(setting.statement(target)) }
  }
}
