// The variables and properties of a class.
extension ClassTranslator {
  var variables: String {
    let backing = Set(record.properties.compactMap(\.variable))
    var text = ""
    for variable in record.variables where !backing.contains(variable.name) {
      text += stored(
        unit.variableName(variable.name, className: record.name), variable.type,
        isWeak: variable.isWeak,
        isOutlet: variable.isOutlet,
        at: variable.place)
    }
    return text
  }

  private func stored(
    _ name: String, _ type: CType, isWeak: Bool, isOutlet: Bool, at place: Place,
    prefix: String = "",
    observer: String = ""
  ) -> String {
    do throws(Refusal) {
      if let reason = unit.refusals(at: place).first?.reason { throw Refusal(reason) }
      let body = Body(unit: unit, owner: nil, kind: .function, result: .void, place: place)
      let weak = isWeak && body.isClass(type) ? "weak " : ""
      let outlet = isOutlet ? "@IBOutlet " : ""
      return
        "\(unit.lineMark(place))\(outlet)\(prefix)\(weak)var \(name): \(try program.declared(type)) = "
        + "\(try program.zero(type))\(observer)\n"
    } catch {
      unit.report("\(record.name).\(name) is not translated: \(error.reason).", at: place)
      return ""
    }
  }

  func properties(_ properties: [PropertyRecord]) -> String {
    var text = ""
    for property in properties {
      let form = PropertyForm(property, in: record, of: program)
      if let reason = unit.refusals(at: property.place).first?.reason {
        unit.report("\(record.name).\(property.name) is left out: \(reason).", at: property.place)
        continue
      }
      switch form.kind {
      case .inherited: continue
      case .stored:
        let copies = property.isCopied && isCopiedClass(property.type)
        text += stored(
          form.storage, property.type, isWeak: property.isWeak, isOutlet: property.isOutlet,
          at: property.place,
          prefix: "@objc dynamic ",
          observer: copies
            ? " { didSet { \(form.storage) = cast(copyOf(\(form.storage)) as AnyObject?) } }" : "")
      case .computed:
        if form.hasStorage {
          text += stored(
            form.storage, property.type, isWeak: property.isWeak, isOutlet: false,
            at: property.place)
        }
        text += computed(property, form)
      }
    }
    return text
  }

  private func isCopiedClass(_ type: CType) -> Bool {
    ["NSString", "NSArray", "NSDictionary", "NSSet"].contains(type.className)
  }

  /// Whether the class is one of layers, which keep and animate what they declare `@dynamic`.
  private var isLayer: Bool {
    program.tableClass(of: record.name).map {
      program.tables.isClass($0, subclassOf: "CALayer")
    } == true
  }

  private func computed(_ property: PropertyRecord, _ form: PropertyForm) -> String {
    guard form.hasStorage || form.getter != nil || form.setter != nil else {
      if property.isDynamic, isLayer, let type = try? program.declared(property.type) {
        return "\(unit.lineMark(property.place))@NSManaged var "
          + "\(property.name.escapedIdentifier): \(type)\n"
      }
      unit.report(
        "\(record.name).\(property.name) has no accessors; it is nil or zero.", at: property.place)
      return
        (try? "var \(property.name.escapedIdentifier): \(program.declared(property.type)) { get { "
        + "\(program.zero(property.type)) } set {} }\n") ?? ""
    }
    do throws(Refusal) {
      var name = property.name.escapedIdentifier
      var type = try program.declared(property.type)
      var swiftType: String?
      var isOverride = false
      if let member = inheritedMember(property), case .variable(let variable) = member.swift {
        (name, type, swiftType) = (variable.name, variable.type, variable.type)
        isOverride = !member.isOwnedByProtocol || member.owner == "NSObject"
      } else if program.ownSuperclasses(of: record).contains(where: {
        $0.property(property.name) != nil
      }) {
        isOverride = true
      }
      let usesStorage = form.hasStorage && Self.usesVariable(of: property, form)
      let imported = program.importedVariable(property)
      if swiftType == nil, let imported {
        (name, type, swiftType) = (imported.name, imported.type, imported.type)
      }
      var text = ""
      let kind = property.isClassProperty ? "class var" : "var"
      let outlet = property.isOutlet ? "@IBOutlet " : isOverride ? "" : "@objc "
      text +=
        "\(unit.lineMark(property.place))\(isOverride ? "override " : outlet)\(kind) \(name): \(type) {\n"
      text += "get {\n"
      if let getter = form.getter, let body = getter.body {
        text += accessor(getter, body, property, result: property.type, swiftType: swiftType)
      } else if isOverride, !usesStorage {
        text += "return super.\(name)\n"
      } else if form.hasStorage {
        text += "return \(try stored(form, property, as: swiftType))\n"
      } else {
        let zero = swiftType == nil ? try program.zero(property.type) : "zeroValue()"
        text += "return \(zero)\n"
      }
      text += "}\n"
      var separateSetter = ""
      if let setter = form.setter, let body = setter.body,
        let name = program.separateSetter(setter, of: property, in: record)
      {
        text += "set { self.\(name)(newValue) }\n"
        separateSetter = try method(name, setter, body, property)
      } else if let setter = form.setter, let body = setter.body {
        let parameter = setter.parameters.first?.name.localIdentifier ?? "newValue"
        text += "set(\(parameter)) {\n"
        text += accessor(setter, body, property, result: .void, swiftType: swiftType)
        text += "}\n"
      } else if isOverride, !usesStorage {
        if isSettable(property) { text += "set { super.\(name) = newValue }\n" }
      } else if form.hasStorage {
        text += "set { self.\(form.storage) = \(try newValue(of: property, swiftType)) }\n"
      } else if !property.isReadOnly {
        text += "set {}\n"
      }
      return text + "}\n" + separateSetter
    } catch {
      unit.report(
        "\(record.name).\(property.name) is not translated: \(error.reason).", at: property.place)
      return ""
    }
  }

