internal import SwiftSyntax

/// Functions of Swift 1 that are methods today: `contains(list, item)` becomes
/// `list.contains(item)`.
final class FreeFunctions: RuleVisitor {
  /// A method of today.
  private struct Method {
    let name: String
    /// The label of the second argument, without the colon; empty for none.
    var label = ""
    var isProperty = false
  }

  /// The methods by the names and the numbers of arguments of the functions.
  private static let methods: [String: Method] = [
    "contains 2": Method(name: "contains"), "enumerate 1": Method(name: "enumerated"),
    "filter 2": Method(name: "filter"), "find 2": Method(name: "firstIndex", label: "of"),
    "map 2": Method(name: "map"), "reduce 3": Method(name: "reduce"),
    "reverse 1": Method(name: "reversed"),
    "dropFirst 1": Method(name: "dropFirst"), "dropLast 1": Method(name: "dropLast"),
    "first 1": Method(name: "first", isProperty: true),
    "flatMap 2": Method(name: "flatMap"),
    "indices 1": Method(name: "indices", isProperty: true),
    "isEmpty 1": Method(name: "isEmpty", isProperty: true),
    "last 1": Method(name: "last", isProperty: true), "sort 1": Method(name: "sort"),
    "sort 2": Method(name: "sort", label: "by"), "sorted 1": Method(name: "sorted"),
    "sorted 2": Method(name: "sorted", label: "by"),
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let count = node.arguments.count + (node.trailingClosure == nil ? 0 : 1)
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let method = Self.methods["\(callee.baseName.text) \(count)"],
      !project.declaredNames.contains(callee.baseName.text),
      node.arguments.allSatisfy({ $0.label == nil }), let first = node.arguments.first,
      let right = node.rightParen, !callsMethod(node, of: first)
    else { return .visitChildren }
    let label = method.label.isEmpty ? "" : "\(method.label): "
    // sort(&list) changes the list.
    let list = first.expression.as(InOutExprSyntax.self)?.expression ?? first.expression
    let object = list.codeRange
    // The object is put into parentheses unless it is one word or a list.
    let isPlain =
      list.is(DeclReferenceExprSyntax.self) || list.is(MemberAccessExprSyntax.self)
      || list.is(ArrayExprSyntax.self)
    output.text.add(
      Edit(
        range: callee.codeRange.lowerBound..<object.lowerBound, text: isPlain ? "" : "("))
    let close = isPlain ? "" : ")"
    if let second = node.arguments.dropFirst().first {
      output.text.add(
        Edit(
          range: object.upperBound..<second.expression.codeRange.lowerBound,
          text: "\(close).\(method.name)(\(label)"))
    } else if node.trailingClosure != nil {
      output.text.add(
        Edit(
          range: object.upperBound..<right.codeRange.upperBound, text: "\(close).\(method.name)"))
    } else {
      output.text.add(
        Edit(
          range: object.upperBound..<right.codeRange.upperBound,
          text: "\(close).\(method.name)\(method.isProperty ? "" : "()")"))
    }
    return .visitChildren
  }

  /// Returns whether a call in an extension of a list is one of a method of the list.
  private func callsMethod(_ node: FunctionCallExprSyntax, of argument: LabeledExprSyntax) -> Bool {
    guard let owner = EnclosingType(of: Syntax(node)),
      owner.declaration.is(ExtensionDeclSyntax.self)
    else { return false }
    return project.type(named: owner.qualifiedName, from: file) == nil
      && !argument.expression.code.hasPrefix("self")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    let name = node.declName.baseName.text
    if name == "classForCoder", let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    {
      // A.classForCoder() becomes A.self, and that of a value that is a class the value
      let isType = base.code.first?.isUppercase == true
      output.text.add(
        Edit(
          range: base.codeRange.upperBound..<call.codeRange.upperBound,
          text: isType ? ".self" : ""))
    } else if name == "dynamicType" || name == "classForCoder" {
      // a.dynamicType becomes type(of: a)
      output.insert("type(of: ", before: base)
      output.text.add(
        Edit(range: base.codeRange.upperBound..<node.codeRange.upperBound, text: ")"))
    }
    return .visitChildren
  }
}
