internal import FileIO

// Expressions of all kinds.
extension Body {
  /// Returns the value of an expression as one of a type.
  func value(_ node: Node, as type: CType) throws(Refusal) -> Value {
    if case .array(.integer(let element), let count) = type, node.peeled.kind == .StringLiteral {
      return characters(node.peeled, element, count)
    }
    return try convert(value(node), to: type)
  }

  /// Returns the array that a string of C initializes: `char text[8] = "abc"`.
  private func characters(_ node: Node, _ element: IntegerType, _ count: Int?) -> Value {
    var bytes = EscapedText.bytes(ofLiteral: node.text(.value) ?? "\"\"").map {
      Int64(Int8(bitPattern: $0))
    }
    let length = count ?? bytes.count + 1
    bytes = Array((bytes + Array(repeating: 0, count: max(length - bytes.count, 0))).prefix(length))
    let list = bytes.map { element.text(element.wrapped($0)) }.joined(separator: ", ")
    return Value(
      text: "([\(list)] as [\(element.swift)])", type: .array(.integer(element), count))
  }

  /// Returns whether an expression is not zero, as a `Bool`.
  func condition(_ node: Node) throws(Refusal) -> String {
    try condition(value(node)).text
  }

  func value(_ node: Node) throws(Refusal) -> Value {
    if !evaluated.isEmpty, let known = evaluated[ObjectIdentifier(node)] { return known }
    switch node.kind {
    case .ParenExpr, .ExprWithCleanups, .MaterializeTemporaryExpr, .ObjCIndirectCopyRestoreExpr,
      .GenericSelectionExpr, .ChooseExpr:
      guard let part = node.parts.first else { throw Refusal("an empty expression") }
      return try value(part).asAtom
    case .ConstantExpr:
      guard let part = node.parts.first else { throw Refusal("an empty expression") }
      return try value(part)
    case .OpaqueValueExpr:
      if let known = opaqueValues[node.id] { return known }
      guard let part = node.parts.first else { throw Refusal("a value that clang does not show") }
      return try value(part)
    case .ImplicitCastExpr, .CStyleCastExpr, .ObjCBridgedCastExpr: return try cast(node)
    case .IntegerLiteral, .CharacterLiteral:
      let text = node.text(.value) ?? "0"
      let number = Int64(text) ?? UInt64(text).map { Int64(bitPattern: $0) } ?? 0
      return .literal(number, program.type(node))
    case .FloatingLiteral:
      let type = program.type(node)
      let number = Double(node.text(.value) ?? "0") ?? 0
      return .literal(type == .float ? Double(Float(node.text(.value) ?? "0") ?? 0) : number, type)
    case .ObjCBoolLiteralExpr, .CXXBoolLiteralExpr:
      let text = node.text(.value)
      let isTrue = text == "__objc_yes" || text == "true" || node.flag(.value)
      return Value(text: isTrue ? "true" : "false", type: .bool)
    case .StringLiteral:
      return Value(
        text: "cString(\(literalText(node)))", type: .pointer(.integer(.char)), isOptional: true)
    case .ObjCStringLiteral:
      return Value(
        text: "stringLiteral(\(node.parts.first.map(literalText) ?? "\"\""))", type: .string,
        isOptional: true)
    case .PredefinedExpr:
      return Value(
        text: "cString(\(unit.functionName.swiftLiteral))",
        type: .pointer(.integer(.char)),
        isOptional: true)
    case .ObjCArrayLiteral: return try arrayLiteral(node)
    case .ObjCDictionaryLiteral: return try dictionaryLiteral(node)
    case .ObjCBoxedExpr: return try boxed(node)
    case .ObjCSelectorExpr:
      return Value(
        text: unit.selector(node.text(.selector) ?? ""), type: .selector)
    case .ObjCProtocolExpr:
      return Value(
        text: unit.protocolValue(node.node(.protocol)?.name ?? ""),
        type: .object(ObjectType(name: "Protocol")),
        isOptional: true)
    case .ObjCEncodeExpr:
      let encoded = node.node(.encodedType).map { program.encoding(program.type($0)) } ?? "?"
      return Value(
        text: "cString(\(encoded.swiftLiteral))", type: .pointer(.integer(.char)),
        isOptional: true)
    case .ObjCAvailabilityCheckExpr: return Value(text: "true", type: .bool)
    case .GNUNullExpr: return .nil(.pointer(.void))
    case .DeclRefExpr: return try reference(node)
    case .MemberExpr: return try member(node)
    case .ObjCIvarRefExpr: return try variable(node)
    case .ArraySubscriptExpr: return try element(node)
    case .PseudoObjectExpr: return try pseudoObject(node)
    case .ObjCMessageExpr: return try message(node)
    case .CallExpr: return try call(node)
    case .UnaryOperator: return try unary(node)
    case .BinaryOperator: return try binary(node)
    case .CompoundAssignOperator: return try compoundAssignmentValue(node)
    case .ConditionalOperator: return try conditional(node)
    case .BinaryConditionalOperator: return try elvis(node)
    case .BlockExpr: return try block(node)
    case .StmtExpr: return try statementExpression(node)
    case .InitListExpr: return try list(node)
    case .CompoundLiteralExpr:
      guard let part = node.parts.first else { throw Refusal("an empty literal") }
      return try value(part, as: program.type(node))
    case .ImplicitValueInitExpr: return try zero(program.type(node))
    case .UnaryExprOrTypeTraitExpr: return try size(node)
    case .VAArgExpr: return try nextArgument(node)
    case .RecoveryExpr, .CXXDependentScopeMemberExpr, .TypoExpr:
      throw Refusal("an expression that clang does not understand")
    default: throw Refusal("\(node.clangName) is not supported")
    }
  }

  private func literalText(_ node: Node) -> String {
    let text = node.text(.value) ?? node.parts.first?.text(.value) ?? "\"\""
    return (String(decoding: EscapedText.bytes(ofLiteral: text), as: UTF8.self)).swiftLiteral
  }

  // MARK: Conversions

  private func cast(_ node: Node) throws(Refusal) -> Value {
    guard let part = node.parts.first(where: { !$0.isMissing }) else {
      throw Refusal("an empty conversion")
    }
    let type = program.type(node)
    switch node.text(.castKind) {
    case "LValueToRValue", "FunctionToPointerDecay", "BuiltinFnToFnPtr": return try value(part)
    case "NullToPointer": return .nil(type)
    case "ToVoid":
      let value = try value(part)
      return Value(text: "_ = \(value.text)", type: .void, isAtom: false)
    case "ArrayToPointerDecay":
      let value = try value(part)
      if case .array(let element, _) = value.type {
        if part.peeled.kind == .InitListExpr || part.peeled.kind == .CompoundLiteralExpr {
          return Value(text: value.text, type: .pointer(element), isOptional: false)
        }
        return Value(text: "&\(value.text)", type: .pointer(element), isAtom: false)
      }
      return value
    case "IntegralToBoolean", "FloatingToBoolean", "PointerToBoolean":
      return try condition(value(part))
    case "Dependent": throw Refusal("an expression that clang does not understand")
    case "NoOp" where node.kind == .ImplicitCastExpr: return try value(part)
    default:
      if part.isNullPointer, type.isNullable { return .nil(type) }
      return try convert(value(part), to: type)
    }
  }

  // MARK: Names

  private func reference(_ node: Node) throws(Refusal) -> Value {
    guard let declaration = node.node(.referencedDecl) else {
      throw Refusal("a name without a declaration")
    }
    let name = declaration.name
    switch declaration.kind {
    case .EnumConstantDecl: return try constant(name)
    case .FunctionDecl:
      return Value(text: unit.functionText(name), type: program.type(node), isOptional: false)
    default: break
    }
    if let local = locals[declaration.id] {
      return Value(
        text: local.name, type: local.type, isOptional: local.type.isNullable && local.isOptional)
    }
    switch name {
    case "self":
      // The object that another one replaces has no use.
      if isReplaced { return .nil(.object(ObjectType(name: owner?.name))) }
      if kind == .classMethod { return Value(text: "(self as AnyClass)", type: .metatype) }
      return Value(text: "self", type: .object(ObjectType(name: owner?.name)))
    case "_cmd": return Value(text: unit.selector(unit.selectorName), type: .selector)
    default: break
    }
    let type = program.type(node)
    if let text = unit.globalText(name, id: declaration.id) {
      return Value(text: text, type: type, isOptional: type.isNullable)
    }
    if let known = program.tables.variable(name) {
      guard let swift = known.swift else { throw Refusal("\(name) is not available") }
      if case .enumeration = type { return Value(text: swift, type: type) }
      // A number of C that is a type of its own in Swift.
      if type.isNumber, let alias = program.tables.typeName(known.type)?.swift,
        SwiftTypeName(alias).number == nil
      {
        return try unbridged(swift, from: alias, to: type)
      }
      let isObject = type.isNullable
      if type.isObject, !isBoxed(type) {
        return Value(
          text: "(cast(bridgeToObject(\(swift)) as AnyObject?) as \(try program.nested(type)))",
          type: type, isOptional: true)
      }
      return Value(
        text: swift.hasPrefix("-") ? "(\(swift))" : swift, type: type, isOptional: isObject)
    }
    throw Refusal("\(name) is not declared here")
  }

  private func constant(_ name: String) throws(Refusal) -> Value {
    if let own = program.constants[name] {
      return .literal(own.value, program.integer(of: own.enumeration))
    }
    guard let known = program.tables.variable(name) else {
      throw Refusal("\(name) is not declared here")
    }
    guard let swift = known.swift else { throw Refusal("\(name) is not available") }
    return Value(text: swift, type: .enumeration(known.type))
  }

  private func member(_ node: Node) throws(Refusal) -> Value {
    guard let base = node.parts.first else { throw Refusal("a member of nothing") }
    let type = program.type(node)
    let object = try value(base)
    var structure = ""
    var text: String
    if node.flag(.isArrow) {
      guard case .pointer(let pointee) = object.type else {
        throw Refusal("-> of a \(describe(object.type)) is not supported")
      }
      if case .structure(let name) = pointee { structure = name }
      text = "\(object.forced).pointee"
      if object.text.hasPrefix("&") { text = String(object.text.dropFirst()) }
    } else {
      if case .structure(let name) = object.type { structure = name }
      text = object.operand
    }
    text += ".\(fieldName(node.name, of: structure))"
    return Value(text: text, type: type, isOptional: type.isNullable)
  }

  func fieldName(_ name: String, of structure: String) -> String {
    if program.structures[structure] != nil {
      return StructureRecord.fieldName(name).escapedIdentifier
    }
    let known = program.tables.typeName(structure)?.members.first { $0.name == name }?.swift
    return known ?? name
  }

  private func variable(_ node: Node) throws(Refusal) -> Value {
    let name = node.node(.decl)?.name ?? ""
    let type = node.node(.decl).map(program.type) ?? program.type(node)
    guard let base = node.parts.first else { throw Refusal("an instance variable of nothing") }
    let object = try value(base)
    let className = object.type.className ?? owner?.name ?? ""
    let member = unit.variableName(name, className: className)
    if object.isOptional, !type.isNullable {
      return Value(text: "\(object.forced).\(member)", type: type)
    }
    return Value(text: "\(object.receiver)\(member)", type: type, isOptional: type.isNullable)
  }

  private func element(_ node: Node) throws(Refusal) -> Value {
    guard node.parts.count == 2 else { throw Refusal("an element of nothing") }
    let type = program.type(node)
    var base = node.parts[0].peeled
    if base.kind == .ImplicitCastExpr, base.text(.castKind) == "ArrayToPointerDecay",
      let array = base.parts.first
    {
      base = array
    }
    let array = try value(base)
    let index = try value(node.parts[1], as: .integer(.long))
    let text = array.isOptional ? array.forced : array.operand
    // An array of C ends the program with the line, where its index is outside.
    let label = if case .array = array.type, index.integer == nil { "element: " } else { "" }
    return Value(text: "\(text)[\(label)\(index.text)]", type: type, isOptional: type.isNullable)
  }

  // MARK: Choices

  private func conditional(_ node: Node) throws(Refusal) -> Value {
    guard node.parts.count == 3 else { throw Refusal("an incomplete condition") }
    let type = program.type(node)
    let condition = try condition(node.parts[0])
    if type == .void {
      let first = try statementText(node.parts[1])
      let second = try statementText(node.parts[2])
      return Value(text: "if \(condition) { \(first) } else { \(second) }", type: .void)
    }
    var first = try value(node.parts[1])
    var second = try value(node.parts[2])
    if first.type != second.type || first.type.isNullable {
      first = try convert(first, to: type)
      second = try convert(second, to: type)
    }
    let result = first.type
    if result.isNullable {
      let name = try program.nested(result)
      if first.isNil { first.text = "(nil as \(name))" }
      if second.isNil { second.text = "(nil as \(name))" }
    }
    return Value(
      text: "(\(condition) ? \(first.text) : \(second.text))", type: result,
      isOptional: first.isOptional || second.isOptional)
  }

  private func elvis(_ node: Node) throws(Refusal) -> Value {
    // The parts are the common value, the condition, and the values if true and if false.
    guard let first = node.parts.first, let last = node.parts.last else {
      throw Refusal("an incomplete condition")
    }
    let type = program.type(node)
    let common = try value(first, as: type)
    let other = try value(last, as: type)
    if type.isNullable {
      guard common.isOptional else { return common }
      return Value(
        text: "(\(common.text) ?? \(other.text))", type: type, isOptional: other.isOptional)
    }
    let name = fresh("value")
    let test = try condition(Value(text: name, type: common.type))
    return Value(
      text: "{ \(name) in \(test.text) ? \(name) : \(other.text) }(\(common.text))", type: type)
  }

  private func size(_ node: Node) throws(Refusal) -> Value {
    let type: CType
    if let argument = node.node(.argType) {
      type = program.type(argument)
    } else if let part = node.parts.first {
      type = program.type(part)
    } else {
      throw Refusal("the size of nothing")
    }
    if case .structure = type, let layout = program.layout(type) {
      return .literal(Int64(layout.size), .integer(.unsignedLong))
    }
    if let size = knownSize(type) { return .literal(Int64(size), .integer(.unsignedLong)) }
    return Value(
      text: "UInt(MemoryLayout<\(try program.nested(type))>.stride)", type: .integer(.unsignedLong))
  }

  private func knownSize(_ type: CType) -> Int? {
    switch type {
    case .bool: 1
    case .integer(let integer): integer.size
    case .float: 4
    case .double: 8
    case .array(let element, let count):
      knownSize(element).flatMap { size in count.map { $0 * size } }
    case .pointer, .object, .block, .metatype, .selector, .handle: 8
    default: nil
    }
  }
}
