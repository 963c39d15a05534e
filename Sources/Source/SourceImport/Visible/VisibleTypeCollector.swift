internal import AppleNames
internal import SwiftSyntax

/// Collects the types at the top level of a file that Objective-C may see.
final class VisibleTypeCollector: ActiveVisitor {
  private(set) var types: [VisibleType] = []
  /// The other names of types, such as those of closures, with their types.
  private(set) var aliases: [String: String] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil, node.inheritanceClause != nil, isSeen(node.modifiers)
    else { return .skipChildren }
    let nested = node.memberBlock.members.flattened.compactMap { $0.as(EnumDeclSyntax.self) }
      .filter { $0.attributes.attribute("objc") != nil }
    for inner in nested { add(inner, in: node.name.text) }
    add(
      node, .class, node.attributes, node.memberBlock, nested: nested.map(\.name.text))
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.attribute("objc") != nil {
      add(node, .protocol, node.attributes, node.memberBlock)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute("objc") != nil else { return .skipChildren }
    add(node, in: nil)
    return .skipChildren
  }

  /// Adds an enumeration, of a class that it stands in.
  private func add(_ node: EnumDeclSyntax, in owner: String?) {
    var members: [VisibleType.Member] = []
    var value = 0
    for declaration in node.memberBlock.members.flattened {
      for element in declaration.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        if let raw = element.rawValue?.value.code { value = Int(raw) ?? value }
        members.append(
          VisibleType.Member(
            kind: .enumerationCase, name: element.name.text, selector: "\(value)", labels: [],
            types: [], result: nil))
        value += 1
      }
    }
    types.append(
      VisibleType(
        kind: .enumeration, name: (owner.map { "\($0)." } ?? "") + node.name.text,
        visibleName: explicitName(node.attributes) ?? node.name.text,
        inherited: node.inheritanceClause.inheritedNames, members: members))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil, isSeen(node.modifiers) else { return .skipChildren }
    types.append(
      VisibleType(
        kind: .extension, name: node.extendedType.nameWithoutArguments, visibleName: "",
        inherited: node.inheritanceClause.inheritedNames,
        members: node.memberBlock.members.flattened.flatMap(members)))
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node)
    return .skipChildren
  }

  private func add(_ node: TypeAliasDeclSyntax) {
    let type = node.initializer.value
    guard node.genericParameterClause == nil else { return }
    aliases[node.name.text] = type.is(FunctionTypeSyntax.self) ? "(\(type.code))" : type.code
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: VisibleType.Kind,
    _ attributes: AttributeListSyntax, _ block: MemberBlockSyntax, nested: [String] = []
  ) {
    let name = node.name.text.trimmingBackticks
    for member in block.members.flattened {
      if let alias = member.as(TypeAliasDeclSyntax.self) { add(alias) }
    }
    let members = block.members.flattened.flatMap(members)
    types.append(
      VisibleType(
        kind: kind, name: name, visibleName: explicitName(attributes) ?? name,
        inherited: node.inheritanceClause.inheritedNames,
        members: nested.isEmpty
          ? members
          : members.map { member in
            member.replacing(Dictionary(nested.map { ($0, "\(name).\($0)") }) { $1 })
          }))
  }

  private func explicitName(_ attributes: AttributeListSyntax) -> String? {
    attributes.attribute("objc")?.arguments?.code
  }

  private func isSeen(_ modifiers: DeclModifierListSyntax) -> Bool {
    !modifiers.containsAny(["private", "fileprivate", "override"])
  }

  // MARK: Members

  private func members(_ declaration: DeclSyntax) -> [VisibleType.Member] {
    if let function = declaration.as(FunctionDeclSyntax.self) { return method(function) }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return self.initializer(initializer)
    }
    return declaration.as(VariableDeclSyntax.self).map(properties) ?? []
  }

  private func method(_ node: FunctionDeclSyntax) -> [VisibleType.Member] {
    let isVisible = isSeen(node.modifiers) || node.attributes.attribute("objc") != nil
    guard isVisible, node.genericParameterClause == nil,
      isCallable(node.signature)
    else { return [] }
    let errorIndex = errorIndex(of: node.signature)
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = parameters.map { $0.firstName.text.trimmingBackticks }
    let name = node.name.text.trimmingBackticks
    let result = node.signature.returnClause?.type.code
    let selectors =
      explicitName(node.attributes).map { [$0] }
      ?? ObjectiveCName.selectors(name: name, labels: labels)
    let isExplicit = explicitName(node.attributes) != nil
    return selectors.enumerated().map { index, selector in
      VisibleType.Member(
        kind: .method, name: name,
        selector: isExplicit ? selector : Self.selector(selector, errorAt: errorIndex),
        labels: labels,
        types: parameters.map(\.type.code),
        result: result.flatMap { ["Void", "()"].contains($0) ? nil : $0 },
        isStatic: node.modifiers.containsAny(["static", "class"]),
        isOptional: node.modifiers.containsAny(["optional"]), errorIndex: errorIndex,
        isOfSwift2: index > 0)
    }
  }

  /// Returns whether Objective-C can call a function: one that neither waits nor rethrows.
  private func isCallable(_ signature: FunctionSignatureSyntax) -> Bool {
    guard let effects = signature.effectSpecifiers else { return true }
    return effects.asyncSpecifier == nil && effects.throwsClause?.throwsSpecifier.text == "throws"
  }

  /// Returns where a throwing function has the parameter for its error in Objective-C: before the
  /// blocks at the end; nil of a function that does not throw.
  private func errorIndex(of signature: FunctionSignatureSyntax) -> Int? {
    guard signature.effectSpecifiers?.throwsClause != nil else { return nil }
    let parameters = signature.parameterClause.parameters
    let blocks = parameters.reversed().prefix { $0.type.code.contains("->") }
    return blocks.count == parameters.count ? blocks.count : parameters.count - blocks.count
  }

  /// Returns a selector with the part of the parameter for an error.
  private static func selector(_ selector: String, errorAt index: Int?) -> String {
    guard let index else { return selector }
    guard selector.contains(":") else { return "\(selector)AndReturnError:" }
    var pieces = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    pieces.insert("error", at: index)
    return pieces.map { "\($0):" }.joined()
  }

  private func initializer(_ node: InitializerDeclSyntax) -> [VisibleType.Member] {
    guard isSeen(node.modifiers), node.genericParameterClause == nil,
      isCallable(node.signature)
    else { return [] }
    let errorIndex = errorIndex(of: node.signature)
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = parameters.map { $0.firstName.text.trimmingBackticks }
    return [
      VisibleType.Member(
        kind: .initializer, name: "init",
        selector: explicitName(node.attributes)
          ?? Self.selector(
            ObjectiveCName.selectors(name: "init", labels: labels)[0], errorAt: errorIndex),
        labels: labels, types: parameters.map(\.type.code), result: nil,
        isFailable: node.optionalMark != nil, errorIndex: errorIndex)
    ]
  }

  private func properties(_ node: VariableDeclSyntax) -> [VisibleType.Member] {
    guard isSeen(node.modifiers) || node.attributes.attribute("objc") != nil else { return [] }
    let isConstant = node.bindingSpecifier.text == "let"
    let hidesSetter = node.modifiers.contains { $0.detail != nil }
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type.code ?? binding.literalType ?? binding.typeName
      else { return nil }
      let accessors = binding.accessorBlock?.accessors
      let isComputed: Bool
      switch accessors {
      case .getter: isComputed = true
      case .accessors(let list):
        isComputed =
          list.contains { $0.accessorSpecifier.text == "get" }
          && !list.contains { $0.accessorSpecifier.text == "set" }
      default: isComputed = false
      }
      return VisibleType.Member(
        kind: .property, name: name.trimmingBackticks,
        selector: explicitName(node.attributes) ?? name.trimmingBackticks, labels: [],
        types: [type], result: nil, isStatic: node.modifiers.containsAny(["static", "class"]),
        isReadOnly: isConstant || hidesSetter || isComputed,
        isOptional: node.modifiers.containsAny(["optional"]))
    }
  }
}

extension PatternBindingSyntax {
  /// The type of a variable whose value is a literal.
  fileprivate var literalType: String? {
    guard let value = initializer?.value else { return nil }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    let number = value.as(PrefixOperatorExprSyntax.self)?.expression ?? value
    if number.is(IntegerLiteralExprSyntax.self) { return "Int" }
    return number.is(FloatLiteralExprSyntax.self) ? "Double" : nil
  }
}
