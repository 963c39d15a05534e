internal import Geometry

// Numbers: literals, or expressions as texts.
extension ValueType where Output == Double {
  /// Numbers of a range, from which values of parameters may stray: they are clamped, with a note.
  static func number(
    _ range: ClosedRange<Double> = -1e6...1e6
  ) -> ValueType {
    ValueType(.oneOf([.number(range, isWhole: false), .text(pattern: nil)])) {
      (item) throws(SceneError) in
      let expression = try item.expression()
      try item.checkConstant(expression, in: range)
      return Value(swift: expression.swift(item.source.names)) {
        expression.value(in: $0, range, of: item)
      }
    }
  }

  /// Numbers that are not negative.
  static var positive: ValueType { number(0...1e6) }
}

extension ValueType where Output == Int {
  /// Whole numbers of a range; fractions are cut off.
  static func wholeNumber(_ range: ClosedRange<Double>) -> ValueType {
    ValueType(.oneOf([.number(range, isWhole: true), .text(pattern: nil)])) {
      (item) throws(SceneError) in
      let expression = try item.expression()
      try item.checkConstant(expression, in: range)
      if case .number(let number) = expression, Int(exactly: number) == nil {
        throw item.error("a whole number is needed, not \(item.found).")
      }
      return Value(swift: expression.integerSwift(item.source.names)) {
        Int(expression.value(in: $0, range, of: item))
      }
    }
  }
}

extension Source.Item {
  /// Reads a number or an expression.
  func expression() throws(SceneError) -> Expression {
    guard let text, !text.isEmpty else {
      throw error("a number or an expression is needed, not \(found).")
    }
    if let number = Double(text), number.isFinite { return .number(number) }
    return try expression(in: text, at: 0)
  }

  /// Parses a part of the text, that begins after a number of characters.
  ///
  /// - Parameters:
  ///   - text: The part.
  ///   - offset: The number of characters before it.
  ///   - isLive: Whether quantities of the motion are allowed; false by default.
  /// - Returns: The expression.
  /// - Throws: A ``SceneError`` at the place of what is wrong.
  func expression(
    in text: String, at offset: Int, isLive: Bool = false
  ) throws(SceneError) -> Expression {
    do throws(ExpressionParser.Failure) {
      return try ExpressionParser.parse(text, names: source.names, isLive: isLive)
    } catch {
      throw self.error("\(error.sentence).", offset: offset + error.offset)
    }
  }

  /// Checks a value that depends on nothing.
  fileprivate func checkConstant(
    _ expression: Expression, in range: ClosedRange<Double>
  ) throws(SceneError) {
    guard expression.isConstant, let value = try? expression.value(in: .empty),
      !range.contains(value)
    else { return }
    throw error(Self.sentence(about: value, in: range))
  }

  fileprivate static func sentence(
    about value: Double, in range: ClosedRange<Double>
  ) -> String {
    value.isFinite
      ? """
      \(value.shortestDescription) is not allowed; it must be from \
      \(range.lowerBound.shortestDescription) to \(range.upperBound.shortestDescription).
      """ : "the value is not finite, as after a division by 0."
  }
}

extension Expression {
  /// Returns the value in a range; one outside is clamped, and reported.
  fileprivate func value(
    in scope: Scope, _ range: ClosedRange<Double>, of item: Source.Item
  ) -> Double {
    let value: Double
    do throws(ExpressionError) {
      value = try self.value(in: scope)
    } catch {
      scope.performance.report("\(item.position()): \(error.sentence).")
      return range.clamp(0)
    }
    guard range.contains(value) else {
      scope.performance.report(
        "\(item.position()): \(Source.Item.sentence(about: value, in: range))")
      return range.clamp(value.isNaN ? 0 : value)
    }
    return value
  }
}

extension ClosedRange<Double> {
  fileprivate func clamp(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
