internal import SwiftSyntax

/// Parameters that are functions outlive the call in Swift 1 and 2, unless they are marked with
/// `@noescape`.
final class EscapingClosures: RuleVisitor {
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let isShort = [node.attributes.attribute("noescape"), node.type.attribute("noescape")]
      .contains { $0 != nil }
    if node.type.is(FunctionTypeSyntax.self) || node.type.attributedFunction != nil,
      !isShort, node.ellipsis == nil, node.type.attribute("escaping") == nil,
      // A parameter of a function type, or of a case, needs no mark.
      node.parent?.parent?.is(FunctionParameterClauseSyntax.self) == true
    {
      output.insert("@escaping ", before: node.type)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.code == "noescape" { output.remove(node) }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The function type after attributes.
  fileprivate var attributedFunction: FunctionTypeSyntax? {
    self.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
  }

  /// Returns the attribute of a name that is written before the type.
  fileprivate func attribute(_ name: String) -> AttributeSyntax? {
    self.as(AttributedTypeSyntax.self)?.attributes.attribute(name)
  }
}
