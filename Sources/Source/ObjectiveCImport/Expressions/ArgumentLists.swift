// Functions and methods that take any number of arguments, and `va_list`.
extension Body {
  /// The name of the rest of the arguments.
  static let rest = "restOfArguments"
  /// The parameter for it.
  static let restParameter = "_ \(rest): Any?..."

  /// Returns the next argument: `va_arg(list, int)`.
  func nextArgument(_ node: Node) throws(Refusal) -> Value {
    guard let part = node.parts.first else { throw Refusal("va_arg of nothing") }
    let list = try value(part)
    let type = program.type(node)
    guard list.type == .argumentList else { throw Refusal("va_arg of a copy is not supported") }
    switch type {
    case .object, .block, .handle:
      let object = Value(text: "\(list.forced).nextObject()", type: .id, isOptional: true)
      return try convert(object, to: type)
    default:
      let name = try program.nested(type)
      return Value(
        text: "(\(list.forced).next() as \(name))", type: type, isOptional: type.isNullable)
    }
  }
}
