internal import SwiftSyntax

/// Statements and functions of the language that are gone.
final class OldSyntax: RuleVisitor {
  /// Today's names of the places in the source.
  private static let literals = [
    "__COLUMN__": "#column", "__FILE__": "#file", "__FUNCTION__": "#function", "__LINE__": "#line",
  ]

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .keyword(.where) = node.tokenKind, node.separatesConditions {
      output.replace(node, with: ",")
    }
    return .skipChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    replaceStep(node.operator, operand: node.expression, statement: Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["++", "--"].contains(node.operator.text) else { return .visitChildren }
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else {
      reportStep(Syntax(node), node.operator.text)
      return .visitChildren
    }
    output.remove(node.operator)
    output.insert(node.operator.text == "++" ? " += 1" : " -= 1", after: node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // In the value of a property, f(self)() calls a method.
    if let method = instanceMethod(of: node) { output.replace(node, with: "self.\(method)") }
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      !project.declaredNames.contains(callee.baseName.text)
    else { return .visitChildren }
    if callee.baseName.text == "println" { output.replace(callee, with: "print") }
    if callee.baseName.text == "unsafeAddressOf", let right = node.rightParen {
      output.replace(callee, with: "Unmanaged.passUnretained")
      output.insert(".toOpaque()", after: right)
    }
    if callee.baseName.text == "count" || callee.baseName.text == "countElements",
      node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      let left = node.leftParen, let right = node.rightParen
    {
      output.text.add(
        Edit(range: callee.codeRange.lowerBound..<left.codeRange.lowerBound, text: ""))
      output.insert(".count", after: right)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // The empty option set.
    if node.declName.baseName.text == "allZeros", !project.declaredNames.contains("allZeros") {
      let type = node.base.map { TypeRenames.all[$0.code] ?? $0.code }
      output.replace(node, with: type.map { "\($0)()" } ?? "[]")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    // func f(inout a: A) becomes func f(a: inout A)
    for unexpected in [
      node.unexpectedBetweenModifiersAndFirstName, node.unexpectedBeforeAttributes,
      node.unexpectedBetweenAttributesAndModifiers,
    ] {
      for token in unexpected?.compactMap({ $0.as(TokenSyntax.self) }) ?? []
      where token.text == "inout" {
        output.remove(token)
        output.insert("inout ", before: node.type)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    // if let a = b, c = d becomes if let a = b, let c = d
    if let binding = node.condition.as(OptionalBindingConditionSyntax.self),
      binding.bindingSpecifier.presence == .missing
    {
      output.insert("let ", before: binding.pattern)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // A function without parameters was written with one before Swift 4: action = { _ in }.
    guard let signature = node.signature, let clause = signature.parameterClause,
      ["_", "(_)", "(Void)", "(_: Void)"].contains(clause.code), takesNothing(node)
    else { return .visitChildren }
    if signature.capture == nil, signature.returnClause == nil {
      output.remove(signature)
    } else {
      output.replace(clause, with: signature.returnClause == nil ? "" : "()")
    }
    return .visitChildren
  }

  /// Returns whether a closure is the action of a behavior or an animation's changes.
  private func takesNothing(_ node: ClosureExprSyntax) -> Bool {
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      return argument.label?.text == "animations"
    }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.count == 3,
      let target = sequence.elements.first?.as(MemberAccessExprSyntax.self)
    else { return false }
    return target.declName.baseName.text == "action"
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let literal = Self.literals[node.baseName.text] { output.replace(node, with: literal) }
    return .visitChildren
  }

  /// Returns the method that `f(self)` of `f(self)()` names.
  private func instanceMethod(of node: FunctionCallExprSyntax) -> String? {
    guard node.arguments.count == 1, node.arguments.first?.expression.code == "self",
      node.arguments.first?.label == nil,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id,
      let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file)
    else { return nil }
    let name = node.calledExpression.code
    return type.methods.contains { $0.name == name && !$0.isStatic } ? name : nil
  }

  private func replaceStep(_ mark: TokenSyntax, operand: ExprSyntax, statement: Syntax) {
    guard ["++", "--"].contains(mark.text) else { return }
    guard statement.parent?.is(CodeBlockItemSyntax.self) == true else {
      return reportStep(statement, mark.text)
    }
    output.replace(mark, with: mark.text == "++" ? " += 1" : " -= 1")
  }

  private func reportStep(_ node: Syntax, _ mark: String) {
    output.report(
      "\(mark) within an expression is not in Swift since version 3; "
        + "change the variable in a statement of its own.", at: node)
  }
}

extension TokenSyntax {
  /// Whether the token stands between conditions of `if`, `guard` or `while`.
  fileprivate var separatesConditions: Bool {
    var current = parent
    var isUnexpected = false
    while let syntax = current {
      if syntax.is(UnexpectedNodesSyntax.self) { isUnexpected = true }
      if syntax.is(ConditionElementSyntax.self) || syntax.is(IfExprSyntax.self)
        || syntax.is(GuardStmtSyntax.self) || syntax.is(WhileStmtSyntax.self)
      {
        return isUnexpected
      }
      if syntax.is(CodeBlockSyntax.self) || syntax.is(CodeBlockItemSyntax.self) { return false }
      current = syntax.parent
    }
    return false
  }
}
