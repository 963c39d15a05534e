// Operators.
extension Body {
  func unary(_ node: Node) throws(Refusal) -> Value {
    guard let part = node.parts.first else { throw Refusal("an operator without a value") }
    let type = program.type(node)
    let code = node.text(.opcode) ?? ""
    switch code {
    case "!":
      let condition = try condition(value(part))
      return Value(text: "!\(condition.operand)", type: .bool, isAtom: false)
    case "-":
      let value = try value(part, as: type)
      if let integer = value.integer, case .integer(let kind) = type {
        return .literal(kind.wrapped(0 &- integer), type)
      }
      if let floating = value.floating { return .literal(-floating, type) }
      if type.isInteger { return Value(text: "0 &- \(value.operand)", type: type, isAtom: false) }
      return Value(text: "-\(value.operand)", type: type, isAtom: false)
    case "+": return try value(part, as: type)
    case "~":
      let operand = try value(part)
      if case .enumeration(let name) = operand.type, isOptionSet(name) {
        let swift = try program.plain(operand.type)
        return Value(text: "\(swift)(rawValue: ~\(operand.operand).rawValue)", type: operand.type)
      }
      let value = try convert(operand, to: type)
      return Value(text: "~\(value.operand)", type: type, isAtom: false)
    case "++", "--": return try increment(node, part, isStatement: false)
    case "*":
      let pointer = try value(part)
      if pointer.text.hasPrefix("&") {
        return Value(
          text: String(pointer.text.dropFirst()), type: type, isOptional: type.isNullable)
      }
      // A block or a function is what a pointer to it is.
      if case .function = type { return pointer }
      return Value(text: "\(pointer.forced).pointee", type: type, isOptional: type.isNullable)
    case "&": return try address(part, type)
    case "__extension__", "__real": return try value(part)
    default: throw Refusal("the operator \(code) is not supported")
    }
  }

  private func address(_ part: Node, _ type: CType) throws(Refusal) -> Value {
    let peeled = part.peeled
    if peeled.kind == .UnaryOperator, peeled.text(.opcode) == "*", let pointer = peeled.parts.first
    {
      return try value(pointer)
    }
    if peeled.kind == .DeclRefExpr, peeled.node(.referencedDecl)?.kind == .FunctionDecl {
      return try value(peeled)
    }
    let target = try value(part)
    if peeled.kind == .DeclRefExpr, let id = peeled.node(.referencedDecl)?.id,
      addressed.contains(id),
      target.text.hasSuffix(".pointee")
    {
      return Value(text: String(target.text.dropLast(8)), type: .pointer(target.type))
    }
    return Value(text: "&\(target.text)", type: .pointer(target.type), isAtom: false)
  }

  func increment(_ node: Node, _ part: Node, isStatement: Bool) throws(Refusal) -> Value {
    let isPlus = node.text(.opcode) == "++"
    let target = try value(part)
    if case .enumeration(let name) = target.type {
      guard isStatement else {
        throw Refusal("\(isPlus ? "++" : "--") of an enumeration as a value is not supported")
      }
      let number = try raw(target, name)
      let changed = try arithmetic(
        number, .literal(Int64(1), number.type), isPlus ? "+" : "-", number.type)
      let text = "\(target.text) = \(try convert(changed, to: target.type).text)"
      return Value(text: text, type: .void, isAtom: false)
    }
    if isStatement, !target.type.isPointer {
      let one = target.type.isInteger ? isPlus ? "&+=" : "&-=" : isPlus ? "+=" : "-="
      guard target.type.isNumber, target.type != .bool else {
        throw Refusal("\(isPlus ? "++" : "--") of a \(describe(target.type)) is not supported")
      }
      return Value(text: "\(target.text) \(one) 1", type: .void, isAtom: false)
    }
    let function = (node.flag(.isPostfix) ? "post" : "pre") + (isPlus ? "Increment" : "Decrement")
    return Value(
      text: "\(function)(&\(target.text))", type: target.type, isOptional: target.type.isNullable)
  }

