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

  // MARK: Members of the tables

  /// Calls a member of a table class or protocol.
  func call(
    _ member: InterfaceMember, _ receiver: Receiver, _ arguments: [Value], _ type: CType,
    _ className: String?
  ) throws(Refusal) -> Value {
    guard let swift = member.swift else {
      throw Refusal(
        "\(member.isClassMember ? "+" : "-")[\(member.owner) \(member.selector)] is not available")
    }
    var values: [Value] = []
    for (index, argument) in arguments.enumerated() {
      guard index < member.parameters.count else {
        values.append(argument)
        continue
      }
      let wanted = program.parse(member.parameters[index].type)
      values.append(wanted.isKnown ? try convert(argument, to: wanted) : argument)
    }
    let outer = presences
    presences = type == .void ? [] : nil
    defer { presences = outer }
    switch swift {
    case .variable(let variable):
      let (name, swiftType) = (variable.name, variable.type)
      let (prefix, isChain) = try prefix(receiver)
      if let newValue = values.first, member.isSetter || member.parameters.count == 1 {
        let text = try bridged(newValue, to: swiftType)
        return Value(text: guarded("\(prefix)\(name) = \(text)"), type: .void, isAtom: false)
      }
      // A controller always has a view.
      let isPresent = swiftType.hasSuffix("!") && member.owner == "UIViewController"
      return try unbridged(
        "\(prefix)\(name)", from: isPresent ? String(swiftType.dropLast()) : swiftType,
        isChain: isChain,
        to: type)
    case .function(let function):
      let (prefix, isChain) = try prefix(receiver)
      let list = try list(values, function.parameters)
      let mark = function.isThrowing ? "try? " : ""
      let text = guarded("\(mark)\(prefix)\(function.name)(\(list))")
      return try unbridged(
        function.isThrowing ? "(\(text))" : text, from: function.result,
        isChain: isChain || function.isThrowing, to: type)
    case .initializer(let function):
      guard case .type(let name, let text) = receiver else {
        throw Refusal("-[\(member.owner) \(member.selector)] of an object is not supported")
      }
      return try make(name, text, function, values, type)
    case .expression(let template):
      return try expand(template, receiver, values, type)
    }
  }

  /// Returns a statement that is left out where an argument is nil.
  private func guarded(_ text: String) -> String {
    guard let presences, !presences.isEmpty else { return text }
    return "if \(presences.joined(separator: ", ")) { \(text) }"
  }

  func list(_ values: [Value], _ parameters: [SwiftParameter]) throws(Refusal) -> String {
    var texts: [String] = []
    var values = values
    // A list of objects ends with nil.
    let rest = parameters.last.flatMap { parameter in
      parameter.type.hasSuffix("...") ? String(parameter.type.dropLast(3)) : nil
    }
    if let last = values.last, last.isNil, rest == "AnyObject?" || rest == "String" {
      values.removeLast()
    }
    for (index, value) in values.enumerated() {
      guard index < parameters.count else {
        texts.append(try rest == "String" ? bridged(value, to: "String") : variadic(value))
        continue
      }
      let parameter = parameters[index]
      var text: String
      if parameter.type == "String..." {
        text = try bridged(value, to: "String")
      } else if parameter.type.hasSuffix("...") {
        text = try variadic(value)
      } else if parameter.isInOut {
        let isPointer = value.type.isPointer
        let target = SwiftTypeName(parameter.type).isOptional ? value.text : value.forced
        text = value.text.hasPrefix("&") ? value.text : "&\(target)\(isPointer ? ".pointee" : "")"
      } else {
        text = try bridged(value, to: parameter.type)
      }
      if parameter.label != "_" { text = "\(parameter.label): \(text)" }
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }

  /// Returns an argument of those that a format or a list of objects takes.
  func variadic(_ value: Value) throws(Refusal) -> String {
    if value.isNil { return "nil" }
    switch value.type {
    case .enumeration(let name): return try raw(value, name).text
    case .handle: return try convert(value, to: .id).text
    case .object where isBoxed(value.type): return try convert(value, to: .id).text
    case .block: return try convert(value, to: .id).text
    // The address of a variable, which is read only.
    case .pointer where value.text.hasPrefix("&"): return "allocated(\(value.text.dropFirst()))"
    default:
      if value.integer != nil || value.floating != nil {
        return "\(value.operand) as \(try program.plain(value.type))"
      }
      return value.text
    }
  }

  /// Makes an object by an initializer of Swift.
  func make(
    _ name: String, _ text: String, _ function: SwiftFunction, _ values: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    let list = try list(values, function.parameters)
    let made = Value(
      text: "\(text)(\(list))", type: .object(ObjectType(name: name)),
      isOptional: function.isFailable)
    return try convert(made, to: type)
  }

  /// Returns an expression of the tables with arguments in place of `$0`, `$1` and `$self`.
  func expand(
    _ template: String, _ receiver: Receiver?, _ values: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    var text = ""
    var rest = Substring(template)
    var isChain = false
    while let dollar = rest.firstIndex(of: "$") {
      text += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      if rest.hasPrefix("self") {
        rest = rest.dropFirst(4)
        switch receiver {
        case .value(let value):
          let isMember = rest.hasPrefix(".")
          if isMember {
            text += String(value.receiver.dropLast())
            if value.isOptional { isChain = true }
          } else {
            text += value.text
          }
        case .type(_, let name): text += name
        case .parent: text += "super"
        case nil: break
        }
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if rest.hasPrefix("...") {
        rest = rest.dropFirst(3)
        var list: [String] = []
        for value in values.dropFirst(Int(digits) ?? 0) { list.append(try variadic(value)) }
        text += list.joined(separator: ", ")
        continue
      }
      guard let index = Int(digits), index < values.count else {
        throw Refusal("an argument is missing")
      }
      text += rest.hasPrefix(".") ? values[index].operand : values[index].text
      if rest.hasPrefix("."), values[index].isOptional, type.isNullable || type == .void {
        text += "?"
        isChain = true
      } else if rest.hasPrefix("."), values[index].isOptional {
        text += "!"
      }
    }
    text += rest
    if type == .void { return Value(text: text, type: .void, isAtom: !text.contains(" = ")) }
    if type.isNullable { return Value(text: "(\(text))", type: type, isOptional: true) }
    return try unwrapped("(\(text))", type, isOptional: isChain)
  }
}
