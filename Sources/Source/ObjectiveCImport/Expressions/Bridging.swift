/// A type of Swift as the tables write it.
struct SwiftTypeName {
  /// The type without a mark for nil, and without attributes.
  let base: String
  let isOptional: Bool
  /// Whether the optional is unwrapped by itself.
  let isImplicit: Bool

  init(_ text: String) {
    var rest = Substring(text)
    var changed = true
    while changed {
      changed = false
      for word in [
        "@escaping ", "@autoclosure ", "@Sendable ", "@MainActor ", "inout ", "sending ",
      ]
      where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        changed = true
      }
    }
    var isOptional = false
    if rest.hasSuffix("?") || rest.hasSuffix("!"), !Self.isFunction(rest) {
      rest = rest.dropLast()
      isOptional = true
      if rest.hasPrefix("("), rest.hasSuffix(")"), Self.isOneGroup(rest) {
        rest = rest.dropFirst().dropLast()
      }
      // (@Sendable () -> Void)?
      for word in ["@Sendable ", "@MainActor "] where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
      }
    }
    if rest.hasPrefix("Optional<"), rest.hasSuffix(">") {
      rest = rest.dropFirst(9).dropLast()
      isOptional = true
    }
    base = Self.names[String(rest)] ?? String(rest)
    self.isOptional = isOptional
    isImplicit = isOptional && text.hasSuffix("!")
  }

  private static func isFunction(_ text: Substring) -> Bool {
    var depth = 0
    var previous: Character = " "
    for character in text {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous == "-": if depth == 0 { return true }
      case ">": depth -= 1
      default: break
      }
      previous = character
    }
    return false
  }

  /// Whether the first parenthesis is closed by the last.
  private static func isOneGroup(_ text: Substring) -> Bool {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" {
        depth -= 1
        if depth == 0 { return text.index(after: index) == text.endIndex }
      }
    }
    return false
  }

  private static let names = [
    "CGFloat": "Double", "TimeInterval": "Double", "CFTimeInterval": "Double", "()": "Void",
    "NSInteger": "Int", "NSUInteger": "UInt", "ObjCBool": "Bool", "CInt": "Int32",
    "Rect": "CGRect", "Point": "CGPoint", "Size": "CGSize", "Vector": "CGVector",
    "Transform": "CGAffineTransform", "Transform3D": "CATransform3D", "Insets": "UIEdgeInsets",
    "Offset": "UIOffset", "Color": "UIColor", "AnyObject.Type": "AnyClass", "Any.Type": "AnyClass",
  ]

  var isFunction: Bool { Self.isFunction(base[...]) }

  /// The number that the type is; nil if it is none.
  var number: CType? {
    switch base {
    case "Bool": .bool
    case "Int": .integer(.long)
    case "UInt": .integer(.unsignedLong)
    case "Int8": .integer(.char)
    case "UInt8": .integer(.unsignedChar)
    case "Int16": .integer(.short)
    case "UInt16": .integer(.unsignedShort)
    case "Int32": .integer(.int)
    case "UInt32": .integer(.unsignedInt)
    case "Int64": .integer(.longLong)
    case "UInt64": .integer(.unsignedLongLong)
    case "Float": .float
    case "Double": .double
    default: nil
    }
  }

  /// The class of Objective-C whose objects the runtime makes of values of the type.
  var bridgedClass: String? {
    if base.hasPrefix("[") {
      var depth = 0
      for character in base {
        if "[(<".contains(character) { depth += 1 }
        if "])>".contains(character) { depth -= 1 }
        if character == ":", depth == 1 { return "NSDictionary" }
      }
      return "NSArray"
    }
    if base.hasPrefix("Set<") { return "NSSet" }
    return [
      "String": "NSString", "Date": "NSDate", "URL": "NSURL", "Data": "NSData",
      "IndexPath": "NSIndexPath", "IndexSet": "NSIndexSet", "UUID": "NSUUID", "Locale": "NSLocale",
      "Notification": "NSNotification",
    ][base]
  }

  /// The parameters and the result of a function's type.
  var function: (parameters: [String], result: String)? {
    guard isFunction, base.hasPrefix("("), let close = base[...].closing(base.startIndex) else {
      return nil
    }
    let parameters = base[base.index(after: base.startIndex)..<close].separatedByCommas.map {
      part in
      // A parameter may have a name.
      guard let colon = part.firstIndex(of: ":"), !part[..<colon].contains("[") else {
        return String(part)
      }
      return String(part[part.index(after: colon)...].drop { $0 == " " })
    }
    guard let arrow = base.range(ofArrowAfter: close) else { return nil }
    return (parameters, String(base[arrow...].drop { $0 == " " }))
  }
}

extension String {
  /// Returns the place after the arrow that follows a place.
  fileprivate func range(ofArrowAfter index: Index) -> Index? {
    var rest = self[index...]
    while let dash = rest.firstIndex(of: "-") {
      let next = self.index(after: dash)
      if next < endIndex, self[next] == ">" { return self.index(after: next) }
      rest = self[next...]
    }
    return nil
  }
}

