/// Writes a method of a class.
struct MethodTranslator {
  let owner: ClassTranslator
  let method: MethodRecord
  let body: Node

  var unit: UnitTranslator { owner.unit }
  var record: ClassRecord { owner.record }
  var program: ProgramIndex { owner.program }

  var name: String {
    "\(method.isClassMethod ? "+" : "-")[\(record.name) \(method.selector)]"
  }

  /// Returns the method; `overridden` has the properties of superclasses that methods override,
  /// each of which is written once.
  func text(overridden: inout Set<String>) -> String {
    unit.functionName = name
    unit.selectorName = method.selector
    if let reason = unit.refusal(ofMember: body, declaredAt: method.place) {
      unit.report("\(name) is left out: \(reason).", at: method.place)
      return ""
    }
    if method.selector == "dealloc", !method.isClassMethod { return deinitializer }
    do throws(Refusal) {
      if method.key == ClassTranslator.initializeKey {
        guard !record.isForeign else {
          unit.report("\(name) is not called.", at: method.place)
          return ""
        }
        return try plain()
      }
      if method.isInitializer { return try initializer() }
      switch program.form(method.key, in: record) {
      case .table(let member):
        switch member.swift {
        case .variable(let variable):
          guard overridden.insert(variable.name).inserted else { return "" }
          return try property(member, variable.name, variable.type)
        case .function(let function): return try overriding(member, function)
        default: return try plain()
        }
      case .imported(let member):
        guard case .function(let function) = member.swift else { return try plain() }
        return try overriding(member, function, isImported: true)
      case .mechanical: return try plain()
      }
    } catch {
      unit.report("\(name) is not translated: \(error.reason).", at: method.place)
      return ""
    }
  }

  func writer(_ kind: Body.Kind? = nil, result: CType? = nil) -> Body {
    Body(
      unit: unit, owner: record, kind: kind ?? (method.isClassMethod ? .classMethod : .method),
      result: result ?? method.result, place: method.place)
  }

  // MARK: Methods

  private func plain() throws(Refusal) -> String {
    let signature = try MethodSignature(
      method, program, isInClass: !record.isForeign,
      name: program.nameBesideCategory(method, of: record))
    let isOverride = !record.isForeign && owner.overrides(method)
    let attributes =
      record.isForeign ? "" : "@objc(\(method.selector)) "
    let action = method.isAction && !method.isClassMethod && !record.isForeign ? "@IBAction " : ""
    let statements = unit.body(
      of: writer(), body, parameters: method.parameters, place: method.place, name: name)
    return "\(unit.lineMark(method.place))\(action)\(attributes)\(isOverride ? "override " : "")"
      + "\(signature.text) {\n\(initialization)\(try callsOfOverrides())\(statements)}\n\n"
  }

  /// The calls of what classes of the program have in place of a method of a category: Swift does not
  /// override what an extension declares.
  private func callsOfOverrides() throws(Refusal) -> String {
    guard record.isForeign, !method.isClassMethod else { return "" }
    let parts = SelectorParts(method.selector)
    let arguments = method.parameters.enumerated().map { index, parameter in
      let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
      let label = index < parts.labels.count ? parts.labels[index] : "_"
      return label == "_" ? name : "\(label): \(name)"
    }
    return program.classesOverriding(method, of: record).map { own in
      let name = program.nameBesideCategory(method, of: own) ?? parts.name
      return "if let other = self as? \(own.name.escapedIdentifier) "
        + "{ return other.\(name)(\(arguments.joined(separator: ", "))) }\n"
    }.joined()
  }

  /// What prepares the class before its first message, if the method may be that.
  private var initialization: String {
    guard method.isClassMethod, method.key != ClassTranslator.initializeKey,
      owner.initializes
    else { return "" }
    return "initializeClass(self)\n"
  }

  private func overriding(
    _ member: InterfaceMember, _ function: SwiftFunction, isImported: Bool = false
  ) throws(Refusal) -> String {
    var parameters: [String] = []
    var bridges: [Int: String] = [:]
    let error =
      function.isThrowing ? ErrorParameter(method, result: member.result) : nil
    let shown = method.parameters.indices.filter { $0 != error?.index }
    for (index, swift) in zip(shown, function.parameters) {
      let parameter = method.parameters[index]
      let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
      let label = swift.label == name ? name : "\(swift.label) \(name)"
      parameters.append("\(label): \(swift.isInOut ? "inout " : "")\(swift.type)")
      bridges[index] = swift.type
    }
    let isOverride =
      isImported
      ? !record.isForeign && owner.overrides(method)
      : !member.isOwnedByProtocol || member.owner == "NSObject" || owner.overrides(method)
    let writer = writer()
    if error != nil, method.result != .bool {
      writer.swiftResult = optional(function.result)
    } else if error == nil, method.result != .void {
      writer.swiftResult = function.result
    }
    var statements = unit.body(
      of: writer, body, parameters: method.parameters, bridges: bridges, place: method.place,
      name: name)
    if let error {
      statements = try throwing(statements, error, result: writer.swiftResult)
    } else if method.result == .void, function.result != "Void" {
      // `displayLayer:` has no result, and says in Swift that it has displayed.
      let result = function.result == "Bool" ? "true" : "zeroValue()"
      statements = "let body: () -> Void = {\n\(statements)}\nbody()\nreturn \(result)\n"
    }
    let arrow =
      (error == nil ? "" : " throws")
      + (function.result == "Void" ? "" : " -> \(function.result)")
    let kind =
      function.modifiers.isStatic || method.isClassMethod
      ? record.isForeign ? "static func" : "class func" : "func"
    var action = method.isAction ? "@IBAction " : ""
    if isImported, !record.isForeign, error == nil { action += "@objc(\(method.selector)) " }
    action += publicMark(of: member)
    return
      "\(unit.lineMark(method.place))\(action)\(isOverride ? "override " : "")\(kind) \(function.name)"
      + "(\(parameters.joined(separator: ", ")))\(arrow) {\n\(initialization)\(statements)}\n\n"
  }

  /// A public type adopts a public protocol by what is public.
  func publicMark(of member: InterfaceMember) -> String {
    record.isForeign && member.isOwnedByProtocol ? "public " : ""
  }

  private var deinitializer: String {
    let writer = writer(.method, result: .void)
    let statements = unit.body(of: writer, body, parameters: [], place: method.place, name: name)
    let mark = unit.lineMark(method.place)
    guard program.catches else { return "\(mark)deinit {\n\(statements)}\n\n" }
    return "\(mark)deinit {\n\(mark)let raised = suspendException()\n"
      + "\(mark)defer { resumeException(raised) }\n\(statements)}\n\n"
  }
}
