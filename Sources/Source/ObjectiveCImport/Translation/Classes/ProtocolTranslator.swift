internal import FileIO
private import ProjectFiles

/// Writes a protocol of the program: a class may leave out any of its methods.
struct ProtocolTranslator {
  let unit: UnitTranslator
  let record: ProtocolRecord

  private var program: ProgramIndex { unit.program }

  var text: String {
    let name = program.protocolSwiftName(record.name)
    let parents = record.protocols.filter { !ProgramIndex.isPlainProtocol($0) }
      .compactMap(program.protocolName)
    var requirements = ""
    var defaults = ""
    for property in record.properties {
      let imported = program.importedVariable(property)
      guard let type = imported?.type ?? (try? program.declared(property.type)),
        let zero = imported == nil ? try? program.zero(property.type) : "zeroValue()"
      else {
        unit.report(
          "\(record.name).\(property.name) has a type that is not supported", at: property.place)
        continue
      }
      let kind = property.isClassProperty ? "static var" : "var"
      let member = imported?.name ?? property.name.escapedIdentifier
      requirements += "  \(kind) \(member): \(type) { get\(property.isReadOnly ? "" : " set") }\n"
      defaults +=
        "  \(kind) \(member): \(type) { get { \(zero) }\(property.isReadOnly ? "" : " set {}") }\n"
    }
    for key in record.methodOrder {
      guard let method = record.methods[key], !method.isInitializer,
        !record.properties.contains(where: {
          $0.getter == method.selector || $0.setter == method.selector
        })
      else { continue }
      if let member = program.importedMember(key, ofProtocol: record.name),
        let text = member.swiftText
      {
        requirements += "  \(text)\n"
        defaults += "  \(text) {\n\(missing(method, zero: "zeroValue()"))  }\n"
        defaults += optionalCall(member)
        continue
      }
      guard let signature = try? MethodSignature(method, program) else { continue }
      let zero = (try? program.zero(method.result)) ?? "zeroValue()"
      requirements += "  \(signature.text)\n"
      defaults += "  \(signature.text) {\n\(missing(method, zero: zero))  }\n"
    }
    let list = (["AnyObject"] + parents).joined(separator: ", ")
    return "\(unit.lineMark(record.place))protocol \(name): \(list) {\n\(requirements)}\n\n"
      + "\(UnitTranslator.ownMark)extension \(name) {\n\(defaults)}\n\n"
  }

  /// Returns the function with which Swift files call a method that an object may lack.
  private func optionalCall(_ member: InterfaceMember) -> String {
    guard case .function(let function) = member.swift, !member.isClassMember else { return "" }
    let parameters = function.parameters.enumerated().map { index, parameter in
      "\(parameter.label) p\(index): \(parameter.type)"
    }
    let arguments = function.parameters.enumerated().map { index, parameter in
      parameter.label == "_" ? "p\(index)" : "\(parameter.label): p\(index)"
    }
    let name = OptionalMethods.callName(of: function.name.filter { $0 != "`" })
    let (effect, mark) = function.isThrowing ? (" throws", "try ") : ("", "")
    let isOptional = function.result.hasSuffix("?") || function.result.hasSuffix("!")
    let isCompound = function.result.contains("->") || function.result.hasPrefix("any ")
    let result =
      isOptional
      ? "\(function.result.dropLast())?"
      : isCompound ? "(\(function.result))?" : "\(function.result)?"
    return
      "  @discardableResult func \(name)(\(parameters.joined(separator: ", ")))\(effect) -> \(result) {\n"
      + "    guard respondsToSelector(self, \(unit.selector(member.selector))) else { return nil }\n"
      + "    return \(mark)\(function.name)(\(arguments.joined(separator: ", ")))\n  }\n"
  }

  /// Returns the statements of a method that the class which declares the protocol leaves out:
  /// those of a subclass that has it, or else an exception.
  private func missing(_ method: MethodRecord, zero: String) -> String {
    guard !method.isClassMethod else {
      return method.result == .void ? "" : "    return \(zero)\n"
    }
    var text = ""
    let body = Body(
      unit: unit, owner: nil, kind: .function, result: method.result, place: method.place)
    let arguments = method.parameters.enumerated().map { index, parameter in
      let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
      return Value(text: name, type: parameter.type, isOptional: parameter.type.isNullable)
    }
    for name in program.classOrder {
      guard let subclass = program.classes[name], !subclass.isForeign,
        subclass.methods[method.key]?.body != nil,
        !program.adoptedProtocols(of: subclass).contains(record.name),
        program.ownSuperclasses(of: subclass).contains(where: {
          program.adoptedProtocols(of: $0).contains(record.name) && $0.methods[method.key] == nil
        }), case .mechanical = program.form(method.key, in: subclass),
        let swift = program.className(name)
      else { continue }
      let target = Value(text: "target", type: .object(ObjectType(name: name)))
      guard
        let value = try? body.send(.value(target), method.selector, arguments, method.result)
      else { continue }
      let call = method.result == .void ? "\(value.text); return" : "return \(value.text)"
      text += "    if let target = self as? \(swift) { \(call) }\n"
    }
    let call = "unrecognized(\(method.selector.swiftLiteral), self)"
    return text + (method.result == .void ? "    let _: Void = \(call)\n" : "    return \(call)\n")
  }
}

/// The declaration of a method by its selector.
struct MethodSignature {
  /// `func move(_ view: UIView!, to point: CGPoint)`, with `static` for class methods.
  let text: String

  init(
    _ method: MethodRecord, _ program: ProgramIndex, isInClass: Bool = false, name: String? = nil
  ) throws(Refusal) {
    let parts = SelectorParts(method.selector)
    var parameters: [String] = []
    for (index, parameter) in method.parameters.enumerated() {
      let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
      let label = index < parts.labels.count ? parts.labels[index] : "_"
      let written = label == name ? name : "\(label) \(name)"
      parameters.append("\(written): \(try program.declared(parameter.type))")
    }
    if method.isVariadic { parameters.append(Body.restParameter) }
    let result = try method.result == .void ? "" : " -> \(program.declared(method.result))"
    let kind = method.isClassMethod ? isInClass ? "class func" : "static func" : "func"
    text = "\(kind) \(name ?? parts.name)(\(parameters.joined(separator: ", ")))\(result)"
  }
}
