internal import FileIO

// Messages to objects whose class only the running program knows.
extension Body {
  /// Returns a message to `id`: a function of the file tries all classes that have the selector.
  func dispatch(
    _ target: Value, _ selector: String, _ arguments: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    let arguments = try plain(arguments)
    let function = try unit.dispatcher(
      selector, arguments: arguments.map(\.type), result: type, isClass: false)
    let object = try convert(target, to: .id)
    let list = ([object] + arguments).map(\.text).joined(separator: ", ")
    return Value(
      text: "\(function)(\(list))", type: type, isOptional: type.isNullable)
  }

  /// Returns arguments of which objects are `id`: clang has taken a method of any class.
  private func plain(_ arguments: [Value]) throws(Refusal) -> [Value] {
    var result: [Value] = []
    for argument in arguments {
      if argument.isNil {
        result.append(.nil(.id))
      } else if argument.type.isObject {
        result.append(try convert(argument.uncast.first ?? argument, to: .id))
      } else {
        result.append(argument)
      }
    }
    return result
  }

  /// Returns a message to a class that is a value.
  func sendToClass(
    _ target: Value, _ selector: String, _ arguments: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    switch selector {
    case "class", "self": return target
    case "superclass":
      return Value(text: "superclassOf(\(target.text))", type: .metatype, isOptional: true)
    case "description", "className":
      return try convert(
        Value(
          text: "(NSStringFromClass(\(target.text)) as NSString?)", type: .string, isOptional: true),
        to: type)
    case "isSubclassOfClass:":
      return Value(
        text: "isSubclass(\(target.text), \(try convert(arguments[0], to: .metatype).text))",
        type: .bool)
    case "instancesRespondToSelector:":
      return Value(
        text:
          "instancesRespondToSelector(\(target.text), \(try convert(arguments[0], to: .selector).text))",
        type: .bool)
    case "respondsToSelector:":
      if let text = arguments.first?.text, let test = unit.classTest(ofSelector: text, target.text)
      {
        return Value(text: test, type: .bool)
      }
    case "isEqual:":
      return Value(
        text: "(\(target.text) == \(try convert(arguments[0], to: .metatype).text))", type: .bool)
    case "conformsToProtocol:":
      return Value(
        text: "classConformsToProtocol(\(target.text), \(arguments[0].text))", type: .bool)
    default: break
    }
    let arguments = try plain(arguments)
    let function = try unit.dispatcher(
      selector, arguments: arguments.map(\.type), result: type, isClass: true)
    let list = ([target] + arguments).map(\.text).joined(separator: ", ")
    return Value(text: "\(function)(\(list))", type: type, isOptional: type.isNullable)
  }
}

extension UnitTranslator {
  /// Returns whether a class has the class method of a selector, which a variable has; nil of
  /// another expression.
  func classTest(ofSelector variable: String, _ target: String) -> String? {
    guard let selector = selectorName(of: variable) else { return nil }
    let classes = candidates(selector, isClass: true).compactMap(program.className)
    return "[\(classes.map { "\($0).self as AnyClass" }.joined(separator: ", "))]"
      + ".contains { isSubclass(\(target), $0) }"
  }

