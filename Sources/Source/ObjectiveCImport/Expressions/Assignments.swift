// Assignments, as statements and as values.
extension Body {
  /// Returns an assignment as a statement.
  func assignment(_ node: Node) throws(Refusal) -> String {
    let (left, right) = (node.parts[0], node.parts[1])
    if left.isSelf, kind != .classMethod {
      throw Refusal("an assignment to self outside an initializer is not supported")
    }
    let target = try value(left)
    if target.text.hasSuffix("]"), isCharacters(left) {
      throw Refusal("an assignment to a character of a string is not supported")
    }
    let value = try value(right, as: target.type)
    // _items = [self items]; where both are one property of Swift.
    if value.text == target.text { return "_ = \(value.text)" }
    return "\(target.text) = \(try kept(value, target.type))"
  }

  private func isCharacters(_ node: Node) -> Bool { false }

  /// Returns the text of a value that is stored: the address of a variable ends with the statement.
  func kept(_ value: Value, _ type: CType) throws(Refusal) -> String {
    if value.text.hasPrefix("&"), !value.text.hasPrefix("&+") {
      throw Refusal("a pointer to a variable that is kept is not supported")
    }
    return value.text
  }

  func assignmentValue(_ node: Node) throws(Refusal) -> Value {
    let target = try value(node.parts[0])
    if node.parts[0].isSelf { throw Refusal("an assignment to self as a value is not supported") }
    let value = try value(node.parts[1], as: target.type)
    return Value(
      text: "assigned(&\(target.text), \(try kept(value, target.type)))", type: target.type,
      isOptional: target.type.isNullable)
  }

  /// Returns `x += y` as a statement.
  func compoundAssignment(_ node: Node) throws(Refusal) -> String {
    let target = try value(node.parts[0])
    return "\(target.text) = \(try compoundResult(node, target).text)"
  }

  func compoundAssignmentValue(_ node: Node) throws(Refusal) -> Value {
    let target = try value(node.parts[0])
    let result = try compoundResult(node, target)
    return Value(
      text: "assigned(&\(target.text), \(result.text))", type: target.type,
      isOptional: target.type.isNullable)
  }

  /// Returns what a compound assignment gives its target.
  func compoundResult(_ node: Node, _ target: Value) throws(Refusal) -> Value {
    let code = String((node.text(.opcode) ?? "").dropLast())
    let right = node.parts[1]
    if case .enumeration(let name) = target.type, isOptionSet(name) {
      let value = try convert(value(right.withoutConversions), to: target.type)
      switch code {
      case "|": return Value(text: "\(target.operand).union(\(value.text))", type: target.type)
      case "&":
        return Value(text: "\(target.operand).intersection(\(value.text))", type: target.type)
      case "^":
        return Value(
          text: "\(target.operand).symmetricDifference(\(value.text))", type: target.type)
      default: break
      }
    }
    if case .pointer = target.type {
      let offset = try value(right, as: .integer(.long))
      return Value(text: "(\(target.forced) \(code) \(offset.operand))", type: target.type)
    }
    let computed = node.node(.computeLHSType).map(program.type) ?? target.type
    let type = computed.isNumber && computed != .bool ? computed : .int
    let left = try convert(target, to: type)
    if code == "<<" || code == ">>" {
      let count = try value(right, as: .integer(.long))
      let text =
        "(\(left.operand) &\(code) \(try program.plain(type))(truncatingIfNeeded: \(count.text)))"
      return try convert(Value(text: text, type: type), to: target.type)
    }
    let value = try value(right, as: type)
    return try convert(arithmetic(left, value, code, type), to: target.type)
  }
}
