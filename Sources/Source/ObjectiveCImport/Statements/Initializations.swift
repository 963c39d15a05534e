// The statements of initializers: `self = [super init]` becomes the call of an initializer.
extension Body {
  /// Returns a statement of an initializer that is about `self`; nil of another one.
  func initialization(_ node: Node) throws(Refusal) -> String? {
    switch node.kind {
    case .ReturnStmt:
      guard let part = node.parts.first else { return "return" }
      if part.isSelf { return "return" }
      if part.isNullPointer {
        return isFailable ? "return nil" : "return"
      }
      if let call = try initializerCall(part) { return "\(call); return" }
      if replacesSelf { return "\(try replacement(part)); return" }
      if part.peeled.kind == .ConditionalOperator { return "return" }
      throw Refusal("an initializer that returns another object is not supported")
    case .IfStmt: return try initializationChoice(node)
    default:
      if let assigned = Self.assignedSelf(node) {
        if assigned.isNullPointer { return isFailable ? "return nil" : "" }
        if let call = try initializerCall(assigned) { return call }
        if replacesSelf { return try replacement(assigned) }
        throw Refusal("an assignment to self that is no call of an initializer is not supported")
      }
      if let call = try initializerCall(node) { return call }
      return nil
    }
  }

  /// Returns the statements of a body, of an initializer with the call of the superclass's first
  /// where others before it use `self`, which Swift does not have before it.
  func bodyStatements(_ parts: [Node]) throws(Refusal) -> String {
    guard kind == .initializer, !replacesSelf, let index = Self.lateCall(parts),
      let call = try initialization(parts[index])
    else { return try statements(parts) }
    let isReturn = parts[index].kind == .ReturnStmt
    let text = isReturn && call.hasSuffix("; return") ? String(call.dropLast(8)) : call
    return "\(unit.lineMark(place))\(text)\n"
      + (try statements(Array(parts[..<index] + parts[(index + 1)...])))
  }

  /// Returns the place of the call of the superclass's initializer after statements that use
  /// `self`; nil if it is the first to do so, or part of another statement.
  private static func lateCall(_ parts: [Node]) -> Int? {
    let index = parts.firstIndex { part in
      let value = part.kind == .ReturnStmt ? part.parts.first : assignedSelf(part)
      guard let message = value?.peeled else { return false }
      return isInitialization(message) && message.text(.receiverKind) == "super (instance)"
    }
    guard let index, index > 0, !parts[..<index].contains(where: { $0.kind == .DeclStmt }) else {
      return nil
    }
    var usesSelf = false
    for part in parts[..<index] {
      part.visit { node in
        if node.isSelf { usesSelf = true }
        return !usesSelf
      }
    }
    return usesSelf ? index : nil
  }

  /// The value that a statement gives to `self`; nil if it gives none.
  static func assignedSelf(_ node: Node) -> Node? {
    let node = node.peeled
    guard node.kind == .BinaryOperator, node.text(.opcode) == "=", node.parts.count == 2,
      node.parts[0].isSelf
    else { return nil }
    return node.parts[1]
  }

  /// Returns the call of an initializer of the superclass or of the class itself; nil if the
  /// expression is none.
  private func initializerCall(_ node: Node) throws(Refusal) -> String? {
    let node = node.peeled
    if node.kind == .CStyleCastExpr, let part = node.parts.first {
      return try initializerCall(part)
    }
    guard Self.isInitialization(node), let selector = node.text(.selector) else {
      return nil
    }
    let isParent = node.text(.receiverKind) == "super (instance)"
    guard isParent || node.parts.first?.isSelf == true else { return nil }
    // Another object takes the place of the one that the superclass would prepare.
    if replacesSelf { return isInitialized ? nil : "" }
    let parts = isParent ? node.parts : Array(node.parts.dropFirst())
    let arguments = try parts.map { part throws(Refusal) in
      try isInitialized || !Self.readsUnprepared(part)
        ? value(part) : zero(program.type(part))
    }
    let name = isParent ? owner?.superclass ?? "NSObject" : owner?.name ?? ""
    let base = isParent ? "super.init" : "self.init"
    isInitialized = true
    return try initializer(base, name, selector, arguments)
  }

