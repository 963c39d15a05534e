import Foundation
import ImageTesting
import SceneFile
import SystemPackage
import TestSupport
import Testing

/// The JSON Schema, and the reference of all keys that is made from it.
@Suite struct SceneSchemaTests {
  private static let documentation = repositoryRoot.appending("Documentation")

  @Test func `the published schema is that of the program`() {
    expectText(SceneRecipe.schema, equalsFileAt: Self.documentation.appending("scene.schema.json"))
  }

  @Test func `the reference lists every key`() throws {
    let reference = try SceneReference(SceneRecipe.schema)
    expectText(reference.text, equalsFileAt: Self.documentation.appending("SceneReference.md"))
  }
}

/// A page with a table of keys for each part of scene files.
private struct SceneReference {
  private let definitions: [String: [String: Any]]
  private let root: [String: Any]

  init(_ schema: String) throws {
    root = try #require(JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    definitions = try #require(root["$defs"] as? [String: [String: Any]])
  }

  var text: String {
    var text = """
      # Keys of scene files

      All keys and their meanings; [Scenes.md](Scenes.md) explains the parts. A number is a literal or an expression.

      ## Scene

      \(table(root))
      """
    for (list, plural) in [
      ("view", "views"), ("behavior", "behaviors"), ("animation", "animations"),
      ("gesture", "gestures"), ("touch", "touches"),
    ] {
      let kinds = definitions["\(list)-entry"]?["properties"] as? [String: Any] ?? [:]
      text += "\n## Kinds of \(plural)\n"
      for kind in kinds.keys.sorted() {
        text += "\n### \(kind)\n\n\(section(kind))"
      }
    }
    text += "\n## Parts\n"
    for part in ["boundary", "change", "gradient", "keyframe", "plot", "surface"] {
      text += "\n### \(part)\n\n\(section(part))"
    }
    return text
  }

  private func section(_ name: String) -> String {
    let definition = definitions[name] ?? [:]
    return "\(definition["description"] as? String ?? "")\n\n\(table(definition))"
  }

  private func table(_ definition: [String: Any]) -> String {
    let properties = definition["properties"] as? [String: [String: Any]] ?? [:]
    let required = definition["required"] as? [String] ?? []
    var text = "| Key | Value | Meaning |\n|---|---|---|\n"
    for (name, property) in properties.sorted(by: { $0.key < $1.key }) {
      let mark = required.contains(name) ? " (required)" : ""
      text +=
        "| `\(name)`\(mark) | \(type(property)) | \(property["description"] as? String ?? "") |\n"
    }
    return text
  }

  private func type(_ schema: [String: Any]) -> String {
    if let reference = schema["$ref"] as? String {
      return String(reference.dropFirst("#/$defs/".count)).replacing("-entry", with: "")
    }
    if let names = schema["enum"] as? [String] {
      return names.count > 12 ? "a name" : names.joined(separator: ", ")
    }
    if let alternatives = schema["anyOf"] as? [[String: Any]] {
      let types = alternatives.map(type)
      // An expression is possible wherever a number is.
      if let first = alternatives.first?["type"] as? String,
        ["number", "integer", "boolean"].contains(first)
      {
        return types[0]
      }
      return types.joined(separator: " or ")
    }
    // A text that YAML reads as a number, as true or false or as nothing is a text, too.
    if schema["type"] is [String] { return "text" }
    switch schema["type"] as? String {
    case "number", "integer":
      let low = (schema["minimum"] as? NSNumber)?.stringValue
      let high = (schema["maximum"] as? NSNumber)?.stringValue
      let name = schema["type"] as? String == "integer" ? "whole number" : "number"
      guard let low, let high, high != "1000000" || low != "-1000000" else { return name }
      return high == "1000000" ? "\(name), \(low) or more" : "\(name), \(low) to \(high)"
    case "boolean": return "true or false"
    case "string": return "text"
    case "array":
      let element = type(schema["items"] as? [String: Any] ?? [:])
      let (low, high) = (schema["minItems"] as? Int, schema["maxItems"] as? Int)
      return low != nil && low == high ? "list of \(low ?? 0)" : "list of \(element)"
    case "object":
      return schema["additionalProperties"] is [String: Any] ? "mapping by name" : "mapping"
    default: return "value"
    }
  }
}
