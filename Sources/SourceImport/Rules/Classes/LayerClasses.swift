internal import SwiftSyntax

/// The class of a view's layer, `AnyClass` in source for iOS, has the type of classes of layers.
final class LayerClasses: RuleVisitor {
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.code == "layerClass", let type = node.typeAnnotation?.type,
      type.code == "AnyClass"
    {
      output.replace(type, with: "CALayer.Type")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "layerClass", let type = node.signature.returnClause?.type,
      ["AnyClass", "AnyClass!"].contains(type.code)
    {
      output.replace(type, with: "CALayer.Type")
    }
    return .visitChildren
  }
}
