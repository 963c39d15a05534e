internal import SwiftSyntax

/// A call of a method that was exchanged with another one is a call of that.
///
/// Implementations are not exchanged at run time: the method of the program is never called in the
/// other's place, and would call itself without end where it calls what it replaced.
final class ExchangedCalls: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard
      let callee = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self),
      let original = project.exchangedMethods[callee.baseName.text]
    else { return .visitChildren }
    let owner = member == nil ? "self." : ""
    if original.isSetter {
      guard node.arguments.count == 1, let left = node.leftParen else {
        return .visitChildren
      }
      output.replace(callee, with: "\(owner)\(original.name)")
      output.replace(left, with: " = (")
      if let label = node.arguments.first?.label, let colon = node.arguments.first?.colon {
        output.remove(label)
        output.remove(colon)
      }
      return .visitChildren
    }
    output.replace(callee, with: "\(owner)\(original.name)")
    guard let labels = original.labels, labels.count == node.arguments.count else {
      return .visitChildren
    }
    for (argument, label) in zip(node.arguments, labels) where argument.label?.text ?? "_" != label
    {
      if let old = argument.label, let colon = argument.colon {
        output.remove(old)
        output.remove(colon)
      }
      if label != "_" { output.insert("\(label): ", before: argument.expression) }
    }
    return .visitChildren
  }
}
