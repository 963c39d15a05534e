internal import SwiftSyntax

/// `NSCopying` is not a protocol here, so that `any` cannot stand before it; casts to `NSIndexPath`
/// are removed.
final class ExistentialTypes: RuleVisitor {
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.constraint.code == "NSCopying", node.someOrAnySpecifier.text == "any" {
      output.remove(node.someOrAnySpecifier)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // (indexPath as NSIndexPath).row: an index path has what its class has.
    let elements = Array(node.elements)
    if elements.count == 3, node.parent?.is(LabeledExprSyntax.self) == true,
      elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
      elements[1].is(UnresolvedAsExprSyntax.self), elements[2].code == "NSIndexPath"
    {
      let start = elements[0].codeRange.upperBound
      output.text.add(Edit(range: start..<elements[2].codeRange.upperBound, text: ""))
    }
    return .visitChildren
  }
}
