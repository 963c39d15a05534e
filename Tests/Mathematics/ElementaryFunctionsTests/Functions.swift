import ElementaryFunctions
import TestSupport

/// The functions of two numbers; those of one ignore the second.
enum Functions {
  static let all: [String: @Sendable (Double, Double) -> Double] = [
    "sin": { x, _ in sin(x) }, "cos": { x, _ in cos(x) }, "tan": { x, _ in tan(x) },
    "atan2": { y, x in atan2(y, x) }, "exp": { x, _ in exp(x) }, "expm1": { x, _ in expm1(x) },
    "log": { x, _ in log(x) }, "log10": { x, _ in log10(x) }, "pow": { x, y in pow(x, y) },
    "hypot": { x, y in hypot(x, y) },
  ]

  /// Returns random arguments of a function, over many orders of magnitude.
  static func arguments(
    of name: String, using random: inout SeededGenerator
  ) -> (Double, Double) {
    let x = Double.random(in: -1...1, using: &random)
    let y = Double.random(in: -1...1, using: &random)
    let exponent = Int.random(in: -60...60, using: &random)
    let scale = Double(sign: .plus, exponent: exponent, significand: 1)
    return switch name {
    case "exp": (700 * x, 0)
    case "expm1": (exponent < 0 ? x * scale : 10 * x, 0)
    case "log": (x.magnitude * scale, 0)
    case "log10": (exponent < 0 ? 1 + x : x.magnitude * scale, 0)
    case "pow": (x.magnitude * scale, 10 * y)
    default: (x * scale, y)
    }
  }
}
