/// Who gets a message.
enum Receiver {
  case value(Value)
  /// A class, with the text of its value.
  case type(name: String, text: String)
  case parent(className: String, isClass: Bool)

  var isClass: Bool {
    switch self {
    case .value: false
    case .type: true
    case .parent(_, let isClass): isClass
    }
  }
}

// Messages.
extension Body {
  func message(_ node: Node) throws(Refusal) -> Value {
    let selector = node.text(.selector) ?? ""
    let type = program.type(node)
    if let made = try dottedInitialization(node, selector, type) { return made }
    if let message = try invocationMessage(node, selector) { return message }
    let (receiver, arguments) = try self.receiver(of: node)
    if let result = try construction(node, selector, arguments, type) { return result }
    return try send(receiver, selector, try values(arguments), type)
  }

  func receiver(of node: Node) throws(Refusal) -> (Receiver, [Node]) {
    switch node.text(.receiverKind) {
    case "class":
      let name = node.node(.classType).flatMap { program.parse("\($0.type) *").className } ?? ""
      return (.type(name: name, text: try classText(name)), node.parts)
    case "super (instance)":
      return (
        .parent(className: owner?.superclass ?? owner?.name ?? "", isClass: false), node.parts
      )
    case "super (class)":
      return (.parent(className: owner?.superclass ?? owner?.name ?? "", isClass: true), node.parts)
    default:
      guard let first = node.parts.first else { throw Refusal("a message without a receiver") }
      return (try receiver(first), Array(node.parts.dropFirst()))
    }
  }

  /// Returns the receiver that an expression is: a class if that can be known.
  func receiver(_ node: Node) throws(Refusal) -> Receiver {
    if let (name, text) = try classValue(node) { return .type(name: name, text: text) }
    return .value(try value(node))
  }

  /// Returns the class that a value is, where clang's tree says it: `self` in a class method, and
  /// `[self class]`.
  func classValue(_ node: Node) throws(Refusal) -> (name: String, text: String)? {
    let node = node.peeled
    if node.kind == .DeclRefExpr, node.node(.referencedDecl)?.name == "self", kind == .classMethod,
      let owner
    {
      return (owner.name, "self")
    }
    var target: Node?
    if node.kind == .ObjCMessageExpr, ["class", "classForCoder"].contains(node.text(.selector)) {
      if node.text(.receiverKind) == "class",
        let name = node.node(.classType).flatMap({ program.parse("\($0.type) *").className })
      {
        return (name, try classText(name))
      }
      target = node.parts.first
    } else if node.kind == .PseudoObjectExpr, let reference = node.parts.first,
      reference.kind == .ObjCPropertyRefExpr,
      reference.node(.getter)?.name == "class" || reference.node(.property)?.name == "class"
    {
      target = reference.parts.first
    }
    guard let target else { return nil }
    if target.isSelf, isReplaced, let owner { return (owner.name, "Swift.type(of: self)") }
    if let known = try classValue(target) { return known }
    let value = try value(target)
    guard let name = value.type.className, !value.isOptional else { return nil }
    return (name, "Swift.type(of: \(value.text))")
  }

  func classText(_ name: String) throws(Refusal) -> String {
    if let text = program.className(name) {
      return isHidden(name) ? unit.visibleName(ofClass: text) : text
    }
    throw Refusal("the class \(name) is not available")
  }

  /// Whether a member of the class whose code this is has the name of another class.
  private func isHidden(_ name: String) -> Bool {
    guard let owner, owner.name != name else { return false }
    return ([owner] + program.ownSuperclasses(of: owner)).contains { record in
      record.property(name) != nil || record.methods["-\(name)"] != nil
        || record.methods["+\(name)"] != nil
    }
  }

  func values(_ nodes: [Node]) throws(Refusal) -> [Value] {
    var result: [Value] = []
    for node in nodes { result.append(try value(node)) }
    return result
  }

  // MARK: Sending