  /// Returns whether an argument of the first initializer reads the object, which has nothing but
  /// zeros then: `self = [self initWithFrame:self.frame]`.
  private static func readsUnprepared(_ node: Node) -> Bool {
    var part = node.withoutConversions
    while part.kind == .MemberExpr, let base = part.parts.first { part = base.withoutConversions }
    switch part.kind {
    case .ObjCIvarRefExpr: return part.parts.first?.isSelf == true
    case .ObjCMessageExpr:
      return part.text(.receiverKind) == "instance" && part.parts.first?.isSelf == true
    case .PseudoObjectExpr:
      let spelled = part.parts.first?.peeled
      return spelled?.kind == .ObjCPropertyRefExpr && spelled?.parts.first?.isSelf == true
    default: return false
    }
  }

  private func initializer(
    _ base: String, _ className: String, _ selector: String, _ arguments: [Value]
  ) throws(Refusal) -> String {
    let key = "-" + selector
    var texts: [String] = []
    if let (method, record) = program.ownMethod(key, of: className) {
      if let member = program.form(key, in: record).swiftMember,
        case .initializer(let function) = member.swift
      {
        return try initializer(
          base, function, member, arguments, isFailable: unit.isFailable(method, record))
      }
      let labels = SelectorParts.initializerLabels(selector)
      if arguments.isEmpty, let label = labels.first { texts = ["\(label): ()"] }
      for (index, argument) in arguments.enumerated() {
        guard index < method.parameters.count else {
          if method.isVariadic { texts.append(try variadic(argument)) }
          continue
        }
        let value = try convert(argument, to: method.parameters[index].type)
        texts.append(labels[index] == "_" ? value.text : "\(labels[index]): \(value.text)")
      }
      let mark = unit.isFailable(method, record) && !isFailable ? "!" : ""
      return "\(base)(\(texts.joined(separator: ", ")))\(mark)"
    }
    if let known = program.tableClass(of: className),
      let member = program.tables.member(selector, of: known),
      case .initializer(let function) = member.swift
    {
      return try initializer(base, function, member, arguments, isFailable: function.isFailable)
    }
    guard arguments.isEmpty else { throw Refusal("-[\(className) \(selector)] is not available") }
    return "\(base)()"
  }

  private func initializer(
    _ base: String, _ function: SwiftFunction, _ member: InterfaceMember, _ arguments: [Value],
    isFailable fails: Bool
  ) throws(Refusal) -> String {
    var values: [Value] = []
    for (index, argument) in arguments.enumerated() where index < member.parameters.count {
      let wanted = program.parse(member.parameters[index].type)
      values.append(wanted.isKnown ? try convert(argument, to: wanted) : argument)
    }
    let list = try list(values, function.parameters)
    return "\(base)(\(list))\(fails && !isFailable ? "!" : "")"
  }

  /// Returns an `if` about `self`, whose outcome is known.
  private func initializationChoice(_ node: Node) throws(Refusal) -> String? {
    var parts = node.parts
    let other = node.flag(.hasElse) ? parts.popLast() : nil
    guard let then = parts.popLast(), let condition = parts.last else { return nil }
    guard let (isTrue, call) = try selfTest(condition) else { return nil }
    var text = call.map { "\($0)\n\(unit.lineMark(place))" } ?? ""
    let taken = isTrue ? then : other
    if let taken { text += "do \(try block(of: taken))" }
    return text
  }

  /// Returns whether a condition about `self` is true, with the call of the initializer that it
  /// contains.
  private func selfTest(_ node: Node) throws(Refusal) -> (isTrue: Bool, call: String?)? {
    let node = node.peeled
    switch node.kind {
    case .ImplicitCastExpr:
      return try node.parts.first.flatMap { part throws(Refusal) in try selfTest(part) }
    case .UnaryOperator where node.text(.opcode) == "!":
      return try node.parts.first.flatMap { part throws(Refusal) in
        try selfTest(part).map { (!$0.isTrue, $0.call) }
      }
    case .BinaryOperator where node.text(.opcode) == "=":
      guard let assigned = Self.assignedSelf(node) else { return nil }
      if let call = try initializerCall(assigned) { return (true, call.isEmpty ? nil : call) }
      guard replacesSelf else {
        throw Refusal("an assignment to self that is no call of an initializer is not supported")
      }
      return (true, try replacement(assigned))
    case .BinaryOperator where ["==", "!="].contains(node.text(.opcode)):
      let (left, right) = (node.parts[0], node.parts[1])
      let other = left.isNullPointer ? right : right.isNullPointer ? left : nil
      guard let other, let inner = try selfTest(other) else { return nil }
      return (node.text(.opcode) == "!=", inner.call)
    case .DeclRefExpr: return node.isSelf ? (true, nil) : nil
    default: return nil
    }
  }
}
