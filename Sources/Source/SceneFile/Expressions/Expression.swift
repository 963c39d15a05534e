internal import ElementaryFunctions
internal import Geometry
internal import SceneViews

/// A number that may depend on parameters, the variables of `for`, and lists.
package indirect enum Expression: Sendable {
  case number(Double)
  case name(String)
  case element(list: String, index: Expression)
  case negation(Expression)
  case operation(Operator, Expression, Expression)
  case call(Function, [Expression])
  /// A quantity of the motion, in texts only.
  case quantity(LiveQuantity)
  /// The quantity of a plot with an index among those of its expression.
  case operand(Int)

  /// An operation on two numbers; `%` is the remainder with the sign of the first, `^` a power, and
  /// comparisons are 1 or 0.
  package enum Operator: String, CaseIterable, Sendable {
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case equal = "=="
    case less = "<"
    case greater = ">"
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case power = "^"

    var isComparison: Bool { precedence == 1 }

    /// 1 for comparisons, 2 for sums, 3 for products, 5 for powers, which precede a sign.
    var precedence: Int {
      switch self {
      case .lessOrEqual, .greaterOrEqual, .equal, .less, .greater: 1
      case .add, .subtract: 2
      case .multiply, .divide, .remainder: 3
      case .power: 5
      }
    }

    /// The precedence above which operators belong to the right operand: 2^3^2 is 2^(3^2).
    var rightPrecedence: Int { self == .power ? precedence - 1 : precedence }
  }

  /// The precedence of a sign.
  static let signPrecedence = 4

  /// A function.
  ///
  /// Angles are in radians. `random` gives a number from 0 to 1 for an argument, always the
  /// same; `radians` converts degrees, and `degrees` radians; `if` gives its second argument if the
  /// first is not 0, and the third otherwise.
  package enum Function: String, CaseIterable, Sendable {
    case abs, atan2, ceil, cos, degrees, exp, floor, `if`, max, min, pow, radians, random, round,
      sin, sqrt, tan

    var argumentCount: Int {
      switch self {
      case .atan2, .max, .min, .pow: 2
      case .if: 3
      default: 1
      }
    }
  }

  /// Whether the value is the same whatever parameters and variables are.
  var isConstant: Bool {
    switch self {
    case .number: true
    case .name(let name): name == "pi"
    case .element, .quantity, .operand: false
    case .negation(let operand): operand.isConstant
    case .operation(_, let left, let right): left.isConstant && right.isConstant
    case .call(_, let arguments): arguments.allSatisfy(\.isConstant)
    }
  }

  /// Whether the value changes while the scene is performed.
  var isLive: Bool {
    switch self {
    case .quantity: true
    case .number, .name, .operand: false
    case .element(_, let index): index.isLive
    case .negation(let operand): operand.isLive
    case .operation(_, let left, let right): left.isLive || right.isLive
    case .call(_, let arguments): arguments.contains(where: \.isLive)
    }
  }

  /// Returns the value for some names.
  ///
  /// - Throws: A ``ExpressionError`` if an index is outside of its list.
  package func value(in scope: Scope) throws(ExpressionError) -> Double {
    switch self {
    case .number(let number): return number
    case .name(let name): return scope.number(name)
    case .quantity(let quantity): return try quantity.value(in: scope)
    case .operand(let index): return scope.operands[index]
    case .element(let list, let index):
      let elements = scope.numbers(ofList: list)
      return elements[
        try index.index(in: scope, count: elements.count, of: "the list '\(list)'")]
    case .negation(let operand): return -(try operand.value(in: scope))
    case .operation(let operation, let left, let right):
      return operation.value(try left.value(in: scope), try right.value(in: scope))
    case .call(.if, let arguments):
      return try arguments[try arguments[0].value(in: scope) != 0 ? 1 : 2].value(in: scope)
    case .call(let function, let arguments):
      let first = try arguments[0].value(in: scope)
      let second = arguments.count > 1 ? try arguments[1].value(in: scope) : 0
      return function.value(first, second)
    }
  }

  /// Returns the value as an index.
  ///
  /// - Throws: A ``ExpressionError`` if there is no such element.
  func index(in scope: Scope, count: Int, of name: String) throws(ExpressionError) -> Int {
    let value = try value(in: scope)
    guard value >= 0, value < Double(count) else {
      let allowed = count == 0 ? "it is empty" : "0 to \(count - 1) are allowed"
      throw ExpressionError("index \(value.shortestDescription) of \(name): \(allowed)")
    }
    return Int(value)
  }
}

/// What prevents an expression from having a value.
package struct ExpressionError: Error {
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension Expression.Operator {
  fileprivate func value(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .lessOrEqual: left <= right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    case .power: ElementaryFunctions.pow(left, right)
    }
  }
}

extension Expression.Function {
  fileprivate func value(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .abs: x.magnitude
    case .atan2: ElementaryFunctions.atan2(x, y)
    case .ceil: x.rounded(.up)
    case .cos: ElementaryFunctions.cos(x)
    case .degrees: x * 180 / .pi
    case .exp: ElementaryFunctions.exp(x)
    case .floor: x.rounded(.down)
    case .if: preconditionFailure("'if' evaluates one argument")
    case .max: x >= y ? x : y
    case .min: y < x ? y : x
    case .pow: ElementaryFunctions.pow(x, y)
    case .radians: x * .pi / 180
    case .random: pseudoRandom(x)
    case .round: x.rounded()
    case .sin: ElementaryFunctions.sin(x)
    case .sqrt: x.squareRoot()
    case .tan: ElementaryFunctions.tan(x)
    }
  }
}
