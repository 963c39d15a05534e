internal import Geometry
internal import YAMLReading

// Numbers: literals, or expressions as texts.
extension ValueType where Output == Double {
  /// Numbers of a range, from which values of parameters may stray: they are clamped, with a note.
  static func number(
    _ range: ClosedRange<Double> = -1e6...1e6, measure: Measure? = nil
  ) -> ValueType {
    number(AllowedNumbers(range), measure: measure)
  }

  /// Numbers that are allowed, from which values of parameters may stray.
  static func number(_ allowed: AllowedNumbers, measure: Measure? = nil) -> ValueType {
    ValueType(.oneOf([.number(allowed, isWhole: false), .expression])) {
      (item) throws(SceneError) in
      let expression = try item.expression(measure: measure)
      try item.checkConstant(expression, in: allowed)
      return Value(swift: expression.swift(item.source.names)) {
        expression.value(in: $0, allowed, of: item)
      }
    }
  }

  /// Numbers that are not negative.
  static var positive: ValueType { number(0...1e6) }

  /// Lengths of views and shapes, in points.
  static var length: ValueType { number(.lengths, measure: .length) }

  /// Distances that are not negative, in points.
  static var distance: ValueType { number(0...1e6, measure: .length) }

  /// Coordinates, in points.
  static var coordinate: ValueType { number(measure: .length) }

  /// Times of a range, in seconds; up to an hour unless given.
  static func time(_ range: ClosedRange<Double> = 0...3600) -> ValueType {
    number(range, measure: .time)
  }

  /// Numbers of a range that depend on no parameter.
  static func constant(_ range: ClosedRange<Double>) -> ValueType {
    let type = number(range)
    return ValueType(type.schema) { (item) throws(SceneError) in
      guard try item.expression().isConstant else {
        throw item.error("a number is needed, which depends on nothing, not \(item.found).")
      }
      return try type.read(item)
    }
  }
}

extension ValueType where Output == Int {
  /// Whole numbers of a range; fractions are cut off.
  static func wholeNumber(_ range: ClosedRange<Double>) -> ValueType {
    let allowed = AllowedNumbers(range)
    return ValueType(.oneOf([.number(allowed, isWhole: true), .expression])) {
      (item) throws(SceneError) in
      let expression = try item.expression()
      try item.checkConstant(expression, in: allowed)
      if case .number(let number) = expression, Int(exactly: number) == nil {
        throw item.error("a whole number is needed, not \(item.found).")
      }
      return Value(swift: expression.integerSwift(item.source.names)) {
        Int(expression.value(in: $0, allowed, of: item))
      }
    }
  }
}

extension Source.Item {
  /// Reads a number or an expression.
  ///
  /// - Parameter measure: What it measures, so that it can have a unit; nil, the default, for a plain
  ///   number.
  /// - Returns: The expression, in UIKit's unit.
  /// - Throws: A ``SceneError`` at the place of what is wrong.
  func expression(measure: Measure? = nil) throws(SceneError) -> Expression {
    guard let text, !text.isEmpty else {
      throw error("a number or an expression is needed, not \(found).")
    }
    if let number = node.number, number.isFinite { return .number(number) }
    if let number = try measure?.number(of: self) { return .number(number) }
    let expression = try expression(in: text, at: 0)
    if let warning = expression.warningOfDegrees { warn(warning) }
    return expression
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
    _ expression: Expression, in allowed: AllowedNumbers
  ) throws(SceneError) {
    guard expression.isConstant, let value = try? expression.roundedValue(in: .empty),
      !allowed.contains(value)
    else { return }
    throw error(allowed.sentence(about: value))
  }
}

extension Expression {
  /// Returns the value, where the rounding errors of a computed 0 are 0.
  fileprivate func roundedValue(in scope: Scope) throws(ExpressionError) -> Double {
    let value = try value(in: scope)
    if case .number = self { return value }
    return value.magnitude < AllowedNumbers.leastMagnitude ? 0 : value
  }

  /// Returns the value if it is allowed; another is replaced by the nearest, and reported.
  fileprivate func value(
    in scope: Scope, _ allowed: AllowedNumbers, of item: Source.Item
  ) -> Double {
    let value: Double
    do throws(ExpressionError) {
      value = try roundedValue(in: scope)
    } catch {
      scope.performance.report("\(item.position()): \(error.sentence).")
      return allowed.clamp(0)
    }
    guard allowed.contains(value) else {
      scope.performance.report("\(item.position()): \(allowed.sentence(about: value))")
      return allowed.clamp(value)
    }
    return value
  }
}
