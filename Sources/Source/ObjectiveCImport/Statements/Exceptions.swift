// `@try`, `@catch`, `@finally` and `@throw`.
extension Body {
  func trying(_ node: Node, _ mark: String) throws(Refusal) -> String {
    guard let body = node.parts.first else { return "" }
    let handlers = node.parts(.ObjCAtCatchStmt)
    let last = node.parts(.ObjCAtFinallyStmt).first?.parts.first
    var text = "\(mark)do {\n"
    if let last {
      if Self.leaves(last) { throw Refusal("@finally that returns is not supported") }
      let depth = tryDepth
      tryDepth = 0
      text += "\(mark)defer \(try block(of: last))\n"
      tryDepth = depth
    }
    let error = fresh("error")
    let outerError = caughtError
    defer { caughtError = outerError }
    text += "\(mark)do {\n\(mark)beginTry()\n\(mark)defer { endTry() }\n"
    tryDepth += 1
    let contents = try block(of: body)
    tryDepth -= 1
    text += "\(mark)do \(contents)\n\(unit.lineMark(place))try checkException()\n"
    text += "} catch let \(error) {\n"
    var conditions = 0
    caughtError = error
    var isCaught = false
    for handler in handlers where !isCaught {
      if handler.place.line > 0 { place = handler.place }
      let handlerMark = unit.lineMark(place)
      let variable = handler.parts.first { $0.kind == .VarDecl }
      guard let statements = handler.parts.last else { continue }
      let saved = locals
      defer { locals = saved }
      var declaration = ""
      let given = Value(text: "caught(\(error))", type: .id, isOptional: true)
      var test = "true"
      if let variable {
        let type = program.type(variable)
        let name = variable.name.isEmpty ? fresh("exception") : variable.name.localIdentifier
        locals[variable.id] = Local(name: name, type: type)
        declaration =
          "\(handlerMark)var \(name): \(try program.declared(type)) = \(try convert(given, to: type).text)\n"
        if let className = type.className, className != "NSObject" {
          test = "caught(\(error)) is \(try program.plain(type))"
        }
      }
      if test == "true" { isCaught = true }
      let nodes = statements.kind == .CompoundStmt ? statements.parts : [statements]
      text += "\(handlerMark)\(conditions == 0 ? "" : "else ")if \(test) {\n\(declaration)"
      text += "\(try self.statements(nodes))}\n"
      conditions += 1
    }
    if !isCaught {
      let again =
        "raise((cast(caught(\(error)) as AnyObject?) as NSException?))"
        + (tryDepth > 0 ? "; try checkException()" : "")
      text += conditions == 0 ? "\(again)\n" : "else { \(again) }\n"
    }
    return text + "}\n}\n"
  }

  private static func leaves(_ node: Node) -> Bool {
    var result = false
    node.visit { part in
      if part.kind == .ReturnStmt { result = true }
      return part.kind != .BlockExpr && !result
    }
    return result
  }

  func throwing(_ node: Node, _ mark: String) throws(Refusal) -> String {
    let text: String
    if let part = node.parts.first(where: { !$0.isMissing }) {
      text = "raise(\(try value(part, as: .object(ObjectType(name: "NSException"))).text))"
    } else {
      guard let caughtError else {
        throw Refusal("@throw without an exception outside @catch is not supported")
      }
      text = "raise((cast(caught(\(caughtError)) as AnyObject?) as NSException?))"
    }
    if tryDepth > 0 { return "\(mark)\(text)\n\(mark)try checkException()\n" }
    // Within a function that an exception leaves, nothing more is done.
    if kind == .initializer { return "\(mark)\(text)\n" }
    let value = result == .void ? "" : " \(try returned(zero(result)))"
    return "\(mark)\(text)\n\(mark)return\(value)\n"
  }
}