  /// Returns the value of a message.
  func send(
    _ receiver: Receiver, _ selector: String, _ arguments: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    let key = (receiver.isClass ? "+" : "-") + selector
    var protocols: [String] = []
    var className: String?
    switch receiver {
    case .value(let value):
      if case .object(let object) = value.type {
        (className, protocols) = (object.name, object.protocols)
      }
      if value.type == .metatype { return try sendToClass(value, selector, arguments, type) }
    case .type(let name, _): className = name
    case .parent(let name, _): className = name
    }
    if let className {
      if let (method, record) = program.ownMethod(key, of: className) {
        if let (property, owner, isSetter) = program.ownProperty(selector, of: record.name),
          property.isClassProperty == receiver.isClass
        {
          return try access(property, owner, receiver, isSetter ? arguments.first : nil, type)
        }
        if let result = try call(method, record, receiver, arguments, type) { return result }
      } else if !receiver.isClass
        || program.ownProperty(selector, of: className)?.property.isClassProperty == true,
        let (property, record, isSetter) = program.ownProperty(selector, of: className)
      {
        return try access(property, record, receiver, isSetter ? arguments.first : nil, type)
      }
      if let member = tableMember(selector, of: className, isClassMember: receiver.isClass),
        !isUniversal(selector, member)
      {
        return try call(member, receiver, arguments, type, className)
      }
    }
    for name in protocols {
      if let imported = program.importedRequirement(key, of: name),
        case .value(let value) = receiver
      {
        let target =
          try className == nil ? value : convert(value, to: .object(ObjectType(protocols: [name])))
        return try call(imported, .value(target), arguments, type, nil)
      }
      if let found = program.ownRequirement(key, of: name), case .value(let value) = receiver {
        let target =
          try className == nil ? value : convert(value, to: .object(ObjectType(protocols: [name])))
        return try call(found, .value(target), selector, arguments, type)
      }
      if let member = program.tables.member(
        selector, ofProtocol: name, isClassMember: receiver.isClass),
        !isUniversal(selector, member)
      {
        guard className != nil, case .value(let value) = receiver else {
          return try call(member, receiver, arguments, type, nil)
        }
        let target = try convert(value, to: .object(ObjectType(protocols: [name])))
        return try call(member, .value(target), arguments, type, nil)
      }
    }
    if let result = try universal(receiver, selector, arguments, type) { return result }
    if case .value(let value) = receiver,
      className == nil || program.className(className ?? "") == nil
    {
      return try dispatch(value, selector, arguments, type)
    }
    if case .value(let value) = receiver, value.type.isObject {
      // The class has no such method that is known here: a subclass may.
      return try dispatch(try convert(value, to: .id), selector, arguments, type)
    }
    throw Refusal(
      "\(className ?? "id") has no method \(receiver.isClass ? "+" : "-")\(selector) here")
  }

  /// Returns a member of a class of the tables or of the superclass from the tables.
  func tableMember(
    _ selector: String, of className: String, isClassMember: Bool
  ) -> InterfaceMember? {
    guard let known = program.tableClass(of: className) else { return nil }
    // Extensions in Swift of the program's classes stand in the tables, too.
    if program.isMixed, let own = program.classes[className], !own.isForeign {
      for record in [own] + program.ownSuperclasses(of: own) {
        if let member = program.tables.member(
          selector, of: record.name, isClassMember: isClassMember)
        {
          return member
        }
      }
    }
    if let member = program.tables.member(selector, of: known, isClassMember: isClassMember) {
      return member
    }
    // A class in Swift may descend from one of the program.
    if let parent = program.ownSuperclass(ofSwift: known) {
      return tableMember(selector, of: parent, isClassMember: isClassMember)
    }
    // What a class of the program adopts may declare it.
    for record in program.classes[className].map({ [$0] + program.ownSuperclasses(of: $0) }) ?? [] {
      for name in program.adoptedProtocols(of: record) {
        if let member = program.tables.member(
          selector, ofProtocol: name, isClassMember: isClassMember)
        {
          return member
        }
      }
    }
    return nil
  }

  /// Calls a method of the program; nil if the table's form serves as well.
  private func call(
    _ method: MethodRecord, _ record: ClassRecord, _ receiver: Receiver, _ arguments: [Value],
    _ type: CType
  ) throws(Refusal) -> Value? {
    if let member = program.form(method.key, in: record).swiftMember {
      return try call(member, receiver, arguments, type, record.name)
    }
    if case .value(let value) = receiver, program.isOnlyDeclared(method, of: record) {
      return try dispatch(value, method.selector, arguments, type)
    }
    let parts = SelectorParts(method.selector)
    return try call(
      named: program.nameBesideCategory(method, of: record) ?? parts.name, labels: parts.labels,
      receiver, arguments, method.parameters.map(\.type), method.result, declared: method.result,
      type)
  }

  /// Calls a requirement of a protocol of the program.
  private func call(
    _ found: (method: MethodRecord?, property: PropertyRecord?, isSetter: Bool),
    _ receiver: Receiver,
    _ selector: String, _ arguments: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    if let method = found.method {
      let parts = SelectorParts(selector)
      return try call(
        named: parts.name, labels: parts.labels, receiver, arguments, method.parameters.map(\.type),
        method.result, declared: method.result, type)
    }
    guard let property = found.property else { throw Refusal("\(selector) is not declared") }
    if let imported = importedAccess(property, isSetter: found.isSetter) {
      return try call(imported, receiver, arguments, type, nil)
    }
    return try member(
      property.name.escapedIdentifier, property.type, receiver,
      found.isSetter ? arguments.first : nil, type)
  }

