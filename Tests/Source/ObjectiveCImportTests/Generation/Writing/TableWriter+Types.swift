import AppleNames

// Enumerations, options, and other names of types.

extension TableWriter {
  func forwards() -> [String] {
    let known = owners.sorted { $0.key < $1.key }
    let classes = known.filter { $0.value.type.kind == .class || $0.value.type.kind == .value }
    let protocols = known.filter { $0.value.type.kind == .protocol }
    return ["@class \(CTypes.foundationClasses.joined(separator: ", "));"]
      + classes.map { "@class \($0.key);" } + protocols.map { "@protocol \($0.key);" }
  }

  mutating func typeName(_ name: String, _ id: String, _ type: AppleType) -> [String] {
    switch type.kind {
    case .named(let raw):
      let text = raw.hasSuffix("*") ? raw + name : "\(raw) \(name)"
      return ["typedef \(text); => \(type.swift)"]
        + constants(id, type, isNumber: !raw.hasSuffix("*"))
    case .enumeration(let raw), .options(let raw):
      let isOptions = type.kind == .options(raw: raw)
      let constants = enumerators(id, type, isOptions: isOptions)
      guard !constants.isEmpty else { return ["typedef \(raw) \(name); => \(type.swift)"] }
      return ["typedef \(isOptions ? "NS_OPTIONS" : "NS_ENUM")(\(raw), \(name)) { => \(type.swift)"]
        + constants + ["};"]
    default: return []
    }
  }

  mutating func enumerators(
    _ id: String, _ type: AppleType, isOptions: Bool
  ) -> [String] {
    let members = modules.members[id] ?? []
    if isOptions {
      let options = members.filter { $0.kind == "swift.type.property" && isOwn($0, type) }
      let lines = options.flatMap { symbol -> [String] in
        // An option without a number is none of Apple's.
        guard let value = values.option(symbol, constant: { ConstantName.all(of: $0, in: type)[0] })
        else { return [] }
        return ConstantName.all(of: symbol.name, in: type).map {
          "  \($0) = \(value), => .\(symbol.name)"
        }
      }
      // Objective-C has a name for no option at all.
      let none = ConstantName.all(of: "none", in: type)[0]
      let hasNone = options.contains { $0.name == "none" } || none.hasPrefix("k")
      return hasNone ? lines : ["  \(none) = 0, => []"] + lines
    }
    let cases = members.filter { $0.kind == "swift.enum.case" }
      .sorted { ($0.file ?? "", $0.line, $0.column) < ($1.file ?? "", $1.line, $1.column) }
    return values.cases(cases).flatMap { symbol, value in
      ConstantName.all(of: symbol.name, in: type).map {
        "  \($0)\(value.map { " = \($0)" } ?? ""), => .\(symbol.name)"
      }
    }
  }

  /// Returns the constants of a type whose values have names; numbers are constants of the
  /// compiler.
  mutating func constants(_ id: String, _ type: AppleType, isNumber: Bool) -> [String] {
    var lines: [String] = []
    for symbol in modules.members[id] ?? []
    where
      symbol.kind == "swift.enum.case"
      || symbol.kind == "swift.type.property" && isOwn(symbol, type)
    {
      let number = isNumber ? values.number(symbol) : nil
      for name in ConstantName.all(of: symbol.name, in: type) {
        let declaration = "const \(type.objectiveC) \(name)"
        lines.append(
          (number.map { "static \(declaration) = \($0);" } ?? "extern \(declaration);")
            + " => \(type.swift).\(symbol.name)")
      }
    }
    return lines
  }

  func isOwn(_ symbol: Symbol, _ type: AppleType) -> Bool {
    var reader = SwiftTypeReader(symbol.fragments)
    reader.skip(past: ":")
    return types.of(type.objectiveC).cType(reader.type()) == type.objectiveC
  }
}
