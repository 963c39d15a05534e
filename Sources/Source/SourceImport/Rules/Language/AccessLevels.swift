internal import SwiftSyntax

/// `public` and `open` are removed: a program is one module, and a public class would have to
/// implement the protocols of UIKit with public methods.
///
/// Types of UIKit and other modules, which are public, have to: in an extension that lets one adopt
/// a protocol, `public` stays.
final class AccessLevels: RuleVisitor {
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["public", "open"].contains(node.name.text), node.detail == nil, !isOfAdoption(node) {
      output.remove(node)
    }
    return .skipChildren
  }

  /// Returns whether the program itself declares a type.
  private func isDeclared(_ name: String) -> Bool {
    project.type(named: name).map { $0.file.index < project.interfaceIndex } ?? false
  }

  private func isOfAdoption(_ node: DeclModifierSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let owner = current.as(ExtensionDeclSyntax.self) {
        return owner.inheritanceClause != nil
          && owner.modifiers.firstIndex(where: { $0.id == node.id }) == nil
          && !isDeclared(owner.extendedType.trimmedDescription)
      }
      if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self)
        || current.is(EnumDeclSyntax.self)
      {
        return false
      }
      parent = current.parent
    }
    return false
  }
}
