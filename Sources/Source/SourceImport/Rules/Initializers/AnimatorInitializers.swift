internal import SwiftSyntax

/// An initializer of an animator for a view or a layout overrides none.
///
/// Those of `DynamicAnimator` take any reference view and a profile, so that one that takes a
/// `UIView` is another initializer, which hides the inherited one.
final class AnimatorInitializers: RuleVisitor {
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      labels == ["referenceView"] || labels == ["collectionViewLayout"],
      let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file),
      project.rootClass(of: type) == "UIDynamicAnimator"
    else { return .visitChildren }
    output.remove(modifier)
    return .visitChildren
  }
}
