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
        let body = method.result == .void ? "" : "return zeroValue()"
        defaults += "  \(text) { \(body) }\n"
        continue
      }
      guard let signature = try? MethodSignature(method, program) else { continue }
      let zero = (try? program.zero(method.result)) ?? "zeroValue()"
      requirements += "  \(signature.text)\n"
      defaults += "  \(signature.text) { \(method.result == .void ? "" : "return \(zero)") }\n"
    }
    let list = (["AnyObject"] + parents).joined(separator: ", ")
    return "\(unit.lineMark(record.place))protocol \(name): \(list) {\n\(requirements)}\n\n"
      + "extension \(name) {\n\(defaults)}\n\n"
  }
}

/// The declaration of a method by its selector.
struct MethodSignature {
  /// `func move(_ view: UIView!, to point: CGPoint)`, with `static` for class methods.
  let text: String

  init(_ method: MethodRecord, _ program: ProgramIndex, isInClass: Bool = false) throws(Refusal) {
    let parts = SelectorParts(method.selector)
    var parameters: [String] = []
    for (index, parameter) in method.parameters.enumerated() {
      let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
      let label = index < parts.labels.count ? parts.labels[index] : "_"
      let written = label == name ? name : "\(label) \(name)"
      parameters.append("\(written): \(try program.declared(parameter.type))")
    }
    if method.isVariadic { throw Refusal("methods with any number of arguments are not supported") }
    let result = try method.result == .void ? "" : " -> \(program.declared(method.result))"
    let kind = method.isClassMethod ? isInClass ? "class func" : "static func" : "func"
    text = "\(kind) \(parts.name)(\(parameters.joined(separator: ", ")))\(result)"
  }
}
