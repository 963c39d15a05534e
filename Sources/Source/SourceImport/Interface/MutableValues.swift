internal import SwiftSyntax

/// Paths, texts and shadows that are built are variables: `CGMutablePath` and the like are values
/// here.
final class MutableValues: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.text == "let", node.bindings.count == 1,
      let value = node.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self),
      let callee = value.calledExpression.createdType, Self.mutable.contains(callee)
    else { return .visitChildren }
    output.replace(node.bindingSpecifier, with: "var")
    return .visitChildren
  }

  private static let mutable: Set<String> = [
    "CGMutablePath", "CGPathCreateMutable", "NSMutableAttributedString", "NSMutableParagraphStyle",
    "NSShadow",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.changing.contains(callee.baseName.text), let path = node.arguments.first,
      path.label == nil, !path.expression.is(InOutExprSyntax.self)
    else { return .visitChildren }
    output.insert("&", before: path.expression)
    return .visitChildren
  }

  /// The functions of Core Graphics that change a path.
  private static let changing: Set<String> = [
    "CGPathMoveToPoint", "CGPathAddLineToPoint", "CGPathAddRect", "CGPathAddEllipseInRect",
    "CGPathAddPath", "CGPathCloseSubpath",
  ]
}

extension ExprSyntax {
  /// The type of `Type` or `Type.init`; nil for other expressions.
  fileprivate var createdType: String? {
    if let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
