// Objects that are made: `[[Ball alloc] initWithFrame:frame]`, `[Ball new]`.
extension Body {
  /// Returns the object that a message makes; nil if it makes none.
  func construction(
    _ node: Node, _ selector: String, _ arguments: [Node], _ type: CType
  ) throws(Refusal) -> Value? {
    if node.text(.receiverKind) == "class" || node.text(.receiverKind) == "super (class)" {
      guard ["alloc", "new", "allocWithZone:"].contains(selector) else { return nil }
      if node.text(.receiverKind) == "class", selector == "new",
        let name = node.node(.classType).flatMap({ program.parse("\($0.type) *").className }),
        program.ownMethod("+new", of: name) != nil
      {
        return nil
      }
      guard let name = try allocatedClass(node) else { return nil }
      return try make(name, dynamic: nil, "init", [], type)
    }
    guard node.text(.receiverKind) == "instance", let target = node.parts.first else { return nil }
    if ["new", "alloc", "allocWithZone:"].contains(selector),
      let (name, text) = try classValue(target)
    {
      return try make(name, dynamic: text, "init", [], type)
    }
    if ["new", "alloc"].contains(selector), program.type(target) == .metatype {
      return try makeUnknown(try value(target), type)
    }
    // A class that a collection gave: no object has these messages.
    if ["new", "alloc"].contains(selector), program.type(target) == .id {
      return try makeUnknown(try value(target, as: .metatype), type)
    }
    guard Self.isInitialization(node) else { return nil }
    let peeled = target.peeled
    if peeled.kind == .ObjCMessageExpr,
      ["alloc", "allocWithZone:"].contains(peeled.text(.selector))
    {
      if ["class", "super (class)"].contains(peeled.text(.receiverKind)) {
        guard let name = try allocatedClass(peeled) else { return nil }
        return try make(name, dynamic: nil, selector, try values(arguments), type)
      }
      guard let classNode = peeled.parts.first else { return nil }
      if let (name, text) = try classValue(classNode) {
        return try make(name, dynamic: text, selector, try values(arguments), type)
      }
      if let (name, text) = try classOfObject(classNode) {
        return try make(name, dynamic: text, selector, try values(arguments), type)
      }
      guard selector == "init" || selector == "initWithFrame:" else {
        throw Refusal("-\(selector) of an object whose class is a value is not supported")
      }
      return try makeUnknown(try value(classNode), type)
    }
    // An object that was allocated before, or that initializes itself again.
    guard !target.isSelf, let name = program.type(target).className else { return nil }
    return try make(name, dynamic: nil, selector, try values(arguments), type)
  }

  /// Returns the class of which a message to a class allocates an object: `[super alloc]` allocates
  /// one of the class itself.
  private func allocatedClass(_ node: Node) throws(Refusal) -> String? {
    if node.text(.receiverKind) == "super (class)" { return owner?.name }
    guard case .type(let name, _) = try receiver(of: node).0 else { return nil }
    return name
  }

  /// Returns the class of which `Ball.alloc` allocates an object; nil for anything else.
  private func dottedAllocation(_ node: Node) throws(Refusal) -> String? {
    guard node.kind == .PseudoObjectExpr, let spelled = node.parts.first?.peeled,
      spelled.kind == .ObjCPropertyRefExpr, spelled.node(.getter)?.name == "alloc"
    else { return nil }
    guard case .type(let name, _) = try property(spelled, of: node).0 else { return nil }
    return name
  }

  /// Returns the object that `[Ball.alloc initWithRadius:5]` makes; nil for another message.
  func dottedInitialization(
    _ node: Node, _ selector: String, _ type: CType
  ) throws(Refusal) -> Value? {
    guard node.text(.receiverKind) == "instance", Self.isInitialization(node),
      let target = node.parts.first, let name = try dottedAllocation(target.peeled)
    else { return nil }
    return try make(name, dynamic: nil, selector, try values(Array(node.parts.dropFirst())), type)
  }

  /// Returns the object that `Ball.new` or `Ball.alloc.init` makes; nil for another property.
  func dottedConstruction(
    _ spelled: Node, of node: Node, _ type: CType
  ) throws(Refusal) -> Value? {
    switch spelled.node(.getter)?.name {
    case "new":
      switch try property(spelled, of: node).0 {
      case .type(let name, _) where program.ownMethod("+new", of: name) == nil:
        return try make(name, dynamic: nil, "init", [], type)
      case .value(let value) where value.type == .metatype:
        return try makeUnknown(value, type)
      default: return nil
      }
    case let selector? where Self.isInitializer(selector):
      guard let base = spelled.parts.first?.peeled, let name = try dottedAllocation(base) else {
        return nil
      }
      return try make(name, dynamic: nil, selector, [], type)
    default: return nil
    }
  }

