import AppleNames
import InterfaceDocuments

/// Writes the tables of the frameworks from the modules.
struct TableWriter {
  private let modules: Modules
  private let names: AppleTypeNames
  private let types: CTypes
  private var values = SourceValues()
  /// The identifiers of all types with names of Apple's, by those names.
  private var owners: [String: (id: String, type: AppleType)] = [:]

  /// Functions and variables that other tables declare.
  private let declared: Set<String>

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
  private static func framework(of name: String) -> String? {
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

  // MARK: Types

  private func forwards() -> [String] {
    let known = owners.sorted { $0.key < $1.key }
    let classes = known.filter { $0.value.type.kind == .class || $0.value.type.kind == .value }
    let protocols = known.filter { $0.value.type.kind == .protocol }
    return ["@class \(CTypes.foundationClasses.joined(separator: ", "));"]
      + classes.map { "@class \($0.key);" } + protocols.map { "@protocol \($0.key);" }
  }

  private mutating func typeName(_ name: String, _ id: String, _ type: AppleType) -> [String] {
    switch type.kind {
    case .named(let raw):
      let text = raw.hasSuffix("*") ? raw + name : "\(raw) \(name)"
      return ["typedef \(text); => \(type.swift)"] + constants(id, type)
    case .enumeration(let raw), .options(let raw):
      let isOptions = type.kind == .options(raw: raw)
      let constants = enumerators(id, type, isOptions: isOptions)
      guard !constants.isEmpty else { return ["typedef \(raw) \(name); => \(type.swift)"] }
      return ["typedef \(isOptions ? "NS_OPTIONS" : "NS_ENUM")(\(raw), \(name)) { => \(type.swift)"]
        + constants + ["};"]
    default: return []
    }
  }

  private mutating func enumerators(
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

  /// Returns the constants of a type whose values have names.
  private func constants(_ id: String, _ type: AppleType) -> [String] {
    (modules.members[id] ?? []).flatMap { symbol -> [String] in
      guard
        symbol.kind == "swift.enum.case"
          || symbol.kind == "swift.type.property" && isOwn(symbol, type)
      else { return [] }
      return ConstantName.all(of: symbol.name, in: type).map {
        "extern const \(type.objectiveC) \($0); => \(type.swift).\(symbol.name)"
      }
    }
  }

  private func isOwn(_ symbol: Symbol, _ type: AppleType) -> Bool {
    var reader = SwiftTypeReader(symbol.fragments)
    reader.skip(past: ":")
    return types.of(type.objectiveC).cType(reader.type()) == type.objectiveC
  }

  // MARK: Classes

  /// Returns the declarations of classes or protocols, each after those that it descends from.
  private mutating func ordered(_ all: [(key: String, value: (id: String, type: AppleType))])
    -> [String]
  {
    var lines: [String] = []
    var done: Set<String> = []
    var byName: [String: (id: String, type: AppleType)] = [:]
    for (name, owner) in all { byName[name] = owner }
    func write(_ name: String) {
      guard let owner = byName[name], done.insert(name).inserted else { return }
      if let parent = superclass(owner.id) { write(parent) }
      protocols(owner.id).forEach(write)
      lines += declaration(name, owner.id, owner.type)
    }
    for (name, _) in all { write(name) }
    return lines
  }

  private func superclass(_ id: String) -> String? {
    var next = modules.superclasses[id]
    while let current = next {
      if let type = names.type(current), !AppleTypeNames.generic.contains(type.swift) {
        return type.objectiveC
      }
      next = modules.superclasses[current]
    }
    return nil
  }

  /// Returns the members of a class, with those of superclasses that have no name of Apple's.
  private func allMembers(_ id: String) -> [Symbol] {
    var members = modules.members[id] ?? []
    var next = modules.superclasses[id]
    while let current = next,
      names.type(current).map({ AppleTypeNames.generic.contains($0.swift) }) ?? true
    {
      members += (modules.members[current] ?? []).filter { $0.kind != "swift.init" }
      next = modules.superclasses[current]
    }
    return members
  }

  /// Returns whether documents make objects of a class by `initWithCoder:`.
  private func isCoded(_ name: String) -> Bool {
    AppleClasses.named(name)?.hasCoderInitializer == true
  }

  /// Returns the types of the properties of the protocols that a class adopts.
  private func properties(ofProtocolsOf id: String) -> [String: String] {
    var result: [String: String] = [:]
    for name in protocols(id) {
      guard let owner = owners[name] else { continue }
      for member in modules.members[owner.id] ?? [] where member.kind == "swift.property" {
        var reader = SwiftTypeReader(member.fragments)
        reader.skip(past: ":")
        result[member.name] = types.of(name).cType(reader.type())
      }
    }
    return result
  }

  private func protocols(_ id: String) -> [String] {
    let found = (modules.protocols[id] ?? []).compactMap { target -> String? in
      guard let type = names.type(target), type.kind == .protocol,
        !AppleTypeNames.foundation.contains(type.swift)
      else { return nil }
      return type.objectiveC
    }
    return Array(Set(found)).sorted()
  }

  private mutating func declaration(_ name: String, _ id: String, _ type: AppleType) -> [String] {
    let symbol = modules.symbols[id]
    let isProtocol = type.kind == .protocol
    let isOpen = symbol?.access == "open"
    let parent = superclass(id) ?? "NSObject"
    let adopted = (isProtocol ? ["NSObject"] : []) + protocols(id)
    let list = adopted.isEmpty ? "" : " <\(adopted.joined(separator: ", "))>"
    let side = isProtocol ? "" : type.kind == .value ? "struct " : isOpen ? "" : "final "
    var types = types.of(name)
    types.generic = type
    var writer = MemberLines(
      types: types, owner: type, isOpen: isOpen, hasFactories: !isProtocol,
      inherited: isProtocol ? [:] : properties(ofProtocolsOf: id))
    let members = allMembers(id).filter {
      !modules.overriding.contains($0.id) && !modules.isDefaultImplementation($0.id)
        || $0.kind == "swift.init"
    }
    // What UIKit adds stands before what it wraps.
    let sorted = members.filter { $0.isOfUIKit } + members.filter { !$0.isOfUIKit }
    let needed =
      isProtocol ? sorted.filter { !modules.optional.contains($0.id) && $0.isRequirement } : sorted
    for member in needed {
      writer.add(member, isReadOnly: values.hasHiddenSetter(member))
    }
    if isCoded(name), !(superclass(id).map(isCoded) ?? false) { writer.addCoder() }
    var lines = [
      isProtocol
        ? "@protocol \(name)\(list) => \(type.swift)"
        : "@interface \(name) : \(parent)\(list) => \(side)\(type.swift)"
    ]
    lines += writer.lines
    if isProtocol {
      let count = writer.lines.count
      for member in sorted where modules.optional.contains(member.id) || !member.isRequirement {
        writer.add(member, isReadOnly: values.hasHiddenSetter(member))
      }
      if writer.lines.count > count { lines += ["@optional"] + writer.lines.dropFirst(count) }
    }
    return lines + ["@end"]
  }

  // MARK: Functions and variables

  private func globals(_ framework: String) -> [String] {
    var lines: [String] = []
    for symbol in modules.global.sorted(by: { $0.name < $1.name })
    where symbol.kind == "swift.var" && isWritten(symbol.name, framework) {
      var reader = SwiftTypeReader(symbol.fragments)
      reader.skip(past: ":")
      guard let text = types.of(symbol.name).cType(reader.type()) else { continue }
      lines.append("extern \(constant(text, symbol.name)); => \(symbol.name)")
    }
    // The constants of classes: UITableView.automaticDimension.
    for (name, owner) in owners.sorted(by: { $0.key < $1.key })
    where Self.framework(of: name) == framework {
      for member in modules.members[owner.id] ?? [] where member.kind == "swift.type.property" {
        switch owner.type.kind {
        case .class, .value: lines += classConstant(member, owner.type)
        case .named where !isOwn(member, owner.type): lines += classConstant(member, owner.type)
        case .structure: lines += structureConstant(member, owner.type)
        default: continue
        }
      }
    }
    return lines
  }

  private func classConstant(_ symbol: Symbol, _ type: AppleType) -> [String] {
    var reader = SwiftTypeReader(symbol.fragments)
    reader.skip(past: ":")
    guard let text = types.of(type.objectiveC).cType(reader.type()), symbol.hasWord("static") else {
      return []
    }
    let isText = names.isTextName(text) || text == "NSString *"
    guard symbol.hasWord("let") || text == "NSNotificationName", !text.hasSuffix("*") || isText
    else { return [] }
    return ConstantName.all(of: symbol.name, in: type).map {
      "extern \(constant(text, $0)); => \(type.swift).\(symbol.name)"
    }
  }

  /// Returns the line of a constant such as `UIEdgeInsetsZero`, if the tables of names have it.
  private func structureConstant(_ symbol: Symbol, _ type: AppleType) -> [String] {
    ConstantName.listed(symbol.name, in: type).filter { name in
      !modules.global.contains { $0.name == name }
    }.map { "extern const \(type.objectiveC) \($0); => \(type.swift).\(symbol.name)" }
  }

  private func constant(_ type: String, _ name: String) -> String {
    type.hasSuffix("*") ? "\(type)const \(name)" : "const \(type) \(name)"
  }

  private func functions(_ framework: String) -> [String] {
    modules.global.filter { $0.kind == "swift.func" && isWritten($0.name, framework) }
      .sorted { $0.name < $1.name }
      .compactMap { symbol in
        // A function of C gives a pointer for a list.
        guard let method = SwiftMethod(symbol, types: types.of(symbol.name)),
          !method.result.hasPrefix("NSArray")
        else { return nil }
        let list = method.parameters.map { parameter in
          let space = parameter.cType.hasSuffix("*") ? "" : " "
          return "\(parameter.cType)\(space)\(parameter.name)"
        }.joined(separator: ", ")
        let space = method.result.hasSuffix("*") ? "" : " "
        return "\(method.result)\(space)\(method.base)(\(list.isEmpty ? "void" : list));"
          + " => \(method.swift(method.parameters, isInitializer: false))"
      }
  }

  /// Whether a function or variable stands in the table of a framework.
  private func isWritten(_ name: String, _ framework: String) -> Bool {
    Self.framework(of: name) == framework && !declared.contains(String(name.prefix { $0 != "(" }))
      && !["NSLog", "NSFoundationVersion", "NSStringFromClass", "NSEC"].contains(
        where: name.hasPrefix)
  }
}

extension Symbol {
  fileprivate var isOfUIKit: Bool { file?.contains("/Apple/") == true }
  /// Whether a member of a protocol is a requirement: a member of an extension is public by a word.
  fileprivate var isRequirement: Bool { !isOfExtension }
}
