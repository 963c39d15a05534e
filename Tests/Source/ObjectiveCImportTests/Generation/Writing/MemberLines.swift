import AppleNames

/// The lines of a table for the members of a class or protocol.
struct MemberLines {
  let types: CTypes
  let owner: AppleType
  /// Whether programs can override members that are open.
  let isOpen: Bool
  /// Whether its initializers have counterparts that are class methods.
  let hasFactories: Bool
  /// The types of properties of the protocols that the class adopts, which it cannot change.
  let inherited: [String: String]
  private(set) var lines: [String] = []
  /// The places of the lines by their selectors with signs, and how well their words fit.
  private var selectors: [String: (line: Int, score: Int)] = [:]

  init(
    types: CTypes, owner: AppleType, isOpen: Bool, hasFactories: Bool,
    inherited: [String: String] = [:]
  ) {
    self.inherited = inherited
    self.types = types
    self.owner = owner
    self.isOpen = isOpen
    self.hasFactories = hasFactories
  }

  /// Properties whose types are others in Objective-C: fonts of layers are of several types, and
  /// the path of an item is one of views.
  private static let exceptions = [
    "CATextLayer.font": "CFTypeRef", "UIDynamicItem.collisionBoundingPath": "UIBezierPath *",
    "UIView.collisionBoundingPath": "UIBezierPath *",
  ]

  private static let numbers: Set = ["CGFloat", "float"]

  private var isProtocol: Bool { owner.kind == .protocol }

  /// Adds the lines of a declaration; none if Objective-C has no counterpart of it.
  mutating func add(_ symbol: Symbol, isReadOnly: Bool = false) {
    guard
      !symbol.isGeneric || symbol.hasWord("some") || symbol.path.first == "LayoutAnchor",
      !symbol.id.contains("::SYNTHESIZED::")
    else { return }
    switch symbol.kind {
    case "swift.property": addProperty(symbol, isStatic: false, isReadOnly)
    case "swift.type.property":
      // Objective-C reads such a property of a class, never of a protocol.
      if !isProtocol { addProperty(symbol, isStatic: true, isReadOnly) }
    case "swift.method": addMethod(symbol, isStatic: false)
    case "swift.type.method": addMethod(symbol, isStatic: true)
    case "swift.init": addMethod(symbol, isStatic: false)
    default: break
    }
  }

  /// Adds the initializer by which documents make objects, if the module does not have it: source
  /// for iOS has it, and its import takes it away.
  mutating func addCoder() {
    insert(
      "-initWithCoder:",
      "- (instancetype)initWithCoder:(NSCoder *)coder; => required init?(coder: NSCoder)")
  }

  /// The words before the Swift side.
  ///
  /// Programs can override neither what is not open nor a call that leaves out arguments.
  private func modifiers(_ symbol: Symbol, isStatic: Bool, isWhole: Bool = true) -> String {
    var words = ""
    let isInherited = symbol.kind == "swift.init" || symbol.access == "open"
    if !isProtocol, isOpen, !isInherited || !isWhole { words += "final " }
    if symbol.kind == "swift.init" {
      if symbol.hasWord("required") { words += "required " }
      if symbol.hasWord("convenience") { words += "convenience " }
    }
    return words + (isStatic ? "static " : "")
  }

  /// Adds a line, or puts it in the place of one whose selector fits its types less well.
  private mutating func insert(_ key: String, _ line: String, score: Int = 0) {
    if let other = selectors[key] {
      guard other.score < score, lines.indices.contains(other.line) else { return }
      lines[other.line] = line
      selectors[key] = (other.line, score)
    } else {
      selectors[key] = (lines.count, score)
      lines.append(line)
    }
  }

  // MARK: Properties

