/// Reads types as clang and the tables print them: `NSArray<UIView *> *__strong`, `void (^)(BOOL)`.
struct TypeParser {
  /// Returns the type that a word stands for; nil for the name of a class.
  let resolve: (String) -> CType?

  private var text: Substring.UTF8View = ""[...].utf8

  init(resolve: @escaping (String) -> CType?) { self.resolve = resolve }

  func parse(_ text: String) -> CType {
    var parser = self
    parser.text = text[...].utf8
    guard let result = parser.type() else { return .unknown(text) }
    return result
  }

  private static let qualifiers: Set<String> = [
    "const", "volatile", "restrict", "__restrict", "__strong", "__weak", "__unsafe_unretained",
    "__autoreleasing", "_Nonnull", "_Nullable", "_Null_unspecified", "_Nullable_result", "__kindof",
    "nonnull", "nullable", "null_unspecified", "__nonnull", "__nullable", "__block", "register",
    "extern", "static", "inline", "_Atomic", "in", "out", "inout", "oneway", "bycopy", "byref",
    "__attribute__", "__bridge", "NS_NOESCAPE", "volatile", "_Null_unspecified", "noreturn",
    "objc_ownership", "strong", "weak", "none", "autoreleasing",
  ]

  private mutating func skipSpaces() {
    while text.first == 0x20 { text.removeFirst() }
  }

  private mutating func peek() -> Unicode.Scalar {
    skipSpaces()
    return text.first.map { Unicode.Scalar($0) } ?? "\0"
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    text.removeFirst()
    return true
  }

  private mutating func word() -> String? {
    skipSpaces()
    let end =
      text.firstIndex { !$0.isNameByte && $0 < 0x80 && $0 != UInt8(ascii: "$") } ?? text.endIndex
    guard end > text.startIndex, !(48...57).contains(text[text.startIndex]) else { return nil }
    defer { text = text[end...] }
    return String(Substring(text[..<end]))
  }

