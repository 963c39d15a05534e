internal import SwiftSyntax

/// A delegate's `var window: UIWindow!` is its window, too: for Swift only a `UIWindow?` is what
/// the protocol requires where that has a default.
final class DelegateWindows: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.memberBlock.members.contains(where: { Self.isForcedWindow($0.decl) }) else {
      return .visitChildren
    }
    output.insert(
      "var _ownWindow: UIWindow? { get { window } set { window = newValue } }; ",
      before: node.memberBlock.rightBrace)
    return .visitChildren
  }

  private static func isForcedWindow(_ node: DeclSyntax) -> Bool {
    guard let variable = node.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      !variable.modifiers.containsAny(["static", "class", "override"]),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "window",
      let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      type.wrappedType.code == "UIWindow"
    else { return false }
    // A computed one may have no setter.
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else {
      return binding.accessorBlock == nil
    }
    return accessors.allSatisfy { !["get", "_read"].contains($0.accessorSpecifier.text) }
  }
}
