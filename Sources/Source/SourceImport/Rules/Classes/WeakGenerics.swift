internal import SwiftSyntax

/// A parameter that must be an object is any type where the program gives it a protocol.
///
/// `Weak<any UITableViewDelegate>` compiles on Apple's systems for `struct Weak<T: AnyObject>`,
/// since protocols of Objective-C are types of objects there. Weak properties of such a parameter
/// become properties with a wrapper.
final class WeakGenerics: RuleVisitor {
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node.genericParameterClause, of: node.name.text, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node.genericParameterClause, of: node.name.text, node.memberBlock)
    return .visitChildren
  }

  private func rewrite(
    _ clause: GenericParameterClauseSyntax?, of name: String, _ block: MemberBlockSyntax
  ) {
    guard let clause, let positions = project.genericsOfProtocols[name] else { return }
    var names: Set<String> = []
    for (position, parameter) in clause.parameters.enumerated()
    where positions.contains(position) && parameter.inheritedType?.code == "AnyObject" {
      names.insert(parameter.name.text)
      if let colon = parameter.colon, let type = parameter.inheritedType {
        output.remove(colon)
        output.remove(type)
      }
    }
    for variable in block.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard let weak = variable.modifiers.first(where: { $0.name.text == "weak" }),
        let type = variable.bindings.first?.typeAnnotation?.type.as(OptionalTypeSyntax.self),
        names.contains(type.wrappedType.code)
      else { continue }
      if let first = variable.modifiers.first, first.id != weak.id {
        output.insert("@_WeakReference ", before: first)
        output.remove(weak)
      } else {
        output.replace(weak, with: "@_WeakReference")
      }
      if variable.bindingSpecifier.text == "let" {
        output.replace(variable.bindingSpecifier, with: "var")
      }
    }
  }
}
