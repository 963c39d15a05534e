// `switch`, whose cases fall through in C.
extension Body {
  private struct Group {
    var labels: [Node] = []
    /// The last values of labels that are ranges.
    var ends: [ObjectIdentifier: Node] = [:]
    var isDefault = false
    var statements: [Node] = []
  }

  func selection(_ node: Node) throws(Refusal) -> String {
    guard let body = node.parts.last, let subject = node.parts.dropLast().last else { return "" }
    var groups = try groups(of: body)
    if let index = groups.firstIndex(where: \.isDefault), index < groups.count - 1 {
      let fallsInto = index > 0 && !leaves(groups[index - 1])
      guard leaves(groups[index]), !fallsInto else {
        throw Refusal("a default that is not the last case and falls through is not supported")
      }
      groups.append(groups.remove(at: index))
    }
    let saved = locals
    defer { locals = saved }
    let value = try value(subject.withoutConversions)
    let (text, label) = try subjectText(value, subject, groups)
    var result = "switch \(text) {\n"
    let check = check(subject, "")
    if !check.isEmpty {
      let name = fresh("subject")
      result = "let \(name) = \(text)\n\(check)switch \(name) {\n"
    }
    for (index, group) in groups.enumerated() {
      var labels: [String] = []
      for node in group.labels {
        let first = try label(node)
        let last = try group.ends[ObjectIdentifier(node)].map(label)
        labels.append(last.map { "\(first)...\($0)" } ?? first)
      }
      result += group.isDefault ? "default:\n" : "case \(labels.joined(separator: ", ")):\n"
      var list = group.statements
      if list.count == 1, list[0].kind == .CompoundStmt { list = list[0].parts }
      if list.last?.kind == .BreakStmt { list.removeLast() }
      let contents = try statements(list)
      result += contents
      let isLast = index == groups.count - 1
      if !leaves(group), !isLast {
        result += "fallthrough\n"
      } else if contents.isEmpty || group.statements.last?.kind == .BreakStmt && list.isEmpty {
        result += "break\n"
      }
    }
    if !groups.contains(where: \.isDefault) { result += "default: break\n" }
    return result + "}"
  }

  /// Returns the subject and how labels are written: as constants of a Swift enumeration if all
  /// are, or else as integers.
  private func subjectText(
    _ value: Value, _ subject: Node, _ groups: [Group]
  ) throws(Refusal) -> (String, (Node) throws(Refusal) -> String) {
    if case .enumeration(let name) = value.type, program.isSwiftEnumeration(name) {
      let constants =
        groups.allSatisfy(\.ends.isEmpty)
        && groups.flatMap(\.labels).allSatisfy { node in
          let inner = node.withoutConversions
          guard inner.kind == .DeclRefExpr, let constant = inner.node(.referencedDecl)?.name else {
            return false
          }
          return program.tables.variable(constant)?.type == name
        }
      if constants {
        return (
          value.text, { node throws(Refusal) in try self.value(node.withoutConversions).text }
        )
      }
    }
    let type = program.type(subject)
    let number = try convert(value, to: type.isInteger ? type : .int)
    return (
      number.text,
      { node throws(Refusal) in
        guard let constant = try self.value(node).integer ?? UnitReader.constantValue(node) else {
          throw Refusal("a case that is no constant is not supported")
        }
        if case .integer(let kind) = number.type { return kind.text(constant) }
        return "\(constant)"
      }
    )
  }

  private func groups(of body: Node) throws(Refusal) -> [Group] {
    var groups: [Group] = []
    for part in body.kind == .CompoundStmt ? body.parts : [body] {
      var current = part
      var isLabel = false
      while current.kind == .CaseStmt || current.kind == .DefaultStmt {
        if !isLabel {
          // Cases without statements share those of the next.
          if groups.last?.statements.isEmpty != true || groups.isEmpty { groups.append(Group()) }
          isLabel = true
        }
        if current.kind == .CaseStmt {
          groups[groups.count - 1].labels.append(current.parts[0])
          // case 1 ... 5:
          if current.parts.count == 3 {
            groups[groups.count - 1].ends[ObjectIdentifier(current.parts[0])] = current.parts[1]
          }
        } else {
          groups[groups.count - 1].isDefault = true
        }
        guard let next = current.parts.last else { break }
        current = next
      }
      guard !groups.isEmpty else { continue }
      groups[groups.count - 1].statements.append(current)
    }
    return groups
  }

  /// Returns whether a case does not go on with the next one.
  private func leaves(_ group: Group) -> Bool {
    guard let last = group.statements.last else { return false }
    return leaves(last)
  }

  private func leaves(_ node: Node) -> Bool {
    switch node.kind {
    case .BreakStmt, .ReturnStmt, .ContinueStmt, .ObjCAtThrowStmt: return true
    case .CompoundStmt: return node.parts.last.map(leaves) ?? false
    case .IfStmt:
      let parts = node.parts.filter { !$0.isMissing }
      return parts.count == 3 && leaves(parts[1]) && leaves(parts[2])
    default: return false
    }
  }
}