  func binary(_ node: Node) throws(Refusal) -> Value {
    guard node.parts.count == 2 else { throw Refusal("an operator without a value") }
    let (left, right) = (node.parts[0], node.parts[1])
    let code = node.text(.opcode) ?? ""
    switch code {
    case "=": return try assignmentValue(node)
    case ",":
      let first = try statementText(left)
      let second = try value(right)
      if second.type == .void {
        return Value(text: "\(first); \(second.text)", type: .void, isAtom: false)
      }
      let name =
        second.type.isNullable ? try program.nested(second.type) : try program.plain(second.type)
      return Value(
        text: "{ () -> \(name) in \(first); return \(second.text) }()", type: second.type,
        isOptional: second.isOptional)
    case "&&", "||":
      let first = try condition(value(left))
      let second = try condition(value(right))
      return Value(text: "(\(first.text) \(code) \(second.text))", type: .bool)
    case "==", "!=", "<", ">", "<=", ">=": return try comparison(left, right, code)
    default: return try arithmetic(node, left, right, code)
    }
  }

  func isOptionSet(_ name: String) -> Bool {
    program.isSwiftEnumeration(name) && program.tables.typeName(name)?.kind == .options
  }

  // MARK: Comparisons

  private func comparison(
    _ left: Node, _ right: Node, _ code: String
  ) throws(Refusal) -> Value {
    let isEquality = code == "==" || code == "!="
    if isEquality, right.isNullPointer { return try nilTest(try value(left), code) }
    if isEquality, left.isNullPointer { return try nilTest(try value(right), code) }
    if let enumerations = try enumerations(left, right), isEquality {
      return Value(
        text: "(\(enumerations.0.operand) \(code) \(enumerations.1.operand))", type: .bool)
    }
    var first = try value(left)
    var second = try value(right)
    if isEquality, first.type.isObject || second.type.isObject || first.type == .metatype {
      let mark = code == "!=" ? "!" : ""
      if first.type == .metatype, second.type == .metatype {
        return Value(text: "(\(first.text) \(code) \(second.text))", type: .bool)
      }
      first = try convert(first, to: .id)
      second = try convert(second, to: .id)
      return Value(
        text: "\(mark)identical(\(first.text), \(second.text))", type: .bool, isAtom: mark == "")
    }
    let wanted = program.type(left)
    let other = program.type(right)
    if first.type == .bool, second.type == .bool, isEquality {
      return Value(text: "(\(first.operand) \(code) \(second.operand))", type: .bool)
    }
    if wanted.isNumber, wanted != .bool { first = try convert(first, to: wanted) }
    if other.isNumber, other != .bool { second = try convert(second, to: other) }
    if first.type == .bool { first = try convert(first, to: .int) }
    if second.type == .bool { second = try convert(second, to: .int) }
    if first.type.isEnumeration {
      first = try convert(first, to: second.type.isNumber ? second.type : .integer(.long))
    }
    if second.type.isEnumeration { second = try convert(second, to: first.type) }
    if first.type != second.type, first.type.isNumber, second.type.isNumber {
      second = try convert(second, to: first.type)
    }
    // A literal on both sides has no type of its own.
    if first.integer != nil || first.floating != nil,
      second.integer != nil || second.floating != nil
    {
      first.text = "(\(first.text) as \(try program.plain(first.type)))"
    }
    if case .block = first.type { throw Refusal("the comparison of blocks is not supported") }
    return Value(text: "(\(first.operand) \(code) \(second.operand))", type: .bool)
  }

  private func nilTest(_ value: Value, _ code: String) throws(Refusal) -> Value {
    guard value.isOptional else { return Value(text: code == "==" ? "false" : "true", type: .bool) }
    return Value(text: "(\(value.operand) \(code) nil)", type: .bool)
  }

  /// Returns two values of the same enumeration of the tables, before C makes them integers.
  private func enumerations(_ left: Node, _ right: Node) throws(Refusal) -> (Value, Value)? {
    let (left, right) = (left.withoutConversions, right.withoutConversions)
    let types = [program.type(left), program.type(right)]
    let isConstant = [left, right].contains { node in
      node.kind == .DeclRefExpr && node.node(.referencedDecl)?.kind == .EnumConstantDecl
    }
    guard isConstant || types.contains(where: \.isEnumeration) else { return nil }
    let first = try value(left)
    let second = try value(right)
    guard case .enumeration(let name) = first.type, program.isSwiftEnumeration(name) else {
      if case .enumeration(let name) = second.type, program.isSwiftEnumeration(name),
        let number = first.integer
      {
        return (try convert(.literal(number, .int), to: second.type), second)
      }
      return nil
    }
    if first.type == second.type { return (first, second) }
    if let number = second.integer {
      return (first, try convert(.literal(number, .int), to: first.type))
    }
    return nil
  }

