internal import FileIO
internal import SwiftSyntax

/// Finds what to cut of one file for the errors that the compiler has in it.
struct FileNarrowing {
  let file: ParsedFile
  /// The superclasses of the stand-ins, by their names.
  let standIns: [String: String]
  private let place: ErrorPlace

  init(_ file: ParsedFile, standIns: [String: String] = [:]) {
    (self.file, self.standIns) = (file, standIns)
    place = ErrorPlace(file)
  }

  /// Returns the token at an error; nil if it is in no line of the file.
  func token(of error: CompilerError) -> TokenSyntax? { place.token(of: error) }

  /// Returns what to cut for an error; nil if nothing is left to cut.
  func proposal(for error: CompilerError) -> Proposal? {
    guard let token = token(of: error) else { return nil }
    if let mended = Mending(error: error, token: token).proposal { return mended }
    let declaration = Declarations.nearest(to: token)
    let use = StandInUse(error: error, token: token, superclasses: standIns)
    if let (edit, effect) = use.remedy {
      return Proposal(edits: [edit], cut: cut(error, declaration, .part, effect))
    }
    for remedy in [attribute, modifier, type] {
      if let proposal = remedy(error, token, declaration) { return proposal }
    }
    return smallest(error, token, declaration)
  }

  /// Cuts an attribute or a macro that is not there.
  private func attribute(
    _ error: CompilerError, _ token: TokenSyntax, _ declaration: DeclSyntax?
  ) -> Proposal? {
    if error.message.hasPrefix("unknown attribute") || error.message.contains("property wrapper"),
      let attribute = token.parent?.nearest(AttributeSyntax.self)
        ?? declaration?.attributes.first?.as(AttributeSyntax.self)
    {
      let removal = proposal(
        error, declaration, removing: Syntax(attribute), "loses \(attribute.code)", .part)
      return removal.map { Proposal(edits: $0.edits + firstValue(of: declaration), cut: $0.cut) }
    }
    guard error.message.hasPrefix("no macro named") else { return nil }
    if let expansion = token.parent?.nearest(MacroExpansionExprSyntax.self) {
      return proposal(error, declaration, removing: Syntax(expansion), "is left out", .part)
    }
    return declaration.flatMap {
      proposal(error, $0, removing: Syntax($0), "is left out", .part)
    }
  }

  /// Returns the edit that gives a property its first value, which its attribute gave it before.
  private func firstValue(of declaration: DeclSyntax?) -> [Edit] {
    guard let variable = declaration?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.initializer == nil,
      binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
      let value = MemberCut.value(of: type)
    else { return [] }
    let plain: Set<String> = [
      "Bool", "CGFloat", "Data", "Date", "Double", "Float", "Int", "String", "UUID",
    ]
    let isKnown =
      value != ".init()" || plain.contains(type.code) || standIns[type.nameWithoutArguments] != nil
    let end = binding.codeRange.upperBound
    return isKnown ? [Edit(range: end..<end, text: " = \(value)")] : []
  }

  /// Mends how a member overrides another one, or who sees it.
  private func modifier(
    _ error: CompilerError, _ token: TokenSyntax, _ declaration: DeclSyntax?
  ) -> Proposal? {
    guard let declaration, let modifiers = declaration.modifiers else { return nil }
    let overridesNothing = ["does not override any", "does not override a designated"]
    if overridesNothing.contains(where: error.message.contains),
      let override = modifiers.first(where: { $0.name.text == "override" })
    {
      return proposal(
        error, declaration, removing: Syntax(override), "overrides nothing", .part)
    }
    if error.message.contains("requires an 'override' keyword") {
      return proposal(error, declaration, adding: "override ", "overrides another one")
    }
    let isRefused = [
      "overriding", "cannot override", "cannot be overridden", "invalid redeclaration",
      "non-open", "override of",
    ].contains { error.message.contains($0) }
    guard isRefused, !declaration.is(ExtensionDeclSyntax.self) else { return nil }
    // Of what is declared twice the other one stays.
    let isTwice = error.message.contains("invalid redeclaration")
    return proposal(
      error, declaration, removing: Syntax(declaration), "is left out", isTwice ? .part : .member)
  }

