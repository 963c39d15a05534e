internal import Geometry

// Expressions as Swift: numbers are Double, and variables and whole parameters, which are Int, are
// converted.
extension Expression {
  /// Returns the expression as a Double.
  package func swift(_ names: NameTable) -> String { swift(names, above: 0) }

  /// Returns the expression as an Int: as it stands if it has whole numbers only, or converted.
  func integerSwift(_ names: NameTable) -> String {
    if let text = wholeSwift(names, above: 0) { return text }
    return isConstant ? "\(constantInteger)" : "Int(\(swift(names)))"
  }

  /// Whether the value is a whole number whatever parameters and variables are.
  func isInteger(_ names: NameTable) -> Bool { wholeSwift(names, above: 0) != nil }

  private var constantInteger: Int {
    (try? value(in: .empty)).flatMap(Int.init(exactly:)) ?? 0
  }

  private func swift(_ names: NameTable, above precedence: Int) -> String {
    switch self {
    case .number(let number): return number.shortestDescription
    case .name(let name):
      switch name {
      case "pi": return "Double.pi"
      case "width", "height": return "stage.size.\(name)"
      default: return names.isInteger(name) ? "Double(\(name))" : name
      }
    case .quantity(let quantity): return quantity.swift(names)
    case .element(let list, let index): return "\(list)[\(index.integerSwift(names))]"
    case .negation(let operand):
      return "-\(operand.swift(names, above: Self.signPrecedence - 1))"
    case .operation(let operation, _, _) where operation.isComparison:
      return "(\(conditionSwift(names)) ? 1.0 : 0)"
    case .call(.if, let arguments):
      return "(\(arguments[0].conditionSwift(names)) ? \(arguments[1].swift(names)) : "
        + "\(arguments[2].swift(names)))"
    case .operation(.remainder, let left, let right):
      return
        "\(left.receiverSwift(names)).truncatingRemainder(dividingBy: \(right.swift(names)))"
    case .operation(.power, let left, let right):
      return "pow(\(left.swift(names)), \(right.swift(names)))"
    case .operand: preconditionFailure("a scene has no expressions of plots")
    case .operation(let operation, let left, let right):
      let text = """
        \(left.swift(names, above: operation.precedence - 1)) \(operation.rawValue) \
        \(right.swift(names, above: operation.precedence))
        """
      return operation.precedence > precedence ? text : "(\(text))"
    case .call(let function, let arguments):
      let texts = arguments.map { $0.swift(names) }
      let receiver = arguments[0].receiverSwift(names)
      switch function {
      case .abs: return "\(receiver).magnitude"
      case .ceil: return "\(receiver).rounded(.up)"
      case .floor: return "\(receiver).rounded(.down)"
      case .round: return "\(receiver).rounded()"
      case .sqrt: return "\(receiver).squareRoot()"
      case .radians: return "(\(receiver) * .pi / 180)"
      case .degrees: return "(\(receiver) * 180 / .pi)"
      case .random: return "pseudoRandom(\(texts[0]))"
      default: return "\(function.rawValue)(\(texts.joined(separator: ", ")))"
      }
    }
  }

  /// The expression as a condition.
  private func conditionSwift(_ names: NameTable) -> String {
    guard case .operation(let operation, let left, let right) = self, operation.isComparison else {
      return "\(receiverSwift(names)) != 0"
    }
    if let left = left.wholeSwift(names, above: 1), let right = right.wholeSwift(names, above: 1) {
      return "\(left) \(operation.rawValue) \(right)"
    }
    return "\(left.receiverSwift(names)) \(operation.rawValue) \(right.swift(names))"
  }

  /// The expression as the receiver of a method, whose literals need a type.
  private func receiverSwift(_ names: NameTable) -> String {
    switch self {
    case .number(let number): "(\(number.shortestDescription) as Double)"
    case .name, .element, .quantity: swift(names)
    case .call(let function, _) where function != .pow: swift(names)
    case .operation(.power, _, _): swift(names)
    default: isConstant ? "(\(swift(names)) as Double)" : "(\(swift(names)))"
    }
  }

  /// The expression in whole numbers; nil if it has others, or a division.
  private func wholeSwift(_ names: NameTable, above precedence: Int) -> String? {
    switch self {
    case .number(let number): return Int(exactly: number).map { "\($0)" }
    case .name(let name): return names.isInteger(name) ? name : nil
    case .negation(let operand):
      return operand.wholeSwift(names, above: Self.signPrecedence - 1).map { "-\($0)" }
    case .operation(.divide, _, _), .operation(.power, _, _), .element, .call, .quantity, .operand:
      return nil
    case .operation(let operation, _, _) where operation.isComparison: return nil
    case .operation(let operation, let left, let right):
      guard let left = left.wholeSwift(names, above: operation.precedence - 1),
        let right = right.wholeSwift(names, above: operation.precedence)
      else { return nil }
      let text = "\(left) \(operation.rawValue) \(right)"
      return operation.precedence > precedence ? text : "(\(text))"
    }
  }
}

extension NameTable {
  /// Whether a name is a whole number in Swift.
  fileprivate func isInteger(_ name: String) -> Bool {
    symbols[name] == .variable || symbols[name] == .wholeNumber
  }
}
