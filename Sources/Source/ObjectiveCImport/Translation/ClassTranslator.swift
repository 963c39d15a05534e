/// Writes a class of the program with its variables, properties and methods.
struct ClassTranslator {
  let unit: UnitTranslator
  let record: ClassRecord

  var program: ProgramIndex { unit.program }

  var text: String {
    let name = record.name.escapedIdentifier
    if record.unit == nil {
      unit.report(
        "\(record.name) is declared and not implemented: its methods do nothing.",
        at: record.place)
    }
    let refusals = unit.refusals(at: record.place)
    if Set(refusals.map(\.round)).count > 1, let reason = refusals.last?.reason {
      unit.report("\(record.name) has no members: \(reason).", at: record.place)
      program.written.insert(record.name)
      return "\(unit.lineMark(record.place))class \(name): \(superclassName) {}\n\n"
    }
    var members = initialization + variables
    members += properties(record.properties + inheritedProperties)
    var overridden: Set<String> = []
    let accessors = accessorKeys
    for key in record.methodOrder {
      guard let method = record.methods[key], !accessors.contains(key) else { continue }
      guard let body = method.body else {
        members += undefined(method)
        continue
      }
      // A category's methods stand in its file, unless they override.
      if method.unit != unit.unit || isInCategory(method),
        program.form(key, in: record).member == nil,
        !overrides(method)
      {
        continue
      }
      members += MethodTranslator(owner: self, method: method, body: body).text(
        overridden: &overridden)
    }
    members += inheritedInitializers + missingRequirements
    program.written.insert(record.name)
    if let reason = refusals.first?.reason {
      unit.report("\(record.name) adopts no protocol: \(reason).", at: record.place)
    }
    let adopted = refusals.isEmpty ? conformances : []
    let list = ([superclassName] + adopted).joined(separator: ", ")
    return "\(unit.lineMark(record.place))class \(name): \(list) {\n\(members)}\n\n"
      + factories { _ in true }
  }

  private func isInCategory(_ method: MethodRecord) -> Bool {
    record.implementations.contains { implementation in
      implementation.category != nil
        && implementation.node.parts.contains { part in
          part.kind == .ObjCMethodDecl && part.parts.contains { $0 === method.body }
        }
    }
  }

  private var superclassName: String {
    guard let parent = record.superclass else { return "NSObject" }
    if let name = program.className(parent) { return name }
    unit.report(
      "\(record.name) is a subclass of \(parent), which is not available: it is made a plain object.",
      at: record.place)
    return "NSObject"
  }

  // MARK: Initialization

  /// The key of the method that is called before the first message to the class.
  static let initializeKey = "+initialize"

  /// Whether the class or a superclass of the program prepares itself.
  var initializes: Bool {
    !record.isForeign && hasInitialize(record)
      || program.ownSuperclasses(of: record).contains(where: hasInitialize)
  }

  private func hasInitialize(_ record: ClassRecord) -> Bool {
    record.methods[Self.initializeKey]?.body != nil
  }

  /// Whether an initializer of a class takes another object in place of its own.
  private func replaces(_ record: ClassRecord) -> Bool {
    record.methods.values.contains { $0.isInitializer && $0.body.map(Body.replacesSelf) == true }
  }

  /// A member whose value prepares the class when its first object is made.
  private var initialization: String {
    guard initializes else { return "" }
    return "private let initialization_\(record.name): Void = "
      + "initializeClass(\(record.name.escapedIdentifier).self)\n"
  }

  /// The protocols in the class's declaration.
  private var conformances: [String] {
    var result: [String] = []
    if hasInitialize(record), !program.ownSuperclasses(of: record).contains(where: hasInitialize) {
      result.append("InitializedClass")
    }
    if replaces(record), !program.ownSuperclasses(of: record).contains(where: replaces) {
      result.append("ReplacedObject")
    }
    let names = record.protocols + (program.undeclared[record.name] ?? []).sorted()
    for name in names where !ProgramIndex.isPlainProtocol(name) || copies(name) {
      guard let swift = program.protocolName(name), !inherits(name), !result.contains(swift) else {
        continue
      }
      // One that another of them adopts need not be said, and may not be said twice.
      result.append(swift)
    }
    return result
  }

  /// Whether a protocol is one of copying or archives, whose methods the class implements.
  private func copies(_ name: String) -> Bool {
    if ["NSCoding", "NSSecureCoding"].contains(name) {
      let root = program.tableClass(of: record.name) ?? "NSObject"
      return root == "NSObject"
        && ["-initWithCoder:", "-encodeWithCoder:"].allSatisfy { record.methods[$0]?.body != nil }
    }
    let key = ["NSCopying": "-copyWithZone:", "NSMutableCopying": "-mutableCopyWithZone:"][name]
    return key.flatMap { record.methods[$0]?.body } != nil
  }

  private func inherits(_ name: String) -> Bool {
    guard let parent = record.superclass else { return false }
    let body = Body(unit: unit, owner: nil, kind: .function, result: .void, place: Place())
    for own in program.ownSuperclasses(of: record)
    where program.undeclared[own.name]?.contains(name) == true {
      return true
    }
    return body.adopts(parent, name)
  }

  /// Whether a superclass of the program has the method.
  func overrides(_ method: MethodRecord) -> Bool {
    program.ownSuperclasses(of: record).contains {
      $0.methods[method.key]?.body != nil
        || $0.properties.contains { property in
          property.getter == method.selector || property.setter == method.selector
        }
    }
  }

  /// The properties of superclasses and protocols whose accessors the class implements.
  private var inheritedProperties: [PropertyRecord] {
    var result: [PropertyRecord] = []
    var candidates = program.ownSuperclasses(of: record).flatMap(\.properties)
    for name in program.adoptedProtocols(of: record) {
      candidates += program.protocols[name]?.properties ?? []
    }
    for var property in candidates where record.property(property.name) == nil {
      let mark = property.isClassProperty ? "+" : "-"
      let has = [property.getter, property.setter].contains {
        record.methods[mark + $0]?.body != nil
      }
      guard has, !result.contains(where: { $0.name == property.name }) else { continue }
      property.variable = nil
      property.isOutlet = false
      result.append(property)
    }
    return result
  }

  /// The keys of methods that read or set properties.
  private var accessorKeys: Set<String> {
    var result: Set<String> = []
    for property in record.properties + inheritedProperties {
      let mark = property.isClassProperty ? "+" : "-"
      result.insert(mark + property.getter)
      result.insert(mark + property.setter)
    }
    return result
  }

  // MARK: Variables and properties

  private var variables: String {
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
      let key = (property.isClassProperty ? "+" : "-") + property.getter
      if let member = inheritedMember(property), case .variable(let variable) = member.swift {
        (name, type, swiftType) = (variable.name, variable.type, variable.type)
        isOverride = !member.isOwnedByProtocol || member.owner == "NSObject"
      } else if program.ownSuperclasses(of: record).contains(where: {
        $0.property(property.name) != nil
      }) {
        isOverride = true
      }
      _ = key
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
      if let setter = form.setter, let body = setter.body {
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
      return text + "}\n"
    } catch {
      unit.report(
        "\(record.name).\(property.name) is not translated: \(error.reason).", at: property.place)
      return ""
    }
  }

  /// Returns whether an accessor of a property uses its instance variable, so that the other one does.
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
