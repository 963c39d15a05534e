internal import Geometry
internal import SceneViews
internal import YAMLReading

// Numbers in a unit that the field probably does not mean: they are allowed, with a warning.
extension ValueType where Output == Double {
  /// Angles in radians, counterclockwise in scenes with an upward axis; a whole number of more than
  /// a turn is probably one of degrees.
  static var angle: ValueType { clockwiseAngle.counterclockwise }

  private static var clockwiseAngle: ValueType {
    warning(.angle) { number in
      guard let degrees = number.probableDegrees else { return nil }
      let (text, turns) = (degrees.shortestDescription, decimalText(degrees / (2 * .pi)))
      return "an angle of \(text) radians is \(turns) turns; \(text) degrees are radians(\(text))."
    }
  }

  /// Magnitudes of gravity, in 1000 pt/s²; about 9.8 is probably a number of m/s².
  static var gravity: ValueType {
    warning(.gravity) { number in
      guard (9.7...9.9).contains(number) else { return nil }
      let text = number.shortestDescription
      return
        "a gravity of \(text) is \(decimalText(1000 * number)) pt/s², as 1 is 1000 pt/s²; write "
        + "\(text) m/s2, which is \(decimalText(number / 10, decimals: 3)) where 100 points are a meter."
    }
  }

  /// Returns the type of numbers that warns of some literals.
  private static func warning(
    _ measure: Measure, of sentence: @escaping @Sendable (Double) -> String?
  ) -> ValueType {
    let type = number(measure: measure)
    return ValueType(type.schema) { (item) throws(SceneError) in
      if let sentence = item.node.number.flatMap(sentence) { item.warn(sentence) }
      return try type.read(item)
    }
  }
}

extension Double {
  /// The number if it is a whole one of more than a turn in radians, and so probably an angle in
  /// degrees; nil for others.
  fileprivate var probableDegrees: Double? {
    magnitude > 2 * .pi && self == rounded() ? self : nil
  }
}

extension Expression {
  /// The warning about a sine, cosine or tangent of a number that is probably one of degrees; nil
  /// if there is none.
  var warningOfDegrees: String? {
    switch self {
    case .number, .name, .quantity, .operand: return nil
    case .element(_, let index): return index.warningOfDegrees
    case .negation(let operand): return operand.warningOfDegrees
    case .operation(_, let left, let right):
      return left.warningOfDegrees ?? right.warningOfDegrees
    case .call(let function, let arguments):
      if [.sin, .cos, .tan].contains(function), case .number(let number) = arguments[0],
        let degrees = number.probableDegrees
      {
        let (name, text) = (function.rawValue, degrees.shortestDescription)
        return
          "\(name)(\(text)) takes \(text) as radians; that of \(text) degrees is \(name)(radians(\(text)))."
      }
      return arguments.lazy.compactMap(\.warningOfDegrees).first
    }
  }
}