  /// Passes over words that say nothing about the type.
  private mutating func skipQualifiers() {
    while true {
      let before = text
      guard let word = word() else { return }
      guard Self.qualifiers.contains(word) else {
        text = before
        return
      }
      if word == "__attribute__", peek() == "(" { skipParentheses() }
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    while let byte = text.popFirst() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private mutating func type() -> CType? {
    skipQualifiers()
    guard let base = base() else { return nil }
    return declarator(base)
  }

  // MARK: The first words

  private enum Base {
    case type(CType)
    /// A class, before its star.
    case interface(ObjectType)
  }

  private mutating func base() -> Base? {
    var words: [String] = []
    while true {
      skipQualifiers()
      let before = text
      guard let next = word() else { break }
      if next == "struct" || next == "union" || next == "enum" { return tagged(next) }
      if !words.isEmpty, !Self.isPartOfNumber(next) {
        text = before
        break
      }
      words.append(next)
      if !Self.isPartOfNumber(next) { break }
    }
    guard let first = words.first else { return nil }
    if Self.isPartOfNumber(first) { return .type(Self.number(words)) }
    var object = ObjectType()
    switch first {
    case "void": return .type(.void)
    case "bool", "_Bool": return .type(.bool)
    case "float", "Float32": return .type(.float)
    case "id", "instancetype":
      if peek() == "<" { object.protocols = protocolNames() }
      return .type(.object(object))
    case "Class":
      if peek() == "<" { _ = protocolNames() }
      return .type(.metatype)
    case "SEL": return .type(.selector)
    case "typeof", "__typeof__", "__typeof":
      skipParentheses()
      return .type(.unknown("typeof"))
    default: break
    }
    if let type = resolve(first) {
      // A class of a type parameter's or an alias's name keeps its arguments to itself.
      if case .object(var known) = type, peek() == "<" {
        let (protocols, arguments) = self.arguments()
        known.protocols += protocols
        known.arguments += arguments
        return .type(.object(known))
      }
      return .type(type)
    }
    object.name = first
    if peek() == "<" { (object.protocols, object.arguments) = arguments() }
    return .interface(object)
  }

  private mutating func tagged(_ tag: String) -> Base? {
    skipQualifiers()
    var name = ""
    while true {
      if take("(") {
        name = placeName()
        return .type(tag == "enum" ? .enumeration(name) : .structure(name))
      }
      guard let next = word() else { return nil }
      name = next
      // Place::(anonymous at file.h:7:9)
      guard text.starts(with: "::".utf8) else { break }
      text.removeFirst(2)
    }
    return .type(
      resolve("\(tag) \(name)") ?? (tag == "enum" ? .enumeration(name) : .structure(name)))
  }

  /// Reads the rest of the name of a type without one, `(unnamed struct at file.h:7:9)`, which is
  /// its place in all spellings.
  private mutating func placeName() -> String {
    var bytes: [UInt8] = []
    var depth = 1
    while depth > 0, let byte = text.popFirst() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      bytes.append(byte)
    }
    let words = String(decoding: bytes, as: UTF8.self)
    guard let range = words.firstRange(of: " at ") else { return "(\(words)" }
    return "(at \(words[range.upperBound...])"
  }

  private static func isPartOfNumber(_ word: String) -> Bool {
    ["char", "short", "int", "long", "signed", "unsigned", "double", "__int128"].contains(word)
  }

  private static func number(_ words: [String]) -> CType {
    if words.contains("double") { return .double }
    let isUnsigned = words.contains("unsigned")
    if words.contains("char") { return .integer(isUnsigned ? .unsignedChar : .char) }
    if words.contains("short") { return .integer(isUnsigned ? .unsignedShort : .short) }
    switch words.count(where: { $0 == "long" }) {
    case 0: return .integer(isUnsigned ? .unsignedInt : .int)
    case 1: return .integer(isUnsigned ? .unsignedLong : .long)
    default: return .integer(isUnsigned ? .unsignedLongLong : .longLong)
    }
  }

  private mutating func protocolNames() -> [String] { arguments().protocols }

  /// Reads `<...>`: names without a star are protocols or type parameters.
  private mutating func arguments() -> (protocols: [String], arguments: [CType]) {
    var result: (protocols: [String], arguments: [CType]) = ([], [])
    while take("<") {
      repeat {
        let before = text
        skipQualifiers()
        if let name = word(), peek() == "," || peek() == ">", resolve(name) == nil, name != "id" {
          result.protocols.append(name)
        } else {
          text = before
          result.arguments.append(type() ?? .id)
        }
      } while take(",")
      _ = take(">")
    }
    return result
  }

  // MARK: Stars, parentheses and brackets

  private mutating func declarator(_ base: Base) -> CType? {
    var result: CType
    switch base {
    case .type(let type): result = type
    case .interface(let object):
      skipQualifiers()
      // The name of a class without a star stands in class messages.
      _ = take("*")
      result = .object(object)
    }
    skipQualifiers()
    while take("*") {
      result = .pointer(result)
      skipQualifiers()
    }
    return suffixes(result)
  }

  private mutating func suffixes(_ base: CType) -> CType? {
    skipQualifiers()
    if take("(") {
      let next = peek()
      guard next == "^" || next == "*" || next == "(" else {
        guard let function = function(base) else { return nil }
        return suffixes(.function(function))
      }
      // The stars within the parentheses apply to what follows them.
      let inner = text
      var depth = 1
      while depth > 0, let byte = text.popFirst() {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      }
      guard let outer = suffixes(base) else { return nil }
      let after = text
      text = inner
      defer { text = after }
      return nested(outer)
    }
    if take("[") {
      var count = 0
      var isNumber = false
      while case let digit = peek().value &- 48, digit < 10 {
        (count, isNumber) = (count * 10 + Int(digit), true)
        text.removeFirst()
      }
      while peek() != "]", text.popFirst() != nil {}
      _ = take("]")
      guard let element = suffixes(base) else { return nil }
      return .array(element, isNumber ? count : nil)
    }
    return base
  }

  private mutating func nested(_ base: CType) -> CType? {
    var result = base
    while true {
      skipQualifiers()
      if take("^") {
        guard case .function(let function) = result else { return nil }
        result = .block(function)
      } else if take("*") {
        result = .pointer(result)
      } else {
        break
      }
    }
    // A name, which declarations in tables may have.
    _ = word()
    if peek() == "[" || peek() == "(" { return suffixes(result) }
    return result
  }

  private mutating func function(_ result: CType) -> FunctionType? {
    var function = FunctionType(result: result, parameters: [])
    if take(")") { return function }
    repeat {
      if take(".") {
        _ = take(".") && take(".")
        function.isVariadic = true
      } else {
        guard let parameter = type() else { return nil }
        function.parameters.append(parameter)
        skipQualifiers()
        // A name.
        _ = word()
      }
    } while take(",")
    guard take(")") else { return nil }
    if function.parameters == [.void] { function.parameters = [] }
    return function
  }
}

extension UInt8 {
  /// Whether the byte can stand in a name.
  fileprivate var isNameByte: Bool {
    switch self {
    case 48...57, 65...90, 97...122, UInt8(ascii: "_"): true
    default: false
    }
  }
}
