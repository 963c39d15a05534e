// Properties with dots and subscripts, whose meaning clang shows beside their spelling.
extension Body {
  func pseudoObject(_ node: Node) throws(Refusal) -> Value {
    guard let spelled = node.parts.first?.peeled else { throw Refusal("an empty expression") }
    let type = program.type(node)
    switch spelled.kind {
    case .ObjCPropertyRefExpr:
      if let made = try dottedConstruction(spelled, of: node, type) { return made }
      let (receiver, getter, _) = try property(spelled, of: node)
      return try send(receiver, getter, [], type)
    case .ObjCSubscriptRefExpr:
      let parts = try values(spelled.parts)
      guard parts.count == 2 else { throw Refusal("an incomplete subscript") }
      let selector =
        spelled.text(.subscriptKind) == "array"
        ? "objectAtIndexedSubscript:" : "objectForKeyedSubscript:"
      return try send(.value(parts[0]), selector, [parts[1]], type)
    case .BinaryOperator where spelled.text(.opcode) == "=":
      // The value of the assignment is the new value.
      let value = try value(spelled.parts[1])
      let name = fresh("value")
      let given = Value(
        text: name, type: value.type, isOptional: value.type.isNullable && value.isOptional)
      let set = try setter(spelled.parts[0], of: node, given)
      let swift = value.isOptional ? try program.nested(value.type) : try program.plain(value.type)
      return Value(
        text:
          "{ () -> \(swift) in let \(name): \(swift) = \(value.text); \(set); return \(name) }()",
        type: value.type, isOptional: value.isOptional)
    case .CompoundAssignOperator, .UnaryOperator:
      let changed = try changed(spelled, of: node)
      let swift = try program.nested(changed.value.type)
      let name = fresh("value")
      let given = Value(text: name, type: changed.value.type)
      let set = try setter(spelled.parts[0], of: node, given)
      if spelled.flag(.isPostfix) {
        let old = try getter(spelled.parts[0], of: node)
        return Value(
          text:
            "{ () -> \(swift) in let old = \(old.text); let \(name): \(swift) = \(changed.value.text); \(set); return old }()",
          type: changed.value.type)
      }
      return Value(
        text:
          "{ () -> \(swift) in let \(name): \(swift) = \(changed.value.text); \(set); return \(name) }()",
        type: changed.value.type)
    default: throw Refusal("\(spelled.clangName) of a property is not supported")
    }
  }

  /// Returns an assignment to a property or subscript as a statement.
  func pseudoAssignment(_ node: Node) throws(Refusal) -> String? {
    guard let spelled = node.parts.first?.peeled else { return nil }
    switch spelled.kind {
    case .BinaryOperator where spelled.text(.opcode) == "=":
      return try setter(spelled.parts[0], of: node, try value(spelled.parts[1]))
    case .CompoundAssignOperator, .UnaryOperator:
      return try setter(spelled.parts[0], of: node, try changed(spelled, of: node).value)
    default: return nil
    }
  }

  /// Returns the value that `x.y += z` or `x.y++` gives a property.
  private func changed(_ spelled: Node, of node: Node) throws(Refusal) -> (value: Value, old: Value)
  {
    let old = try getter(spelled.parts[0], of: node)
    if spelled.kind == .CompoundAssignOperator { return (try compoundResult(spelled, old), old) }
    let code = spelled.text(.opcode) == "++" ? "+" : "-"
    let type = old.type.isNumber && old.type != .bool ? old.type : .int
    let one: Value = type.isFloating ? .literal(Double(1), type) : .literal(Int64(1), type)
    return (try convert(arithmetic(convert(old, to: type), one, code, type), to: old.type), old)
  }

  private func getter(_ reference: Node, of node: Node) throws(Refusal) -> Value {
    let reference = reference.peeled
    if reference.kind == .ObjCSubscriptRefExpr {
      let parts = try values(reference.parts)
      let selector =
        reference.text(.subscriptKind) == "array"
        ? "objectAtIndexedSubscript:" : "objectForKeyedSubscript:"
      return try send(.value(parts[0]), selector, [parts[1]], .id)
    }
    let (receiver, getter, _) = try property(reference, of: node)
    return try send(receiver, getter, [], try type(of: receiver, getter) ?? program.type(node))
  }

