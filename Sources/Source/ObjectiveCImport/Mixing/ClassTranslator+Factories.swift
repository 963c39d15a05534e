// Class methods that make an object, which are initializers in Swift: `cardWithTitle:` is
// `init(title:)`. So are initializers that throw: `initWithTitle:error:` is `init(title:) throws`.
extension ClassTranslator {
  /// Returns initializers for the class methods that make an object and that headers declare, and
  /// for the initializers that throw.
  ///
  /// An initializer of a protocol can return any object of the class.
  func factories(where isMeant: (MethodRecord) -> Bool) -> String {
    guard program.isMixed, let className = program.className(record.name) else { return "" }
    var text = ""
    for key in record.methodOrder {
      guard let method = record.methods[key], method.body != nil,
        let interface = record.interface[key], isMeant(method)
      else { continue }
      let initializer =
        method.isInitializer
        ? throwingInitializer(method, interface, className)
        : key.hasPrefix("+") ? factory(method, interface, className) : nil
      guard let initializer else { continue }
      let name = unit.fresh("Factory_\(record.name)")
      text +=
        "\(unit.lineMark(method.place))protocol \(name) {}\n"
        + "extension \(className): \(name) {}\nextension \(name) {\n\(initializer)}\n\n"
    }
    return text
  }

  /// Returns the initializer of a class method; nil if it makes no object of the class.
  private func factory(
    _ method: MethodRecord, _ interface: MethodInterface, _ className: String
  ) -> String? {
    let error = ErrorParameter(method, result: interface.result)
    let shown = method.parameters.indices.filter { $0 != error?.index }
    guard method.returnsInstance || method.result.className == record.name,
      let member = program.form(method.key, in: record).swiftMember,
      case .function(let function) = member.swift,
      let labels = ImportedName.factoryLabels(
        selector: error?.selector ?? method.selector,
        types: shown.map { ImportedName.words(of: method.parameters[$0].type) },
        className: record.name), labels.count == function.parameters.count
    else { return nil }
    let types = function.parameters.map(\.type)
    let parameters = zip(labels, types).enumerated().map { "\($1.0) p\($0): \($1.1)" }
    let arguments = function.parameters.enumerated().map { index, parameter in
      parameter.label == "_" ? "p\(index)" : "\(parameter.label): p\(index)"
    }
    let (effect, mark) = function.isThrowing ? (" throws", "try ") : ("", "")
    return "  init(\(parameters.joined(separator: ", ")))\(effect) {\n"
      + "    self = \(mark)\(className).\(function.name)(\(arguments.joined(separator: ", ")))"
      + " as! Self\n  }\n"
  }

  /// Returns the initializer in Swift of one with a parameter `NSError **`; nil of another one.
  private func throwingInitializer(
    _ method: MethodRecord, _ interface: MethodInterface, _ className: String
  ) -> String? {
    guard let error = ErrorParameter(method, result: interface.result),
      method.parameters.count > 1, case .mechanical = program.form(method.key, in: record)
    else { return nil }
    let shown = method.parameters.indices.filter { $0 != error.index }
    let types = shown.map { ImportedName.words(of: method.parameters[$0].type) }
    let labels =
      interface.swiftName.flatMap { ImportedName($0, count: types.count) }?.labels
      ?? ImportedName(selector: error.selector, types: types, isInitializer: true).labels
    let own = SelectorParts.initializerLabels(method.selector)
    guard own.count == method.parameters.count, labels.count == shown.count else { return nil }
    let body = Body(
      unit: unit, owner: nil, kind: .function, result: .void, place: method.place)
    do throws(Refusal) {
      var parameters: [String] = []
      var arguments: [String] = []
      for (index, parameter) in method.parameters.enumerated() {
        var argument = "$0"
        if let position = shown.firstIndex(of: index) {
          let type = try program.imported(
            parameter.type, interface.parameters[index], isParameter: true)
          parameters.append("\(labels[position]) p\(index): \(type)")
          argument = try body.unbridged("p\(index)", from: type, to: parameter.type).text
        }
        arguments.append(own[index] == "_" ? argument : "\(own[index]): \(argument)")
      }
      return "  init(\(parameters.joined(separator: ", "))) throws {\n"
        + "    self = try throwOnNil { \(className)(\(arguments.joined(separator: ", "))) }"
        + " as! Self\n  }\n"
    } catch {
      return nil
    }
  }
}
