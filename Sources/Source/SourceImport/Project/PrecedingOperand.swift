internal import SwiftSyntax

extension ExprSyntaxProtocol {
  /// The operand and the operator before the expression in a sequence: `a` and `=` for `b` in `a =
  /// b`.
  var preceding: (operand: ExprSyntax, operator: ExprSyntax)? {
    guard let elements = parent?.parent?.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      let index = elements.firstIndex(where: { $0.id == id }), index >= 2
    else { return nil }
    return (elements[index - 2], elements[index - 1])
  }
}
