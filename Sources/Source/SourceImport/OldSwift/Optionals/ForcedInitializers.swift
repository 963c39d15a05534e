internal import SwiftSyntax

/// Objects that could be nil in Swift 1 and cannot today lose their marks.
///
/// Those are made by initializers of UIKit Dynamics, such as `UIPushBehavior(...)!`, and by
/// inherited ones, `override init!()`; constants with such an object, and the container of a
/// transition.
final class ForcedInitializers: RuleVisitor {
  private static let classes: Set<String> = [
    "UIAttachmentBehavior", "UICollisionBehavior", "UIDynamicAnimator", "UIDynamicItemBehavior",
    "UIGravityBehavior", "UIPushBehavior", "UISnapBehavior",
  ]

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if isMade(node.expression) { output.remove(node.exclamationMark) }
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if isMade(node.expression) { output.remove(node.questionMark) }
    return .visitChildren
  }

  /// In Swift 1 the initializer of a layer made an optional object.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.optionalMark, mark.tokenKind == .exclamationMark,
      node.modifiers.containsAny(["override"])
    {
      output.remove(mark)
    }
    return .visitChildren
  }

  /// Returns whether an expression makes an object, or names a constant that was made so.
  private func isMade(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return Self.classes.contains(call.calledExpression.code)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let binding = LocalValues.binding(of: name, at: Syntax(expression)),
      binding.typeAnnotation == nil, !isWeak(name, at: Syntax(expression)),
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    else { return false }
    let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return Self.classes.contains(call.calledExpression.code) || method == "containerView"
  }

  /// Returns whether a closure around a node captures a variable weakly, which makes it optional.
  private func isWeak(_ name: String, at node: Syntax) -> Bool {
    var current = node.parent
    while let syntax = current, !syntax.is(MemberBlockSyntax.self) {
      let captures = syntax.as(ClosureExprSyntax.self)?.signature?.capture?.items
      if captures?.contains(where: { $0.name.text == name && $0.specifier?.code == "weak" }) == true
      {
        return true
      }
      current = syntax.parent
    }
    return false
  }
}
