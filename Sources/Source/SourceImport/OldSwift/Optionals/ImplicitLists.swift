internal import SwiftSyntax

/// A list of implicitly unwrapped properties has elements that are not optional, as before Swift
/// 4.2.
///
/// In `for box in [redBox, blueBox] { box.alpha = 0 }` each property gets a `!`. Lists whose
/// elements are used as optional values, as in `box?.alpha`, stay as they are.
final class ImplicitLists: RuleVisitor {
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.elements.isEmpty, node.elements.allSatisfy({ isImplicit($0.expression) }),
      ElementUse.of(node) == .plain
    {
      for element in node.elements { output.insert("!", after: element.expression) }
    }
    return .visitChildren
  }

  /// Returns whether an expression names an implicitly unwrapped property of the type around it.
  private func isImplicit(_ expression: ExprSyntax) -> Bool {
    let name: String
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      guard LocalValues.typeName(of: name, at: Syntax(expression)) == nil,
        LocalValues.binding(of: name, at: Syntax(expression)) == nil
      else { return false }
    } else if let member = expression.as(MemberAccessExprSyntax.self), member.base?.code == "self" {
      name = member.declName.baseName.text
    } else {
      return false
    }
    guard let enclosing = EnclosingType(of: Syntax(expression)),
      let type = project.type(named: enclosing.qualifiedName, from: file)
    else { return false }
    return ([type] + project.superclasses(of: type)).contains { $0.implicitTypes[name] != nil }
  }
}

/// How the elements of a list are used.
private enum ElementUse {
  /// Their members are used directly.
  case plain
  /// Some are used as optional values, or no use is known.
  case other

  static func of(_ list: ArrayExprSyntax) -> ElementUse {
    guard let parent = list.parent else { return .other }
    if let loop = parent.as(ForStmtSyntax.self) { return of(loop) }
    if let member = parent.as(MemberAccessExprSyntax.self) { return of(callOf: member) }
    if let variable = parent.parent?.as(PatternBindingSyntax.self), variable.typeAnnotation == nil,
      let scope = scope(around: Syntax(variable))
    {
      let visitor = ListUses(name: variable.pattern.code)
      visitor.walk(scope)
      return visitor.uses.contains(.plain) && !visitor.uses.contains(.other) ? .plain : .other
    }
    return .other
  }

  /// Returns how a loop uses its variable.
  static func of(_ loop: ForStmtSyntax) -> ElementUse {
    of(loop.pattern.code, in: Syntax(loop.body))
  }

  /// Returns how a closure that gets each element uses it.
  static func of(callOf member: MemberAccessExprSyntax) -> ElementUse {
    guard ["forEach", "map"].contains(member.declName.baseName.text),
      let call = member.parent?.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure
    else { return .other }
    var name = "$0"
    if case .simpleInput(let names)? = closure.signature?.parameterClause, let first = names.first {
      name = first.name.text
    }
    return of(name, in: Syntax(closure))
  }

  /// Returns how a variable is used.
  private static func of(_ name: String, in body: Syntax) -> ElementUse {
    let visitor = MemberUses(name: name)
    visitor.walk(body)
    return visitor.isPlain && !visitor.isOptional ? .plain : .other
  }

  /// Returns the statements or members among which a declaration stands.
  private static func scope(around node: Syntax) -> Syntax? {
    var current = node.parent
    while let syntax = current {
      if syntax.is(CodeBlockSyntax.self) || syntax.is(ClosureExprSyntax.self)
        || syntax.is(MemberBlockSyntax.self)
      {
        return syntax
      }
      current = syntax.parent
    }
    return nil
  }
}

/// Finds the uses of the elements of a named list.
private final class ListUses: SyntaxVisitor {
  private let name: String
  private(set) var uses: [ElementUse] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, let parent = node.parent else { return .visitChildren }
    if let loop = parent.as(ForStmtSyntax.self) {
      uses.append(ElementUse.of(loop))
    } else if let element = parent.as(SubscriptCallExprSyntax.self), let use = element.parent {
      uses.append(use.is(MemberAccessExprSyntax.self) ? .plain : .other)
    } else if let member = parent.as(MemberAccessExprSyntax.self),
      member.parent?.is(FunctionCallExprSyntax.self) == true
    {
      uses.append(ElementUse.of(callOf: member))
    }
    return .visitChildren
  }
}

/// Finds the uses of a variable's members.
private final class MemberUses: SyntaxVisitor {
  private let name: String
  private(set) var isPlain = false
  private(set) var isOptional = false

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, let parent = node.parent else { return .visitChildren }
    if parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id {
      isPlain = true
    } else if Self.isItem(Syntax(node)) {
      isPlain = true
    } else if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      isOptional = true
    }
    return .visitChildren
  }

  /// Returns whether an expression is an item of UIKit Dynamics, which cannot be nil: an argument
  /// `item:`, or in the list of one `items:`.
  private static func isItem(_ node: Syntax) -> Bool {
    let isInList = node.parent?.is(ArrayElementSyntax.self) == true
    let outer = isInList ? node.parent?.parent?.parent?.parent : node.parent
    let label = outer?.as(LabeledExprSyntax.self)?.label?.text
    return label == (isInList ? "items" : "item")
  }
}
