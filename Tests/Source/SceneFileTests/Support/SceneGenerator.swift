import Foundation
import SceneFile
import TestSupport

/// Scenes made from the schema: well-formed, with numbers that are hostile.
struct SceneGenerator {
  let schema: JSONValue

  init() throws {
    schema = try JSONDecoder().decode(JSONValue.self, from: Data(SceneRecipe.schema.utf8))
  }

  /// The lists of a scene, and the definition of their entries.
  static let lists = [
    "views": "view-entry", "behaviors": "behavior-entry", "animations": "animation-entry",
    "gestures": "gesture-entry", "touches": "touch-entry",
  ]

  /// What a number can be: next to 0, beyond every range, and what only an expression can be.
  static let extremes: [SceneValue] = [
    .plain("0"), .plain("-0.0"), .plain("-1"), .plain("5e-324"), .plain("1e-308"), .plain("1e-38"),
    .plain("1e-9"), .plain("0.001"), .plain("1000000"), .plain("-1000000"), .plain("1e308"),
    .plain("1e999"), .quoted("1 / 0"), .quoted("0 / 0"), .quoted("-1 / 0 * p"),
    .quoted("exp(1000) * p"), .quoted("1e-300 * p"), .quoted("p * 1e6"),
  ]

  // MARK: Scenes

  /// Returns a scene with views that entries can refer to, and some entries.
  func scene(_ entries: [(list: String, entry: SceneValue)], profile: String) -> SceneValue {
    var scene = SceneValue.mapping([
      ("duration", .plain("1")), ("profile", .plain(profile)),
      (
        "parameters",
        .mapping([
          (
            "p",
            .mapping([("default", .plain("0.5")), ("range", .list([.plain("0"), .plain("1")]))])
          )
        ])
      ),
    ])
    var lists: [String: [SceneValue]] = ["views": Self.views]
    for (list, entry) in entries { lists[list, default: []].append(entry) }
    for (list, entries) in lists.sorted(by: { $0.key < $1.key }) {
      scene = scene.setting(list, to: .list(entries))
    }
    return scene
  }

  /// A view of each kind; `ball` and `box` are apart.
  private static let views: [SceneValue] = [
    view("view", ["size": [50, 40], "center": [30, 30]], name: "box"),
    view("shape", ["ellipse": [30, 30], "center": [120, 60]], name: "ball"),
    view("shape", ["ellipse": [30, 50], "center": [200, 60]], name: "oval"),
  ]

  private static func view(
    _ kind: String, _ lists: [String: [Double]], name: String
  ) -> SceneValue {
    let lists = lists.sorted { $0.key < $1.key }.map {
      (key: $0.key, value: SceneValue.list($0.value.map(SceneValue.number)))
    }
    return .mapping([(kind, .mapping([("name", .plain(name))] + lists))])
  }

  // MARK: Entries

  /// Returns entries of a list, in each of which one number of a kind's keys is another value.
  ///
  /// - Parameters:
  ///   - list: The key of the list.
  ///   - extreme: The value.
  /// - Returns: An entry for each key with a number, and for each element of lists of numbers.
  func entries(of list: String, with extreme: SceneValue) -> [SceneValue] {
    let kinds = schema["$defs"]?[Self.lists[list] ?? ""]?["properties"]?.object ?? [:]
    return kinds.sorted { $0.key < $1.key }.flatMap { kind, schema in
      variants(schema, of: kind, extreme).map { .mapping([(kind, $0)]) }
    }
  }

  /// Returns values of a schema, in each of which one number is another value.
  private func variants(
    _ schema: JSONValue, of key: String, _ extreme: SceneValue
  ) -> [SceneValue] {
    let schema = SchemaValidator.resolve(schema, in: self.schema)
    if let alternatives = schema["anyOf"]?.array {
      return alternatives.flatMap { variants($0, of: key, extreme) }
    }
    switch schema["type"]?.string {
    case "number", "integer": return [extreme]
    case "array":
      let elements = self.elements(of: schema, key)
      return elements.indices.flatMap { index in
        variants(element(index, of: schema), of: key, extreme).map { variant in
          var elements = elements
          elements[index] = variant
          return .list(elements)
        }
      }
    case "object" where key != "for":
      let properties = (schema["properties"]?.object ?? [:]).filter { $0.key != "subviews" }
      let base = value(schema, of: key)
      return properties.sorted { $0.key < $1.key }.flatMap { name, property in
        variants(property, of: name, extreme).map {
          repaired(base.setting(name, to: $0), schema, keeping: name)
        }
      }
    case "object":
      return [.mapping([("j", extreme)])]
    default: return []
    }
  }

  /// Returns a plain value of a schema, with the keys that are needed.
  func value(_ schema: JSONValue, of key: String) -> SceneValue {
    let schema = SchemaValidator.resolve(schema, in: self.schema)
    if let names = schema["enum"]?.strings, let name = names.first {
      return .plain(key == "keyPath" ? "cornerRadius" : name)
    }
    if let alternative = schema["anyOf"]?.array?.first { return value(alternative, of: key) }
    switch schema["type"]?.string {
    case "number", "integer":
      let (low, high) = (schema["minimum"]?.number ?? -1e6, schema["maximum"]?.number ?? 1e6)
      return .number(min(max(low, 1), high))
    case "boolean": return .plain("true")
    case "array": return .list(elements(of: schema, key))
    case "object":
      var mapping = SceneValue.mapping([])
      for name in schema["required"]?.strings ?? [] {
        guard let property = schema["properties"]?[name] else { continue }
        mapping = mapping.setting(name, to: value(property, of: name))
      }
      return repaired(mapping, schema, keeping: nil)
    default: return .quoted(text(of: key))
    }
  }

  private func elements(of schema: JSONValue, _ key: String) -> [SceneValue] {
    let count = Int(schema["minItems"]?.number ?? 1)
    return (0..<max(count, 1)).map { value(element($0, of: schema), of: key) }
  }

  private func element(_ index: Int, of schema: JSONValue) -> JSONValue {
    schema["items"] ?? schema["prefixItems"]?.array?[index] ?? .null
  }

  /// Returns a mapping that has the keys which the schema demands beside one.
  private func repaired(
    _ mapping: SceneValue, _ schema: JSONValue, keeping name: String?
  ) -> SceneValue {
    var entries = mapping.entries
    for relation in schema["allOf"]?.array ?? [] {
      if let alternatives = (relation["oneOf"] ?? relation["anyOf"])?.array {
        let names = alternatives.flatMap { $0["required"]?.strings ?? [] }
        let found = names.filter { name in entries.contains { $0.key == name } }
        let kept = name.flatMap { found.contains($0) ? $0 : nil } ?? found.first ?? names[0]
        if found.isEmpty {
          entries.append((kept, value(schema["properties"]?[kept] ?? .null, of: kept)))
        } else if relation["oneOf"] != nil {
          entries.removeAll { names.contains($0.key) && $0.key != kept }
        }
      }
    }
    if let least = schema["minProperties"]?.number, Double(entries.count) < least {
      entries.append(("alpha", .plain("0.5")))
    }
    return .mapping(entries)
  }

  private func text(of key: String) -> String {
    switch key {
    case "items", "item", "view": "oval"
    case "of": "ball"
    case "to", "from": "box"
    case "image": "photo"
    case _ where key.lowercased().contains("color"): "red"
    default: "text"
    }
  }
}
