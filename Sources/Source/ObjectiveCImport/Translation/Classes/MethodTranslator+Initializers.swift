// The initializers of a class.
extension MethodTranslator {
  /// Returns the initializer.
  func initializer() throws(Refusal) -> String {
    var parameters: [String] = []
    var bridges: [Int: String] = [:]
    let writer = writer(.initializer, result: method.result)
    var isOverride = false
    var prefix = ""
    let isFailable = unit.isFailable(method, record)
    writer.isFailable = isFailable
    writer.replacesSelf = Body.replacesSelf(body)
    if let member = program.form(method.key, in: record).swiftMember,
      case .initializer(let function) = member.swift
    {
      for (index, parameter) in method.parameters.enumerated()
      where index < function.parameters.count {
        let swift = function.parameters[index]
        let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
        parameters.append("\(swift.label == name ? name : "\(swift.label) \(name)"): \(swift.type)")
        bridges[index] = swift.type
      }
      let arguments = function.parameters.enumerated().map { index, parameter in
        let own = index < method.parameters.count ? method.parameters[index].name : ""
        let name = own.isEmpty ? "p\(index)" : own.localIdentifier
        return parameter.label == "_" ? name : "\(parameter.label): \(name)"
      }
      let isImported = program.form(method.key, in: record).member == nil
      if !isImported {
        writer.plainCall =
          "super.init(\(arguments.joined(separator: ", ")))\(function.isFailable && !isFailable ? "!" : "")"
      }
      isOverride =
        isImported
        ? program.ownSuperclasses(of: record).contains { $0.methods[method.key]?.body != nil }
        : !function.modifiers.isConvenience
          // One with default arguments in Swift is another initializer in Objective-C.
          && (!function.modifiers.isFinal || function.parameters.isEmpty)
      if method.selector == "initWithCoder:" || function.modifiers.isRequired {
        (prefix, isOverride) = ("required ", false)
      }
    } else {
      let labels = SelectorParts.initializerLabels(method.selector)
      if method.parameters.isEmpty, let label = labels.first { parameters = ["\(label): ()"] }
      for (index, parameter) in method.parameters.enumerated() where index < labels.count {
        let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
        let label = labels[index] == name ? name : "\(labels[index]) \(name)"
        parameters.append("\(label): \(try program.declared(parameter.type))")
      }
      isOverride = program.ownSuperclasses(of: record).contains {
        $0.methods[method.key]?.body != nil
      }
      if method.selector == "init" { isOverride = true }
    }
    if method.isVariadic, writer.plainCall == "super.init()" {
      parameters.append(Body.restParameter)
    }
    let isConvenience = Self.callsSelf(body) || record.isForeign
    let other = owner.creation(besides: method) ?? (record.isForeign ? "()" : nil)
    if isConvenience, let other { writer.plainCall = "self.init\(other)" }
    let statements = unit.body(
      of: writer, body, parameters: method.parameters, bridges: bridges, place: method.place,
      name: name)
    // One that is not translated and has no other to call is a designated one.
    if isConvenience, other != nil || !UnitTranslator.isUntranslated(statements) {
      prefix += "convenience "
    }
    if isOverride, !record.isForeign { prefix = "override " + prefix }
    return "\(unit.lineMark(method.place))\(prefix)init\(isFailable ? "?" : "")"
      + "(\(parameters.joined(separator: ", "))) {\n\(statements)}\n\n"
  }

  /// Returns whether an initializer calls another one of its class, or takes another object.
  static func callsSelf(_ body: Node) -> Bool {
    var result = Body.replacesSelf(body)
    body.visit { part in
      if Body.isInitialization(part), part.text(.receiverKind) == "instance",
        part.parts.first?.isSelf == true
      {
        result = true
      }
      return !result && part.kind != .BlockExpr
    }
    return result
  }
}
