// `goto` to a label of a block that is around it: one that comes later leaves the statements before
// the label, one that comes earlier repeats those after it.
extension Body {
  /// Returns the statements of a block with a label.
  func labelled(_ nodes: [Node], at index: Int) throws(Refusal) -> String {
    let label = nodes[index]
    let identity = label.text(.declId) ?? ""
    let rest = label.parts + nodes[(index + 1)...]
    let before = nodes[..<index]
    let saved = labels
    defer { labels = saved }
    var text = ""
    if before.contains(where: { Self.goes(to: identity, in: $0) }) {
      let name = fresh("skip_\(label.name)")
      labels[identity] = "break \(name)"
      let outer = (hoisted, hoistedText)
      hoistedText = ""
      for node in before where node.kind == .DeclStmt { hoisted.formUnion(node.parts.map(\.id)) }
      let first = try statements(Array(before))
      text += "\(hoistedText)\(unit.lineMark(place))\(name): do {\n\(first)}\n"
      (hoisted, hoistedText) = outer
    } else {
      text += try statements(Array(before))
    }
    guard rest.contains(where: { Self.goes(to: identity, in: $0) }) else {
      labels = saved
      return text + (try statements(rest))
    }
    if rest.contains(where: Self.leavesLoop) {
      throw Refusal("break and continue after a label are not supported: write a loop")
    }
    let name = fresh("repeat_\(label.name)")
    labels[identity] = "continue \(name)"
    return "\(text)\(name): while true {\n\(try statements(rest))break \(name)\n}\n"
  }

  private static func goes(to label: String, in node: Node) -> Bool {
    var result = false
    node.visit { part in
      if part.kind == .GotoStmt, part.text(.targetLabelDeclId) == label { result = true }
      return !result && part.kind != .BlockExpr
    }
    return result
  }

  /// Whether a statement ends or goes on with a loop that is around it.
  private static func leavesLoop(_ node: Node) -> Bool {
    switch node.kind {
    case .BreakStmt, .ContinueStmt: return true
    case .ForStmt, .WhileStmt, .DoStmt, .ObjCForCollectionStmt, .SwitchStmt, .BlockExpr:
      return false
    default: return node.parts.contains(where: leavesLoop)
    }
  }
}
