internal import SwiftSyntax

/// Initializers of UIKit Dynamics that can fail in Swift 1 cannot today: `UIPushBehavior(...)!` loses its
/// mark.
final class ForcedInitializers: RuleVisitor {
  private static let classes: Set<String> = [
    "UIAttachmentBehavior", "UICollisionBehavior", "UIDynamicAnimator", "UIDynamicItemBehavior",
    "UIGravityBehavior", "UIPushBehavior", "UISnapBehavior",
  ]

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.expression.as(FunctionCallExprSyntax.self),
      Self.classes.contains(call.calledExpression.code)
    {
      output.remove(node.exclamationMark)
    }
    return .visitChildren
  }
}
