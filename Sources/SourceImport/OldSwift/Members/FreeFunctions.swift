internal import SwiftSyntax

/// Functions of Swift 1 that are methods today: `contains(list, item)` becomes `list.contains(item)`.
final class FreeFunctions: RuleVisitor {
  /// A method of today.
  private struct Method {
    let name: String
    /// The label of the second argument, without the colon; empty for none.
    var label = ""
  }

  /// The methods by the names and the numbers of arguments of the functions.
  private static let methods: [String: Method] = [
    "contains 2": Method(name: "contains"), "enumerate 1": Method(name: "enumerated"),
    "filter 2": Method(name: "filter"), "find 2": Method(name: "firstIndex", label: "of"),
    "map 2": Method(name: "map"), "reverse 1": Method(name: "reversed"),
    "sorted 1": Method(name: "sorted"), "sorted 2": Method(name: "sorted", label: "by"),
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let count = node.arguments.count + (node.trailingClosure == nil ? 0 : 1)
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let method = Self.methods["\(callee.baseName.text) \(count)"],
      !project.declaredNames.contains(callee.baseName.text),
      node.arguments.allSatisfy({ $0.label == nil }), let first = node.arguments.first,
      let right = node.rightParen
    else { return .visitChildren }
    let label = method.label.isEmpty ? "" : "\(method.label): "
    let object = first.expression.codeRange
    // The object is put into parentheses unless it is one word or a list.
    let isPlain =
      first.expression.is(DeclReferenceExprSyntax.self)
      || first.expression.is(MemberAccessExprSyntax.self)
      || first.expression.is(ArrayExprSyntax.self)
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
          range: object.upperBound..<right.codeRange.upperBound, text: "\(close).\(method.name)()"))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // a.dynamicType becomes type(of: a)
    if node.declName.baseName.text == "dynamicType", let base = node.base {
      output.insert("type(of: ", before: base)
      output.text.add(
        Edit(range: base.codeRange.upperBound..<node.codeRange.upperBound, text: ")"))
    }
    return .visitChildren
  }
}
