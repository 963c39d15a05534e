// How types of Objective-C are written in Swift.
extension ProgramIndex {
  /// The type of a variable: what may be nil is an implicitly unwrapped optional.
  func declared(_ type: CType) throws(Refusal) -> String {
    let name = try plain(type)
    return type.isNullable ? "\(isCompound(name) ? "(\(name))" : name)!" : name
  }

  /// The type as part of another, and in casts.
  func nested(_ type: CType) throws(Refusal) -> String {
    let name = try plain(type)
    return type.isNullable ? "\(isCompound(name) ? "(\(name))" : name)?" : name
  }

  private func isCompound(_ name: String) -> Bool { name.hasPrefix("any ") || name.contains("->") }

  /// The type without a mark for nil.
  func plain(_ type: CType) throws(Refusal) -> String {
    switch type {
    case .void: return "Void"
    case .bool: return "Bool"
    case .integer(let integer): return integer.swift
    case .float: return "Float"
    case .double: return "Double"
    case .enumeration(let name): return try enumerationName(name)
    case .structure(let name):
      if let own = structures[name] { return own.name.escapedIdentifier }
      if let swift = tables.typeName(name)?.swift { return swift }
      throw Refusal("the structure \(name) is not declared")
    case .object(let object): return objectName(object)
    case .metatype: return "AnyClass"
    case .selector: return "Selector"
    case .block(let function), .function(let function):
      return try closureType(function)
    case .pointer(.void): return "UnsafeMutableRawPointer"
    case .pointer(.function(let function)): return try closureType(function)
    case .pointer(.structure(let name))
    where structures[name] == nil && tables.typeName(name)?.swift == nil:
      return "OpaquePointer"
    case .pointer(let type): return "UnsafeMutablePointer<\(try nested(type))>"
    case .array(let element, _): return "[\(try nested(element))]"
    case .handle(let name): return name
    case .unknown(let text): throw Refusal("the type \(text) is not supported")
    }
  }

  /// The type as that of values in memory, before the name of a member.
  func memoryType(_ type: CType) throws(Refusal) -> String {
    type.isNullable ? "Optional<\(try plain(type))>" : try plain(type)
  }

  func closureType(_ function: FunctionType) throws(Refusal) -> String {
    var parameters: [String] = []
    for parameter in function.parameters { parameters.append(try nested(parameter)) }
    return "(\(parameters.joined(separator: ", "))) -> \(try nested(function.result))"
  }

  private func enumerationName(_ name: String) throws(Refusal) -> String {
    if let own = enumerations[name] { return try plain(own.type) }
    if let known = tables.typeName(name) {
      if let swift = known.swift { return swift }
      return try plain(integer(of: name))
    }
    return "UInt32"
  }

  /// Whether an enumeration is a type of its own in Swift, and not a name of an integer.
  func isSwiftEnumeration(_ name: String) -> Bool {
    enumerations[name] == nil && tables.typeName(name)?.swift != nil
  }

  func objectName(_ object: ObjectType) -> String {
    if let name = object.name, let swift = className(name) { return swift }
    var names: [String] = []
    for name in object.protocols where !Self.isPlainProtocol(name) {
      if let swift = protocolName(name), !names.contains(swift) { names.append(swift) }
    }
    return names.isEmpty ? "AnyObject" : "any " + names.joined(separator: " & ")
  }

  /// Whether objects of a class are values in Swift.
  func isValue(_ name: String) -> Bool {
    classes[name].map { !$0.isForeign } != true && tables.type(name)?.kind == .value
  }

  /// Returns a class's name in Swift; nil if neither the program nor the tables have it.
  func className(_ name: String) -> String? {
    if let own = classes[name], !own.isForeign { return own.name.escapedIdentifier }
    return tables.type(name)?.swift
  }

  func protocolName(_ name: String) -> String? {
    if protocols[name] != nil { return protocolSwiftName(name) }
    return tables.protocol(name)?.swift
  }

  /// A protocol may have the name of a class in Objective-C.
  func protocolSwiftName(_ name: String) -> String {
    classes[name] == nil && tables.type(name) == nil ? name : "\(name)Protocol"
  }

  /// The value that memory set to zero is.
  func zero(_ type: CType) throws(Refusal) -> String {
    switch type {
    case .void: return "()"
    case .bool: return "false"
    case .integer, .float, .double: return "0"
    case .enumeration(let name) where !isSwiftEnumeration(name): return "0"
    case .structure(let name):
      if let own = structures[name] { return "\(own.name.escapedIdentifier)()" }
      return Self.zeroes.contains(name) ? ".zero" : "zeroValue()"
    case .array(let element, let count):
      guard let count else { return "[]" }
      return "Array(repeating: \(try zero(element)), count: \(count))"
    case .object, .metatype, .selector, .block, .function, .pointer, .handle: return "nil"
    case .enumeration, .unknown: return "zeroValue()"
    }
  }

  private static let zeroes: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "UIOffset",
  ]
}

/// Something that cannot be translated.
struct Refusal: Error {
  /// What it is and what to write instead, without a period.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension String {
  /// The name as an identifier of Swift.
  var escapedIdentifier: String {
    Self.reserved.contains(self) ? "`\(self)`" : self
  }

  /// The name of a local variable, which must not hide what translated code calls.
  var localIdentifier: String { Self.called.contains(self) ? "\(self)_" : escapedIdentifier }

  private static let reserved: Set<String> = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator
    private protocol public rethrows static struct subscript typealias var break case continue default defer
    do else fallthrough for guard if in repeat return switch where while as Any catch false is nil super self
    Self throw throws true try await async unowned weak Type Protocol
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// What translated code calls of the runtime.
  static let called: Set<String> = Set(
    """
    assigned boxed boxBlock unboxBlock bridgeToObject bridgeFromObject cast cNumber classOf copyOf
    descriptionOf divide elements enumeration hashOf identical isEqual isKindOfClass isMemberOfClass
    conformsToProtocol makeSelector mutableCopyOf orZero performSelector postDecrement postIncrement
    preDecrement preIncrement raise raw remainder respondsToSelector setValueForKey shiftLeft shiftRight
    loadNib mutablePointer reinterpreted sortMemory systemName writeFormatted needed
    stringLiteral arrayLiteral dictionaryLiteral superclassOf synchronized unrecognized untranslated
    valueForKey valueForKeyPath zeroValue inTry checkException initializeClass isUnwinding throwObject caught
    suspendException resumeException present type max min abs Int Int8 Int16
    Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool Array AnyObject Selector
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
