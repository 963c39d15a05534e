internal import FileIO

// Calls of members that the tables have, with their arguments.

extension Body {
  /// Calls a member of a table class or protocol.
  func call(
    _ member: InterfaceMember, _ receiver: Receiver, _ arguments: [Value], _ type: CType,
    _ className: String?
  ) throws(Refusal) -> Value {
    guard let swift = member.swift else {
      throw Refusal(
        "\(member.isClassMember ? "+" : "-")[\(member.owner) \(member.selector)] is not available")
    }
    var values: [Value] = []
    for (index, argument) in arguments.enumerated() {
      guard index < member.parameters.count else {
        values.append(argument)
        continue
      }
      let wanted = program.parse(member.parameters[index].type)
      values.append(wanted.isKnown ? try convert(argument, to: wanted) : argument)
    }
    let outer = presences
    presences = type == .void ? [] : nil
    defer { presences = outer }
    switch swift {
    case .variable(let variable):
      let (name, swiftType) = (variable.name, variable.type)
      let (prefix, isChain) = try prefix(receiver)
      if let newValue = values.first, member.isSetter || member.parameters.count == 1 {
        let text = try bridged(newValue, to: swiftType)
        return Value(text: guarded("\(prefix)\(name) = \(text)"), type: .void, isAtom: false)
      }
      // A category's property hides the color of its name.
      if case .type = receiver, member.owner == "UIColor", program.hidesColor(name) {
        return try unbridged(
          "standardColor(\(name.swiftLiteral))", from: swiftType, isChain: false, to: type)
      }
      // A controller always has a view.
      let isPresent = swiftType.hasSuffix("!") && member.owner == "UIViewController"
      return try unbridged(
        "\(prefix)\(name)", from: isPresent ? String(swiftType.dropLast()) : swiftType,
        isChain: isChain,
        to: type)
    case .function(let function):
      if let result = try throwingCall(function, member, receiver, values, type) { return result }
      let (prefix, isChain) = try prefix(receiver)
      let list = try list(values, function.parameters)
      let mark = function.isThrowing ? "try? " : ""
      let text = guarded("\(mark)\(prefix)\(function.name)(\(list))")
      return try unbridged(
        function.isThrowing ? "(\(text))" : text, from: function.result,
        isChain: isChain || function.isThrowing, to: type)
    case .initializer(let function):
      guard case .type(let name, let text) = receiver else {
        throw Refusal("-[\(member.owner) \(member.selector)] of an object is not supported")
      }
      if let made = try throwingMake(name, text, function, member, values, type) { return made }
      return try make(name, text, function, values, type)
    case .expression(let template):
      return try expand(template, receiver, values, type)
    }
  }

  /// Returns a statement that is left out where an argument is nil.
  private func guarded(_ text: String) -> String {
    guard let presences, !presences.isEmpty else { return text }
    return "if \(presences.joined(separator: ", ")) { \(text) }"
  }

  func list(_ values: [Value], _ parameters: [SwiftParameter]) throws(Refusal) -> String {
    var texts: [String] = []
    var values = values
    // A list of objects ends with nil.
    let rest = parameters.last.flatMap { parameter in
      parameter.type.hasSuffix("...") ? String(parameter.type.dropLast(3)) : nil
    }
    if let last = values.last, last.isNil, rest == "AnyObject?" || rest == "String" {
      values.removeLast()
    }
    for (index, value) in values.enumerated() {
      guard index < parameters.count else {
        texts.append(try rest == "String" ? bridged(value, to: "String") : variadic(value))
        continue
      }
      let parameter = parameters[index]
      var text: String
      if parameter.type == "String..." {
        text = try bridged(value, to: "String")
      } else if parameter.type.hasSuffix("...") {
        text = try variadic(value)
      } else if parameter.isInOut {
        let isPointer = value.type.isPointer
        let target = SwiftTypeName(parameter.type).isOptional ? value.text : value.forced
        text = value.text.hasPrefix("&") ? value.text : "&\(target)\(isPointer ? ".pointee" : "")"
      } else {
        text = try bridged(value, to: parameter.type)
      }
      if parameter.label != "_" { text = "\(parameter.label): \(text)" }
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }

  /// Returns an argument of those that a format or a list of objects takes.
  func variadic(_ value: Value) throws(Refusal) -> String {
    if value.isNil { return "nil" }
    switch value.type {
    case .enumeration(let name): return try raw(value, name).text
    case .handle: return try convert(value, to: .id).text
    case .object where isBoxed(value.type): return try convert(value, to: .id).text
    case .block: return try convert(value, to: .id).text
    // The address of a variable, which is read only.
    case .pointer where value.text.hasPrefix("&"): return "allocated(\(value.text.dropFirst()))"
    default:
      if value.integer != nil || value.floating != nil {
        return "\(value.operand) as \(try program.plain(value.type))"
      }
      return value.text
    }
  }

  /// Makes an object by an initializer of Swift.
  func make(
    _ name: String, _ text: String, _ function: SwiftFunction, _ values: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    let list = try list(values, function.parameters)
    // A class that an expression gives needs the word.
    let made = Value(
      text: "\(text)\(text.contains("(") ? ".init" : "")(\(list))",
      type: .object(ObjectType(name: name)),
      isOptional: function.isFailable)
    return try convert(made, to: type)
  }

  /// Returns an expression of the tables with arguments in place of `$0`, `$1` and `$self`.
  func expand(
    _ template: String, _ receiver: Receiver?, _ values: [Value], _ type: CType
  ) throws(Refusal) -> Value {
    var text = ""
    var rest = Substring(template)
    var isChain = false
    while let dollar = rest.firstIndex(of: "$") {
      text += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      if rest.hasPrefix("self") {
        rest = rest.dropFirst(4)
        switch receiver {
        case .value(let value):
          let isMember = rest.hasPrefix(".")
          if isMember {
            text += String(value.receiver.dropLast())
            if value.isOptional { isChain = true }
          } else {
            text += value.text
          }
        case .type(_, let name): text += name
        case .parent: text += "super"
        case nil: break
        }
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if rest.hasPrefix("...") {
        rest = rest.dropFirst(3)
        var list: [String] = []
        for value in values.dropFirst(Int(digits) ?? 0) { list.append(try variadic(value)) }
        text += list.joined(separator: ", ")
        continue
      }
      guard let index = Int(digits), index < values.count else {
        throw Refusal("an argument is missing")
      }
      text += rest.hasPrefix(".") ? values[index].operand : values[index].text
      if rest.hasPrefix("."), values[index].isOptional, type.isNullable || type == .void {
        text += "?"
        isChain = true
      } else if rest.hasPrefix("."), values[index].isOptional {
        text += "!"
      }
    }
    text += rest
    if type == .void { return Value(text: text, type: .void, isAtom: !text.contains(" = ")) }
    if type.isNullable { return Value(text: "(\(text))", type: type, isOptional: true) }
    return try unwrapped("(\(text))", type, isOptional: isChain)
  }
}

extension ProgramIndex {
  /// Returns whether a category of colors has a property or method of a name.
  fileprivate func hidesColor(_ name: String) -> Bool {
    guard let record = classes["UIColor"] else { return false }
    return record.methods["-" + name] != nil || record.property(name) != nil
  }
}
