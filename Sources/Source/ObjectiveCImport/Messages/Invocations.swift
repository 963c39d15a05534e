// The arguments and results of messages that are objects, which C passes by their addresses.
extension Body {
  /// Messages to `NSInvocation` with the address of a variable, and what gets and sets the object
  /// that stands for its value.
  private static let invocationMessages: [String: (function: String, sets: Bool)] = [
    "setArgument:atIndex:": ("setArgument", true),
    "getArgument:atIndex:": ("argument", false),
    "setReturnValue:": ("setReturnValue", true),
    "getReturnValue:": ("returnValue", false),
  ]

  /// Returns a message to an invocation that takes the address of a variable; nil of another
  /// message.
  func invocationMessage(_ node: Node, _ selector: String) throws(Refusal) -> Value? {
    guard let (function, sets) = Self.invocationMessages[selector],
      node.text(.receiverKind) == "instance", node.parts.count >= 2
    else { return nil }
    let receiver = try value(node.parts[0])
    guard receiver.type.className == "NSInvocation" else { return nil }
    let pointer = node.parts[1].peeled
    guard pointer.kind == .UnaryOperator, pointer.text(.opcode) == "&",
      let part = pointer.parts.first
    else { throw Refusal("-[NSInvocation \(selector)] of what is no variable is not supported") }
    let variable = try value(part)
    var place: [String] = []
    if node.parts.count > 2 {
      place = ["at: \(try value(node.parts[2], as: .integer(.long)).text)"]
    }
    if sets {
      let list = ([try objectText(variable)] + place).joined(separator: ", ")
      return Value(text: "\(receiver.receiver)\(function)(\(list))", type: .void)
    }
    let object = "\(receiver.receiver)\(function)(\(place.joined()))"
    let content = try fromObject(object, variable.type)
    return Value(text: "\(variable.text) = \(content.text)", type: .void, isAtom: false)
  }

  /// Returns an expression of the object that stands for a value of any type.
  func objectText(_ value: Value) throws(Refusal) -> String {
    switch value.type {
    case .enumeration(let name): return "boxed(\(try raw(value, name).text))"
    case .bool, .integer, .float, .double, .structure:
      return "boxed(\(value.text) as \(try program.plain(value.type)))"
    case .selector: return "NSStringFromSelector(\(value.text))"
    default: return try convert(value, to: .id).text
    }
  }

  /// Returns the value of a type for which an object stands.
  func fromObject(_ object: String, _ type: CType) throws(Refusal) -> Value {
    switch type {
    case .enumeration(let name):
      return try convert(fromObject(object, program.integer(of: name)), to: type)
    case .bool, .integer, .float, .double, .structure:
      return Value(
        text: "bridgeFromObject(\(object), as: \(try program.plain(type)).self)", type: type)
    case .selector:
      return Value(
        text: "NSSelectorFromString(cast(\(object)) as NSString?)", type: type, isOptional: true)
    default: return try convert(Value(text: object, type: .id, isOptional: true), to: type)
    }
  }
}
