/// An expression of Swift that stands for one of Objective-C.
struct Value {
  var text: String
  /// The type in Objective-C whose Swift form the text has.
  ///
  /// It may differ from the type that clang gives to the expression: a comparison is an `int` in C
  /// and a `Bool` here.
  var type: CType
  /// Whether Swift's type is an optional.
  var isOptional = false
  /// Whether the text can be followed by a member access.
  var isAtom = true
  /// Whether the text is an optional chain whose last member is not optional itself.
  var isChain = false
  /// The value of a literal integer.
  var integer: Int64?
  /// The value of a literal of floating point.
  var floating: Double?
  var isNil = false
  /// The type of an object that was made `id` without a change.
  var origin: CType?
  /// The object before a cast, if this is one.
  var uncast: [Value] = []

  /// The text as an operand.
  var operand: String { isAtom ? text : "(\(text))" }

  /// The text before the name of a member, with the dot.
  var receiver: String {
    let atom = operand
    return isOptional && !isChain ? "\(atom)?." : "\(atom)."
  }

  /// The text where Swift wants what is not optional.
  var forced: String { isOptional ? isChain ? "(\(text))!" : "\(operand)!" : text }

  static func literal(_ value: Int64, _ type: CType) -> Value {
    var result = Value(text: "\(value)", type: type, isAtom: value >= 0)
    if case .integer(let integer) = type { result.text = integer.text(value) }
    result.integer = value
    return result
  }

  static func literal(_ value: Double, _ type: CType) -> Value {
    var text = "\(value)"
    if value.isInfinite { text = value > 0 ? "Double.infinity" : "-Double.infinity" }
    if value.isNaN { text = "Double.nan" }
    if type == .float, !value.isFinite { text = text.replacing("Double", with: "Float") }
    var result = Value(text: text, type: type, isAtom: value >= 0)
    result.floating = value
    return result
  }

  static func `nil`(_ type: CType) -> Value {
    Value(text: "nil", type: type, isOptional: true, isAtom: false, isNil: true)
  }
}
