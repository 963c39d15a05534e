// Loops.
extension Body {
  func loop(_ node: Node, _ mark: String) throws(Refusal) -> String {
    guard node.parts.count == 5 else { throw Refusal("a loop that clang does not show") }
    let (start, condition, step, body) = (
      node.parts[0], node.parts[2], node.parts[3], node.parts[4]
    )
    let saved = locals
    defer { locals = saved }
    var text = start.isMissing ? "" : try statement(start)
    let test = condition.isMissing ? "true" : try self.condition(condition)
    let next = step.isMissing ? "" : try statementText(step)
    if Self.continues(body), !next.isEmpty {
      let isFirst = fresh("isFirst")
      text += "\(mark)var \(isFirst) = true\n"
      text += "\(mark)while true {\n\(mark)if \(isFirst) { \(isFirst) = false } else { \(next) }\n"
      text += "\(mark)if !\(Value(text: test, type: .bool, isAtom: false).operand) { break }\n"
      text += "\(try contents(body))}\n"
    } else {
      text += "\(mark)while \(test) {\n\(check(condition, mark))\(try contents(body))"
      text += next.isEmpty ? "" : "\(unit.lineMark(place))\(next)\n\(check(step, mark))"
      text += "}\n\(check(condition, mark))"
    }
    // What the loop declares ends with it.
    return "\(mark)do {\n\(text)}\n"
  }

  private func contents(_ body: Node) throws(Refusal) -> String {
    let saved = locals
    defer { locals = saved }
    guard body.kind == .CompoundStmt else { return try statement(body) }
    // What the body declares is not seen by the step.
    return try statements(body.parts)
  }

  /// Returns whether a loop's body goes on with the next turn.
  private static func continues(_ body: Node) -> Bool {
    var result = false
    body.visit { part in
      switch part.kind {
      case .ContinueStmt:
        result = true
        return false
      case .ForStmt, .WhileStmt, .DoStmt, .ObjCForCollectionStmt, .BlockExpr: return false
      default: return !result
      }
    }
    if result { return true }
    return false
  }

  func enumeration(_ node: Node, _ mark: String) throws(Refusal) -> String {
    guard node.parts.count == 3 else { throw Refusal("a loop that clang does not show") }
    let saved = locals
    defer { locals = saved }
    let list = try value(node.parts[1])
    let collection = list.type.isObject ? list.text : try convert(list, to: .id).text
    let element = fresh("element")
    var text = "\(mark)for \(element) in elements(\(collection)) {\n"
    let given = Value(text: element, type: .id)
    if node.parts[0].kind == .DeclStmt, let variable = node.parts[0].parts.first {
      let type = program.type(variable)
      let name = variable.name.localIdentifier
      locals[variable.id] = Local(name: name, type: type, isShared: variable.has(.BlocksAttr))
      text +=
        "\(mark)var \(name): \(try program.declared(type)) = \(try convert(given, to: type).text)\n"
    } else {
      let target = try value(node.parts[0])
      text += "\(mark)\(target.text) = \(try convert(given, to: target.type).text)\n"
    }
    text += check(node.parts[1], mark)
    text += try contents(node.parts[2])
    return "\(text)}\n\(check(node.parts[1], mark))"
  }
}
