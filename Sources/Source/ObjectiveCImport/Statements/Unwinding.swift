// How functions end where an exception is raised, in programs that catch some: after each statement
// with a call they ask, and return zero.
extension Body {
  /// Returns what ends the function, or goes to the handlers of `@try`, if a part has raised.
  func check(_ node: Node, _ mark: String) -> String { mayRaise(node) ? check(mark) : "" }

  /// Returns what ends the function, or goes to the handlers of `@try`, after an exception.
  func check(_ mark: String) -> String {
    guard program.catches else { return "" }
    if tryDepth > 0 { return "\(mark)try checkException()\n" }
    return leaving.map { "\(mark)if isUnwinding() { \($0) }\n" } ?? ""
  }

  /// Returns what ends a function at its beginning, when what was called before its call has
  /// raised.
  func entryCheck(_ body: Node) -> String {
    body.parts.isEmpty || isInitializing ? "" : check("")
  }

  /// The statement that returns zero; nil where none can stand.
  var leaving: String? {
    if isInitializing { return isInitialized ? isFailable ? "return nil" : "return" : nil }
    if result == .void { return "return" }
    return (try? returned(zero(result))).map { "return \($0)" }
  }

  /// Returns whether an expression can raise: by messages, blocks, functions of the program, and
  /// literals.
  func mayRaise(_ node: Node) -> Bool {
    guard program.catches else { return false }
    var result = false
    node.visit { part in
      switch part.kind {
      case .BlockExpr: return false
      case .ObjCMessageExpr, .PseudoObjectExpr, .ObjCArrayLiteral, .ObjCDictionaryLiteral:
        result = true
      case .CallExpr where callMayRaise(part): result = true
      default: break
      }
      return !result
    }
    return result
  }

  private func callMayRaise(_ node: Node) -> Bool {
    guard let callee = node.parts.first?.peeled, callee.kind == .DeclRefExpr,
      let declaration = callee.node(.referencedDecl), declaration.kind == .FunctionDecl
    else { return true }
    // Functions of the tables do not, but for assertions and those that call blocks.
    let name = declaration.name.lowercased()
    return unit.function(declaration.name) != nil || name.contains("assert")
      || name.contains("objc_") || name.hasPrefix("dispatch_")
  }

  // MARK: Statements in steps

  /// Returns a statement whose values are computed first, so that nothing is set or sent if one of
  /// them raises; nil if it is none.
  func statementInSteps(_ node: Node, _ mark: String) throws(Refusal) -> String? {
    guard program.catches, leaving != nil || tryDepth > 0 else { return nil }
    let spelled = node.peeled
    var parts: [Node]
    switch spelled.kind {
    case .BinaryOperator where spelled.text(.opcode) == "=": parts = [spelled.parts[1]]
    case .PseudoObjectExpr:
      guard let assignment = spelled.parts.first?.peeled, assignment.kind == .BinaryOperator,
        assignment.text(.opcode) == "="
      else { return nil }
      parts = [assignment.parts[1]]
    case .ObjCMessageExpr where spelled.text(.receiverKind) == "instance":
      parts = Array(spelled.parts.dropFirst())
      // The receiver is asked for before the arguments.
      if parts.contains(where: mayRaise), let receiver = spelled.parts.first, mayRaise(receiver),
        try classValue(receiver) == nil
      {
        parts.insert(receiver, at: 0)
      }
    case .ObjCMessageExpr: parts = spelled.parts
    default: return nil
    }
    parts = parts.filter { mayRaise($0) }
    guard !parts.isEmpty else { return nil }
    defer { evaluated = [:] }
    var text = ""
    for part in parts {
      let value = try value(part)
      guard value.type != .void, !value.text.hasPrefix("&"), value.integer == nil,
        value.floating == nil, !value.isNil
      else { continue }
      let name = fresh("value")
      let isOptional = value.isOptional || value.isChain
      let type = try isOptional ? program.nested(value.type) : program.plain(value.type)
      text += "\(mark)let \(name): \(type) = \(value.text)\n"
      evaluated[ObjectIdentifier(part)] = Value(
        text: name, type: value.type, isOptional: isOptional)
    }
    guard !text.isEmpty else { return nil }
    let statement = try statementText(node)
    return "\(text)\(check(mark))\(mark)\(statement)\n\(check(mark))"
  }
}
