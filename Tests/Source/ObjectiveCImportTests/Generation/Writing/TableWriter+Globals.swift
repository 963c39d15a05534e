import AppleNames

// Functions and variables.

extension TableWriter {
  func globals(_ framework: String) -> [String] {
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

  func classConstant(_ symbol: Symbol, _ type: AppleType) -> [String] {
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
  func structureConstant(_ symbol: Symbol, _ type: AppleType) -> [String] {
    ConstantName.listed(symbol.name, in: type).filter { name in
      !modules.global.contains { $0.name == name }
    }.map { "extern const \(type.objectiveC) \($0); => \(type.swift).\(symbol.name)" }
  }

  func constant(_ type: String, _ name: String) -> String {
    type.hasSuffix("*") ? "\(type)const \(name)" : "const \(type) \(name)"
  }

  func functions(_ framework: String) -> [String] {
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
  func isWritten(_ name: String, _ framework: String) -> Bool {
    Self.framework(of: name) == framework && !declared.contains(String(name.prefix { $0 != "(" }))
      && ![
        "NSLog", "NSFoundationVersion", "NSStringFromClass", "NSEC", "NSLocalizedString",
      ].contains(where: name.hasPrefix)
  }
}
