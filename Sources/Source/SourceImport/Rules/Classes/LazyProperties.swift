internal import SwiftSyntax

/// Properties whose initial values use `self` are made when they are first read.
///
/// To Apple's compiler `self` is a method of `NSObject` there; the object is what the program
/// means.
final class LazyProperties: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      !node.modifiers.containsAny(["class", "lazy", "static"]),
      EnclosingType(of: Syntax(node))?.declaration.is(ClassDeclSyntax.self) == true,
      let binding = node.bindings.first, binding.accessorBlock == nil,
      let value = binding.initializer?.value, SelfUse.isIn(value)
    else { return .visitChildren }
    output.replace(node.bindingSpecifier, with: "lazy var")
    return .visitChildren
  }
}

/// Finds `self` outside of nested types.
private final class SelfUse: SyntaxVisitor {
  private var isFound = false

  static func isIn(_ value: ExprSyntax) -> Bool {
    let visitor = SelfUse(viewMode: .sourceAccurate)
    visitor.walk(value)
    return visitor.isFound
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.tokenKind == .keyword(.self),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName != node
    {
      isFound = true
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
