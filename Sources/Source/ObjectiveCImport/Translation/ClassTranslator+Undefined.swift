internal import FileIO

// Methods that a class declares and nothing defines.
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
    unit.report("\(reason).", at: method.place)
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
}
