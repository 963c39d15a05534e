internal import SwiftSyntax

/// Overridden methods that are properties today are declared as properties, and overridden
/// properties get today's names.
final class PropertyDeclarations: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.containsAny(["override"]), node.bindings.count == 1,
      let pattern = node.bindings.first?.pattern
    else { return .visitChildren }
    let isSwift2 = project.dialects[file.index] == .swift2
    let current =
      MemberRenames.properties[pattern.code]
      ?? (isSwift2 ? MemberRenames.swift2Properties[pattern.code] : nil)
    if let current { output.replace(pattern, with: current) }
    return .visitChildren
  }

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
      if let body = node.body { rewriteRawValues(in: body) }
    }
    return .visitChildren
  }

  /// Rewrites `Int(UIInterfaceOrientationMask.All.rawValue)` as the mask.
  private func rewriteRawValues(in body: CodeBlockSyntax) {
    for token in body.tokens(viewMode: .sourceAccurate) where token.text == "Int" {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
        let value = call.arguments.first?.expression
      else { continue }
      let access = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
      guard let raw = access.as(MemberAccessExprSyntax.self), let mask = raw.base,
        ["rawValue", "toRaw"].contains(raw.declName.baseName.text)
      else { continue }
      let start = call.codeRange.lowerBound
      output.text.add(Edit(range: start..<mask.codeRange.lowerBound, text: ""))
      output.text.add(
        Edit(range: mask.codeRange.upperBound..<call.codeRange.upperBound, text: ""))
    }
  }
}
