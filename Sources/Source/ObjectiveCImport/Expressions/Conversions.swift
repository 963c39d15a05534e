// Values of one type of C as values of another.
extension Body {
  /// Returns a value as one of a type.
  func convert(_ value: Value, to type: CType) throws(Refusal) -> Value {
    if value.type == type || type == .void { return value }
    if value.isNil { return type.isNullable ? .nil(type) : try zero(type) }
    if let integer = value.integer { return try convert(integer, value, to: type) }
    if let floating = value.floating, type.isFloating {
      return .literal(type == .float ? Double(Float(floating)) : floating, type)
    }
    switch (value.type, type) {
    case (_, .unknown), (.unknown, _): return value
    case (_, .bool): return try condition(value)
    case (.bool, .integer):
      return Value(text: "\(value.operand) ? 1 : 0", type: type, isAtom: false).asAtom
    case (.bool, .float), (.bool, .double):
      return Value(text: "\(value.operand) ? 1 : 0", type: type, isAtom: false).asAtom
    case (.integer(let from), .integer(let to)):
      if from.swift == to.swift { return with(value, type) }
      return Value(text: "\(to.swift)(truncatingIfNeeded: \(value.text))", type: type)
    case (.integer, .double): return Value(text: "Double(\(value.text))", type: type)
    case (.integer, .float): return Value(text: "Float(\(value.text))", type: type)
    case (.float, .double): return Value(text: "Double(\(value.text))", type: type)
    case (.double, .float): return Value(text: "Float(\(value.text))", type: type)
    case (.double, .integer), (.float, .integer):
      return Value(text: "(cNumber(\(value.text)) as \(try program.plain(type)))", type: type)
    case (.enumeration(let name), _) where type.isNumber:
      return try convert(raw(value, name), to: type)
    case (.enumeration(let from), .enumeration(let to)):
      if !program.isSwiftEnumeration(from), !program.isSwiftEnumeration(to) {
        return try convert(raw(value, from), to: type)
      }
      return try enumeration(raw(value, from), to)
    case (_, .enumeration(let name)) where value.type.isNumber: return try enumeration(value, name)
    case (.object, .object), (.metatype, .object), (.object, .metatype), (.handle, .object),
      (.object, .handle), (.selector, .selector), (.metatype, .metatype):
      return try convertObject(value, to: type)
    case (.handle, .handle): return with(value, type)
    case (.block(let from), .block(let to)):
      return try convertBlock(value, from, to, type)
    case (.block, .object):
      return Value(text: "boxBlock(\(value.text))", type: type, isOptional: true)
    case (.object, .block):
      let name = try program.nested(type)
      return Value(text: "(unboxBlock(\(value.text)) as \(name))", type: type, isOptional: true)
    case (.pointer, .pointer): return try convertPointer(value, to: type)
    case (.array, .pointer): return with(value, type)
    case (.pointer(.void), .object), (.pointer(.void), .handle):
      let object = Value(text: "objectFromPointer(\(value.text))", type: .id, isOptional: true)
      return try convertObject(object, to: type)
    case (.object, .pointer(.void)), (.handle, .pointer(.void)):
      return Value(
        text:
          "pointerFromObject(\(isBoxed(value.type) ? "bridgeToObject(\(value.text))" : value.text))",
        type: type, isOptional: true)
    case (.function, .pointer): return with(value, type)
    // objc_setAssociatedObject(self, _cmd, object, policy)
    case (.selector, .pointer(.void)):
      return Value(
        text: "UnsafeMutableRawPointer(mutating: selectorAddress(\(value.text)))", type: type,
        isOptional: true)
    case (.pointer(.void), .integer), (.pointer, .integer):
      return Value(text: "\(try program.plain(type))(bitPattern: \(value.text))", type: type)
    case (.integer, .pointer(.void)):
      return Value(
        text: "UnsafeMutableRawPointer(bitPattern: Int(truncatingIfNeeded: \(value.text)))",
        type: type, isOptional: true)
    default:
      if (try? program.plain(value.type)) == (try? program.plain(type)) { return with(value, type) }
      throw Refusal(
        "the conversion from \(describe(value.type)) to \(describe(type)) is not supported")
    }
  }

  /// Returns the type's name for a sentence.
  func describe(_ type: CType) -> String {
    switch type {
    case .pointer(.void): return "void *"
    case .unknown(let text): return text
    default: return (try? program.plain(type)) ?? "\(type)"
    }
  }

  private func with(_ value: Value, _ type: CType) -> Value {
    var result = value
    result.type = type
    return result
  }

