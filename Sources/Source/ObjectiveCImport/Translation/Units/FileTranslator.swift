internal import FileIO

/// Writes the Swift file of a unit.
struct FileTranslator {
  let unit: UnitTranslator
  let root: Node

  private var program: ProgramIndex { unit.program }

  var text: String {
    var result = "import ObjectiveCSupport\n\n"
    for name in program.structures.keys.sorted() {
      if let record = program.structures[name], record.unit == unit.unit {
        result += structure(record)
      }
    }
    for name in program.protocolOrder {
      if let record = program.protocols[name], record.unit == unit.unit {
        result += ProtocolTranslator(unit: unit, record: record).text
      }
    }
    for name in program.classOrder {
      guard let record = program.classes[name] else { continue }
      if !record.isForeign, record.unit ?? record.declaringUnit == unit.unit {
        result += ClassTranslator(unit: unit, record: record).text
      }
      for implementation in record.implementations
      where implementation.category != nil && implementation.unit == unit.unit {
        result += ClassTranslator(unit: unit, record: record).category(implementation)
      }
    }
    result += LoadTranslator(unit: unit).text
    if program.isMixed { result += ImportedGlobals(unit: unit, root: root).text }
    for node in root.parts {
      switch node.kind {
      case .FunctionDecl: result += function(node)
      case .VarDecl: result += variable(node)
      default: break
      }
    }
    for helper in unit.helpers {
      result += "\(UnitTranslator.ownMark)\(unit.withoutRefusedLines(helper))\n\n"
    }
    return Self.qualified(result, hiding: hidden)
  }

  /// The functions of the runtime that members of classes hide.
  private var hidden: Set<String> {
    var names: Set<String> = [
      "isEqual", "performSelector", "respondsToSelector", "isKindOfClass", "isMemberOfClass",
      "conformsToProtocol",
    ]
    for name in program.classOrder {
      guard let record = program.classes[name] else { continue }
      for method in record.methods.values { names.insert(SelectorParts(method.selector).name) }
      for property in record.properties { names.insert(property.name) }
      for variable in record.variables { names.insert(variable.name) }
    }
    return names.intersection(String.called)
  }

  /// Returns a text with the module's name before calls of functions.
  private static func qualified(_ text: String, hiding names: Set<String>) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var word = ""
    var previous: Character = " "
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty, previous == "." || previous == "`" { word = "." }
        word.append(character)
      } else {
        if character == "(", names.contains(word), !result.hasSuffix("func ") {
          result += "ObjectiveCSupport."
        }
        result += word.hasPrefix(".") ? String(word.dropFirst()) : word
        word = ""
        result.append(character)
      }
      previous = character
    }
    return result + (word.hasPrefix(".") ? String(word.dropFirst()) : word)
  }

  private func structure(_ record: StructureRecord) -> String {
    if record.isUnion { return UnionTranslator(unit: unit, record: record).text }
    var text = "\(unit.lineMark(record.place))struct \(record.name) {\n"
    for field in record.fields {
      guard let type = try? program.declared(field.type), let zero = try? program.zero(field.type)
      else {
        unit.report("the type of \(record.name).\(field.name) is not supported", at: field.place)
        continue
      }
      text += "  var \(field.name.escapedIdentifier): \(type) = \(zero)\n"
    }
    return text + "}\n\n"
  }

  private func function(_ node: Node) -> String {
    guard let record = unit.function(node.name), record.unit == unit.unit, let body = record.body,
      node.parts.contains(where: { $0 === body })
    else { return "" }
    if record.name == "main" { return "" }
    unit.functionName = record.name
    let writer = Body(
      unit: unit, owner: nil, kind: .function, result: record.type.result, place: record.place)
    let access = record.isStatic ? "private " : ""
    var parameters: [String] = []
    do throws(Refusal) {
      for (index, parameter) in record.parameters.enumerated() {
        let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
        parameters.append("_ \(name): \(try program.declared(parameter.type))")
      }
      if record.type.isVariadic { parameters.append(Body.restParameter) }
      let result = record.type.result
      let arrow = result == .void ? "" : " -> \(try program.declared(result))"
      let statements = unit.body(
        of: writer, body, parameters: record.parameters, place: record.place, name: record.name)
      return "\(unit.lineMark(record.place))\(access)func \(unit.functionText(record.name))"
        + "(\(parameters.joined(separator: ", ")))\(arrow) {\n\(statements)}\n\n"
    } catch {
      unit.report("\(record.name) is not translated: \(error.reason).", at: record.place)
      return ""
    }
  }

  private func variable(_ node: Node) -> String {
    let record = program.staticGlobals[unit.unit]?[node.name] ?? program.globals[node.name]
    guard let record, record.node === node, node.text(.storageClass) != "extern" else { return "" }
    let writer = Body(unit: unit, owner: nil, kind: .function, result: .void, place: node.place)
    do throws(Refusal) {
      var value = node.parts.first { !$0.clangName.hasSuffix("Attr") }
      if let reason = value.flatMap({ unit.refusal(of: $0) }) {
        unit.report("\(node.name) is zero or nil: \(reason).", at: node.place)
        value = nil
      }
      let initial = if let value { try writer.value(value, as: record.type) } else { nil as Value? }
      // static void *context = &context;
      if let text = initial?.text,
        text.hasPrefix("UnsafeMutableRawPointer(&") || text.hasPrefix("&")
      {
        return
          "\(unit.lineMark(node.place))\(record.isStatic ? "private " : "")var \(unit.variableText(node.name)): "
          + "\(try program.declared(record.type)) = uniquePointer()\n"
      }
      let text = if let initial { initial.text } else { try writer.zero(record.type).text }
      return
        "\(unit.lineMark(node.place))\(record.isStatic ? "private " : "")var \(unit.variableText(node.name)): "
        + "\(try program.declared(record.type)) = \(text)\n"
    } catch {
      unit.report("\(node.name) is not translated: \(error.reason).", at: node.place)
      return ""
    }
  }
}

