/// The public declarations of the modules, by what belongs to what.
struct Modules {
  private(set) var symbols: [String: Symbol] = [:]
  /// The members of a type, with those of extensions, in the order of the modules.
  private(set) var members: [String: [Symbol]] = [:]
  private(set) var superclasses: [String: String] = [:]
  private(set) var protocols: [String: [String]] = [:]
  /// The declarations that override others.
  private(set) var overriding: Set<String> = []
  /// The requirements that have a default implementation, which programs need not write.
  private(set) var optional: Set<String> = []
  /// The default implementations, by which their requirements are.
  private var requirements: [String: String] = [:]
  /// The functions, variables and types outside types.
  private(set) var global: [Symbol] = []
  private(set) var parents: [String: String] = [:]
  /// The names that aliases give to a type: the alias's identifier.
  private(set) var aliases: [String: [String]] = [:]

  init(_ graphs: [SymbolGraph]) {
    for symbol in graphs.lazy.flatMap(\.symbols) where symbols[symbol.id] == nil {
      symbols[symbol.id] = symbol
      if symbol.path.count == 1 { global.append(symbol) }
    }
    var seen: Set<String> = []
    for relation in graphs.lazy.flatMap(\.relationships) {
      switch relation.kind {
      case "memberOf", "requirementOf", "optionalRequirementOf":
        guard seen.insert(relation.source).inserted, let member = symbols[relation.source] else {
          continue
        }
        members[relation.target, default: []].append(member)
        parents[relation.source] = relation.target
      case "inheritsFrom": superclasses[relation.source] = relation.target
      case "conformsTo": protocols[relation.source, default: []].append(relation.target)
      case "overrides": overriding.insert(relation.source)
      case "defaultImplementationOf":
        optional.insert(relation.target)
        requirements[relation.source] = relation.target
      default: continue
      }
    }
    addRequirementsOfHiddenProtocols()
    for symbol in symbols.values where symbol.kind == "swift.typealias" {
      var reader = SwiftTypeReader(symbol.fragments)
      reader.skip(past: "=")
      guard case .named(_, let id?, let arguments) = reader.type(), arguments.isEmpty else {
        continue
      }
      aliases[id, default: []].append(symbol.id)
    }
  }

  /// Adds members that implement requirements of hidden protocols, and have no other relation.
  private mutating func addRequirementsOfHiddenProtocols() {
    let owners = Dictionary(
      symbols.values.filter { $0.kind == "swift.protocol" }.map { ($0.path, $0.id) },
      uniquingKeysWith: min)
    for (id, target) in requirements.sorted(by: { $0.key < $1.key }) where symbols[target] == nil {
      guard parents[id] == nil, let member = symbols[id],
        let owner = owners[Array(member.path.dropLast())]
      else { continue }
      members[owner, default: []].append(member)
      parents[id] = owner
    }
  }

  /// Returns whether a declaration implements a requirement that stands in the tables itself.
  func isDefaultImplementation(_ id: String) -> Bool {
    requirements[id].map { symbols[$0] != nil } ?? false
  }

  /// Returns the type that an alias names in the end, or the type itself.
  func resolved(_ id: String) -> String {
    guard let symbol = symbols[id], symbol.kind == "swift.typealias" else { return id }
    var reader = SwiftTypeReader(symbol.fragments)
    reader.skip(past: "=")
    guard case .named(_, let target?, _) = reader.type(), target != id else { return id }
    return resolved(target)
  }

  /// Returns the type that an alias stands for, if that has no name alone: a function or an
  /// optional.
  func expansion(_ id: String) -> SwiftType? {
    guard let symbol = symbols[id], symbol.kind == "swift.typealias" else { return nil }
    var reader = SwiftTypeReader(symbol.fragments)
    reader.skip(past: "=")
    return reader.type()
  }
}
