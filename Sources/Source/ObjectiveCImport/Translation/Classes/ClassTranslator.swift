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

  func hasInitialize(_ record: ClassRecord) -> Bool {
    record.methods[Self.initializeKey]?.body != nil
  }

  /// Whether an initializer of a class takes another object in place of its own.
  func replaces(_ record: ClassRecord) -> Bool {
    record.methods.values.contains { $0.isInitializer && $0.body.map(Body.replacesSelf) == true }
  }

  /// A member whose value prepares the class when its first object is made.
  private var initialization: String {
    guard initializes else { return "" }
    return "private let initialization_\(record.name): Void = "
      + "initializeClass(\(record.name.escapedIdentifier).self)\n"
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
}