  /// Returns the value of memory set to zero.
  func zero(_ type: CType) throws(Refusal) -> Value {
    if type.isNullable { return .nil(type) }
    if type.isFloating { return .literal(Double(0), type) }
    if type.isInteger { return .literal(Int64(0), type) }
    let text = try program.zero(type)
    guard text == ".zero" || text == "zeroValue()" else { return Value(text: text, type: type) }
    let name = try program.plain(type)
    return Value(
      text: text == ".zero" ? "\(name).zero" : "(zeroValue() as \(name))", type: type)
  }

  // MARK: Numbers

  private func convert(
    _ integer: Int64, _ value: Value, to type: CType
  ) throws(Refusal) -> Value {
    switch type {
    case .bool: return Value(text: integer == 0 ? "false" : "true", type: .bool)
    case .integer(let target): return .literal(target.wrapped(integer), type)
    case .double: return .literal(Double(integer), type)
    case .float: return .literal(Double(Float(integer)), type)
    case .enumeration(let name): return try enumeration(value, name)
    case .object, .block, .pointer, .handle, .metatype, .selector, .function:
      if integer == 0 { return .nil(type) }
      if case .pointer(.void) = type {
        return Value(
          text: "UnsafeMutableRawPointer(bitPattern: \(integer))", type: type, isOptional: true)
      }
      throw Refusal("the number \(integer) as a pointer is not supported")
    default: return value
    }
  }

  /// The enumerations that are counted from 0, and have texts as their raw values in Swift.
  private static let countedEnumerations: Set<String> = ["CGLineCap", "CGLineJoin"]

  /// Returns the constants of an enumeration whose numbers are their places; nil for another one.
  private func counted(_ name: String) -> String? {
    guard Self.countedEnumerations.contains(name),
      let swift = try? program.plain(.enumeration(name)),
      let members = program.tables.typeName(name)?.members
    else { return nil }
    let constants = members.compactMap(\.swift).map { $0.hasPrefix(".") ? swift + $0 : $0 }
    return "[\(constants.joined(separator: ", "))]"
  }

  /// Returns the integer of an enumeration's value.
  func raw(_ value: Value, _ name: String) throws(Refusal) -> Value {
    let type = program.integer(of: name)
    guard program.isSwiftEnumeration(name) else { return with(value, type) }
    if let constants = counted(name) {
      return Value(
        text: "(cNumber(raw(\(value.text), of: \(constants))) as \(try program.plain(type)))",
        type: type)
    }
    return Value(
      text: "(cNumber(\(value.operand).rawValue) as \(try program.plain(type)))", type: type)
  }

  private func enumeration(_ value: Value, _ name: String) throws(Refusal) -> Value {
    let type = CType.enumeration(name)
    guard program.isSwiftEnumeration(name) else {
      return with(try convert(value, to: program.integer(of: name)), type)
    }
    let swift = try program.plain(type)
    if value.integer == 0, program.tables.typeName(name)?.kind == .options {
      return Value(text: "([] as \(swift))", type: type)
    }
    let number = try convert(value, to: program.integer(of: name))
    if let constants = counted(name) {
      return Value(text: "enumeration(\(number.text), of: \(constants))", type: type)
    }
    return Value(text: "(enumeration(\(number.text)) as \(swift))", type: type)
  }

  /// Returns whether a value is not zero.
  func condition(_ value: Value) throws(Refusal) -> Value {
    if value.isNil { return Value(text: "false", type: .bool) }
    if let integer = value.integer {
      return Value(text: integer == 0 ? "false" : "true", type: .bool)
    }
    switch value.type {
    case .bool: return value
    case .integer, .float, .double:
      return Value(text: "(\(value.operand) != 0)", type: .bool)
    case .enumeration(let name):
      if program.isSwiftEnumeration(name), program.tables.typeName(name)?.kind == .options {
        return Value(text: "!\(value.operand).isEmpty", type: .bool, isAtom: false)
      }
      return try condition(raw(value, name))
    default:
      guard value.type.isNullable else {
        throw Refusal("a \(describe(value.type)) as a condition is not supported")
      }
      guard value.isOptional else { return Value(text: "true", type: .bool) }
      return Value(text: "(\(value.operand) != nil)", type: .bool)
    }
  }

  // MARK: Objects

  /// Whether objects of a class are values in Swift, which are boxed as `id`.
  func isBoxed(_ type: CType) -> Bool {
    switch type {
    case .handle: true
    case .object(let object): object.name.map(program.isValue) ?? false
    default: false
    }
  }

