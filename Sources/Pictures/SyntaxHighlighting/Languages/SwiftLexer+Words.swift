internal import PictureKit

extension SwiftLexer {
  /// Reads a name, a keyword or a type.
  mutating func readWord() {
    let start = scanner.position
    let word = scanner.readName()
    let kind = kind(of: word)
    if let kind { scanner.add(kind, from: start) }
    previous = kind == .keyword && !SwiftWords.values.contains(word) ? .keyword(word) : .value
  }

  /// Returns what a word is that was just read; nil for a name of a value.
  private func kind(of word: String) -> CodeToken.Kind? {
    if SwiftWords.values.contains(word) { return .keyword }
    if isKeyword(word) { return .keyword }
    if previous == .keyword("func") || scanner[0] == "(" {
      return CodeUnit(word.utf16.first ?? 0).isUppercase ? .type : .function
    }
    guard let first = word.utf16.first, CodeUnit(first).isUppercase else { return nil }
    return .type
  }

  private func isKeyword(_ word: String) -> Bool {
    guard previous != .dot else { return word == "init" }
    if SwiftWords.reserved.contains(word) { return !isLabel(word) }
    if SwiftWords.modifiers.contains(word) { return isModifier(word) }
    if SwiftWords.accessors.contains(word) { return isAccessor }
    return false
  }

  /// Whether a reserved word is the label of an argument or a parameter: `insert(in: view)`.
  private func isLabel(_ word: String) -> Bool {
    guard previous == .opening, !["let", "var", "inout", "case", "default"].contains(word) else {
      return false
    }
    if scanner[0] == ":" { return true }
    let name = scanner.followingName
    guard scanner[0] == " ", !name.isEmpty else { return false }
    return scanner[1 + name.utf16.count] == ":"
  }

  /// Whether a word that is a modifier in some places is one here: what it modifies follows.
  private func isModifier(_ word: String) -> Bool {
    if scanner[0] == "(" { return word == "unowned" || word == "nonisolated" }
    guard scanner[0].isBlank else { return false }
    let next = scanner.unit(afterBlanksFrom: 0)
    if next.startsName { return !SwiftWords.infixes.contains(scanner.followingName) }
    switch word {
    case "async": return next == "{" || next == "-"
    case "await", "any", "some", "each": return next == "(" || next == "["
    default: return next == "@"
    }
  }

  /// Whether `get` or `set` stands before a body or another accessor.
  private var isAccessor: Bool {
    let next = scanner.unit(afterBlanksFrom: 0)
    return next == "{" || next == "}" || (next == ")" && previous == .opening)
      || (next == "(" && hasBodyAfterParameter)
      || ["get", "set", "async", "throws"].contains(scanner.followingName)
  }
}

extension SwiftLexer {
  /// Whether a name in parentheses follows, and then a body: `set(value) {`.
  private var hasBodyAfterParameter: Bool {
    var offset = 1
    while scanner[offset].continuesName { offset += 1 }
    return scanner[offset] == ")" && scanner.unit(afterBlanksFrom: offset + 1) == "{"
  }
}

/// The words of Swift.
enum SwiftWords {
  /// Words that are keywords wherever no label can stand.
  static let reserved: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var",
    "where", "while",
  ]

  /// Words that stand for values.
  static let values: Set = ["self", "Self", "nil", "true", "false", "super"]

  /// Words that are keywords before a declaration, a type or an expression.
  static let modifiers: Set = [
    "actor", "any", "async", "await", "borrowing", "consuming", "convenience", "distributed",
    "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy", "macro", "mutating",
    "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
    "required", "sending", "some", "unowned", "weak",
  ]

  /// Words that are keywords in the braces of a property.
  static let accessors: Set = ["get", "set", "willSet", "didSet"]

  /// Words after a name that is no modifier.
  static let infixes: Set = ["as", "is", "in", "else", "where"]

  /// Directives of the compiler; other words after `#` are macros and literals.
  static let directives: Set = [
    "if", "else", "elseif", "endif", "error", "sourceLocation", "warning",
  ]
}
