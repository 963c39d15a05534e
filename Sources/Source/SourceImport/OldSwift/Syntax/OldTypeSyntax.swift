internal import SwiftSyntax

/// Types as Swift 1 to 4 wrote them.
///
/// `(Void) -> A` becomes `() -> A`, `A -> B` becomes `(A) -> B`, and `[A!]` becomes `[A]`. In
/// files of Swift 2 the type of values that may be anything is `Any` instead of `AnyObject`: on
/// Linux numbers, texts and lists do not become objects by themselves.
final class OldTypeSyntax: RuleVisitor {
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parameters.count == 1, let first = node.parameters.first,
      first.type.code == "Void" || first.type.code == "()" && isOld(node), first.ellipsis == nil
    {
      let isBare = node.leftParen.presence == .missing
      output.replace(node.parameters, with: isBare ? "()" : "")
    } else if node.leftParen.presence == .missing {
      output.insert("(", before: node.parameters)
      output.insert(")", after: node.parameters)
    }
    // (a: A) -> B becomes (_ a: A) -> B
    for parameter in node.parameters {
      if let label = parameter.firstName, parameter.secondName == nil, label.text != "_" {
        output.insert("_ ", before: label)
      }
    }
    return .visitChildren
  }

  /// Returns whether `(()) -> A` takes nothing; since Swift 4 it takes an empty tuple.
  private func isOld(_ node: FunctionTypeSyntax) -> Bool {
    project.dialects[file.index] == .swift2 || node.leftParen.presence == .missing
  }

  override func visit(
    _ node: ImplicitlyUnwrappedOptionalTypeSyntax
  ) -> SyntaxVisitorContinueKind {
    if let operand = coerced(to: node) {
      // a as [A]! unwraps a, if it is optional.
      output.insert("(", before: operand)
      output.replace(node.exclamationMark, with: "?)!")
    } else if node.isInsideType {
      output.remove(node.exclamationMark)
    }
    return .visitChildren
  }

  /// Returns what `as` without a mark coerces to a type; nil where it casts down, as in Swift 1.0
  /// and 1.1.
  private func coerced(to type: ImplicitlyUnwrappedOptionalTypeSyntax) -> ExprSyntax? {
    guard !project.hasPlainDowncasts, let expression = type.parent?.as(TypeExprSyntax.self),
      let (operand, mark) = expression.preceding, let cast = mark.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    else { return nil }
    return operand
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // [A!]() makes an empty list; its type is read as a list with one forced value.
    if node.arguments.isEmpty, let list = node.calledExpression.as(ArrayExprSyntax.self),
      let element = list.elements.first, list.elements.count == 1, element.trailingComma == nil,
      let forced = element.expression.as(ForceUnwrapExprSyntax.self)
    {
      output.remove(forced.exclamationMark)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "T", isElement(node) { output.replace(node.name, with: "Element") }
    if node.name.text == "AnyObject", project.dialects[file.index] == .swift2,
      !node.needsObject
    {
      output.replace(node.name, with: "Any")
    }
    return .visitChildren
  }

  /// Returns whether `T` is the element type of the list that an extension extends, its name in
  /// Swift 1.
  private func isElement(_ node: IdentifierTypeSyntax) -> Bool {
    var current = node.parent
    while let syntax = current {
      if syntax.as(FunctionDeclSyntax.self)?.genericParameterClause != nil { return false }
      if let owner = syntax.as(ExtensionDeclSyntax.self) {
        return owner.extendedType.code == "Array" && project.type(named: "T", from: file) == nil
      }
      current = syntax.parent
    }
    return false
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    // A type that conforming types give, in a protocol.
    let owner = EnclosingType(of: Syntax(node))
    if owner?.declaration.is(ProtocolDeclSyntax.self) == true,
      node.initializer.value.code.isEmpty || node.initializer.equal.presence == .missing
    {
      output.replace(node.typealiasKeyword, with: "associatedtype")
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// Whether the type is part of another type, or that of a cast.
  fileprivate var isPartOfType: Bool {
    guard let parent else { return false }
    return parent.is(ArrayTypeSyntax.self) || parent.is(DictionaryTypeSyntax.self)
      || parent.is(GenericArgumentSyntax.self) || parent.is(TupleTypeElementSyntax.self)
      || parent.is(OptionalTypeSyntax.self)
      || parent.is(ReturnClauseSyntax.self)
        && parent.parent?.is(FunctionTypeSyntax.self) == true
      || parent.is(TypeExprSyntax.self)
  }
}

extension ImplicitlyUnwrappedOptionalTypeSyntax {
  fileprivate var isInsideType: Bool { TypeSyntax(self).isPartOfType }
}

extension IdentifierTypeSyntax {
  /// Whether `AnyObject` stands where only classes are allowed.
  fileprivate var needsObject: Bool {
    var current = parent
    while let syntax = current {
      if syntax.is(InheritedTypeSyntax.self) || syntax.is(CompositionTypeElementSyntax.self)
        || syntax.is(GenericParameterSyntax.self) || syntax.is(GenericRequirementSyntax.self)
      {
        return true
      }
      if let variable = syntax.as(VariableDeclSyntax.self) {
        return variable.modifiers.containsAny(["weak", "unowned"])
      }
      if syntax.is(MemberBlockItemSyntax.self) || syntax.is(CodeBlockItemSyntax.self) {
        return false
      }
      current = syntax.parent
    }
    return false
  }
}
