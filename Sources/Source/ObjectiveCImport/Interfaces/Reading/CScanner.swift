/// Reads declarations of Objective-C as the tables write them.
struct CScanner {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

  /// Skips spaces and a word, and returns whether the word was there.
  mutating func skip(_ word: StaticString) -> Bool {
    skipSpaces()
    var start = rest.startIndex
    for index in 0..<word.utf8CodeUnitCount {
      guard start < rest.endIndex, rest[start] == word.utf8Start[index] else { return false }
      start = rest.index(after: start)
    }
    rest = rest[start...]
    return true
  }

  /// Reads `- (CGRect)convertRect:(CGRect)rect toView:(UIView *)view;`.
  mutating func method() -> MethodDeclaration? {
    var method = MethodDeclaration()
    method.isClass = skip("+")
    guard method.isClass || skip("-") else { return nil }
    method.result = parenthesized() ?? "id"
    method.selector = identifier()
    guard !method.selector.isEmpty || rest.first == UInt8(ascii: ":") else { return nil }
    while skip(":") {
      let type = parenthesized() ?? "id"
      method.parameters.append(InterfaceParameter(name: identifier(), type: type))
      method.selector += ":"
      let next = rest
      let part = identifier()
      skipSpaces()
      if rest.first == UInt8(ascii: ":") { method.selector += part } else { rest = next }
    }
    method.isVariadic = skip(",") && skip("...")
    return method
  }

  /// Reads `(nonatomic, getter=isHidden) BOOL hidden;`.
  mutating func property() -> PropertyDeclaration {
    var property = PropertyDeclaration()
    var isReadOnly = false
    for attribute in Substring(parenthesized() ?? "").separatedByCommas {
      let parts = attribute.split(separator: "=")
      switch parts.first {
      case "readonly": isReadOnly = true
      case "class": property.isClass = true
      case "getter": property.getter = String(parts.last ?? "")
      case "setter": property.setter = String(parts.last ?? "")
      default: break
      }
    }
    (property.type, property.name) = declarator()
    if property.getter.isEmpty { property.getter = property.name }
    if isReadOnly {
      property.setter = nil
    } else if property.setter == nil {
      property.setter = "set\(property.name.prefix(1).uppercased())\(property.name.dropFirst()):"
    }
    return property
  }

  /// Reads `CGFloat CGRectGetMidX(CGRect rect);`.
  mutating func function() -> (
    name: String, result: String, parameters: [InterfaceParameter], isVariadic: Bool
  )? {
    for word: StaticString in ["extern", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "static inline"] {
      _ = skip(word)
    }
    guard let open = rest.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    var head = CScanner(Substring(rest[..<open]))
    let (result, name) = head.declarator()
    rest = rest[open...]
    let list = parenthesized() ?? ""
    var parameters: [InterfaceParameter] = []
    var isVariadic = false
    for part in Substring(list).separatedByCommas where part != "void" {
      guard part != "..." else {
        isVariadic = true
        continue
      }
      var scanner = CScanner(part)
      let (type, name) = scanner.declarator()
      parameters.append(InterfaceParameter(name: name, type: type))
    }
    return (name, result, parameters, isVariadic)
  }

  /// Reads a type and a name: `UIColor *color;`, `void (^action)(void)`, `CGFloat values[4];`,
  /// `int`.
  mutating func declarator() -> (type: String, name: String) {
    skipSpaces()
    var text = Substring(rest)
    if let end = text.utf8.lastIndex(of: UInt8(ascii: ";")) { text = text[..<end] }
    while text.last == " " { text.removeLast() }
    for mark in ["(^", "(*"] {
      guard let start = text.firstRange(of: mark) else { continue }
      let name = text[start.upperBound...].prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      return (String(text[..<start.upperBound] + text[name.endIndex...]), String(name))
    }
    var suffix: Substring = ""
    if let bracket = text.utf8.lastIndex(of: UInt8(ascii: "[")), text.last == "]" {
      suffix = text[bracket...]
      text = text[..<bracket]
    }
    while let space = text.lastIndex(of: " "), text[space...].dropFirst().isAttribute {
      text = text[..<space]
    }
    let bytes = text.utf8
    var start = bytes.endIndex
    while start > bytes.startIndex {
      let before = bytes.index(before: start)
      guard bytes[before].isIdentifierByte else { break }
      start = before
    }
    // A type alone: `int`.
    guard start > bytes.startIndex else { return (String(text) + suffix, "") }
    var type = text[..<start]
    while type.last == " " { type.removeLast() }
    return (String(type) + suffix, String(text[start...]))
  }

  mutating func identifier() -> String {
    skipSpaces()
    let end = rest.firstIndex { !$0.isIdentifierByte } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(Substring(rest[..<end]))
  }

  /// Reads what stands in parentheses; nil if there are none.
  private mutating func parenthesized() -> String? {
    skipSpaces()
    guard rest.first == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in rest.indices {
      if rest[index] == UInt8(ascii: "(") { depth += 1 }
      if rest[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0 else { continue }
      let text = Substring(rest[rest.index(after: rest.startIndex)..<index])
      rest = rest[rest.index(after: index)...]
      return String(text)
    }
    return nil
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") } }
}

extension Substring {
  /// Whether the text is a macro after a declaration: `NS_REFINED_FOR_SWIFT`, `NS_SWIFT_NAME(x)`.
  fileprivate var isAttribute: Bool {
    ["NS_", "API_", "UI_", "CF_", "__attribute"].contains(where: hasPrefix)
  }
}
