/// A linear expression: a sum of variables times coefficients, plus a constant.
///
/// Expressions are built with operators:
///
/// ```swift
/// let trailing = left + width
/// let center = left + width / 2 - 4
/// ```
public struct Expression: Hashable, Sendable {
  /// A variable times a coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms; a variable may occur in several, which are summed.
  public var terms: [Term]
  /// The constant.
  public var constant: Double

  /// Creates an expression from its parts.
  public init(terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression that is one variable.
  public init(_ variable: Variable) { self.init(terms: [Term(variable)]) }
}

/// A variable or an expression: an operand of the operators that build expressions.
public protocol ExpressionConvertible: Sendable {
  /// The operand as an expression.
  var expression: Expression { get }
}

extension Variable: ExpressionConvertible {
  /// The variable as an expression.
  public var expression: Expression { Expression(self) }
}

extension Expression: ExpressionConvertible {
  /// The expression itself.
  public var expression: Expression { self }
}

extension ExpressionConvertible {
  /// Returns the sum of two expressions.
  public static func + (left: Self, right: some ExpressionConvertible) -> Expression {
    var sum = left.expression
    let summand = right.expression
    sum.terms += summand.terms
    sum.constant += summand.constant
    return sum
  }

  /// Returns the difference of two expressions.
  public static func - (left: Self, right: some ExpressionConvertible) -> Expression {
    left + right * -1
  }

  /// Returns an expression with a number added to its constant.
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// Returns an expression with a number subtracted from its constant.
  public static func - (left: Self, right: Double) -> Expression { left + -right }

  /// Returns an expression with all coefficients and the constant multiplied by a number.
  public static func * (left: Self, right: Double) -> Expression {
    var product = left.expression
    for index in product.terms.indices { product.terms[index].coefficient *= right }
    product.constant *= right
    return product
  }

  /// Returns an expression with all coefficients and the constant multiplied by a number.
  public static func * (left: Double, right: Self) -> Expression { right * left }

  /// Returns an expression with all coefficients and the constant divided by a number.
  public static func / (left: Self, right: Double) -> Expression { left * (1 / right) }
}
