internal import FoundationEssentials
internal import Geometry

/// Builds the JSON Schema of scene files from the elements themselves.
final class SchemaBuilder {
  private struct Document: Encodable {
    let schema = "https://json-schema.org/draft/2020-12/schema"
    /// A name, which does not mean that there is a file at an address.
    let id = "urn:zoetrope:scene"
    let title = "Zoetrope scene"
    let root: JSONSchema
    let definitions: [String: JSONSchema]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case id = "$id"
      case title
      case definitions = "$defs"
    }

    func encode(to encoder: any Encoder) throws {
      try root.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(schema, forKey: .schema)
      try container.encode(id, forKey: .id)
      try container.encode(title, forKey: .title)
      try container.encode(definitions, forKey: .definitions)
    }
  }

  private var definitions: [String: JSONSchema] = [:]

  /// Returns the schema of a type of elements, as JSON.
  static func document(of type: (some SceneElement).Type) -> String {
    let builder = SchemaBuilder()
    let root = builder.schema(of: type, isEntry: false)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(root: root, definitions: builder.definitions)
    do {
      return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("a schema of finite numbers and texts can be encoded: \(error)")
    }
  }

  /// Returns the schema of an element without references.
  static func schema(of type: (some SceneElement).Type) -> JSONSchema {
    SchemaBuilder().schema(of: type, isEntry: false).described(as: type.summary)
  }

  /// Returns a reference to an element, and defines it on first use.
  func reference(to type: any SceneElement.Type, isEntry: Bool = false) -> JSONSchema {
    let name = type.kind.replacing(" ", with: "-")
    return define(name) { self.schema(of: type, isEntry: isEntry).described(as: type.summary) }
  }

  /// Returns a reference to the entries of some kinds, and defines them on first use.
  func reference(to kinds: ElementKinds) -> JSONSchema {
    define(kinds.name) {
      var properties: [String: JSONSchema] = [:]
      for type in kinds.types { properties[type.kind] = self.reference(to: type, isEntry: true) }
      return .object(ObjectSchema(properties: properties, count: 1...1))
    }
  }

  private func define(_ name: String, _ schema: () -> JSONSchema) -> JSONSchema {
    if definitions[name] == nil {
      definitions[name] = .any
      definitions[name] = schema()
    }
    return .reference(name)
  }

  private func schema(of type: any SceneElement.Type, isEntry: Bool) -> JSONSchema {
    let fields = Fields(describing: self)
    do throws(SceneError) {
      if isEntry { _ = try Loop.read(fields) }
      _ = try type.init(fields)
    } catch {
      preconditionFailure("only what is read throws: \(error)")
    }
    return .object(fields.schema)
  }
}
