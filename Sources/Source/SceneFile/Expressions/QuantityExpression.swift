internal import Geometry

/// An expression of the quantities of plots, in the language of scene files: `ball.speed^2 / 2`.
package struct QuantityExpression: Sendable {
  /// The names of the quantities, in the order in which they first occur.
  package let operands: [String]
  private let expression: Expression

  /// Parses a text.
  ///
  /// - Throws: An ``ExpressionParser/Failure`` that names the place if it is not an expression.
  package init(_ text: String) throws(ExpressionParser.Failure) {
    (expression, operands) = try ExpressionParser.parseQuantities(text)
  }

  /// Whether the expression is the name of one quantity.
  package var isName: Bool { if case .operand = expression { true } else { false } }

  /// Returns the value for values of the quantities, in their order.
  package func value(_ values: [Double]) -> Double {
    do throws(ExpressionError) {
      return try expression.value(in: Scope(operands: values))
    } catch {
      preconditionFailure("an expression of quantities has no lists: \(error.sentence)")
    }
  }
}
