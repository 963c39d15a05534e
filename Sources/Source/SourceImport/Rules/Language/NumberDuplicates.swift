internal import SwiftSyntax

/// `CGFloat` and `Double` are one type here: of members that are declared for both the second is
/// removed.
///
/// Operators that a program declares between the two are those of the type itself, and are removed
/// too. So is the same member of an extension in another file: modules of one program, which are
/// compiled as one here, may each declare it.
final class NumberDuplicates: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if project.duplicates.contains(node.id) {
      output.remove(node)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if project.duplicates.contains(node.id) {
      output.remove(node)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    if project.duplicates.contains(node.id) { output.remove(node) }
    return .visitChildren
  }
}

/// Collects members and conformances that are declared for `CGFloat` and for `Double`.
final class NumberDuplicateCollector: ActiveVisitor {
  private(set) var duplicates: Set<SyntaxIdentifier> = []
  private var known: [String: Bool] = [:]
  /// The first declaration of each member in an extension, and its file.
  private var extensionMembers: [String: (code: String, file: Int)] = [:]
  /// The index of the file that is visited.
  var file = 0

  /// Operators of numbers in the standard library.
  private static let operators: Set<String> = [
    "!=", "*", "*=", "+", "+=", "-", "-=", "/", "/=", "<", "<=", "==", ">", ">=",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let types = parameters.map { Self.plain($0.type.code) }
    let mentionsNumber = parameters.contains { $0.type.code.contains("CGFloat") }
    let result = node.signature.returnClause?.type.code ?? "Void"
    if Self.operators.contains(node.name.text), mentionsNumber,
      types.allSatisfy({ ["Double", "inout Double"].contains($0) })
    {
      duplicates.insert(node.id)
      return .skipChildren
    }
    let labels = parameters.map { $0.firstName.text }
    let isCGFloat = mentionsNumber || result.contains("CGFloat")
    let generics = [node.genericParameterClause?.code, node.genericWhereClause?.code]
      .compactMap { $0 }.joined()
    record(
      "\(node.name.text)(\(zip(labels, types).map { "\($0):\($1)" }.joined(separator: ",")))"
        + "\(node.signature.effectSpecifiers?.code ?? "")->\(Self.plain(result))"
        + Self.plain(generics),
      node: Syntax(node), modifiers: node.modifiers, mentionsNumber: isCGFloat)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      let name = node.bindings.first?.pattern.code
    {
      record(name, node: Syntax(node), modifiers: node.modifiers, mentionsNumber: false)
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.inheritanceClause, node.extendedType.isNumber {
      for name in node.inheritanceClause.inheritedNames {
        if known["conformance \(name)"] != nil, clause.inheritedTypes.count == 1 {
          duplicates.insert(clause.id)
        }
        known["conformance \(name)"] = true
      }
    }
    return .visitChildren
  }

  /// Notes a member, as a duplicate if one was found before; only one of the two needs to be of
  /// `CGFloat`.
  private func record(
    _ signature: String, node: Syntax, modifiers: DeclModifierListSyntax, mentionsNumber: Bool
  ) {
    guard !node.isConditional,
      node.isAtTopLevel || node.parent?.is(MemberBlockItemSyntax.self) == true
    else { return }
    let owner = EnclosingType(of: node)
    let isOfNumber = owner?.name == "CGFloat"
    let kind = modifiers.containsAny(["class", "static"]) ? "static " : ""
    let key = "\(scope(of: owner, modifiers: modifiers))\(kind).\(signature)"
    let isNumber = mentionsNumber || isOfNumber
    if owner?.declaration.is(ExtensionDeclSyntax.self) == true {
      if let first = extensionMembers[key], first.file != file, first.code == node.code {
        duplicates.insert(node.id)
        return
      }
      extensionMembers[key] = (node.code, file)
    }
    if let before = known[key], before || isNumber {
      duplicates.insert(node.id)
    } else if node.isAtTopLevel || owner != nil {
      known[key] = isNumber
    }
  }

  /// Returns where a member is declared.
  ///
  /// A requirement of a protocol is not the same as its default implementation in an extension,
  /// which may be declared once for each constraint; what is private is of its file alone.
  private func scope(of owner: EnclosingType?, modifiers: DeclModifierListSyntax) -> String {
    let isPrivate = modifiers.containsAny(["fileprivate", "private"])
    let prefix = isPrivate ? "\(file) " : ""
    guard let owner else { return prefix }
    let isRequirement = owner.declaration.is(ProtocolDeclSyntax.self)
    let constraints = owner.declaration.as(ExtensionDeclSyntax.self)?.genericWhereClause?.code
    return prefix + (isRequirement ? "requirement " : "") + Self.plain(owner.qualifiedName)
      + Self.plain(constraints ?? "")
  }

  private static func plain(_ type: String) -> String {
    type.split(separator: " ").map { word in
      word.replacing("CGFloat", with: "Double").replacing("TimeInterval", with: "Double")
    }.joined(separator: " ")
  }
}

extension TypeSyntax {
  fileprivate var isNumber: Bool { ["CGFloat", "Double"].contains(code) }
}
