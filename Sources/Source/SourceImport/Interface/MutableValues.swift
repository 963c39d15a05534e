internal import SwiftSyntax

/// Paths, paragraph styles and shadows that are built are variables: `CGMutablePath` and the like are values
/// here.
final class MutableValues: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.text == "let", node.bindings.count == 1,
      let binding = node.bindings.first,
      let type = createdType(of: binding) ?? laterType(of: binding),
      Self.mutable.contains(project.aliasedTypes[type] ?? type)
    else { return .visitChildren }
    output.replace(node.bindingSpecifier, with: "var")
    return .visitChildren
  }

  /// The type that the value of a constant creates or is cast to; nil for other values.
  private func createdType(of binding: PatternBindingSyntax) -> String? {
    guard let value = binding.initializer?.value else { return nil }
    if let type = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
      return type.type.code
    }
    return value.as(FunctionCallExprSyntax.self)?.calledExpression.createdType
  }

  /// The type of a constant that is set later; nil for others.
  private func laterType(of binding: PatternBindingSyntax) -> String? {
    guard binding.initializer == nil, let type = binding.typeAnnotation?.type else { return nil }
    return type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.code ?? type.code
  }

  private static let mutable: Set<String> = [
    "CGMutablePath", "CGPathCreateMutable", "NSMutableParagraphStyle", "NSShadow",
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
