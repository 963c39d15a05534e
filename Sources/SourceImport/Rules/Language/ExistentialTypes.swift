internal import SwiftSyntax

/// `NSCopying` is no protocol here, so that `any` cannot stand before it.
final class ExistentialTypes: RuleVisitor {
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.constraint.code == "NSCopying", node.someOrAnySpecifier.text == "any" {
      output.remove(node.someOrAnySpecifier)
    }
    return .visitChildren
  }
}
