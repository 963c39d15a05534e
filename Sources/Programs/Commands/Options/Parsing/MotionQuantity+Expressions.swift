import FileIO
import Rendering
import SceneFile

extension MotionQuantity {
  /// Parses the name of a quantity, or an expression of quantities in the language of scene files.
  ///
  /// - Throws: A `RenderingError` that lists what is allowed.
  init(expression text: String) throws(RenderingError) {
    guard text.contains(where: { "+-*/%^()<>=".contains($0) }) || text.contains("[") else {
      try self.init(text)
      return
    }
    let parsed: QuantityExpression
    do throws(ExpressionParser.Failure) {
      parsed = try QuantityExpression(text)
    } catch {
      throw RenderingError("'\(text)', character \(error.offset + 1): \(error.sentence).")
    }
    let operands = try parsed.operands.map { (name) throws(RenderingError) in
      try MotionQuantity(name)
    }
    if parsed.isName {
      self = operands[0]
    } else {
      self.init(text, MotionFormula(text, of: operands) { parsed.value($0) })
    }
  }

  /// Returns the quantities of a list separated by commas; those in parentheses separate arguments.
  ///
  /// - Throws: A `RenderingError` about a name that is not a quantity.
  static func list(_ names: String) throws -> [MotionQuantity] {
    var parts = [""]
    var depth = 0
    for character in names {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return try parts.map { try MotionQuantity(expression: $0.trimming(" ")) }
  }
}
