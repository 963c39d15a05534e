import AppleNames
import InterfaceDocuments

/// Writes the tables of the frameworks from the modules.
struct TableWriter {
  let modules: Modules
  let names: AppleTypeNames
  let types: CTypes
  var values = SourceValues()
  /// The identifiers of all types with names of Apple's, by those names.
  private(set) var owners: [String: (id: String, type: AppleType)] = [:]

  /// Functions and variables that other tables declare.
  let declared: Set<String>

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - graphs: The symbol graphs of the modules.
  ///   - declared: The functions and variables that other tables declare.
  init(_ graphs: [SymbolGraph], declared: Set<String> = []) {
    self.declared = declared
    modules = Modules(graphs)
    names = AppleTypeNames(modules)
    types = CTypes(names: names, modules: modules)
    for (id, symbol) in modules.symbols
    where ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(symbol.kind) {
      for type in names.types(id) where !AppleTypeNames.foundation.contains(type.swift) {
        guard !symbol.isGeneric else { continue }
        if let other = owners[type.objectiveC], other.id <= id { continue }
        owners[type.objectiveC] = (id, type)
      }
    }
  }

  /// The frameworks, by what the names of their declarations begin with.
  static let frameworks: [(name: String, prefixes: [String])] = [
    ("CoreGraphics", ["CG", "kCG"]), ("QuartzCore", ["CA", "kCA"]),
    ("CoreImage", ["CI", "kCI"]), ("UIKit", ["UI", "NS"]), ("CoreMotion", ["CM"]),
    ("AVFoundation", ["AV"]), ("AudioToolbox", ["Audio", "kSystemSoundID", "SystemSound"]),
  ]

  /// Returns the framework of a name; nil if it is Foundation's.
  static func framework(of name: String) -> String? {
    frameworks.first { $0.prefixes.contains(where: name.hasPrefix) }?.name
  }

  /// Returns the table of a framework.
  mutating func table(_ framework: String) -> String {
    let own = owners.filter { Self.framework(of: $0.key) == framework }
      .sorted { $0.key < $1.key }
    var lines = [
      "// What the modules have of \(framework), written by a test from their symbol graphs."
    ]
    if framework == Self.frameworks[0].name { lines += forwards() }
    for (name, owner) in own { lines += typeName(name, owner.id, owner.type) }
    lines += globals(framework)
    lines += ordered(own.filter { $0.value.type.kind == .protocol })
    lines += ordered(
      own.filter { $0.value.type.kind == .class || $0.value.type.kind == .value })
    lines += functions(framework)
    return lines.joined(separator: "\n") + "\n"
  }
}
