internal import FileIO
internal import SwiftSyntax

/// Macros of Swift Testing become calls of functions of the module `StageTesting`, and its
/// attributes are removed.
///
/// `#expect(sum == 3)` becomes `StageTesting._expect(sum == 3, _text: "sum == 3",
/// _values: [("sum", sum)])`.
final class TestingMacros: RuleVisitor {
  private static let comparisons: Set<String> = ["!=", "<", "<=", "==", "===", ">", ">=", "!=="]
  private lazy var isActive = file.imports("Testing")

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard isActive else { return .visitChildren }
    rewrite(node, node.pound, node.macroName, node.arguments, node.trailingClosure)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isActive else { return .visitChildren }
    rewrite(node, node.pound, node.macroName, node.arguments, node.trailingClosure)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard isActive, let name = node.testingName, ["Suite", "Tag", "Test"].contains(name) else {
      return .visitChildren
    }
    if name == "Tag", let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      let tag = pattern.identifier.text.trimmingBackticks
      output.insert(" { StageTesting.Tag(_name: \(tag.swiftLiteral)) }", after: binding)
    }
    output.remove(node)
    return .skipChildren
  }

  private func rewrite(
    _ node: some SyntaxProtocol, _ pound: TokenSyntax, _ macro: TokenSyntax,
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?
  ) {
    let name = macro.text
    if name == "_sourceLocation" {
      output.replace(pound, with: "StageTesting.SourceLocation.")
      output.replace(macro, with: "_here()")
      return
    }
    guard ["expect", "require"].contains(name) else { return }
    let performed =
      closure
      ?? arguments.first { $0.label?.text == "performing" }?.expression
      .as(ClosureExprSyntax.self)
    let isAsync = performed.map { $0.tokens(viewMode: .sourceAccurate).contains(where: \.isAwait) }
    output.replace(pound, with: "StageTesting.")
    output.replace(macro, with: "_\(name)\(isAsync == true ? "Async" : "")")
    guard performed == nil, let condition = arguments.first, condition.label == nil,
      let last = arguments.last
    else { return }
    let text = condition.expression.code.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let values = parts(of: condition.expression).map { "(\($0.swiftLiteral), \($0) as Any)" }
    output.insert(
      ", _text: \(text.swiftLiteral)"
        + (values.isEmpty ? "" : ", _values: [\(values.joined(separator: ", "))]"),
      after: last.expression)
  }

  /// Returns the sides of a comparison that can be evaluated again: names, and members of them.
  private func parts(of condition: ExprSyntax) -> [String] {
    let operands: [ExprSyntax]
    if let sequence = condition.as(SequenceExprSyntax.self)?.elements, sequence.count == 3 {
      let elements = Array(sequence)
      guard Self.comparisons.contains(elements[1].code) else { return [] }
      operands = [elements[0], elements[2]]
    } else if let infix = condition.as(InfixOperatorExprSyntax.self) {
      guard Self.comparisons.contains(infix.operator.code) else { return [] }
      operands = [infix.leftOperand, infix.rightOperand]
    } else {
      return []
    }
    return operands.filter(Self.isPlain).map(\.code)
  }

  /// Whether an expression is a name or a member of one, on one line.
  private static func isPlain(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return isPlain(chain.expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base, !expression.code.contains("\n") else { return false }
      return isPlain(base)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
    let name = reference.baseName.text
    // A member of a type may be a case with values, which is no value itself.
    return reference.argumentNames == nil && name.first?.isUppercase == false
      && !name.hasPrefix("$")
  }
}

extension AttributeSyntax {
  /// The name of an attribute of Swift Testing, without the module.
  var testingName: String? {
    let parts = attributeName.code.split(separator: ".")
    return parts.count == 1 || parts.first == "Testing" ? parts.last.map(String.init) : nil
  }
}

extension TokenSyntax {
  fileprivate var isAwait: Bool { tokenKind == .keyword(.await) }
}