  // MARK: Arithmetic

  private func arithmetic(
    _ node: Node, _ left: Node, _ right: Node, _ code: String
  ) throws(Refusal) -> Value {
    let type = program.type(node)
    if code == "|" || code == "&" || code == "^" {
      if let (first, second) = try enumerations(left, right),
        case .enumeration(let name) = first.type,
        isOptionSet(name)
      {
        let method = code == "|" ? "union" : code == "&" ? "intersection" : "symmetricDifference"
        return Value(text: "\(first.operand).\(method)(\(second.text))", type: first.type)
      }
    }
    if case .pointer(let element) = type {
      let pointer = try value(left)
      guard case .pointer = pointer.type else {
        throw Refusal("arithmetic of pointers is not supported")
      }
      let offset = try value(right, as: .integer(.long))
      _ = element
      return Value(text: "(\(pointer.forced) \(code) \(offset.operand))", type: type)
    }
    if code == "<<" || code == ">>" {
      let first = try value(left, as: type)
      let second = try value(right, as: .integer(.long))
      if let a = first.integer, let b = second.integer, (0..<63).contains(b), code == "<<",
        case .integer(let kind) = type
      {
        return .literal(kind.wrapped(a << b), type)
      }
      return Value(
        text:
          "(\(typed(first)) &\(code) \(try program.plain(type))(truncatingIfNeeded: \(second.text)))",
        type: type)
    }
    if case .pointer = program.type(left) {
      throw Refusal("the difference of pointers is not supported")
    }
    let first = try value(left, as: type)
    let second = try value(right, as: type)
    return try arithmetic(first, second, code, type)
  }

  /// Returns the text of an operand whose type a literal does not say.
  private func typed(_ value: Value) -> String {
    guard value.integer != nil || value.floating != nil, let name = try? program.plain(value.type),
      name != "Double"
    else { return value.operand }
    return "\(name)(\(value.text))"
  }

  /// Returns the result of an operator on two numbers of one type.
  func arithmetic(
    _ first: Value, _ second: Value, _ code: String, _ type: CType
  ) throws(Refusal) -> Value {
    if type.isFloating {
      guard ["+", "-", "*", "/"].contains(code) else {
        throw Refusal("the operator \(code) of numbers is not supported")
      }
      var left = first.operand
      // Integer literals would be divided as integers of Swift.
      if first.floating != nil, second.floating != nil { left = typedFloating(first) }
      return Value(text: "(\(left) \(code) \(second.operand))", type: type)
    }
    guard type.isInteger else {
      throw Refusal("the operator \(code) of a \(describe(type)) is not supported")
    }
    if let a = first.integer, let b = second.integer, case .integer(let kind) = type {
      switch code {
      case "+": return .literal(kind.wrapped(a &+ b), type)
      case "-": return .literal(kind.wrapped(a &- b), type)
      case "*": return .literal(kind.wrapped(a &* b), type)
      case "|": return .literal(kind.wrapped(a | b), type)
      case "&": return .literal(kind.wrapped(a & b), type)
      case "^": return .literal(kind.wrapped(a ^ b), type)
      case "/" where b != 0 && kind.isSigned && b != -1: return .literal(a / b, type)
      default: break
      }
    }
    switch code {
    case "+", "-", "*":
      return Value(text: "(\(typed(first)) &\(code) \(second.operand))", type: type)
    case "/", "%":
      if let divisor = second.integer, divisor != 0, divisor != -1 {
        return Value(text: "(\(typed(first)) \(code) \(second.operand))", type: type)
      }
      return Value(
        text: "\(code == "/" ? "divide" : "remainder")(\(typed(first)), \(second.text))", type: type
      )
    case "&", "|", "^":
      return Value(text: "(\(typed(first)) \(code) \(second.operand))", type: type)
    default: throw Refusal("the operator \(code) is not supported")
    }
  }

  private func typedFloating(_ value: Value) -> String {
    value.type == .float ? "Float(\(value.text))" : "Double(\(value.text))"
  }
}

extension CType {
  var isPointer: Bool { if case .pointer = self { true } else { false } }
}
