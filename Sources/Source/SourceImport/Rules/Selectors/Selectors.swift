internal import SwiftSyntax

/// `#selector(f(_:))` becomes a call of `_selector` with the name and the unbound method.
final class Selectors: RuleVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let path = node.arguments.first?.expression else { return }
    var components = path.code.split(separator: ".").map(String.init)
    while components.count > 1,
      ["self", "Self"].contains(components[0]) || components[0].first?.isUppercase == true
    {
      components.removeFirst()
    }
    let lineBreaks = String(repeating: "\n", count: node.code.count { $0 == "\n" })
    output.replace(
      node,
      with: "\"\(components.joined(separator: ".").filter { !$0.isWhitespace })\"\(lineBreaks)")
  }

  /// Returns whether a name is that of a protocol, the project's or UIKit's.
  private func isProtocol(_ name: String) -> Bool {
    if let type = project.type(named: name, from: file) { return type.kind == .protocol }
    return name.prefix(2).allSatisfy(\.isUppercase)
      && ["DataSource", "DataSourcePrefetching", "Delegate"].contains { name.hasSuffix($0) }
  }

  /// Rewrites `#selector(getter: Type.property)`, and the one of a setter.
  private func rewriteAccessor(
    _ node: MacroExpansionExprSyntax, label: String, of property: ExprSyntax
  ) {
    let owners = MethodOwner(project: project, file: file, node: Syntax(node))
    let owner: String?
    let name: String
    if let plain = property.as(DeclReferenceExprSyntax.self) {
      name = plain.baseName.text
      owner = owners.owner(ofMethod: name)
    } else if let member = property.as(MemberAccessExprSyntax.self), let base = member.base {
      name = member.declName.baseName.text
      owner = owners.type(of: base, method: name)
    } else {
      name = ""
      owner = nil
    }
    guard let owner else {
      output.report(
        "#selector(\(label): \(property.code)) does not name a property of a class.", at: node)
      return
    }
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    let lineBreaks = String(repeating: "\n", count: node.code.count { $0 == "\n" })
    output.replace(
      node,
      with: "_selector(\"\(label == "setter" ? setter : name)\", \(label): \\\(owner).\(name))"
        + lineBreaks)
  }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, let leftParenthesis = node.leftParen else { return }
    if let label = argument.label {
      rewriteAccessor(node, label: label.text, of: argument.expression)
      return
    }
    var operand = argument.expression
    var cast: TypeExprSyntax?
    if let sequence = operand.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      cast = sequence.elements.last?.as(TypeExprSyntax.self)
      operand = first
    }
    while let tuple = operand.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      operand = inner
    }
    let owners = MethodOwner(project: project, file: file, node: Syntax(node))
    let owner: String
    let reference: DeclReferenceExprSyntax
    if let plain = operand.as(DeclReferenceExprSyntax.self) {
      reference = plain
      guard let found = owners.owner(ofMethod: plain.baseName.text) else {
        output.report(
          "#selector(\(operand.code)) stands outside a class; write the class before the method.",
          at: node)
        return
      }
      owner = found
      output.insert("\(owner).", before: plain)
    } else if let member = operand.as(MemberAccessExprSyntax.self), let base = member.base {
      reference = member.declName
      guard let found = owners.type(of: base, method: reference.baseName.text) else {
        output.report(
          "the type of \(base.code) in #selector(\(operand.code)) is not known; "
            + "write the class before the method.", at: node)
        return
      }
      owner = found
      if isProtocol(owner) {
        // A method of any class that conforms.
        let name = owners.fullName(of: reference, owner: owner)
        let lineBreaks = String(repeating: "\n", count: node.code.count { $0 == "\n" })
        output.replace(node, with: "_selector(\"\(name)\")\(lineBreaks)")
        return
      }
      if owner != base.code { output.replace(base, with: owner) }
    } else {
      output.report("#selector(\(operand.code)) does not name a method.", at: node)
      return
    }
    let name = owners.fullName(of: reference, owner: owner)
    if let type = cast?.type.as(FunctionTypeSyntax.self),
      !type.returnClause.type.is(FunctionTypeSyntax.self)
    {
      output.insert("(\(owner)) -> ", before: type)
    }
    let start = node.codeRange.lowerBound
    output.text.add(
      Edit(
        range: start..<leftParenthesis.codeRange.upperBound, text: "_selector(\"\(name)\", "))
  }
}
