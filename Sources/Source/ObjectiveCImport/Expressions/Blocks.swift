// Blocks, which copy the variables around them unless these are `__block`.
extension Body {
  func block(_ node: Node) throws(Refusal) -> Value {
    guard let declaration = node.parts.first(where: { $0.kind == .BlockDecl }),
      let statements = declaration.parts.first(where: { $0.kind == .CompoundStmt })
    else { throw Refusal("an empty block") }
    let type = program.type(node)
    guard case .block(let function) = type else { throw Refusal("a block of an unknown type") }
    var captures: [String] = []
    for capture in declaration.parts where capture.kind == .Capture {
      guard let variable = capture.node(.var), let local = locals[variable.id],
        !capture.flag(.byref),
        !local.isShared
      else { continue }
      if local.isWeak {
        captures.append("weak \(local.name)")
      } else if !local.isConstant {
        captures.append(local.name)
      }
    }
    let saved = locals
    let (savedResult, savedSwift, savedTry) = (result, swiftResult, tryDepth)
    let savedPlace = place
    defer {
      (locals, result, swiftResult, tryDepth) = (saved, savedResult, savedSwift, savedTry)
      place = savedPlace
    }
    // A copy that a block makes does not change.
    for capture in declaration.parts where capture.kind == .Capture {
      if let variable = capture.node(.var), !capture.flag(.byref),
        locals[variable.id]?.isShared == false,
        locals[variable.id]?.isWeak == false
      {
        locals[variable.id]?.isConstant = true
      }
    }
    (result, swiftResult, tryDepth) = (function.result, nil, 0)
    closureDepth += 1
    defer { closureDepth -= 1 }
    let parameters = declaration.parts(.ParmVarDecl)
    let changed = Self.changedVariables(in: statements)
    var list: [String] = []
    var copies = ""
    for (index, parameter) in parameters.enumerated() {
      let type = program.type(parameter)
      let name = parameter.name.isEmpty ? "_" : parameter.name.localIdentifier
      list.append("\(name == "_" ? "p\(index)" : name): \(try program.nested(type))")
      let isChanged = changed.contains(parameter.id)
      locals[parameter.id] = Local(
        name: name, type: type, isShared: false, isConstant: !isChanged)
      if isChanged { copies += "var \(name): \(try program.declared(type)) = \(name)\n" }
    }
    for index in parameters.count..<max(parameters.count, function.parameters.count) {
      list.append("p\(index): \(try program.nested(function.parameters[index]))")
    }
    let capture = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] "
    let text = try copies + entryCheck(statements) + self.statements(statements.parts)
    let signature = "(\(list.joined(separator: ", "))) -> \(try program.nested(function.result))"
    var end = ""
    if function.result != .void, !Self.endsWithReturn(statements) {
      end = "return \(try zero(function.result).text)\n"
    }
    return Value(
      text: "{ \(capture)\(signature) in\n\(text)\(end)}", type: type, isAtom: false)
  }

  /// Returns the variables that statements change.
  static func changedVariables(in node: Node) -> Set<UInt> {
    var result: Set<UInt> = []
    func add(_ node: Node?) {
      var target = node?.peeled
      // The fields of a structure and the elements of an array are parts of the variable.
      while let part = target,
        [.MemberExpr, .ArraySubscriptExpr].contains(part.kind) || part.kind == .ImplicitCastExpr
      {
        if part.kind == .MemberExpr, part.flag(.isArrow) { return }
        target = part.parts.first?.peeled
      }
      if let target, target.kind == .DeclRefExpr, let id = target.node(.referencedDecl)?.id {
        result.insert(id)
      }
    }
    node.visit { part in
      switch part.kind {
      case .BinaryOperator where part.text(.opcode) == "=", .CompoundAssignOperator:
        add(part.parts.first)
      case .UnaryOperator where ["++", "--", "&"].contains(part.text(.opcode)):
        add(part.parts.first)
      case .ImplicitCastExpr where part.text(.castKind) == "ArrayToPointerDecay":
        add(part.parts.first)
      default: break
      }
      return true
    }
    return result
  }

  /// Returns the variables whose address is kept: `CGRect *pointer = &rect;`.
  static func addressedVariables(in node: Node) -> Set<UInt> {
    var result: Set<UInt> = []
    func add(_ node: Node?) {
      guard let value = node?.peeled else { return }
      switch value.kind {
      case .UnaryOperator where value.text(.opcode) == "&":
        if let target = value.parts.first?.peeled, target.kind == .DeclRefExpr,
          let declaration = target.node(.referencedDecl), declaration.kind == .VarDecl
        {
          result.insert(declaration.id)
        }
      case .ImplicitCastExpr where value.text(.castKind) == "ArrayToPointerDecay":
        if let target = value.parts.first?.peeled, target.kind == .DeclRefExpr,
          let declaration = target.node(.referencedDecl), declaration.kind == .VarDecl
        {
          result.insert(declaration.id)
        }
      default: break
      }
    }
    node.visit { part in
      switch part.kind {
      case .VarDecl: add(part.parts.first { !$0.clangName.hasSuffix("Attr") })
      case .BinaryOperator where part.text(.opcode) == "=" && part.parts.count == 2:
        add(part.parts[1])
      case .ReturnStmt: add(part.parts.first)
      default: break
      }
      return true
    }
    return result
  }

  /// Returns whether the last statement of a body leaves it.
  static func endsWithReturn(_ node: Node) -> Bool {
    guard let last = node.kind == .CompoundStmt ? node.parts.last : node else { return false }
    switch last.kind {
    case .ReturnStmt, .ObjCAtThrowStmt: return true
    case .CompoundStmt: return endsWithReturn(last)
    case .ObjCAtSynchronizedStmt, .ObjCAutoreleasePoolStmt: return false
    case .IfStmt:
      let parts = last.parts.filter { !$0.isMissing }
      return parts.count == 3 && endsWithReturn(parts[1]) && endsWithReturn(parts[2])
    default: return false
    }
  }

  /// Returns the value of `({ ... x; })`.
  func statementExpression(_ node: Node) throws(Refusal) -> Value {
    guard let body = node.parts.first, let last = body.parts.last else {
      throw Refusal("an empty expression")
    }
    if Self.leaves(body) { throw Refusal("({ ... }) that returns is not supported") }
    let type = program.type(node)
    let saved = locals
    let (savedResult, savedSwift, savedTry) = (result, swiftResult, tryDepth)
    defer {
      locals = saved
      (result, swiftResult, tryDepth) = (savedResult, savedSwift, savedTry)
    }
    if type == .void {
      let first = try statements(Array(body.parts.dropLast()))
      return Value(text: "do {\n\(first)\(try statement(last))}", type: .void)
    }
    (result, swiftResult, tryDepth) = (type, nil, 0)
    closureDepth += 1
    defer { closureDepth -= 1 }
    let first = try statements(Array(body.parts.dropLast()))
    let value = try value(last)
    let name =
      value.type.isNullable ? try program.nested(value.type) : try program.plain(value.type)
    return Value(
      text: "{ () -> \(name) in\n\(first)\(unit.lineMark(place))return \(value.text) }()",
      type: value.type,
      isOptional: value.type.isNullable)
  }
}