  private func convertObject(_ value: Value, to type: CType) throws(Refusal) -> Value {
    let from = try program.plain(value.type)
    let to = try program.plain(type)
    if from == to { return with(value, type) }
    if let origin = value.origin, isUpcast(origin, type) || (try? program.plain(origin)) == to {
      var result = with(value, type)
      result.origin = nil
      return result
    }
    var result = with(value, type)
    if to == "AnyObject" {
      guard isBoxed(value.type) else {
        if value.type == .metatype {
          result.text = "(\(value.text) as AnyObject?)"
          result.isOptional = true
        } else {
          result.origin = value.origin ?? value.type
        }
        return result
      }
      result.text = "bridgeToObject(\(value.text))"
      (result.isOptional, result.isAtom, result.isChain) = (true, true, false)
      return result
    }
    if isUpcast(value.type, type) { return result }
    result.uncast = value.uncast.isEmpty ? [value] : value.uncast
    let object = isBoxed(value.type) ? "bridgeToObject(\(value.text))" : value.text
    result.text = "(cast(\(object) as AnyObject?) as \(try program.nested(type)))"
    (result.isOptional, result.isAtom, result.isChain) = (true, true, false)
    return result
  }

  /// Returns whether Swift converts an object by itself: to a superclass, or to a protocol that the
  /// class adopts.
  private func isUpcast(_ from: CType, _ to: CType) -> Bool {
    guard case .object(let from) = from, case .object(let to) = to, let name = from.name else {
      return false
    }
    if isBoxed(.object(from)) { return false }
    if let target = to.name { return program.isClass(name, subclassOf: target) }
    return to.protocols.allSatisfy { wanted in
      if ProgramIndex.isPlainProtocol(wanted) { return true }
      if adopts(name, wanted) { return true }
      return unit.addConformance(of: name, to: wanted)
    }
  }

  /// Returns whether a class is known to adopt a protocol.
  func adopts(_ name: String, _ wanted: String) -> Bool {
    var next: String? = name
    while let current = next {
      if let own = program.classes[current] {
        let adopted =
          own.isForeign ? program.adoptedHere(own) : program.adoptedProtocols(of: own)
        if adopted.contains(wanted) { return true }
        if !own.isForeign {
          next = own.superclass
          continue
        }
      }
      guard let type = program.tables.type(current) else { return false }
      var pending = type.protocols
      while let adopted = pending.popLast() {
        if adopted == wanted { return true }
        pending += program.tables.protocol(adopted)?.protocols ?? []
      }
      next = type.superclass
    }
    return false
  }

  private func convertPointer(_ value: Value, to type: CType) throws(Refusal) -> Value {
    if try program.plain(value.type) == program.plain(type) { return with(value, type) }
    switch type {
    case .pointer(.void):
      return Value(
        text: "UnsafeMutableRawPointer(\(value.text))", type: type, isOptional: value.isOptional)
    case .pointer(let pointee) where value.type == .pointer(.void):
      let mark = value.isOptional ? "?" : ""
      return Value(
        text:
          "(\(value.operand)\(mark).assumingMemoryBound(to: \(try program.memoryType(pointee)).self))",
        type: type, isOptional: value.isOptional)
    case .pointer:
      return Value(
        text: "(reinterpreted(\(value.text)) as \(try program.nested(type)))", type: type,
        isOptional: true)
    default:
      throw Refusal("the conversion of a pointer to \(describe(type)) is not supported")
    }
  }

  private func convertBlock(
    _ value: Value, _ from: FunctionType, _ to: FunctionType, _ type: CType
  ) throws(Refusal) -> Value {
    if try program.closureType(from) == program.closureType(to) { return with(value, type) }
    guard from.parameters.count <= to.parameters.count else {
      if to.parameters.isEmpty {
        throw Refusal("a block with parameters as one without is not supported")
      }
      throw Refusal("a block as one with fewer parameters is not supported")
    }
    // An adapter converts parameters and result.
    let block = fresh("block")
    var names: [String] = []
    var arguments: [String] = []
    for (index, parameter) in to.parameters.enumerated() {
      let name = "p\(index)"
      names.append("\(name): \(try program.nested(parameter))")
      if index < from.parameters.count {
        let argument = Value(text: name, type: parameter, isOptional: parameter.isNullable)
        arguments.append(try convert(argument, to: from.parameters[index]).text)
      }
    }
    let call = Value(
      text: "\(block)(\(arguments.joined(separator: ", ")))", type: from.result,
      isOptional: from.result.isNullable)
    let body =
      to.result == .void
      ? "_ = \(call.text)" : "return \(try convert(call, to: to.result).text)"
    let closure =
      "{ (\(names.joined(separator: ", "))) -> \(try program.nested(to.result)) in \(body) }"
    guard value.isOptional else {
      return Value(text: "{ \(block) in \(closure) }(\(value.text))", type: type)
    }
    return Value(
      text: "\(value.operand).map { \(block) in \(closure) }", type: type, isOptional: true)
  }
}

extension Value {
  /// The value in parentheses.
  var asAtom: Value {
    // The address of an argument stands in no parentheses.
    if text.hasPrefix("&") { return self }
    var result = self
    (result.text, result.isAtom) = (operand, true)
    return result
  }
}
