// Declarations within functions.
extension Body {
  func declaration(_ node: Node, _ mark: String) throws(Refusal) -> String {
    switch node.kind {
    case .VarDecl: return try variable(node, mark) + cleanup(node, mark)
    case .TypedefDecl, .EmptyDecl, .StaticAssertDecl, .FunctionDecl: return ""
    // Types are declared outside of the function.
    case .RecordDecl where !isHidden(node.name, node, program.structures[node.name]?.place),
      .EnumDecl where !isHidden(node.name, node, program.enumerations[node.name]?.place):
      return ""
    case .RecordDecl, .EnumDecl:
      throw Refusal(
        "the type \(node.name) within a function is not supported, since another has its name")
    default: throw Refusal("\(node.clangName) is not supported")
    }
  }

  /// Whether a type of a function has the name of another one.
  private func isHidden(_ name: String, _ node: Node, _ place: Place?) -> Bool {
    !name.isEmpty && place != nil && place != node.place
  }

  /// Returns what calls the function of `__attribute__((cleanup(function)))` at the end of the
  /// variable's scope.
  private func cleanup(_ node: Node, _ mark: String) throws(Refusal) -> String {
    guard let attribute = node.parts(.CleanupAttr).first, let local = locals[node.id] else {
      return ""
    }
    guard let name = attribute.node(.cleanup_function)?.name, unit.function(name)?.body != nil
    else { throw Refusal("cleanup with a function that the program does not define") }
    let call = "\(unit.functionText(name))(&\(local.name))"
    guard program.catches else { return "\(mark)defer { \(call) }\n" }
    let raised = fresh("raised")
    return
      "\(mark)defer { let \(raised) = suspendException(); \(call); resumeException(\(raised)) }\n"
  }

  private func variable(_ node: Node, _ mark: String) throws(Refusal) -> String {
    let type = program.type(node)
    guard type.isKnown else { throw Refusal("the type \(node.type) is not supported") }
    let value = node.parts.first { !$0.clangName.hasSuffix("Attr") }
    switch node.text(.storageClass) {
    case "static": return try staticVariable(node, type, value)
    case "extern": return ""
    default: break
    }
    let isWeak = node.type.contains("__weak") && type.isNullable
    let isShared = node.has(.BlocksAttr)
    let name = node.name.localIdentifier
    let initial: Value
    if let value {
      // A block that calls itself is declared before its value.
      if isShared, value.peeled.kind == .BlockExpr {
        locals[node.id] = Local(name: name, type: type, isShared: true)
        let text = try self.value(value, as: type)
        return
          "\(mark)var \(name): \(try program.declared(type)) = nil\n\(mark)\(name) = \(text.text)\n"
      }
      if Self.refers(value, to: node.id) { return try selfReference(node, value, type, mark) }
      initial = try self.value(value, as: type)
    } else {
      initial = try zero(type)
    }
    if addressed.contains(node.id), !isWeak {
      if case .array(let element, _) = type {
        locals[node.id] = Local(
          name: name, type: .pointer(element), isConstant: true, isOptional: false)
        return "\(mark)let \(name) = allocated(\(initial.text) as \(try program.plain(type)))\n"
      }
      locals[node.id] = Local(name: "\(name).pointee", type: type, isConstant: true)
      return "\(mark)let \(name) = allocated(\(initial.text) as \(try program.nested(type)))\n"
    }
    locals[node.id] = Local(
      name: name, type: type, isShared: isShared, isWeak: isWeak && isClass(type))
    let text = try kept(initial, type)
    let declared = try isWeak ? program.nested(type) : program.declared(type)
    let check = value.map { self.check($0, mark) } ?? ""
    if hoisted.contains(node.id) {
      hoistedText += "\(mark)\(isWeak && isClass(type) ? "weak " : "")var \(name): \(declared)"
      hoistedText += " = \(try zero(type).text)\n"
      return "\(mark)\(name) = \(text)\n\(check)"
    }
    return
      "\(mark)\(isWeak && isClass(type) ? "weak " : "")var \(name): \(declared) = \(text)\n\(check)"
  }

  /// Returns a variable whose value uses it, `CGPoint end = end = CGPointZero`: it is zero before.
  private func selfReference(
    _ node: Node, _ value: Node, _ type: CType, _ mark: String
  ) throws(Refusal) -> String {
    let name = node.name.localIdentifier
    let isKept = addressed.contains(node.id)
    locals[node.id] = Local(
      name: isKept ? "\(name).pointee" : name, type: type, isConstant: isKept)
    let zero = try zero(type).text
    let declaration =
      try isKept
      ? "let \(name) = allocated(\(zero) as \(program.nested(type)))"
      : "var \(name): \(program.declared(type)) = \(zero)"
    let text = try kept(self.value(value, as: type), type)
    return "\(mark)\(declaration)\n\(mark)\(isKept ? "\(name).pointee" : name) = \(text)\n"
      + check(value, mark)
  }

  /// Returns whether an expression uses a variable outside of blocks.
  private static func refers(_ node: Node, to id: UInt) -> Bool {
    var result = false
    node.visit { part in
      if part.kind == .DeclRefExpr, part.node(.referencedDecl)?.id == id { result = true }
      return part.kind != .BlockExpr && !result
    }
    return result
  }

  /// Whether a variable of a type can be weak in Swift.
  func isClass(_ type: CType) -> Bool {
    guard type.isObject, !isBoxed(type) else { return false }
    return true
  }

  private func staticVariable(_ node: Node, _ type: CType, _ value: Node?) throws(Refusal) -> String
  {
    let name = freshGlobal(node.name)
    locals[node.id] = Local(name: name, type: type, isShared: true)
    let initial = if let value { try self.value(value, as: type) } else { try zero(type) }
    unit.helpers.append("private var \(name): \(try program.declared(type)) = \(initial.text)")
    return ""
  }
}