  private func call(
    named name: String, labels: [String], _ receiver: Receiver, _ arguments: [Value],
    _ parameters: [CType], _ result: CType, declared: CType, _ type: CType
  ) throws(Refusal) -> Value {
    var texts: [String] = []
    for (index, argument) in arguments.enumerated() {
      guard index < parameters.count else {
        texts.append(try variadic(argument))
        continue
      }
      let value = try convert(argument, to: parameters[index])
      let label = index < labels.count ? labels[index] : "_"
      texts.append(label == "_" ? value.text : "\(label): \(value.text)")
    }
    let (prefix, isChain) = try prefix(receiver)
    let text = "\(prefix)\(name)(\(texts.joined(separator: ", ")))"
    let value: Value
    if declared.isNullable {
      value = Value(text: text, type: declared, isOptional: true)
    } else if declared == .void {
      value = Value(text: text, type: .void)
    } else {
      value = try unwrapped(text, declared, isOptional: isChain)
    }
    return try convert(value, to: type)
  }

  /// Returns the text before a member's name, and whether it begins an optional chain.
  func prefix(_ receiver: Receiver) throws(Refusal) -> (String, isChain: Bool) {
    switch receiver {
    case .value(let value): return (value.receiver, value.isOptional)
    case .type(_, let text): return ("\(text).", false)
    case .parent(_, _): return ("super.", false)
    }
  }

  /// Reads or sets a property of the program.
  func access(
    _ property: PropertyRecord, _ record: ClassRecord, _ receiver: Receiver, _ newValue: Value?,
    _ type: CType
  ) throws(Refusal) -> Value {
    if let member = tableProperty(property, record) {
      let selector = newValue == nil ? property.getter : property.setter
      if let setter = tableMember(
        selector, of: record.name, isClassMember: property.isClassProperty)
      {
        return try call(setter, receiver, newValue.map { [$0] } ?? [], type, record.name)
      }
      _ = member
    }
    if let imported = importedAccess(property, isSetter: newValue != nil) {
      return try call(imported, receiver, newValue.map { [$0] } ?? [], type, nil)
    }
    if let newValue,
      let (setter, owner) = program.ownMethod("-" + property.setter, of: record.name),
      let name = program.separateSetter(setter, of: property, in: owner)
    {
      let (prefix, _) = try prefix(receiver)
      return Value(text: "\(prefix)\(name)(\(try convert(newValue, to: .id).text))", type: .void)
    }
    return try self.member(property.name.escapedIdentifier, property.type, receiver, newValue, type)
  }

  /// Returns the getter or setter of a property as Swift files see it; nil if they see it as it is.
  private func importedAccess(_ property: PropertyRecord, isSetter: Bool) -> InterfaceMember? {
    guard let (name, type) = program.importedVariable(property) else { return nil }
    return InterfaceMember(
      owner: "", isOwnedByProtocol: false, selector: isSetter ? property.setter : property.getter,
      isClassMember: property.isClassProperty, isOptional: false, property: property.name,
      result: isSetter ? "void" : property.typeText,
      parameters: isSetter ? [InterfaceParameter(name: "", type: property.typeText)] : [],
      isVariadic: false, swiftText: "var \(name): \(type)")
  }

  /// Returns the member of a table class that a property of the program redeclares.
  func tableProperty(_ property: PropertyRecord, _ record: ClassRecord) -> InterfaceMember? {
    guard !record.isForeign,
      let member = tableMember(
        property.getter, of: record.name, isClassMember: property.isClassProperty),
      case .variable = member.swift
    else { return nil }
    // A stored property that a protocol wants is one of the class.
    if member.isOwnedByProtocol, PropertyForm(property, in: record, of: program).kind == .stored {
      return nil
    }
    return member
  }

  private func member(
    _ name: String, _ declared: CType, _ receiver: Receiver, _ newValue: Value?, _ type: CType
  ) throws(Refusal) -> Value {
    let (prefix, isChain) = try prefix(receiver)
    if let newValue {
      var value = try convert(newValue, to: declared)
      // An array of C that a property points to is copied, since Swift's moves.
      if case .array = newValue.type, case .pointer = declared {
        value.text = "allocated(\(value.text))"
      }
      return Value(
        text: "\(prefix)\(name) = \(try kept(value, declared))", type: .void, isAtom: false)
    }
    guard declared.isNullable else {
      return try convert(unwrapped("\(prefix)\(name)", declared, isOptional: isChain), to: type)
    }
    return try convert(Value(text: "\(prefix)\(name)", type: declared, isOptional: true), to: type)
  }
}
