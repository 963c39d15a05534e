/// The enumerations, functions and variables of a unit as the Swift files of the program see them.
struct ImportedGlobals {
  let unit: UnitTranslator
  let root: Node

  private var program: ProgramIndex { unit.program }

  var text: String {
    var result = ""
    for name in program.enumerations.keys.sorted() {
      if let record = program.enumerations[name], record.unit == unit.unit, record.isTyped {
        result += enumeration(record)
      }
    }
    for node in root.parts {
      switch node.kind {
      case .FunctionDecl: result += function(node)
      case .VarDecl: result += variable(node)
      default: break
      }
    }
    for name in program.classOrder {
      guard let record = program.classes[name], record.unit == unit.unit,
        let swift = record.swiftName, swift != name
      else { continue }
      result += "typealias \(swift) = \(name.escapedIdentifier)\n\n"
    }
    return result
  }

  // MARK: Enumerations

  private func enumeration(_ record: EnumerationRecord) -> String {
    guard let type = try? program.plain(record.type) else { return "" }
    let names = Self.caseNames(of: record)
    let mark = unit.lineMark(record.place)
    let name = record.name.escapedIdentifier
    var text = ""
    var values: Set<Int64> = []
    for (constant, member) in zip(record.constants, names) {
      let value = Self.literal(constant.value, record.type)
      if record.isOptions {
        text += "  static let \(member) = Self(rawValue: \(value))\n"
      } else if values.insert(constant.value).inserted {
        text += "  case \(member) = \(value)\n"
      } else {
        text += "  static var \(member): Self { Self(rawValue: \(value))! }\n"
      }
    }
    if record.isOptions {
      return "\(mark)struct \(name): OptionSet {\n  let rawValue: \(type)\n\(text)}\n\n"
    }
    return "\(mark)enum \(name): \(type) {\n\(text)}\n\n"
  }

  private static func literal(_ value: Int64, _ type: CType) -> String {
    if case .integer(let integer) = type { return integer.text(value) }
    return "\(value)"
  }

  /// The names of the constants: without the words that all of them begin with.
  static func caseNames(of record: EnumerationRecord) -> [String] {
    let all = record.constants.map { $0.name.camelWords.filter { $0 != "k" } }
    let own = record.name.camelWords
    var count = 0
    while let word = all.first?.dropFirst(count).first,
      all.allSatisfy({ $0.count > count + 1 && $0[count] == word }),
      all.count > 1 || count < own.count && own[count] == word
    {
      count += 1
    }
    return zip(record.constants, all).map { constant, words in
      if let name = record.swiftNames[constant.name] { return name.escapedIdentifier }
      let rest = Array(words.dropFirst(count))
      let isName = rest.first?.first?.isLetter == true
      return (isName ? rest : Array(words.dropFirst(max(0, count - 1)))).camelCase.escapedIdentifier
    }
  }

  // MARK: Functions and variables

  private func writer(_ place: Place) -> Body {
    Body(unit: unit, owner: nil, kind: .function, result: .void, place: place)
  }

  private func function(_ node: Node) -> String {
    guard let record = unit.function(node.name), record.unit == unit.unit, let body = record.body,
      node.parts.contains(where: { $0 === body }), record.name != "main",
      isSeen(node, isStatic: record.isStatic)
    else { return "" }
    let writer = writer(record.place)
    let texts = node.parts(.ParmVarDecl).map(\.type)
    do throws(Refusal) {
      var parameters: [String] = []
      var arguments: [String] = []
      for (index, parameter) in record.parameters.enumerated() {
        let type = try program.imported(
          parameter.type, index < texts.count ? texts[index] : "", isParameter: true)
        parameters.append("_ p\(index): \(type)")
        arguments.append(try writer.unbridged("p\(index)", from: type, to: parameter.type).text)
      }
      let call = "\(unit.functionText(record.name))(\(arguments.joined(separator: ", ")))"
      let result = record.type.result
      var (arrow, body) = ("", call)
      if result != .void {
        let type = try program.imported(result, String(node.type.prefix { $0 != "(" }))
        arrow = " -> \(type)"
        body =
          "return "
          + (try writer.bridged(
            Value(text: call, type: result, isOptional: result.isNullable), to: type))
      }
      return "\(unit.lineMark(record.place))func \(record.name.escapedIdentifier)"
        + "(\(parameters.joined(separator: ", ")))\(arrow) { \(body) }\n\n"
    } catch {
      return ""
    }
  }

  private func variable(_ node: Node) -> String {
    let record = program.staticGlobals[unit.unit]?[node.name] ?? program.globals[node.name]
    guard let record, record.node === node, node.text(.storageClass) != "extern",
      isSeen(node, isStatic: record.isStatic)
    else { return "" }
    let name = unit.variableText(node.name)
    let writer = writer(node.place)
    do throws(Refusal) {
      // A constant that is no object is never nil.
      let isConstant = node.type.contains("const")
      let text = isConstant && record.type.isObject ? "\(node.type) * _Nonnull" : node.type
      let type = try program.imported(record.type, text)
      let value = try writer.bridged(
        Value(text: name, type: record.type, isOptional: record.type.isNullable), to: type)
      let set =
        isConstant
        ? ""
        : " set { \(name) = \(try writer.unbridged("newValue", from: type, to: record.type).text) }"
      return "\(unit.lineMark(node.place))var \(node.name.escapedIdentifier): \(type) {"
        + " get { \(value) }\(set) }\n\n"
    } catch {
      return ""
    }
  }

  /// Whether Swift files see a declaration; what is static only if a header has it, and once.
  private func isSeen(_ node: Node, isStatic: Bool) -> Bool {
    guard isStatic else { return true }
    guard unit.file(node.place).hasSuffix(".h") else { return false }
    return program.shownStatics.insert(node.name).inserted
  }
}
