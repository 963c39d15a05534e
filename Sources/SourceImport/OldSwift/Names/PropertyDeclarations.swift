internal import SwiftSyntax

/// Overridden methods that are properties today are declared as properties.
final class PropertyDeclarations: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature.parameterClause.parameters.isEmpty,
      node.modifiers.containsAny(["override"])
    else { return .visitChildren }
    if let name = MemberRenames.plainMethods[node.name.text] {
      output.replace(node.name, with: name)
    }
    guard MemberRenames.functionProperties.contains(node.name.text),
      let result = node.signature.returnClause
    else { return .visitChildren }
    output.replace(node.funcKeyword, with: "var")
    output.remove(node.signature.parameterClause)
    output.replace(result.arrow, with: ":")
    // Swift 2 has AnyClass, an Int of orientations, or an implicitly unwrapped type.
    if node.name.text == "supportedInterfaceOrientations", result.type.code == "Int" {
      output.replace(result.type, with: "UIInterfaceOrientationMask")
    }
    return .visitChildren
  }
}