  /// Returns the function that sends a selector to any object, and adds it to the file.
  func dispatcher(
    _ selector: String, arguments: [CType], result: CType, isClass: Bool
  ) throws(Refusal) -> String {
    let identity = "\(isClass ? "+" : "-")\(selector) \(arguments) \(result)"
    if let known = dispatchers[identity] { return known }
    let name = fresh("send_" + selector.replacing(":", with: "_"))
    dispatchers[identity] = name
    let body = Body(
      unit: self, owner: nil, kind: .function, result: result, place: Place())
    var parameters = ["_ target: \(isClass ? "AnyClass?" : "AnyObject?")"]
    var values: [Value] = []
    for (index, type) in arguments.enumerated() {
      parameters.append("_ a\(index): \(try program.nested(type))")
      values.append(Value(text: "a\(index)", type: type, isOptional: type.isNullable))
    }
    var lines: [String] = []
    let zero = result == .void ? "" : " \(try body.zero(result).text)"
    lines.append("guard let target = target else { return\(zero) }")
    var count = 0
    for candidate in candidates(selector, isClass: isClass) {
      guard let swift = program.className(candidate) ?? program.protocolName(candidate),
        program.className(candidate) != nil || !isClass
      else { continue }
      let isProtocol = program.className(candidate) == nil
      let type: CType =
        .object(
          isProtocol ? ObjectType(protocols: [candidate]) : ObjectType(name: candidate))
      let receiver: Receiver =
        isClass
        ? .type(name: candidate, text: "target") : .value(Value(text: "target", type: type))
      guard let value = try? body.send(receiver, selector, values, result) else { continue }
      let test: String
      if body.isBoxed(type) {
        test = "if let target = (cast(target as AnyObject?) as \(swift)?)"
      } else {
        test =
          "if let target = target as? \(isProtocol ? "(any \(swift))" : swift)\(isClass ? ".Type" : "")"
      }
      // A class may have the selector without a result.
      let call =
        result == .void || value.type == .void || value.text == "()"
        ? "\(value.text); return\(zero)" : "return \(value.text)"
      lines.append("\(test) { \(call) }")
      count += 1
    }
    let universal: Value?
    do throws(Refusal) {
      universal =
        isClass
        ? nil
        : try body.universal(
          .value(Value(text: "target", type: .id)), selector, values, result)
    } catch {
      universal = nil
    }
    if let universal {
      lines.append(result == .void ? universal.text : "return \(universal.text)")
    } else {
      // A protocol may declare what no class here implements.
      let forwarding =
        isClass ? nil : program.forwarding(selector, arguments, result, in: body)
      if let forwarding { lines.append(forwarding) }
      if count == 0, !program.isRequirement(selector), forwarding == nil {
        dispatchers[identity] = nil
        throw Refusal("no class here has the method \(isClass ? "+" : "-")\(selector)")
      }
      let call = "unrecognized(\(selector.swiftLiteral), \(isClass ? "ofClass: " : "")target)"
      lines.append(result == .void ? "let _: Void = \(call)" : "return \(call)")
    }
    helpers.append(
      "private func \(name)(\(parameters.joined(separator: ", "))) -> \(try program.nested(result)) {\n"
        + lines.map { "  \($0)\n" }.joined() + "}")
    return name
  }

  /// The classes that have a selector: those of the program, then those of the tables without those
  /// that inherit it; protocols where no class is known.
  func candidates(_ selector: String, isClass: Bool) -> [String] {
    let key = (isClass ? "+" : "-") + selector
    var result: [String] = []
    for name in program.classOrder {
      guard let record = program.classes[name], !record.isForeign || program.className(name) != nil
      else {
        continue
      }
      let method = record.methods[key]
      let has =
        method.map { !program.isOnlyDeclared($0, of: record) } == true
        || record.properties.contains {
          ($0.getter == selector || $0.setter == selector) && $0.isClassProperty == isClass
        }
      if has { result.append(name) }
    }
    let members = program.tables.members(selector, isClassMember: isClass).filter {
      $0.swift != nil
    }
    for member in members where !member.isOwnedByProtocol {
      if ["NSObject"].contains(member.owner) { continue }
      let inherits = members.contains { other in
        !other.isOwnedByProtocol && other.owner != member.owner
          && program.tables.isClass(member.owner, subclassOf: other.owner)
          && other.owner != "NSObject"
      }
      if !inherits { result.append(member.owner) }
    }
    // A Swift file may implement what a protocol of the program declares.
    if program.isMixed, !isClass {
      result += program.protocolOrder.filter { program.protocols[$0]?.methods[key] != nil }
    }
    for member in members where member.isOwnedByProtocol && !isClass { result.append(member.owner) }
    for name in program.protocolOrder
    where program.protocols[name]?.methods[key] != nil && result.isEmpty {
      result.append(name)
    }
    // Subclasses before their superclasses: an own class that overrides does so by itself.
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }
}
