/// What the text of a condition says.
package indirect enum PredicateSyntax {
  case constant(Bool)
  case not(PredicateSyntax)
  case and([PredicateSyntax])
  case or([PredicateSyntax])
  case comparison(PredicateComparison)

  /// Reads a text; nil if it is not a condition.
  package static func read(_ text: String) -> PredicateSyntax? {
    var parser = PredicateParser(text)
    return parser.condition
  }
}

/// A comparison of two values in the text of a condition.
package struct PredicateComparison {
  /// Of which elements of the left value the comparison must hold.
  package enum Quantifier: String, CaseIterable {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  /// Of which elements of the left value the comparison must hold; nil for the value itself.
  package let quantifier: Quantifier?
  package let left: PredicateOperand
  /// The operator, in capitals, such as `==` and `BEGINSWITH`.
  package let name: String
  /// The letters in brackets behind the operator, in lower case: `c`, `d`.
  package let options: String
  package let right: PredicateOperand
  /// The comparison as a text.
  package let text: String

  /// Returns whether the comparison holds for a left value, or for as many of its elements as the
  /// quantifier says.
  package func holds<Value>(
    for left: Value, elements: (Value) -> [Value], holds: (Value) -> Bool
  ) -> Bool {
    switch quantifier {
    case nil: holds(left)
    case .all?: elements(left).allSatisfy(holds)
    case .none?: !elements(left).contains(where: holds)
    case .any?, .some?: elements(left).contains(where: holds)
    }
  }
}

/// One side of a comparison in the text of a condition.
package indirect enum PredicateOperand {
  case text(String)
  case number(Double)
  case bool(Bool)
  case null
  /// The object itself, `SELF`.
  case object
  /// The value at a path of the object's names.
  case path(String)
  /// The value of a variable, `$NAME`.
  case variable(String)
  /// The argument of an index, `%@`.
  case argument(Int)
  /// The value at the path that is the argument of an index, `%K`.
  case keyArgument(Int)
  case list([PredicateOperand])
}