  /// Returns the type of a getter's value.
  private func type(of receiver: Receiver, _ getter: String) throws(Refusal) -> CType? {
    let name: String
    switch receiver {
    case .value(let value): name = value.type.className ?? ""
    case .type(let className, _): name = className
    case .parent(let className, _): name = className
    }
    if let own = program.ownProperty(getter, of: name) { return own.property.type }
    if let method = program.ownMethod((receiver.isClass ? "+" : "-") + getter, of: name) {
      return method.0.result
    }
    if let member = tableMember(getter, of: name, isClassMember: receiver.isClass) {
      let type = program.parse(member.result)
      return type.isKnown ? type : nil
    }
    if case .value(let value) = receiver, case .object(let object) = value.type {
      for adopted in object.protocols {
        if let member = program.tables.member(getter, ofProtocol: adopted) {
          return program.parse(member.result)
        }
        if let own = program.ownRequirement("-" + getter, of: adopted) {
          return own.property?.type ?? own.method?.result
        }
      }
    }
    return nil
  }

  private func setter(
    _ reference: Node, of node: Node, _ value: Value
  ) throws(Refusal) -> String {
    let reference = reference.peeled
    if reference.kind == .ObjCSubscriptRefExpr {
      let parts = try values(reference.parts)
      let selector =
        reference.text(.subscriptKind) == "array"
        ? "setObject:atIndexedSubscript:" : "setObject:forKeyedSubscript:"
      return try send(.value(parts[0]), selector, [value, parts[1]], .void).text
    }
    guard reference.kind == .ObjCPropertyRefExpr else {
      throw Refusal("an assignment to \(reference.clangName) is not supported")
    }
    let (receiver, _, setter) = try property(reference, of: node)
    return try send(receiver, setter, [value], .void).text
  }

  /// Returns the receiver, the getter and the setter that a property's spelling means.
  func property(
    _ reference: Node, of node: Node
  ) throws(Refusal) -> (Receiver, getter: String, setter: String) {
    let receiver: Receiver
    if let part = reference.parts.first {
      receiver = try self.receiver(part)
    } else {
      // The class or the superclass stands in the message only.
      var message: Node?
      node.visit { part in
        if message == nil, part.kind == .ObjCMessageExpr, part.text(.receiverKind) != "instance" {
          message = part
        }
        return message == nil
      }
      switch message?.text(.receiverKind) {
      case "super (instance)", "super (class)":
        receiver = .parent(
          className: owner?.superclass ?? owner?.name ?? "",
          isClass: message?.text(.receiverKind) == "super (class)")
      default:
        guard
          let name = message?.node(.classType).flatMap({ program.parse("\($0.type) *").className })
        else {
          throw Refusal("the receiver of a property is not known")
        }
        receiver = .type(name: name, text: try classText(name))
      }
    }
    if reference.text(.propertyKind) == "implicit" {
      let getter = reference.node(.getter)?.name ?? ""
      let setter =
        reference.node(.setter)?.name
        ?? "set\(getter.prefix(1).uppercased())\(getter.dropFirst()):"
      return (receiver, getter, setter)
    }
    let name = reference.node(.property)?.name ?? ""
    var getter = name
    var setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    if let own = ownProperty(name, receiver) {
      (getter, setter) = (own.getter, own.setter)
    } else if let message = node.parts.dropFirst().last(where: { $0.kind == .ObjCMessageExpr }),
      let selector = message.text(.selector), !selector.contains(":")
    {
      getter = selector
    } else if try type(of: receiver, getter) == nil {
      let other = "is\(name.prefix(1).uppercased())\(name.dropFirst())"
      if try type(of: receiver, other) != nil { getter = other }
    }
    return (receiver, getter, setter)
  }

  private func ownProperty(_ name: String, _ receiver: Receiver) -> PropertyRecord? {
    var className: String?
    var protocols: [String] = []
    switch receiver {
    case .value(let value):
      if case .object(let object) = value.type {
        (className, protocols) = (object.name, object.protocols)
      }
    case .type(let name, _): className = name
    case .parent(let name, _): className = name
    }
    while let current = className {
      let record = program.classes[current]
      if let found = record?.property(name) { return found }
      className =
        record.map { $0.isForeign ? program.tables.type(current)?.superclass : $0.superclass }
        ?? program.tables.type(current)?.superclass
    }
    while let current = protocols.popLast() {
      if let found = program.protocols[current]?.properties.first(where: { $0.name == name }) {
        return found
      }
      protocols += program.protocols[current]?.protocols ?? []
    }
    return nil
  }
}
