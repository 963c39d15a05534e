internal import SwiftSyntax

/// Properties that protocols require lose `weak` and `unowned`, which Swift no longer takes there.
final class ProtocolRequirements: RuleVisitor {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members.flattened {
      for modifier in member.as(VariableDeclSyntax.self)?.modifiers ?? []
      where ["weak", "unowned"].contains(modifier.name.text) {
        output.remove(modifier)
      }
    }
    return .visitChildren
  }
}
