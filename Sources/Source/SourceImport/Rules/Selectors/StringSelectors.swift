internal import SwiftSyntax

/// Selectors that are written as strings name the methods of the class around them.
final class StringSelectors: RuleVisitor {
  /// The labels of arguments that are selectors.
  private static let labels: Set<String> = ["action", "selector"]

  /// Methods whose first argument is a selector.
  private static let methods: Set<String> = [
    "perform", "performSelector", "respondsToSelector", "sendAction",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.code
    if callee == "Selector" || callee == "NSSelectorFromString" {
      guard node.arguments.count == 1, let argument = node.arguments.first?.expression,
        let selector = argument.stringLiteral
      else { return .visitChildren }
      output.replace(node, with: replacement(for: selector, target: nil, at: node))
      return .skipChildren
    }
    var target: ExprSyntax?
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      target = Self.methods.contains(member.declName.baseName.text) ? member.base : nil
    }
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let takesSelector = target != nil || name.map(Self.methods.contains) == true
    for argument in node.arguments {
      let label = argument.label?.text ?? ""
      if ["target", "observer"].contains(label) { target = argument.expression }
      let isFirst = takesSelector && label.isEmpty && argument.id == node.arguments.first?.id
      guard isFirst || Self.labels.contains(label),
        let selector = argument.expression.stringLiteral
      else { continue }
      output.replace(
        argument.expression,
        with: replacement(for: selector, target: target, at: argument.expression))
    }
    return .visitChildren
  }

  /// Returns the call of `_selector` for a selector in Objective-C's spelling.
  private func replacement(
    for selector: String, target: ExprSyntax?, at node: some SyntaxProtocol
  ) -> String {
    let owners = MethodOwner(project: project, file: file, node: Syntax(node))
    var candidates: [(owner: String, type: TypeRecord)] = []
    if let target, let name = owners.type(of: target, method: ""),
      let type = project.type(named: name, from: file)
    {
      candidates.append((name, type))
    }
    var current = Syntax(node)
    while let enclosing = EnclosingType(of: current) {
      if let type = project.type(named: enclosing.qualifiedName, from: file) {
        candidates.append((enclosing.name, type))
      }
      current = enclosing.declaration
    }
    candidates += project.types.filter { $0.kind == .class }.map { ($0.qualifiedName, $0) }
    for (owner, type) in candidates {
      let methods = project.methods(of: type).filter { !$0.isStatic }
      guard
        let method = methods.first(where: { $0.selectors.first == selector })
          ?? methods.first(where: { $0.selectors.contains(selector) })
      else { continue }
      // Without labels the name may stand for methods of UIKit too, so that the type is written.
      let result = method.declaration.signature.returnClause?.type.code ?? "Void"
      let reference =
        method.labels.isEmpty
        ? "\(owner).\(method.name) as (\(owner)) -> () -> \(result)"
        : "\(owner).\(method.fullName)"
      return "_selector(\"\(method.fullName)\", \(reference))"
    }
    output.report(
      "the selector \"\(selector)\" names no method of the project's classes; "
        + "what it sets is set by name, else nothing happens when it is performed.", at: node,
      severity: .warning)
    return "_selector(\"\(selector)\")"
  }
}

extension ExprSyntax {
  /// The contents of a string literal without interpolation, in parentheses or not.
  fileprivate var stringLiteral: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.stringLiteral
    }
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      case .stringSegment(let segment)? = literal.segments.first
    else { return nil }
    return segment.content.text
  }
}
