internal import SwiftSyntax

/// The class of a view's layer and that of a layout's attributes, `AnyClass` in source for iOS,
/// have the types of such classes.
final class ClassProperties: RuleVisitor {
  private static let types = [
    "invalidationContextClass": "UICollectionViewLayoutInvalidationContext.Type",
    "layerClass": "CALayer.Type",
    "layoutAttributesClass": "UICollectionViewLayoutAttributes.Type",
  ]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, type.code == "AnyClass",
      let replacement = Self.types[node.pattern.code]
    {
      output.replace(type, with: replacement)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type,
      ["AnyClass", "AnyClass!"].contains(type.code),
      let replacement = Self.types[node.name.text]
    {
      output.replace(type, with: replacement)
    }
    return .visitChildren
  }
}
