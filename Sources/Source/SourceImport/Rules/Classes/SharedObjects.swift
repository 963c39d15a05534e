internal import SwiftSyntax

/// New objects of a class of Foundation whose initializer is hidden here become the shared one,
/// which has the same values.
final class SharedObjects: RuleVisitor {
  private static let shared = ["ProcessInfo": "ProcessInfo.processInfo"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let object = Self.shared[name], node.arguments.isEmpty, node.trailingClosure == nil
    {
      output.replace(node, with: object)
      return .skipChildren
    }
    return .visitChildren
  }
}
