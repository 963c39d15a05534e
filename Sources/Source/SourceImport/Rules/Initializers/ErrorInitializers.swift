internal import SwiftSyntax

/// `NSError()` gets the domain and the code that it has on iOS, where `NSObject` declares it.
final class ErrorInitializers: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.code
    if ["NSError", "NSError.init"].contains(callee), node.arguments.isEmpty,
      node.trailingClosure == nil
    {
      output.replace(node, with: "NSError(domain: \"\", code: 0)")
    }
    return .visitChildren
  }
}
