/// A type of Objective-C, without qualifiers.
indirect enum CType: Hashable, Sendable {
  case void
  case bool
  case integer(IntegerType)
  case float
  case double
  case enumeration(String)
  case structure(String)
  /// `id` if there is no name.
  case object(ObjectType)
  case metatype
  case selector
  case block(FunctionType)
  case function(FunctionType)
  case pointer(CType)
  case array(CType, Int?)
  /// A pointer to a structure that is a class or a value in Swift: `CGColorRef`.
  case handle(String)
  /// A type that the translator does not know, as clang prints it.
  case unknown(String)

  static let id = CType.object(ObjectType())
  /// `va_list`, the rest of the arguments of a function or method that takes any number.
  static let argumentList = CType.handle("ArgumentList")
  static let int = CType.integer(.int)
  static let string = CType.object(ObjectType(name: "NSString"))

  /// Whether a value may be nil.
  var isNullable: Bool {
    switch self {
    case .object, .metatype, .selector, .block, .pointer, .handle, .function: true
    default: false
    }
  }

  var isNumber: Bool {
    switch self {
    case .bool, .integer, .float, .double: true
    default: false
    }
  }

  var isFloating: Bool { self == .float || self == .double }

  var isObject: Bool { if case .object = self { true } else { false } }

  var isInteger: Bool { if case .integer = self { true } else { false } }

  /// The name of the class; nil for `id` and for what is no object.
  var className: String? { if case .object(let object) = self { object.name } else { nil } }
}

/// The type of a pointer to an object.
struct ObjectType: Hashable, Sendable {
  /// The class; nil for `id`.
  var name: String?
  var protocols: [String] = []
  var arguments: [CType] = []
}

/// The type of a function or of a block.
struct FunctionType: Hashable, Sendable {
  var result: CType
  var parameters: [CType]
  var isVariadic = false
}

/// The integers of C, as they are on 64-bit Arm.
enum IntegerType: String, Hashable, Sendable {
  case char, unsignedChar, short, unsignedShort, int, unsignedInt, long, unsignedLong, longLong
  case unsignedLongLong

  /// The type in Swift.
  var swift: String {
    switch self {
    case .char: "Int8"
    case .unsignedChar: "UInt8"
    case .short: "Int16"
    case .unsignedShort: "UInt16"
    case .int: "Int32"
    case .unsignedInt: "UInt32"
    case .long: "Int"
    case .unsignedLong: "UInt"
    case .longLong: "Int64"
    case .unsignedLongLong: "UInt64"
    }
  }

  var size: Int {
    switch self {
    case .char, .unsignedChar: 1
    case .short, .unsignedShort: 2
    case .int, .unsignedInt: 4
    default: 8
    }
  }

  var isSigned: Bool {
    switch self {
    case .char, .short, .int, .long, .longLong: true
    default: false
    }
  }

  /// Returns the value that an integer has in the type.
  func wrapped(_ value: Int64) -> Int64 {
    switch (size, isSigned) {
    case (1, true): Int64(Int8(truncatingIfNeeded: value))
    case (1, false): Int64(UInt8(truncatingIfNeeded: value))
    case (2, true): Int64(Int16(truncatingIfNeeded: value))
    case (2, false): Int64(UInt16(truncatingIfNeeded: value))
    case (4, true): Int64(Int32(truncatingIfNeeded: value))
    case (4, false): Int64(UInt32(truncatingIfNeeded: value))
    default: value
    }
  }

  /// The text of a value of the type, which is given by its bits.
  func text(_ value: Int64) -> String {
    self == .unsignedLong || self == .unsignedLongLong
      ? String(UInt64(bitPattern: value)) : String(wrapped(value))
  }
}