  /// Returns the class that `[object class]` is known to be or to be above, and its value, which
  /// may be nil.
  private func classOfObject(_ node: Node) throws(Refusal) -> (name: String, text: String)? {
    let node = node.peeled
    guard node.kind == .ObjCMessageExpr, node.text(.selector) == "class",
      node.text(.receiverKind) == "instance", let object = node.parts.first
    else { return nil }
    let value = try value(object)
    guard let name = value.type.className, program.classes[name]?.isForeign == false else {
      return nil
    }
    return (name, "classOf(\(value.text))")
  }

  static func isInitializer(_ selector: String) -> Bool {
    guard selector.hasPrefix("init") else { return false }
    guard let next = selector.dropFirst(4).unicodeScalars.first else { return true }
    return !(97...122).contains(next.value)
  }

  /// Returns whether a message is one of `init`; one without an object for a result, such as
  /// `initViews`, only has a name like that.
  static func isInitialization(_ node: Node) -> Bool {
    node.kind == .ObjCMessageExpr && node.text(.selector).map(isInitializer) == true
      && !["void", "BOOL", "bool"].contains(node.type)
  }

  /// Makes an object of a class or, if the class is the value of an expression, of a subclass.
  private func make(
    _ name: String, dynamic: String?, _ selector: String, _ arguments: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    if name == "NSObject", selector == "init" {
      return try convert(
        Value(text: "NSObject()", type: .object(ObjectType(name: name))), to: type)
    }
    var made = try makeOne(name, selector, arguments)
    let subclasses =
      dynamic == nil
      ? []
      : program.classOrder.filter {
        $0 != name && program.classes[$0]?.isForeign == false
          && program.isClass($0, subclassOf: name)
      }
    if let dynamic, !subclasses.isEmpty, dynamic != name {
      let swift = try program.plain(.object(ObjectType(name: name)))
      var text = ""
      // The farthest subclasses first is not needed: classes are compared for equality.
      for subclass in subclasses {
        let one = try makeOne(subclass, selector, arguments)
        text += "\(dynamic) == \(try classText(subclass)).self ? (\(one.text) as \(swift)?) : "
      }
      made = Value(
        text: "(\(text)\(made.text))", type: .object(ObjectType(name: name)), isOptional: true)
    }
    return try convert(made, to: type)
  }

  private func makeOne(
    _ name: String, _ selector: String, _ arguments: [Value]
  ) throws(Refusal) -> Value {
    let type = CType.object(ObjectType(name: name))
    let text = try classText(name)
    let key = "-" + selector
    if let (method, record) = program.ownMethod(key, of: name) {
      if let member = program.form(key, in: record).swiftMember {
        return try makeByTable(
          member, name, text, arguments, type, isFailable: unit.isFailable(method, record))
      }
      guard method.isInitializer else {
        throw Refusal("-\(selector) makes no object")
      }
      let labels = SelectorParts.initializerLabels(method.selector)
      var texts: [String] = []
      if arguments.isEmpty, let label = labels.first { texts = ["\(label): ()"] }
      for (index, argument) in arguments.enumerated() {
        guard index < method.parameters.count else {
          if method.isVariadic { texts.append(try variadic(argument)) }
          continue
        }
        let value = try convert(argument, to: method.parameters[index].type)
        texts.append(labels[index] == "_" ? value.text : "\(labels[index]): \(value.text)")
      }
      return Value(
        text: "\(text)(\(texts.joined(separator: ", ")))", type: type,
        isOptional: unit.isFailable(method, record))
    }
    if name == "UIDynamicAnimator", selector == "initWithReferenceView:",
      let view = arguments.first,
      view.isOptional
    {
      return Value(text: "animatorOver(\(view.text))", type: type)
    }
    if let known = program.tableClass(of: name),
      let member = program.tables.member(selector, of: known),
      member.swift != nil, selector != "init" || member.owner != "NSObject"
    {
      return try makeByTable(member, name, text, arguments, type, isFailable: nil)
    }
    guard arguments.isEmpty else {
      throw Refusal("-[\(name) \(selector)] is not available")
    }
    return Value(text: "\(text)()", type: type)
  }

  private func makeByTable(
    _ member: InterfaceMember, _ name: String, _ text: String, _ arguments: [Value], _ type: CType,
    isFailable: Bool?
  ) throws(Refusal) -> Value {
    var result = try call(member, .type(name: name, text: text), arguments, type, name)
    if let isFailable, result.isOptional != isFailable, !result.text.hasPrefix("(") {
      result.isOptional = isFailable
    }
    return result
  }

  /// Makes an object of a class that only the running program knows.
  private func makeUnknown(_ value: Value, _ type: CType) throws(Refusal) -> Value {
    let made = Value(text: "\(unit.maker())(\(value.text))", type: .id, isOptional: true)
    return try convert(made, to: type)
  }
}