  private mutating func addProperty(_ symbol: Symbol, isStatic: Bool, _ isHidden: Bool) {
    var reader = SwiftTypeReader(symbol.fragments)
    reader.skip(past: ":")
    let type = reader.type()
    let types = types.of(symbol.name, or: types)
    // An anchor of any kind has no type in the tables.
    guard !["DynamicReference", "LayoutAnchor<"].contains(where: symbol.declaration.contains) else {
      return
    }
    let exception = Self.exceptions["\(owner.swift).\(symbol.name)"]
    guard let text = exception ?? types.cType(type), text != "void" else { return }
    let swift = symbol.name
    let names = PropertyName(swift, type: type, cType: text, owner: owner, isStatic: isStatic)
    let declaration = symbol.declaration
    let isReadOnly =
      isHidden || symbol.hasWord("let") || declaration.hasSuffix("{ get }")
      || declaration.hasSuffix("{ get async }")
    guard !["hash", "description", "debugDescription", "superclass"].contains(symbol.name) else {
      return
    }
    for name in names.all where !name.isOwning && !name.isReserved {
      let sign = isStatic ? "+" : "-"
      let getter = name == names.all.first ? names.getter ?? name : name
      if selectors[sign + getter] != nil || selectors["@" + sign + name] != nil { continue }
      selectors["@" + sign + name] = (-1, 9)
      let inheritedType = inherited[name] ?? text
      // A number of a protocol may be one of another size in the class.
      guard inheritedType == text || Self.numbers.isSuperset(of: [inheritedType, text]) else {
        continue
      }
      var attributes = ["nonatomic"]
      if isStatic { attributes.insert("class", at: 0) }
      if isReadOnly { attributes.append("readonly") }
      if getter != name { attributes.append("getter=\(getter)") }
      if symbol.hasWord("weak") {
        attributes.append("weak")
      } else if text.contains("(^)") || text == "NSString *" {
        attributes.append("copy")
      }
      insert(
        sign + getter,
        "@property(\(attributes.joined(separator: ", "))) \(declarator(inheritedType, name));"
          + " => \(modifiers(symbol, isStatic: isStatic))var \(swift): \(types.swift(type))")
      if !isReadOnly { selectors["\(sign)set\(name.capitalizingFirst):"] = (-1, 9) }
    }
  }

  /// Returns a declaration of a name: a block has its name inside.
  private func declarator(_ type: String, _ name: String) -> String {
    if let range = type.firstRange(of: "(^") {
      return type[..<range.upperBound] + name + type[range.upperBound...]
    }
    return type.hasSuffix("*") ? type + name : "\(type) \(name)"
  }

  // MARK: Methods

  private mutating func addMethod(_ symbol: Symbol, isStatic: Bool) {
    guard let method = SwiftMethod(symbol, types: types) else { return }
    let isInitializer = symbol.kind == "swift.init"
    for parameters in method.variants {
      let labels = parameters.map(\.label)
      let isWhole = parameters.count == symbol.parameters.count
      let base = isInitializer ? owner.objectiveC : method.base
      let signature = Signature(name: base, labels: labels)
      let found = MethodSelectors.all(
        of: signature, in: owner.objectiveC, types: parameters.map { types.word($0.type) },
        isInitializer: isInitializer, hasFactories: hasFactories)
      for (selector, score) in found where selector.parts == parameters.count {
        let isClass = isStatic || selector.isClassMethod
        let key = (isClass ? "+" : "-") + selector.text
        let result = isInitializer ? "instancetype" : method.result
        insert(
          key,
          "\(isClass ? "+" : "-") (\(result))\(selector.heading(parameters));"
            + " => \(modifiers(symbol, isStatic: isStatic, isWhole: isWhole))"
            + method.swift(parameters, isInitializer: isInitializer),
          score: score * 2 + (isWhole ? 1 : 0))
      }
    }
  }
}

extension String {
  /// Whether C has the name for something else.
  fileprivate var isReserved: Bool {
    ["default", "new", "register", "auto", "self"].contains(self)
  }

  /// Whether the name begins like a method whose result its caller owns.
  fileprivate var isOwning: Bool {
    ["new", "copy", "alloc", "init", "mutableCopy"].contains { word in
      hasPrefix(word) && (dropFirst(word.count).first.map { !$0.isLowercase } ?? true)
    }
  }
}