extension UnitTranslator {
  /// Returns the statements of a method or function; of one that cannot be translated a call that
  /// logs the reason.
  func body(
    of writer: Body, _ body: Node, parameters: [ParameterRecord], bridges: [Int: String] = [:],
    place: Place, name: String
  ) -> String {
    let count = helpers.count
    do throws(Refusal) {
      if let reason = refusal(of: body, declaredAt: place) { throw Refusal(reason) }
      let changed = Body.changedVariables(in: body)
      writer.addressed = Body.addressedVariables(in: body)
      var text = ""
      for (index, parameter) in parameters.enumerated() {
        let name = parameter.name.isEmpty ? "p\(index)" : parameter.name.localIdentifier
        let isChanged = changed.contains(parameter.id)
        writer.locals[parameter.id] = Body.Local(
          name: name, type: parameter.type, isConstant: !isChanged)
        if let swift = bridges[index] {
          let value = try writer.unbridged(name, from: swift, to: parameter.type)
          if value.text != name || value.isOptional != parameter.type.isNullable || isChanged {
            text +=
              "\(lineMark(place))var \(name): \(try program.declared(parameter.type)) = \(value.text)\n"
          }
        } else if isChanged {
          text +=
            "\(lineMark(place))var \(name): \(try program.declared(parameter.type)) = \(name)\n"
        }
      }
      text += try writer.entryCheck(body) + writer.bodyStatements(body.parts)
      if writer.result != .void, writer.kind != .initializer, !Body.endsWithReturn(body) {
        text += "return \(try writer.returned(writer.zero(writer.result)))\n"
      }
      return text
    } catch {
      helpers.removeLast(helpers.count - count)
      dispatchers = dispatchers.filter { entry in helpers.contains { $0.contains(entry.value) } }
      forgetSelectors()
      let refused = writer.place.line > 0 ? writer.place : place
      report("\(name) is not translated: \(error.reason).", at: refused)
      return untranslated(error.reason, writer, at: refused)
    }
  }

  /// Whether statements are those of a method that is not translated.
  static func isUntranslated(_ statements: String) -> Bool {
    statements.hasPrefix("untranslated(")
  }

  /// Returns the statements of a method that is not translated.
  private func untranslated(_ reason: String, _ writer: Body, at place: Place) -> String {
    let file = file(place).swiftLiteral
    let call =
      "untranslated(\(reason.swiftLiteral), file: \(file), line: \(place.line))\n"
    if writer.kind == .initializer { return call + "\(writer.plainCall)\n" }
    guard writer.result != .void else { return call }
    let zero = (try? writer.returned(writer.zero(writer.result))) ?? "zeroValue()"
    return "\(call)return \(zero)\n"
  }
}