  /// Returns a setter that takes any object as a method, which the property's setter calls.
  private func method(
    _ name: String, _ setter: MethodRecord, _ body: Node, _ property: PropertyRecord
  ) throws(Refusal) -> String {
    let parameter = setter.parameters[0]
    let overrides = program.ownSuperclasses(of: record).contains { parent in
      parent.property(property.name).map { own in
        parent.methods[setter.key].flatMap { program.separateSetter($0, of: own, in: parent) }
      } != nil
    }
    return "\(unit.lineMark(setter.place))\(overrides ? "override " : "")func \(name)"
      + "(_ \(parameter.name.localIdentifier): \(try program.declared(parameter.type))) {\n"
      + accessor(setter, body, property, result: .void, swiftType: nil) + "}\n"
  }

  /// Returns whether an accessor of a property uses its instance variable, so that the other one
  /// does.
  private static func usesVariable(of property: PropertyRecord, _ form: PropertyForm) -> Bool {
    var result = false
    for body in [form.getter, form.setter].compactMap(\.?.body) {
      body.visit { part in
        if part.kind == .ObjCIvarRefExpr, part.node(.decl)?.name == property.variable {
          result = true
        }
        return !result
      }
    }
    return result
  }

  /// Returns a stored value as the type that Swift files see.
  private func stored(
    _ form: PropertyForm, _ property: PropertyRecord, as swift: String?
  ) throws(Refusal) -> String {
    guard let swift else { return "self.\(form.storage)" }
    let body = Body(unit: unit, owner: record, kind: .method, result: .void, place: property.place)
    return try body.bridged(
      Value(
        text: "self.\(form.storage)", type: property.type, isOptional: property.type.isNullable),
      to: swift)
  }

  /// Returns the new value of a property as it is stored.
  private func newValue(
    of property: PropertyRecord, _ swift: String?
  ) throws(Refusal) -> String {
    guard let swift else { return "newValue" }
    let body = Body(unit: unit, owner: record, kind: .method, result: .void, place: property.place)
    return try body.unbridged("newValue", from: swift, to: property.type).text
  }

  /// The member of a table class or protocol that a property stands for.
  private func inheritedMember(_ property: PropertyRecord) -> InterfaceMember? {
    guard !record.isForeign else { return nil }
    let body = Body(unit: unit, owner: nil, kind: .function, result: .void, place: Place())
    return body.tableProperty(property, record)
  }

  private func isSettable(_ property: PropertyRecord) -> Bool {
    if let parent = program.tableClass(of: record.name),
      program.tables.member(property.setter, of: parent)?.swift != nil
    {
      return true
    }
    return program.ownSuperclasses(of: record).contains {
      $0.property(property.name)?.isReadOnly == false
    }
  }

  private func accessor(
    _ method: MethodRecord, _ body: Node, _ property: PropertyRecord, result: CType,
    swiftType: String?
  ) -> String {
    let writer = Body(
      unit: unit, owner: record, kind: method.isClassMethod ? .classMethod : .method,
      result: result,
      place: method.place)
    if let swiftType, result != .void { writer.swiftResult = swiftType }
    unit.functionName = "-[\(record.name) \(method.selector)]"
    unit.selectorName = method.selector
    let preparation = method.isClassMethod && initializes ? "initializeClass(self)\n" : ""
    return preparation
      + unit.body(
        of: writer, body, parameters: method.parameters,
        bridges: swiftType.map { result == .void ? [0: $0] : [:] } ?? [:], place: method.place,
        name: unit.functionName)
  }
}
