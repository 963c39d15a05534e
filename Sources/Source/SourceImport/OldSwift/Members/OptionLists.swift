internal import SwiftSyntax

/// Options that are joined by `|`, as in Swift 1, become a list: `.Repeat | .Autoreverse` becomes
/// `[.Repeat, .Autoreverse]`.
final class OptionLists: RuleVisitor {
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var elements = Array(node.elements)
    // a.mask = A | B
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) { elements.removeFirst(2) }
    let operators = stride(from: 1, to: elements.count, by: 2).compactMap {
      elements[$0].as(BinaryOperatorExprSyntax.self)
    }
    let operands = stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
    guard elements.count >= 3, operators.count == elements.count / 2,
      operators.allSatisfy({ $0.operator.text == "|" }), operands.allSatisfy(isOption)
    else { return .visitChildren }
    output.insert("[", before: elements[0])
    for mark in operators { output.replace(mark, with: ",") }
    output.insert("]", after: node)
    return .visitChildren
  }

  private func isOption(_ operand: ExprSyntax) -> Bool {
    guard let member = operand.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.first?.isUppercase == true
    else { return false }
    guard let base = member.base?.code else { return true }
    return ["UI", "NS", "CA"].contains { base.hasPrefix($0) }
      && project.type(named: base, from: file) == nil
  }
}
