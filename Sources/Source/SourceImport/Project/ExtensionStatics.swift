internal import SwiftSyntax

/// Collects the static members of extensions at the top of files, such as `UIColor.brand`.
final class ExtensionStatics: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    add(node.memberBlock, to: type.hasPrefix("UIKit.") ? String(type.dropFirst(6)) : type)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ block: MemberBlockSyntax, to path: String) {
    for member in block.members {
      if let property = member.decl.as(VariableDeclSyntax.self),
        property.modifiers.containsAny(["static", "class"])
      {
        for binding in property.bindings {
          let name = binding.pattern.trimmedDescription.trimmingBackticks
          names.insert("\(path).\(name)")
        }
      } else if let type = member.decl.as(EnumDeclSyntax.self) {
        add(type.memberBlock, to: "\(path).\(type.name.text.trimmingBackticks)")
      } else if let type = member.decl.as(StructDeclSyntax.self) {
        add(type.memberBlock, to: "\(path).\(type.name.text.trimmingBackticks)")
      }
    }
  }
}
