internal import SwiftSyntax

/// Methods that have another meaning since Swift 3, or became initializers, properties or
/// functions.
///
/// `a.sort()` and `a.reverse()` make new lists in Swift 2; they are `sorted` and `reversed` where
/// the value is used.
final class OldMembers: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    removeLabels(of: node)
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      rewriteFunction(node, name: callee.baseName.text)
      return .visitChildren
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, let left = node.leftParen ?? node.trailingClosure?.leftBrace
    else { return .visitChildren }
    let name = member.declName.baseName
    guard !project.memberNames.contains(name.text) else { return .visitChildren }
    let only = node.arguments.count == 1 ? node.arguments.first : nil
    let isStatement = node.parent?.is(CodeBlockItemSyntax.self) == true && !node.isOnlyValue
    switch name.text {
    case "sort", "sortInPlace":
      let isSorting = name.text == "sort" && !isStatement
      output.replace(name, with: isSorting ? "sorted" : "sort")
      if let only, only.label == nil { output.insert("by: ", before: only) }
    case "reverse" where node.arguments.isEmpty && !isStatement:
      output.replace(name, with: "reversed")
    case "subtract" where only?.label == nil && !isStatement:
      output.replace(name, with: "subtracting")
    case "contains":
      if let only, only.label == nil, only.expression.is(ClosureExprSyntax.self) {
        output.insert("where: ", before: only)
      }
    case "join":
      // ",".join(list) becomes list.joined(separator: ",")
      guard let only, only.label == nil, base.is(StringLiteralExprSyntax.self),
        let right = node.rightParen
      else { break }
      let start = base.codeRange.lowerBound
      output.text.add(Edit(range: start..<left.codeRange.upperBound, text: ""))
      output.replace(right, with: ".joined(separator: \(base.code))")
    case "stride" where only == nil && node.arguments.first?.label != nil:
      output.insert("stride(from: ", before: base)
      output.text.add(
        Edit(range: base.codeRange.upperBound..<left.codeRange.upperBound, text: ", "))
    case "toInt" where node.arguments.isEmpty:
      output.insert("Int(", before: base)
      output.text.add(
        Edit(range: base.codeRange.upperBound..<left.codeRange.upperBound, text: ""))
    case "buttonWithType", "fileURLWithPath", "fromRaw":
      // A class method that makes an object is an initializer.
      guard let only, only.label == nil else { break }
      let labels = ["buttonWithType": "type", "fromRaw": "rawValue"]
      let label = labels[name.text] ?? name.text
      output.text.add(
        Edit(
          range: base.codeRange.upperBound..<left.codeRange.upperBound, text: "(\(label): "))
    case "setTranslatesAutoresizingMaskIntoConstraints":
      guard let only, let right = node.rightParen else { break }
      output.text.add(
        Edit(
          range: name.codeRange.lowerBound..<only.codeRange.lowerBound,
          text: "translatesAutoresizingMaskIntoConstraints = "))
      output.text.add(Edit(range: right.codeRange, text: ""))
    case "isKindOfClass", "isMemberOfClass":
      if let only, only.expression.is(DeclReferenceExprSyntax.self),
        only.expression.code.first?.isUppercase == true
      {
        output.insert(".self", after: only)
      }
    case "advancedBy":
      guard let only, only.label == nil else { break }
      if !moveIndex(base, start: base.codeRange.lowerBound, end: left.codeRange.upperBound) {
        output.replace(name, with: "advanced")
        output.insert("by: ", before: only)
      }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let limits = ["max": "greatestFiniteMagnitude", "min": "leastNormalMagnitude"]
    if let base = node.base?.code, ["CGFloat", "Double", "Float"].contains(base),
      let limit = limits[node.declName.baseName.text],
      node.parent?.is(FunctionCallExprSyntax.self) != true
    {
      output.replace(node.declName.baseName, with: limit)
    }
    return .visitChildren
  }

  /// Removes the labels of a call of a closure: `done?(ok: true)` becomes `done?(true)`.
  private func removeLabels(of node: FunctionCallExprSyntax) {
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let callee = chain?.expression ?? node.calledExpression
    let member = callee.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName,
      chain != nil || member == nil || member?.base?.code == "self",
      project.isOnlyProperty(name.text)
    else { return }
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      let start = label.codeRange.lowerBound
      output.text.add(Edit(range: start..<argument.expression.codeRange.lowerBound, text: ""))
    }
  }

  /// Rewrites `join(",", list)` and `advance(a.startIndex, n)`.
  private func rewriteFunction(_ node: FunctionCallExprSyntax, name: String) {
    guard node.arguments.count == 2, let first = node.arguments.first?.expression,
      let second = node.arguments.last?.expression, let right = node.rightParen,
      !project.declaredNames.contains(name)
    else { return }
    let start = node.codeRange.lowerBound
    if name == "join" {
      output.text.add(Edit(range: start..<second.codeRange.lowerBound, text: ""))
      output.replace(right, with: ".joined(separator: \(first.code))")
    } else if name == "advance" {
      moveIndex(first, start: start, end: second.codeRange.lowerBound)
    }
  }

  /// Rewrites `a.startIndex.advancedBy(n)` as `a.index(a.startIndex, offsetBy: n)`.
  @discardableResult
  private func moveIndex(_ base: ExprSyntax, start: Int, end: Int) -> Bool {
    guard let index = base.as(MemberAccessExprSyntax.self), let text = index.base,
      ["startIndex", "endIndex"].contains(index.declName.baseName.text)
    else { return false }
    output.text.add(
      Edit(range: start..<end, text: "\(text.code).index(\(base.code), offsetBy: "))
    return true
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is the only statement of a closure or a getter, whose value it is.
  fileprivate var isOnlyValue: Bool {
    guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.count == 1 && list.parent?.is(ClosureExprSyntax.self) == true
  }
}
