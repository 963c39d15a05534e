internal import SwiftSyntax

/// Collects the types of a file, without the members of extensions.
final class DeclarationCollector: ActiveVisitor {
  private(set) var types: [TypeRecord] = []
  private let file: ParsedFile
  private let labeling: FirstLabeling

  init(file: ParsedFile, labeling: FirstLabeling) {
    self.file = file
    self.labeling = labeling
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .class, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .other, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .other, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .other, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .protocol, isGeneric: false)
    return .visitChildren
  }

  private func add(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, kind: TypeRecord.Kind, isGeneric: Bool
  ) {
    let enclosing = EnclosingType(of: Syntax(node))
    let type = TypeRecord(
      kind: kind, name: node.name.text.trimmingBackticks, enclosing: enclosing?.qualifiedName,
      inherited: node.inheritanceClause.inheritedNames, file: file, declaration: Syntax(node),
      body: node.memberBlock, isGeneric: isGeneric,
      isTopLevel: enclosing == nil && node.isAtTopLevel)
    type.addMembers(
      node.memberBlock.members, file: file, isInExtension: false, labeling: labeling)
    types.append(type)
  }
}

/// Adds the members of extensions to the types of the project, and functions outside types.
final class ExtensionCollector: ActiveVisitor {
  private let file: ParsedFile
  private let index: ProjectIndex

  init(file: ParsedFile, index: ProjectIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) != true {
      index.addMembers(static: [], instance: [node.name.text.trimmingBackticks])
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labeling = index.labeling(of: file)
    let name = node.extendedType.nameWithoutArguments
    if let type = index.type(named: name, from: file) {
      index.addExtension(of: type, in: file)
      type.inherited += node.inheritanceClause.inheritedNames
      type.addMembers(
        node.memberBlock.members, file: file, isInExtension: true,
        labeling: labeling)
    } else {
      let type = TypeRecord(
        kind: .other, name: name, enclosing: nil, inherited: [], file: file,
        declaration: Syntax(node), body: node.memberBlock, isGeneric: false, isTopLevel: true)
      type.addMembers(
        node.memberBlock.members, file: file, isInExtension: true,
        labeling: labeling)
      index.addMembers(
        static: type.staticNames,
        instance: Set(type.methods.map(\.name)).union(type.properties.keys))
    }
    return .visitChildren
  }
}

extension TypeRecord {
  /// Adds what a block of members declares, also under `#if`.
  func addMembers(
    _ members: MemberBlockItemListSyntax, file: ParsedFile, isInExtension: Bool,
    labeling: FirstLabeling
  ) {
    for declaration in members.flattened {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        let method = MethodRecord(
          function, file: file, isInExtension: isInExtension, labeling: labeling)
        if method.isStatic { staticNames.insert(method.name) }
        methods.append(method)
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        initializers.append(initializer)
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          else { continue }
          properties[name.trimmingBackticks] = binding.typeName ?? ""
          if variable.modifiers.containsAny(["override"]) {
            overriddenProperties.insert(name.trimmingBackticks)
          }
          if let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
          {
            implicitTypes[name.trimmingBackticks] = type.wrappedType.code
          }
          if variable.modifiers.containsAny(["static", "class"]) { staticNames.insert(name) }
        }
      } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        for element in cases.elements {
          staticNames.insert(element.name.text.trimmingBackticks)
        }
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        staticNames.insert(alias.name.text)
      }
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, with those of all branches of `#if` that may be compiled.
  var flattened: [DeclSyntax] {
    var result: [DeclSyntax] = []
    for member in self {
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else {
        result.append(member.decl)
        continue
      }
      for clause in condition.clauses where clause.isCompiled != false {
        if case .decls(let members)? = clause.elements { result += members.flattened }
      }
    }
    return result
  }
}

extension PatternBindingSyntax {
  /// The name of the type without optional marks, from the annotation or a call of an initializer.
  var typeName: String? {
    if let type = typeAnnotation?.type { return type.nameWithoutArguments }
    var value = initializer?.value
    // { ... }() has the type that its signature names.
    if let call = value?.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause?.type.nameWithoutArguments
      }
      value = call.calledExpression
      if let name = value?.code, name.first?.isUppercase == true {
        return name.hasSuffix(".init") ? String(name.dropLast(5)) : name
      }
    }
    return nil
  }
}
