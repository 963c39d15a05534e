// `@try`, `@catch`, `@finally` and `@throw`.
extension Body {
  func trying(_ node: Node, _ mark: String) throws(Refusal) -> String {
    guard let body = node.parts.first else { return "" }
    let handlers = node.parts(.ObjCAtCatchStmt)
    let last = node.parts(.ObjCAtFinallyStmt).first?.parts.first
    var text = "\(mark)do {\n"
    if let last {
      if Self.leaves(last) { throw Refusal("@finally that returns is not supported") }
      let (name, raised) = (fresh("finally"), fresh("raised"))
      text += "\(mark)func \(name)() \(try function(of: last))\n"
      text += "\(mark)defer {\n\(mark)let \(raised) = suspendException()\n\(mark)\(name)()\n"
      text += "\(mark)resumeException(\(raised))\n\(mark)}\n"
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
      // No directive may stand between a brace and `else`.
      text += "\(conditions == 0 ? handlerMark : "else ")if \(test) {\n\(declaration)"
      text += "\(try self.statements(nodes))}\n"
      conditions += 1
    }
    if !isCaught {
      let again = "throwObject(caught(\(error)))"
      text += conditions == 0 ? "\(again)\n" : "else { \(again) }\n"
    }
    return text + "}\n}\n\(check(mark))"
  }

  /// Returns statements as those of a function of their own.
  private func function(of node: Node) throws(Refusal) -> String {
    let saved = (result, swiftResult, tryDepth)
    closureDepth += 1
    defer {
      (result, swiftResult, tryDepth) = saved
      closureDepth -= 1
    }
    (result, swiftResult, tryDepth) = (.void, nil, 0)
    return try block(of: node)
  }

  /// Returns whether statements return.
  static func leaves(_ node: Node) -> Bool {
    var result = false
    node.visit { part in
      if part.kind == .ReturnStmt { result = true }
      return part.kind != .BlockExpr && !result
    }
    return result
  }

  func throwing(_ node: Node, _ mark: String) throws(Refusal) -> String {
    let object: String
    if let part = node.parts.first(where: { !$0.isMissing }) {
      object = try value(part, as: .id).text
    } else {
      guard let caughtError else {
        throw Refusal("@throw without an exception outside @catch is not supported")
      }
      object = "caught(\(caughtError))"
    }
    let text = "\(mark)throwObject(\(object))\n"
    // Without @catch the program has ended.
    if !program.catches { return text + (leaving.map { "\(mark)\($0)\n" } ?? "") }
    return tryDepth > 0 ? "\(text)\(check(mark))" : text + (leaving.map { "\(mark)\($0)\n" } ?? "")
  }
}