// Values at the border to Swift.
extension Body {
  /// Returns a value of C as an argument of a type of Swift.
  func bridged(_ value: Value, to swift: String) throws(Refusal) -> String {
    let target = SwiftTypeName(swift)
    if value.isNil { return target.isOptional ? "nil" : "(zeroValue() as \(target.base))" }
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
      if pointee == .void, swift == "UIFont" { return Self.layerFont(value.text) }
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

  /// Returns an argument that is not nil: a call for its effects is left out with nil.
  private func present(_ value: Value) -> String {
    guard value.isOptional, value.type.isObject else { return value.forced }
    guard presences != nil else { return "needed(\(value.text))" }
    let name = fresh("present")
    presences?.append("let \(name) = \(value.text)")
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

  // MARK: Closures

  /// Returns a closure of Swift's types that calls a block.
  private func closure(
    _ value: Value, _ function: FunctionType, _ type: (parameters: [String], result: String),
    isOptional: Bool
  ) throws(Refusal) -> String {
    var isSame = type.parameters.count == function.parameters.count
    for (parameter, swift) in zip(function.parameters, type.parameters)
    where try !isSameType(parameter, swift, isOptional: parameter.isNullable) {
      isSame = false
    }
    if try !isSameType(function.result, type.result) { isSame = false }
    if isSame { return isOptional ? value.text : value.forced }
    let names = type.parameters.indices.map { "p\($0)" }
    var arguments: [String] = []
    for (index, parameter) in function.parameters.enumerated() where index < names.count {
      arguments.append(
        try unbridged(names[index], from: type.parameters[index], to: parameter).text)
    }
    guard function.parameters.count <= names.count else {
      throw Refusal("a block with \(function.parameters.count) parameters cannot be called here")
    }
    let block = fresh("block")
    let parameters = zip(names, type.parameters).map { "\($0): \($1)" }.joined(separator: ", ")
    let call = Value(
      text: "\(block)(\(arguments.joined(separator: ", ")))", type: function.result,
      isOptional: function.result.isNullable)
    let body =
      SwiftTypeName(type.result).base == "Void"
      ? "_ = \(call.text)" : "return \(try bridged(call, to: type.result))"
    let inner = "{ (\(parameters)) -> \(type.result) in \(body) }"
    if value.isOptional, isOptional { return "\(value.operand).map { \(block) in \(inner) }" }
    return "{ \(block) in \(inner) }(\(value.forced))"
  }

  /// Returns a block that calls a closure of Swift's types.
  private func block(
    _ text: String, _ signature: (parameters: [String], result: String), isOptional: Bool,
    _ function: FunctionType
  ) throws(Refusal) -> Value {
    let type = CType.block(function)
    var isSame = signature.parameters.count == function.parameters.count
    for (parameter, swift) in zip(function.parameters, signature.parameters)
    where try !isSameType(parameter, swift) {
      isSame = false
    }
    if try !isSameType(function.result, signature.result) { isSame = false }
    if isSame { return Value(text: text, type: type, isOptional: isOptional) }
    guard signature.parameters.count == function.parameters.count else {
      throw Refusal(
        "a closure with \(signature.parameters.count) parameters as a block is not supported")
    }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      parameters.append("p\(index): \(try program.nested(parameter))")
      let value = Value(text: "p\(index)", type: parameter, isOptional: parameter.isNullable)
      arguments.append(try bridged(value, to: signature.parameters[index]))
    }
    let closure = fresh("closure")
    let call = "\(closure)(\(arguments.joined(separator: ", ")))"
    let body =
      function.result == .void
      ? "_ = \(call)"
      : "return \(try unbridged(call, from: signature.result, to: function.result).text)"
    let inner =
      "{ (\(parameters.joined(separator: ", "))) -> \(try program.nested(function.result)) in \(body) }"
    if isOptional {
      return Value(text: "(\(text)).map { \(closure) in \(inner) }", type: type, isOptional: true)
    }
    return Value(text: "{ \(closure) in \(inner) }(\(text))", type: type)
  }

  /// Returns whether a type of C has the form of a type of Swift, or may be an optional of it.
  private func isSameType(
    _ type: CType, _ swift: String, isOptional: Bool = false
  ) throws(Refusal) -> Bool {
    let target = SwiftTypeName(swift)
    return try SwiftTypeName(program.plain(type)).base == target.base
      && (isOptional || type.isNullable == target.isOptional)
  }
}

extension CType {
  var isEnumeration: Bool { if case .enumeration = self { true } else { false } }
}

extension SwiftTypeName {
  /// Whether values of the type are objects, to judge by its name.
  fileprivate var isLikelyClass: Bool {
    base.hasPrefix("UI") || base.hasPrefix("CA") || base.hasPrefix("NS") || base.hasPrefix("any ")
      || base == "AnyObject"
  }
}