  /// Mends a type as a whole.
  private func type(
    _ error: CompilerError, _ token: TokenSyntax, _ declaration: DeclSyntax?
  ) -> Proposal? {
    guard let group = declaration?.nearestGroup else { return nil }
    let cut = TypeCut(file: file, declaration: group)
    let message = error.message
    let names = error.quotedNames
    func made(_ edits: [Edit], _ effect: String) -> Proposal {
      Proposal(edits: edits, cut: self.cut(error, group, .part, effect))
    }
    if message.contains("conform") || message.hasPrefix("inheritance from")
      || message.contains("cannot inherit") || message.contains("multiple inheritance"),
      declaration?.group != nil
    {
      let name = names.last.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
      if let (edit, taken) = cut.inheritance(without: name) ?? cut.inheritance(without: nil) {
        return made([edit], "is no \(taken.joined(separator: ", "))")
      }
    }
    if message.hasPrefix("'required' initializer 'init(coder:)' must be provided"),
      let edit = cut.member(
        // The initializer of Foundation's class takes Foundation's coder.
        "required init?(coder: \(names.contains("NSError") ? "Foundation." : "")NSCoder) "
          + "{ super.init(coder: coder) }")
    {
      return made([edit], "has the initializer of its superclass")
    }
    if message.contains("has no initializers") {
      let (edits, changed) = cut.optionalProperties(nil)
      if !edits.isEmpty { return made(edits, "has no \(changed.joined(separator: ", "))") }
    }
    let isUnset =
      message.contains("not initialized") || message.contains("without initializing")
      || message.contains("before being initialized")
      || message.contains("before all stored properties")
      || message.contains("before 'super.init' call")
    if isUnset {
      let properties = Set(
        (names + error.notes.flatMap(CompilerError.quotedNames(in:))).map {
          $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0
        })
      let (edits, changed) = cut.optionalProperties(properties)
      if !edits.isEmpty { return made(edits, "has no \(changed.joined(separator: ", "))") }
    }
    return nil
  }

  /// Cuts the smallest statement or declaration around an error.
  private func smallest(
    _ error: CompilerError, _ token: TokenSyntax, _ declaration: DeclSyntax?
  ) -> Proposal? {
    let sentence = "\(error.file):\(error.line): code is cut: \(error.reason)".swiftLiteral
    if let condition = ConditionCut(around: token, in: declaration, sentence: sentence) {
      let isStart =
        declaration.map(Self.isStart) == true && condition.dropped.contains { Self.starts($0) }
        && !Self.starts(condition.kept)
      return Proposal(
        edits: condition.edits,
        cut: cut(error, declaration, .part, "takes a condition as unmet", isStart: isStart))
    }
    if let guarding = GuardCut(around: token, in: declaration, sentence: sentence) {
      let isStart =
        declaration.map(Self.isStart) == true && guarding.dropped.contains { Self.starts($0) }
      return Proposal(
        edits: guarding.edits,
        cut: cut(error, declaration, .part, "takes a condition as unmet", isStart: isStart))
    }
    if let returned = ReturnCut(around: token, sentence: sentence) {
      let lines = returned.statement.code.filter { $0 == "\n" }
      return Proposal(
        edits: [
          Edit(range: returned.statement.codeRange, text: returned.replacement + lines)
        ], cut: cut(error, declaration, .part, "returns another value"))
    }
    if let statement = StatementCut(around: token, in: declaration, sentence: sentence) {
      let range = statement.statement.codeRange
      let code = statement.statement.code
      let lines = code.filter { $0 == "\n" }
      let isStart =
        declaration.map(Self.isStart) == true
        && Self.starts(statement.statement, ofMissing: error.message.hasPrefix("cannot find '"))
      let unset = UnsetProperties(of: statement.statement, in: file, declaration)
      return Proposal(
        edits: [Edit(range: range, text: statement.replacement + lines)] + unset.edits,
        cut: cut(error, declaration, .part, "loses a statement", isStart: isStart))
    }
    guard let declaration else {
      return token.parent?.nearest(CodeBlockItemSyntax.self).flatMap {
        proposal(error, nil, removing: Syntax($0.item), "is left out", .member)
      }
    }
    if declaration.is(InitializerDeclSyntax.self) || declaration.group != nil {
      return removal(of: declaration, error)
    }
    let (edits, effect) = MemberCut(
      file: file, member: declaration, token: token, sentence: sentence
    ).edits
    let isStart = Self.isStart(declaration)
    return Proposal(
      edits: edits, cut: cut(error, declaration, .member, effect, isStart: isStart))
  }

