import Foundation

/// What `swift symbolgraph-extract` writes of a module: its public symbols and how they are
/// related.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  let relationships: [Relationship]

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}

/// A public declaration of a module.
struct Symbol: Decodable {
  /// The kind: `swift.method`.
  let kind: String
  /// The identifier that no other declaration has.
  let id: String
  /// The names of the types around it and its own: `View`, `addSubview(_:)`.
  let path: [String]
  let fragments: [Fragment]
  let parameters: [Parameter]
  let returns: [Fragment]
  let access: String
  let isGeneric: Bool
  let file: String?
  /// The line of the name, from 0.
  let line: Int
  let column: Int
  /// Whether it stands in an extension.
  let isOfExtension: Bool

  /// The declaration as Swift writes it.
  var declaration: String { fragments.map(\.spelling).joined() }
  var name: String { path[path.count - 1] }

  func hasWord(_ word: String) -> Bool { fragments.contains { $0.spelling == word } }

  /// A word of a declaration.
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?
  }

  struct Parameter: Decodable {
    let name: String
    let internalName: String?
    let declarationFragments: [Fragment]
  }

  private enum Key: String, CodingKey {
    case kind, identifier, precise, pathComponents, declarationFragments, functionSignature
    case parameters, returns, accessLevel, swiftGenerics, location, uri, position, line, character
    case swiftExtension
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    kind = try values.nestedContainer(keyedBy: Key.self, forKey: .kind)
      .decode(String.self, forKey: .identifier)
    id = try values.nestedContainer(keyedBy: Key.self, forKey: .identifier)
      .decode(String.self, forKey: .precise)
    path = try values.decode([String].self, forKey: .pathComponents)
    fragments = try values.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
    access = try values.decode(String.self, forKey: .accessLevel)
    isGeneric = values.contains(.swiftGenerics)
    if values.contains(.functionSignature) {
      let signature = try values.nestedContainer(keyedBy: Key.self, forKey: .functionSignature)
      parameters = try signature.decodeIfPresent([Parameter].self, forKey: .parameters) ?? []
      returns = try signature.decodeIfPresent([Fragment].self, forKey: .returns) ?? []
    } else {
      parameters = []
      returns = []
    }
    isOfExtension = values.contains(.swiftExtension)
    guard values.contains(.location) else {
      file = nil
      line = 0
      column = 0
      return
    }
    let location = try values.nestedContainer(keyedBy: Key.self, forKey: .location)
    file = URL(string: try location.decode(String.self, forKey: .uri))?.path
    let position = try location.nestedContainer(keyedBy: Key.self, forKey: .position)
    line = try position.decode(Int.self, forKey: .line)
    column = try position.decode(Int.self, forKey: .character)
  }
}
