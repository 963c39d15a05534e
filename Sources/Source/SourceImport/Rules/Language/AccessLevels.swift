internal import SwiftSyntax

/// `public` and `open` are removed: a program is one module, and a public class would have to
/// implement the protocols of UIKit with public methods.
final class AccessLevels: RuleVisitor {
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["public", "open"].contains(node.name.text), node.detail == nil { output.remove(node) }
    return .skipChildren
  }
}
