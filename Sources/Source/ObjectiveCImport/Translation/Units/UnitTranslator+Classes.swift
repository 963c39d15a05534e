// What the classes of a program are for the files that use them.
extension UnitTranslator {
  /// Returns another name of a class, which no member of a class hides.
  func visibleName(ofClass name: String) -> String {
    let alias = "class_\(unit)_\(name)"
    let helper = "private typealias \(alias) = \(name)"
    if !helpers.contains(helper) { helpers.append(helper) }
    return alias
  }

  /// Lets a class of the program adopt a protocol, if it does not say so itself.
  ///
  /// - Returns: Whether it could.
  func addConformance(of name: String, to wanted: String) -> Bool {
    guard let record = program.classes[name], !record.isForeign,
      let swift = program.protocolName(wanted)
    else {
      return false
    }
    guard program.undeclared[name, default: []].insert(wanted).inserted else { return true }
    if program.written.contains(name), let className = program.className(name) {
      helpers.append("extension \(className): \(swift) {}")
    }
    return true
  }

  /// Whether an initializer of the program may return nil.
  func isFailable(_ method: MethodRecord, _ record: ClassRecord) -> Bool {
    let identity = "\(record.name) \(method.selector)"
    if let known = program.failable[identity] { return known }
    program.failable[identity] = false
    var result = false
    if let member = program.form(method.key, in: record).member,
      case .initializer(let function) = member.swift
    {
      result = function.isFailable
    } else if let body = method.body {
      result = Body.replacesSelf(body)
      body.visit { part in
        switch part.kind {
        case .BlockExpr: return false
        case .ReturnStmt:
          if part.parts.first?.isNullPointer == true { result = true }
        case .BinaryOperator:
          if Body.assignedSelf(part)?.isNullPointer == true { result = true }
        case .ObjCMessageExpr:
          if let selector = part.text(.selector), Body.isInitialization(part) {
            let isParent = part.text(.receiverKind) == "super (instance)"
            guard isParent || part.parts.first?.isSelf == true else { return true }
            let name = isParent ? record.superclass ?? "NSObject" : record.name
            if let (other, owner) = program.ownMethod("-" + selector, of: name) {
              if isFailable(other, owner) { result = true }
            } else if let known = program.tableClass(of: name),
              case .initializer(let function) = program.tables.member(selector, of: known)?.swift,
              function.isFailable
            {
              result = true
            }
          }
        default: break
        }
        return true
      }
    }
    program.failable[identity] = result
    return result
  }

  /// Returns the classes of Swift files that implement a method of a protocol of the program.
  func swiftClasses(implementing selector: String) -> [String] {
    guard program.isMixed else { return [] }
    var result: [String] = []
    for name in program.protocolOrder {
      guard let member = program.importedMember("-" + selector, ofProtocol: name),
        case .function(let function) = member.swift
      else { continue }
      for type in program.swiftTypes where type.protocols.contains(name) {
        let implements = program.tables.members(of: type).contains { member in
          if case .function(let own) = member.swift {
            own.fullName == function.fullName
          } else {
            false
          }
        }
        if implements, let swift = type.swift { result.append(swift) }
      }
    }
    return result
  }

  /// Returns the type of the result that a class declares for a selector.
  func naturalResult(_ selector: String, of name: String) -> CType {
    if let (method, _) = program.ownMethod("-" + selector, of: name) { return method.result }
    if let (property, _, isSetter) = program.ownProperty(selector, of: name) {
      return isSetter ? .void : property.type
    }
    let member =
      program.tables.member(selector, of: name) ?? program.tables.member(selector, ofProtocol: name)
    return member.map { program.parse($0.result) } ?? .void
  }

  /// Returns the arguments of a method that is called by its name, for which objects stand.
  func arguments(
    ofSelector name: String, to className: String, in body: Body
  ) throws(Refusal) -> [Value] {
    let types = naturalParameters(name, of: className)
    var result: [Value] = []
    for index in 0..<name.count(where: { $0 == ":" }) {
      let object = "(\(index) < arguments.count ? arguments[\(index)] : nil)"
      let type = index < types.count ? types[index] : .id
      result.append(
        type.isNullable && type != .selector
          ? Value(text: object, type: .id, isOptional: true) : try body.fromObject(object, type))
    }
    return result
  }

  /// Returns the types of the parameters that a class declares for a selector.
  private func naturalParameters(_ selector: String, of name: String) -> [CType] {
    if let (method, _) = program.ownMethod("-" + selector, of: name) {
      return method.parameters.map(\.type)
    }
    if let (property, _, isSetter) = program.ownProperty(selector, of: name) {
      return isSetter ? [property.type] : []
    }
    let member =
      program.tables.member(selector, of: name) ?? program.tables.member(selector, ofProtocol: name)
    return member?.parameters.map { program.parse($0.type) } ?? []
  }
}
