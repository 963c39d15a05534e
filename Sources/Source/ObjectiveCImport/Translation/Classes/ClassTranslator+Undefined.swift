internal import FileIO

// Methods that a class declares and nothing defines, and those that its protocols want.
extension ClassTranslator {
  /// Returns a method that logs that it is not defined, as that of a listing whose other listing is
  /// not given; nothing if a superclass or a subclass has it.
  func undefined(_ method: MethodRecord) -> String {
    guard !record.isForeign, !method.isVariadic, !["new", "alloc"].contains(method.selector),
      program.form(method.key, in: record).member == nil,
      program.ownProperty(method.selector, of: record.name) == nil,
      !program.ownSuperclasses(of: record).contains(where: { $0.methods[method.key] != nil }),
      !program.classes.values.contains(where: { $0.methods[method.key]?.body != nil })
    else { return "" }
    let mark = unit.lineMark(method.place)
    let name = "\(method.isClassMethod ? "+" : "-")[\(record.name) \(method.selector)]"
    let reason = "\(name) is declared and not defined"
    let call =
      "untranslated(\(reason.swiftLiteral), file: \(unit.file(method.place).swiftLiteral), "
      + "line: \(method.place.line))\n"
    let text = try? method.isInitializer ? initializer(method, call) : function(method, call)
    guard let text else { return "" }
    if record.unit != nil { unit.report("\(reason).", at: method.place) }
    return "\(mark)\(text)\n"
  }

  private func function(_ method: MethodRecord, _ call: String) throws(Refusal) -> String {
    let signature = try MethodSignature(method, program, isInClass: true)
    let result = method.result == .void ? "" : "return \(try program.zero(method.result))\n"
    return "@objc(\(method.selector)) \(signature.text) {\n\(call)\(result)}\n"
  }

  private func initializer(_ method: MethodRecord, _ call: String) throws(Refusal) -> String {
    guard let plainCreation, !method.parameters.isEmpty else { return "" }
    let labels = SelectorParts.initializerLabels(method.selector)
    var parameters: [String] = []
    for (index, parameter) in method.parameters.enumerated() where index < labels.count {
      let type = try program.declared(parameter.type)
      parameters.append("\(labels[index]) p\(index): \(type)")
    }
    return "convenience init(\(parameters.joined(separator: ", "))) {\n\(call)"
      + "self.init\(plainCreation)\n}\n"
  }

  /// Methods and properties of the frameworks' protocols that the class lacks, which Objective-C
  /// warns of; each logs that when it is used.
  var missingRequirements: String {
    guard !record.isForeign else { return "" }
    let classes = [record] + program.ownSuperclasses(of: record)
    let parent = program.tableClass(of: record.name) ?? "NSObject"
    var done: Set<String> = []
    var text = ""
    for name in program.adoptedProtocols(of: record) where !ProgramIndex.isPlainProtocol(name) {
      guard let type = program.tables.protocol(name), program.protocols[name] == nil else {
        continue
      }
      let members = program.tables.members(of: type)
      // A requirement may have several selectors.
      for member in members
      where classes.contains(where: { $0.methods["-" + member.selector]?.body != nil }) {
        done.insert(member.swiftText ?? "")
      }
      for member in members where !member.isOptional && !member.isClassMember {
        guard !member.isSetter,
          !classes.contains(where: { $0.properties.contains { $0.getter == member.selector } }),
          done.insert(member.swiftText ?? "").inserted,
          program.tables.member(member.selector, of: parent) == nil
        else { continue }
        let name = "-[\(record.name) \(member.selector)]"
        switch member.swift {
        case .function(let function) where member.property == nil:
          text += requirement(function, name)
        case .variable(let variable):
          let isSettable = members.contains { $0.isSetter && $0.property == member.property }
          text += requirement(variable.name, variable.type, isSettable: isSettable, name)
        default: break
        }
      }
    }
    return text
  }

  private func requirement(
    _ variable: String, _ type: String, isSettable: Bool, _ name: String
  ) -> String {
    "\(unit.lineMark(record.place))var \(variable): \(type) {\nget {\n\(missing(name))"
      + "return zeroValue()\n}\n\(isSettable ? "set {}\n" : "")}\n\n"
  }

  /// The statement that logs that the class does not implement a member.
  private func missing(_ name: String) -> String {
    "untranslated(\("\(name) is not implemented".swiftLiteral), "
      + "file: \(unit.file(record.place).swiftLiteral), line: \(record.place.line))\n"
  }

  private func requirement(_ function: SwiftFunction, _ name: String) -> String {
    let mark = unit.lineMark(record.place)
    let parameters = function.parameters.enumerated().map { index, parameter in
      "\(parameter.label) p\(index): \(parameter.isInOut ? "inout " : "")\(parameter.type)"
    }
    let arrow = function.result == "Void" ? "" : " -> \(function.result)"
    let result = arrow.isEmpty ? "" : "return zeroValue()\n"
    return "\(mark)func \(function.name)(\(parameters.joined(separator: ", ")))\(arrow) {\n"
      + "\(missing(name))\(result)}\n\n"
  }
}
