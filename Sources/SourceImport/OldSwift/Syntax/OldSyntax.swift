internal import SwiftSyntax

/// Statements and functions of the language that are gone.
final class OldSyntax: RuleVisitor {
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
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      !project.declaredNames.contains(callee.baseName.text)
    else { return .visitChildren }
    if callee.baseName.text == "println" { output.replace(callee, with: "print") }
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
      output.replace(node, with: node.base.map { "\($0.code)()" } ?? "[]")
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

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    // A -> B becomes (A) -> B
    if node.leftParen.presence == .missing {
      output.insert("(", before: node.parameters)
      output.insert(")", after: node.parameters)
    }
    // (a: A) -> B becomes (_ a: A) -> B
    for parameter in node.parameters {
      if let label = parameter.firstName, parameter.secondName == nil, label.text != "_" {
        output.insert("_ ", before: label)
      }
    }
    return .visitChildren
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
