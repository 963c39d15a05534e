internal import SwiftSyntax

/// Results that were not optional in Swift 2, or implicitly unwrapped, and are optional today are
/// unwrapped; those that were optional and no longer are lose their mark.
final class NewOptionals: RuleVisitor {
  /// Functions and methods whose results are optional today.
  private static let optionalToday: Set<String> = [
    "UIGraphicsGetImageFromCurrentImageContext", "resizableSnapshotViewFromRect",
    "snapshotViewAfterScreenUpdates",
  ]

  /// Methods and properties whose values are not optional today.
  private static let plainToday: Set<String> = ["containerView", "lastPathComponent"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name, Self.optionalToday.contains(name), !project.declaredNames.contains(name),
      !node.isUnwrapped
    {
      output.insert("!", after: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if isPlainToday(node.expression) { output.remove(node.exclamationMark) }
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if isPlainToday(node.expression) { output.remove(node.questionMark) }
    return .visitChildren
  }

  private func isPlainToday(_ expression: ExprSyntax) -> Bool {
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base != nil else {
      return false
    }
    let name = member.declName.baseName.text
    return Self.plainToday.contains(name) && !project.memberNames.contains(name)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the code around the call unwraps its result.
  fileprivate var isUnwrapped: Bool {
    guard let parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
      return true
    }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    // a ?? b, a as? B, a == nil
    return parent.is(ExprListSyntax.self)
  }
}
