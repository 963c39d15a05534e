internal import FileIO

// Statements. Every statement begins with a mark of its line, which the writer of the file reads.
extension Body {
  func statements(_ nodes: [Node]) throws(Refusal) -> String {
    if let index = nodes.lastIndex(where: { $0.kind == .LabelStmt }) {
      return try labelled(nodes, at: index)
    }
    var text = ""
    for node in nodes { text += try statement(node) }
    return text
  }

  /// Returns a statement that stands in braces.
  func block(of node: Node, beginning: String = "") throws(Refusal) -> String {
    let saved = locals
    defer { locals = saved }
    let nodes = node.kind == .CompoundStmt ? node.parts : [node]
    return "{\n\(beginning)\(try statements(nodes))}"
  }

  func statement(_ node: Node) throws(Refusal) -> String {
    if node.isMissing { return "" }
    if node.place.line > 0 { place = node.place }
    let mark = unit.lineMark(place)
    if isInitializing, let text = try initialization(node) {
      return text.isEmpty ? "" : "\(mark)\(text)\n"
    }
    switch node.kind {
    case .NullStmt: return ""
    case .CompoundStmt: return "\(mark)do \(try block(of: node))\n"
    case .DeclStmt:
      var text = ""
      for part in node.parts { text += try declaration(part, mark) }
      return text
    case .IfStmt: return "\(mark)\(try choice(node))\n"
    case .ForStmt: return try loop(node, mark)
    case .WhileStmt:
      guard let condition = node.parts.dropLast().last, let body = node.parts.last else {
        return ""
      }
      let check = check(condition, mark)
      let test = try self.condition(condition)
      return "\(mark)while \(test) \(try block(of: body, beginning: check))\n\(check)"
    case .DoStmt:
      guard let body = node.parts.first, let condition = node.parts.last else { return "" }
      let text = try block(of: body)
      let test = try self.condition(condition)
      return "\(mark)repeat \(text) while \(test)\n\(check(condition, mark))"
    case .SwitchStmt: return "\(mark)\(try selection(node))\n"
    case .BreakStmt: return "\(mark)break\n"
    case .ContinueStmt: return "\(mark)continue\n"
    case .ReturnStmt: return "\(mark)\(try returning(node))\n"
    case .ObjCForCollectionStmt: return try enumeration(node, mark)
    case .ObjCAutoreleasePoolStmt:
      return
        "\(mark)do \(try node.parts.first.map { part throws(Refusal) in try block(of: part) } ?? "{}")\n"
    case .ObjCAtSynchronizedStmt:
      // Films run on one thread.
      guard let body = node.parts.last else { return "" }
      return "\(mark)do \(try block(of: body))\n"
    case .ObjCAtTryStmt: return try trying(node, mark)
    case .ObjCAtThrowStmt: return try throwing(node, mark)
    case .AttributedStmt:
      return try node.parts.last.map { part throws(Refusal) in try statement(part) } ?? ""
    case .GotoStmt:
      guard let jump = labels[node.text(.targetLabelDeclId) ?? ""] else {
        throw Refusal("goto into a block is not supported: write a loop or a function that returns")
      }
      return "\(mark)\(jump)\n"
    case .LabelStmt: return try statements([node])
    case .IndirectGotoStmt: throw Refusal("goto to a computed label is not supported")
    case .GCCAsmStmt, .MSAsmStmt: throw Refusal("assembly is not supported")
    case .CaseStmt, .DefaultStmt: throw Refusal("a case within another statement is not supported")
    default:
      let text: String
      do throws(Refusal) {
        if let steps = try statementInSteps(node, mark) { return steps }
        text = try statementText(node)
      } catch {
        return "\(mark)\(leftOut(error))\n"
      }
      guard !text.isEmpty else { return "" }
      return "\(mark)\(text)\n\(check(node, mark))"
    }
  }

  /// Returns a call that logs why a statement is left out; the others of its method stand.
  private func leftOut(_ refusal: Refusal) -> String {
    unit.report("a statement of \(unit.functionName) is left out: \(refusal.reason).", at: place)
    let file = unit.file(place).swiftLiteral
    return
      "untranslated(\(refusal.reason.swiftLiteral), file: \(file), line: \(place.line))"
  }

  /// Returns an expression as a statement.
  func statementText(_ node: Node) throws(Refusal) -> String {
    // isShown ? [view hide] : nil;
    if node.isNullPointer { return "" }
    switch node.kind {
    case .ParenExpr, .ExprWithCleanups, .ConstantExpr, .MaterializeTemporaryExpr:
      return try node.parts.first.map { part throws(Refusal) in try statementText(part) } ?? ""
    case .CStyleCastExpr where node.text(.castKind) == "ToVoid",
      .ImplicitCastExpr where node.text(.castKind) == "ToVoid":
      guard let part = node.parts.first else { return "" }
      // (void)name; says that a name is not used.
      if part.peeled.kind == .DeclRefExpr { return "" }
      return try statementText(part)
    case .ImplicitCastExpr:
      return try node.parts.first.map { part throws(Refusal) in try statementText(part) } ?? ""
    case .BinaryOperator where node.text(.opcode) == "=": return try assignment(node)
    case .BinaryOperator where node.text(.opcode) == ",":
      return "\(try statementText(node.parts[0])); \(try statementText(node.parts[1]))"
    case .CompoundAssignOperator: return try compoundAssignment(node)
    case .UnaryOperator where ["++", "--"].contains(node.text(.opcode)):
      return try increment(node, node.parts[0], isStatement: true).text
    case .ConditionalOperator where program.type(node) == .void || node.parts.count == 3:
      let condition = try condition(node.parts[0])
      let first = try statementText(node.parts[1])
      let second = try statementText(node.parts[2])
      return "if \(condition) { \(first) } else { \(second) }"
    case .PseudoObjectExpr:
      if let text = try pseudoAssignment(node) { return text }
    case .StmtExpr:
      guard let body = node.parts.first else { return "" }
      return "do \(try block(of: body))"
    default: break
    }
    let value = try value(node)
    if value.type == .void { return value.text == "()" ? "" : value.text }
    return "_ = \(value.text)"
  }

  // MARK: Choices

  /// Returns an `if`; the beginning of its statements ends the function after an exception in a
  /// condition before.
  private func choice(_ node: Node, beginning: String = "") throws(Refusal) -> String {
    var parts = node.parts
    let last = node.flag(.hasElse) ? parts.popLast() : nil
    guard let then = parts.popLast(), let condition = parts.last else { return "" }
    let own = check(condition, "")
    let check = own.isEmpty ? beginning : own
    let test = try self.condition(condition)
    var text = "if \(test) \(try block(of: then, beginning: check))"
    if let last {
      text += " else "
      if last.kind == .IfStmt {
        if last.place.line > 0 { place = last.place }
        text += try choice(last, beginning: check)
      } else {
        text += try block(of: last, beginning: check)
      }
    } else if !check.isEmpty {
      text += "\n\(check)"
    }
    return text
  }

  private func returning(_ node: Node) throws(Refusal) -> String {
    guard let part = node.parts.first(where: { !$0.isMissing }) else {
      return result == .void ? "return" : "return \(try returned(zero(result)))"
    }
    if result == .void { return "\(try statementText(part)); return" }
    let value = try value(part, as: result)
    if case .pointer = result { _ = try kept(value, result) }
    return "return \(try returned(value))"
  }

  /// Returns a result as the signature has it.
  func returned(_ value: Value) throws(Refusal) -> String {
    guard let swiftResult else { return value.text }
    return try bridged(value, to: swiftResult)
  }
}
