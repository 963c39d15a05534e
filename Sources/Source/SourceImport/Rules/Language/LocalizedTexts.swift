internal import SwiftSyntax

/// A bundle that a call of `NSLocalizedString` names without its type gets it: Foundation's
/// function of the same labels takes a bundle of Foundation's, so that `.main` alone is ambiguous.
final class LocalizedTexts: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        == "NSLocalizedString"
    else { return .visitChildren }
    for argument in node.arguments where argument.label?.text == "bundle" {
      var expression = argument.expression
      while let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      }
      if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
        output.insert("Bundle", before: member)
      }
    }
    return .visitChildren
  }
}
