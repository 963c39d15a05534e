private import ProjectFiles
internal import SwiftSyntax

/// Optional requirements of `@objc` protocols get a default implementation.
///
/// The protocols are class-bound, as Objective-C's are. An optional method of a protocol that a
/// header in Objective-C declares is called by a function which returns nil if the object lacks it.
final class OptionalRequirements: RuleVisitor {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute("objc") != nil else { return .visitChildren }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      if !node.inheritanceClause.inheritedNames.contains(where: {
        ["AnyObject", "class"].contains($0)
      }) {
        output.insert("AnyObject, ", before: first)
      }
    } else {
      output.insert(": AnyObject", after: node.name)
    }
    var defaults: [String] = []
    for declaration in node.memberBlock.members.flattened {
      if let function = declaration.as(FunctionDeclSyntax.self),
        let modifier = function.modifiers.first(where: { $0.name.text == "optional" })
      {
        output.remove(modifier)
        let value = defaultValue(of: function.signature.returnClause?.type, at: declaration)
        defaults.append("func \(function.name.text)\(parameters(of: function)) { \(value) }")
      } else if let variable = declaration.as(VariableDeclSyntax.self),
        let modifier = variable.modifiers.first(where: { $0.name.text == "optional" })
      {
        output.remove(modifier)
        for binding in variable.bindings {
          guard let type = binding.typeAnnotation?.type else { continue }
          let value = defaultValue(of: type, at: declaration)
          let setter = binding.accessorBlock?.code.contains("set") == true ? " set {}" : ""
          defaults.append(
            "var \(binding.pattern.code): \(currentCode(of: type)) { get { \(value) }\(setter) }")
        }
      }
    }
    if !defaults.isEmpty {
      // What conforms in another module has to see them.
      let access = project.isModule && node.modifiers.containsAny(["public"]) ? "public " : ""
      output.insert(
        "; \(access)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
        after: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chain.questionMark, chain.expression)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (forced.exclamationMark, forced.expression)
    } else {
      return .visitChildren
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    if let name = callName(of: member) {
      output.remove(mark)
      if mark.tokenKind == .postfixQuestionMark {
        output.replace(member.declName.baseName, with: name)
        // delegate?.title?(for: card).count
        if isBase(Syntax(node)) { output.insert("?", after: node) }
      }
      return .visitChildren
    }
    guard isOptionalMethod(member.declName.baseName.text.trimmingBackticks, calledBy: node)
    else { return .visitChildren }
    output.remove(mark)
    if isBound(Syntax(node)) { output.insert(" as Optional", after: node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // if let tapped = delegate.didTap { tapped(3) }
    if project.optionalRequirements[node.declName.baseName.text] != nil, node.base != nil,
      isBound(Syntax(node))
    {
      output.insert(" as Optional", after: node)
    }
    return .visitChildren
  }

  /// Returns whether a member or an element of a value is used.
  private func isBase(_ node: Syntax) -> Bool {
    node.parent?.is(MemberAccessExprSyntax.self) == true
      || node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
  }

  /// Returns the name of the function that calls a method of a protocol in Objective-C if an object
  /// has it; nil of other methods.
  private func callName(of member: MemberAccessExprSyntax) -> String? {
    let name = member.declName.baseName.text.trimmingBackticks
    let call = OptionalMethods.callName(of: name)
    guard project.optionalRequirements[name] == nil, project.methodsByName[call] != nil else {
      return nil
    }
    return call
  }

  /// Returns whether a name is that of an optional method, and not of a closure of the project.
  private func isOptionalMethod(_ name: String, calledBy node: FunctionCallExprSyntax) -> Bool {
    if project.optionalRequirements[name] != nil { return true }
    // The arguments of closures have no labels.
    return DelegateMethods.names.contains(name)
      && (!project.hasProperty(name) || node.arguments.contains { $0.label != nil })
  }

  /// Returns whether a value is unwrapped by a condition, so that it has to be optional.
  private func isBound(_ node: Syntax) -> Bool {
    node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }

  /// Returns the parameters and the result of a function on one line.
  private func parameters(of function: FunctionDeclSyntax) -> String {
    let isSwift2 = project.dialects[file.index] == .swift2
    let list = function.signature.parameterClause.parameters.enumerated().map {
      index, parameter in
      let label =
        isSwift2 && index == 0 && parameter.secondName == nil ? "_ " : ""
      let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }
      return "\(label)\(names.joined(separator: " ")): \(currentCode(of: parameter.type))"
    }
    let effects = function.signature.effectSpecifiers.map { " \($0.code)" } ?? ""
    let result =
      function.signature.returnClause.map { " -> \(currentCode(of: $0.type))" } ?? ""
    return "(\(list.joined(separator: ", ")))\(effects)\(result)"
  }

  private func defaultValue(of type: TypeSyntax?, at declaration: DeclSyntax) -> String {
    guard let type, !["Void", "()"].contains(type.code) else { return "" }
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    output.report(
      "the optional requirement returns \(type.code): a class that omits it traps when it is called.",
      at: declaration, severity: .warning)
    return #"fatalError("an optional requirement that the class omits was called")"#
  }
}
