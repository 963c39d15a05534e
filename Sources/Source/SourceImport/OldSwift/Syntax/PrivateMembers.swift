internal import SwiftSyntax

/// Private members are seen in the whole file, as they were before Swift 3.
///
/// In files of Swift 2 that is all of them; in others those of nested structures and enumerations,
/// which no subclass can redeclare.
final class PrivateMembers: RuleVisitor {
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.tokenKind == .keyword(.private),
      let declaration = node.parent?.parent, let owner = EnclosingType(of: declaration)
    else { return .skipChildren }
    let isNestedValue =
      (owner.declaration.is(StructDeclSyntax.self) || owner.declaration.is(EnumDeclSyntax.self))
      && EnclosingType(of: owner.declaration) != nil
    if isNestedValue || project.dialects[file.index] == .swift2 {
      output.replace(node.name, with: "fileprivate")
    }
    return .skipChildren
  }
}
