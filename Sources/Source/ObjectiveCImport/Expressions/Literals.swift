// Literals of objects and of structures.
extension Body {
  func arrayLiteral(_ node: Node) throws(Refusal) -> Value {
    var elements: [String] = []
    for part in node.parts { elements.append(try value(part, as: .id).text) }
    return Value(
      text: "arrayLiteral([\(elements.joined(separator: ", "))])",
      type: .object(ObjectType(name: "NSArray")), isOptional: true)
  }

  func dictionaryLiteral(_ node: Node) throws(Refusal) -> Value {
    var pairs: [String] = []
    var index = 0
    // Keys and values take turns.
    while index + 1 < node.parts.count {
      let key = try value(node.parts[index], as: .id)
      let object = try value(node.parts[index + 1], as: .id)
      pairs.append("(\(key.text), \(object.text))")
      index += 2
    }
    return Value(
      text: "dictionaryLiteral([\(pairs.joined(separator: ", "))])",
      type: .object(ObjectType(name: "NSDictionary")), isOptional: true)
  }

  func boxed(_ node: Node) throws(Refusal) -> Value {
    guard let part = node.parts.first else { throw Refusal("an empty box") }
    let type = program.type(node)
    var content = try value(part)
    if case .enumeration(let name) = content.type { content = try raw(content, name) }
    let clangType = program.type(part)
    if clangType.isNumber, clangType != content.type, clangType != .bool, content.type != .bool {
      content = try convert(content, to: clangType)
    }
    let text =
      content.integer != nil || content.floating != nil
      ? "\(content.operand) as \(try program.plain(content.type))" : content.text
    return Value(text: "boxed(\(text))", type: type, isOptional: true)
  }

  func list(_ node: Node) throws(Refusal) -> Value {
    let type = program.type(node)
    let parts = node.parts.isEmpty ? node.nodes(.array_filler) : node.parts
    switch type {
    case .structure(let name):
      var fields = fields(of: name)
      if program.structures[name]?.isUnion == true {
        let field = node.node(.field).map { StructureRecord.fieldName($0.name).escapedIdentifier }
        fields = fields.filter { field == nil || $0.name == field }
        fields.removeLast(max(fields.count - 1, 0))
      }
      var arguments: [String] = []
      for (index, part) in parts.enumerated() where index < fields.count {
        let value = try value(part, as: fields[index].type)
        arguments.append("\(fields[index].name): \(value.text)")
      }
      return Value(
        text: "\(try program.plain(type))(\(arguments.joined(separator: ", ")))", type: type)
    case .array(let element, let count):
      var texts: [String] = []
      for part in parts where part.kind != .ImplicitValueInitExpr || parts.count < 4096 {
        texts.append(try value(part, as: element).text)
      }
      let fillers = node.nodes(.array_filler)
      if !fillers.isEmpty {
        texts = []
        for part in fillers.dropFirst() { texts.append(try value(part, as: element).text) }
      }
      let name = try program.nested(element)
      var text = "([\(texts.joined(separator: ", "))] as [\(name)])"
      if let count, count > texts.count {
        text =
          "(\(text) + Array(repeating: \(try zero(element).text), count: \(count - texts.count)))"
      }
      return Value(text: text, type: type)
    default:
      guard let first = parts.first else { return try zero(type) }
      return try value(first, as: type)
    }
  }

  /// The fields of a structure with their names in Swift.
  private func fields(of name: String) -> [(name: String, type: CType)] {
    if let own = program.structures[name] {
      return own.fields.map { ($0.name.escapedIdentifier, $0.type) }
    }
    return program.tables.typeName(name)?.members.map { member in
      (member.swift ?? member.name, program.parse(member.type))
    } ?? []
  }
}