  /// The words of statements that set what the application shows.
  private static let startWords = [
    "rootViewController", "makeKeyAndVisible", "UIWindow(", "oordinator", ".start(",
  ]

  /// Returns whether code sets what the application shows.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - isMissing: Whether the code calls a library that is missing, which starts itself.
  /// - Returns: Whether it does.
  private static func starts(_ code: Syntax, ofMissing isMissing: Bool = false) -> Bool {
    let text = code.code
    return startWords.contains { text.contains($0) && !(isMissing && $0 == ".start(") }
  }

  /// Returns whether a method of a delegate sets what the application shows.
  private static func isStart(_ declaration: DeclSyntax) -> Bool {
    let name = Declarations.name(of: declaration)
    return name.contains("didFinishLaunchingWithOptions") || name.contains("willConnectTo")
  }

  private func removal(of declaration: DeclSyntax, _ error: CompilerError) -> Proposal? {
    proposal(error, declaration, removing: Syntax(declaration), "is left out", .member)
  }

  private func proposal(
    _ error: CompilerError, _ declaration: DeclSyntax?, removing node: Syntax, _ effect: String,
    _ extent: Cut.Extent
  ) -> Proposal? {
    // A semicolon cannot stand alone.
    let whole = node.parent?.as(MemberBlockItemSyntax.self).map(Syntax.init) ?? node
    let code = whole.code
    guard !code.isEmpty else { return nil }
    return Proposal(
      edits: [Edit(range: whole.codeRange, text: code.filter { $0 == "\n" })],
      cut: cut(error, declaration, extent, effect))
  }

  private func proposal(
    _ error: CompilerError, _ declaration: DeclSyntax, adding modifier: String, _ effect: String
  ) -> Proposal? {
    let offset =
      declaration.modifiers?.first?.codeRange.lowerBound
      ?? declaration.keyword?.codeRange.lowerBound
    return offset.map {
      Proposal(
        edits: [Edit(range: $0..<$0, text: modifier)],
        cut: cut(error, declaration, .part, effect))
    }
  }

  private func cut(
    _ error: CompilerError, _ declaration: DeclSyntax?, _ extent: Cut.Extent, _ effect: String,
    isStart: Bool = false
  ) -> Cut {
    let isType = declaration?.group != nil
    return Cut(
      file: error.file, line: error.line, extent: extent, type: declaration?.typeName ?? "",
      member: isType ? "" : declaration.map(Declarations.name) ?? "the code", isStart: isStart,
      effect: effect, reason: error.reason)
  }
}

extension SyntaxProtocol {
  /// Returns the nearest node of a type, the node itself or one around it.
  func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var current: Syntax? = Syntax(self)
    while let syntax = current {
      if let found = syntax.as(type) { return found }
      current = syntax.parent
    }
    return nil
  }
}

extension DeclSyntax {
  fileprivate var modifiers: DeclModifierListSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
  }

  fileprivate var attributes: AttributeListSyntax {
    asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }

  /// The keyword with which the declaration begins; nil if it has none that takes modifiers.
  fileprivate var keyword: TokenSyntax? {
    self.as(FunctionDeclSyntax.self)?.funcKeyword
      ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
      ?? self.as(InitializerDeclSyntax.self)?.initKeyword
  }

  /// The type, or the extension of one, that the declaration is or is in; nil if there is none.
  fileprivate var nearestGroup: DeclSyntax? {
    if group != nil { return self }
    return EnclosingType(of: Syntax(self))?.declaration.as(DeclSyntax.self)
  }
}
