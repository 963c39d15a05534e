internal import Geometry

/// A value of a scene file, which may depend on parameters and variables, and its Swift.
struct Value<Output> {
  /// Returns the value in a scope.
  let evaluate: (Scope) -> Output
  /// The Swift expression of the value.
  let swift: String
  /// The Swift of the elements of a list, such as the coordinates of a point; empty for others.
  let elements: [String]
  /// Whether the value changes while the scene is performed.
  let isLive: Bool

  init(
    swift: String, elements: [String] = [], isLive: Bool = false,
    evaluate: @escaping (Scope) -> Output
  ) {
    self.swift = swift
    self.elements = elements
    self.isLive = isLive
    self.evaluate = evaluate
  }

  /// A value that stands for one that is described and not read.
  static var described: Value {
    Value(swift: "") { _ in preconditionFailure("a description has no values") }
  }
}

/// A type of values: how they are read, and their JSON Schema.
struct ValueType<Output>: Sendable {
  /// The schema of the values.
  let schema: JSONSchema
  /// Reads a node.
  let read: @Sendable (Source.Item) throws(SceneError) -> Value<Output>

  init(
    _ schema: JSONSchema,
    read: @escaping @Sendable (Source.Item) throws(SceneError) -> Value<Output>
  ) {
    self.schema = schema
    self.read = read
  }
}
