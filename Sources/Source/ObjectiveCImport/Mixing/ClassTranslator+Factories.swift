// Class methods that make an object, which are initializers in Swift: `cardWithTitle:` is
// `init(title:)`.
extension ClassTranslator {
  /// Returns initializers for the class methods that make an object and that headers declare.
  ///
  /// An initializer of a protocol can return any object of the class.
  func factories(where isMeant: (MethodRecord) -> Bool) -> String {
    guard program.isMixed, let className = program.className(record.name) else { return "" }
    var text = ""
    for key in record.methodOrder where key.hasPrefix("+") {
      guard let method = record.methods[key], method.body != nil, record.interface[key] != nil,
        method.returnsInstance || method.result.className == record.name, isMeant(method),
        let member = program.form(key, in: record).swiftMember,
        case .function(let function) = member.swift,
        let labels = ImportedName.factoryLabels(
          selector: method.selector,
          types: method.parameters.map { ImportedName.words(of: $0.type) },
          className: record.name)
      else { continue }
      let types = function.parameters.map(\.type)
      let parameters = zip(labels, types).enumerated().map { "\($1.0) p\($0): \($1.1)" }
      let arguments = function.parameters.enumerated().map { index, parameter in
        parameter.label == "_" ? "p\(index)" : "\(parameter.label): p\(index)"
      }
      let name = unit.fresh("Factory_\(record.name)")
      text +=
        "\(unit.lineMark(method.place))protocol \(name) {}\n"
        + "extension \(className): \(name) {}\nextension \(name) {\n"
        + "  init(\(parameters.joined(separator: ", "))) {\n"
        + "    self = \(className).\(function.name)(\(arguments.joined(separator: ", "))) as! Self\n"
        + "  }\n}\n\n"
    }
    return text
  }
}
