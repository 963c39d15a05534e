// Values at the border to Swift.
extension Body {
  /// Returns a value of C as an argument of a type of Swift.
  func bridged(_ value: Value, to swift: String) throws(Refusal) -> String {
    let target = SwiftTypeName(swift)
    if value.isNil { return nothing(as: target) }
    let form = SwiftTypeName(try program.plain(value.type)).base
    if target.base == form { return target.isOptional ? value.text : present(value) }
    if value.type.isNumber, let number = target.number {
      return try convert(value, to: number).text
    }
    switch value.type {
    case .enumeration(let name):
      if let number = target.number { return try convert(value, to: number).text }
      if program.isImported(enumeration: name) {
        return "(enumeration(\(value.text)) as \(target.base))"
      }
      return value.text
    case .bool, .integer, .float, .double:
      if target.base == "Any" { return value.text }
      if value.integer == 0, target.isOptional { return "nil" }
      return "(enumeration(\(value.text)) as \(target.base))"
    case .block(let function):
      if let type = target.function {
        return try closure(value, function, type, isOptional: target.isOptional)
      }
      if target.base == "Any" || target.base == "AnyObject" {
        return try convert(value, to: .id).text
      }
      return value.text
    case .pointer(let pointee):
      if target.base.contains("Pointer") {
        return target.isOptional || !value.isOptional ? value.text : value.forced
      }
      if value.text.hasPrefix("&") { return String(value.text.dropFirst()) }
      if case .function = pointee { return value.text }
      // The only value of this type is the font of a text layer.
      if pointee == .void, target.base == "Any" { return Self.layerFont(value.text) }
      return target.isOptional ? "\(value.receiver)pointee" : "\(value.forced).pointee"
    case .object, .metatype, .handle:
      if target.base == "AnyObject" || target.base == "any AnyObject" {
        let object = try convert(value, to: .id)
        return target.isOptional ? object.text : present(object)
      }
      if let origin = value.origin, (try? program.plain(origin)) == target.base {
        return target.isOptional ? value.text : present(value)
      }
      if target.base.hasSuffix(".Type") {
        return "(\(value.text) \(target.isOptional ? "as?" : "as!") \(target.base))"
      }
      if target.base == "Any", isPassedAsIs(value.origin ?? value.type) {
        return target.isOptional ? "\(value.text) as Any?" : value.forced
      }
      let object = isBoxed(value.type) ? try convert(value, to: .id) : value
      let type =
        target.isFunction || target.base.hasPrefix("any ") ? "(\(target.base))" : target.base
      return "bridgeFromObject(\(object.text), as: \(type)\(target.isOptional ? "?" : "").self)"
    default: return value.text
    }
  }

  /// Returns nil as an argument: a call for its effects is left out with nil for an object that it
  /// needs.
  private func nothing(as target: SwiftTypeName) -> String {
    guard !target.isOptional else { return "nil" }
    guard target.isLikelyClass, target.base != "AnyObject" else {
      return "(zeroValue() as \(target.base))"
    }
    let type = target.base.hasPrefix("any ") ? "(\(target.base))?" : "\(target.base)?"
    return present("(nil as \(type))")
  }

  /// Returns an argument that is not nil: a call for its effects is left out with nil.
  private func present(_ value: Value) -> String {
    guard value.isOptional, value.type.isObject else { return value.forced }
    return present(value.text)
  }

  private func present(_ text: String) -> String {
    guard presences != nil else { return "needed(\(text))" }
    let name = fresh("present")
    presences?.append("let \(name) = \(text)")
    return name
  }

  /// Whether an object stays itself where Swift takes any value.
  private func isPassedAsIs(_ type: CType) -> Bool {
    guard let name = type.className, !isBoxed(type) else { return false }
    if let own = program.classes[name], !own.isForeign { return true }
    return name.hasPrefix("UI") || name.hasPrefix("CA")
  }

  /// Returns the value of C that an expression of a Swift type is, which may be an optional chain.
  func unbridged(
    _ text: String, from swift: String, isChain: Bool = false, to type: CType
  ) throws(Refusal) -> Value {
    let source = SwiftTypeName(swift)
    let isOptional = source.isOptional || isChain
    if type == .void || source.base == "Void" { return Value(text: text, type: .void) }
    if let number = source.number, type.isNumber || type.isEnumeration {
      return try convert(unwrapped(text, number, isOptional: isOptional), to: type)
    }
    let form = SwiftTypeName(try program.plain(type)).base
    if source.base == form || source.base == "Self" {
      guard type.isNullable else { return try unwrapped(text, type, isOptional: isOptional) }
      return Value(
        text: text, type: type, isOptional: isOptional, isChain: isChain && !source.isOptional)
    }
    switch type {
    case .object(let object):
      if source.base == "Any" || source.bridgedClass != nil || source.number != nil
        || object.name == nil || !source.isLikelyClass
      {
        let bridged = "bridgeToObject(\(text))"
        // An element of a list is any object, whatever the list says of its elements.
        let isOther = object.name.map { $0 != source.bridgedClass } ?? (form != "AnyObject")
        if isOther {
          return Value(
            text: "(cast(\(bridged) as AnyObject?) as \(try program.nested(type)))", type: type,
            isOptional: true)
        }
        return Value(text: bridged, type: type, isOptional: true)
      }
      return Value(
        text: "(cast(\(text) as AnyObject?) as \(try program.nested(type)))", type: type,
        isOptional: true)
    case .block(let function):
      guard let signature = source.function else { break }
      return try block(text, signature, isOptional: isOptional, function)
    case .enumeration(let name) where program.isImported(enumeration: name):
      return try rawNumber(of: text, type, isOptional: isOptional)
    case .enumeration, .structure:
      return try unwrapped(text, type, isOptional: isOptional)
    case .pointer where source.base.hasPrefix("UnsafePointer<"):
      return Value(
        text: "mutablePointer(\(text))", type: type, isOptional: isOptional)
    case .handle, .metatype, .selector, .pointer:
      return Value(
        text: text, type: type, isOptional: isOptional, isChain: isChain && !source.isOptional)
    default:
      if type.isNumber {
        return try rawNumber(of: text, type, isOptional: isOptional)
      }
    }
    throw Refusal("a \(swift) as \(describe(type)) is not supported")
  }

  /// Returns the number of C that a value of a type of Swift with a raw number is; 0 without a value.
  private func rawNumber(
    of text: String, _ type: CType, isOptional: Bool
  ) throws(Refusal) -> Value {
    let number = isOptional ? "orZero((\(text))?.rawValue)" : "\(text).rawValue"
    return Value(text: "(cNumber(\(number)) as \(try program.plain(type)))", type: type)
  }

  /// Returns a value of C that is zero where an expression is nil.
  func unwrapped(
    _ text: String, _ type: CType, isOptional: Bool
  ) throws(Refusal) -> Value {
    guard isOptional else { return Value(text: text, type: type) }
    switch type {
    case .bool: return Value(text: "(\(text) ?? false)", type: type)
    case .integer, .float, .double: return Value(text: "(\(text) ?? 0)", type: type)
    default:
      return type.isNullable
        ? Value(text: text, type: type, isOptional: true)
        : Value(text: "orZero(\(text))", type: type)
    }
  }
}

extension CType {
  var isEnumeration: Bool { if case .enumeration = self { true } else { false } }
}
