internal import PictureKit

extension ObjectiveCLexer {
  /// Reads a name, a keyword or a type.
  mutating func readWord() {
    let start = scanner.position
    let word = scanner.readName()
    if let kind = kind(of: word, from: start) { scanner.add(kind, from: start) }
    if depth == 0 { isInMethodName = false }
    previous = word
  }

  /// Returns what a word is that was just read; nil for a name of a value.
  private func kind(of word: String, from start: Int) -> CodeToken.Kind? {
    if word == "default", scanner[0] == ":" { return .keyword }
    if isSelectorPart { return previous == "case" || previous == "?" ? nil : .function }
    if ObjectiveCWords.keywords.contains(word) { return .keyword }
    if ObjectiveCWords.attributes.contains(word), isInProperty { return .keyword }
    if isInInterface { return .type }
    if isInMethodName, depth == 0, previous == ")", isEndOfName { return .function }
    if scanner[0] == "(" { return .function }
    if isMessage { return .function }
    return isType(word) ? .type : nil
  }

  /// Whether a colon that ends a part of a selector follows.
  private var isSelectorPart: Bool {
    scanner[0] == ":" && scanner[1] != ":" && previous != "goto" && !isInInterface
      && !(previous == "{" && scanner[1].isSpace) && !(previous == ";" && scanner[1].isSpace)
  }

  /// Whether the name of a method without arguments ends here.
  private var isEndOfName: Bool {
    let next = scanner.unit(afterBlanksFrom: 0)
    return next == "{" || next == ";" || next.isNewline || next == "\0"
  }

  /// Whether the word is the message of `[receiver message]`.
  private var isMessage: Bool {
    scanner[0] == "]" && ObjectiveCWords.endsReceiver(previous)
  }

  /// Whether the word stands in the parentheses of `@property (…)`.
  private var isInProperty: Bool {
    depth > 0 && (previous == "(" || previous == ",") && [",", ")", "="].contains(scanner[0])
  }

  /// Whether a word is a type by its letters and by what stands around it.
  private func isType(_ word: String) -> Bool {
    // Types of the C library have this suffix.
    if word.hasSuffix("_t") { return true }
    guard let first = word.utf16.first, CodeUnit(first).isUppercase else { return false }
    let next = scanner.unit(afterBlanksFrom: 0)
    if next == "*" || next.startsName { return true }
    switch previous {
    case "[": return next == " " || next.startsName
    case "(": return next == ")"
    case "<": return next == ">" || next == ","
    default: return false
    }
  }
}

/// The words of Objective-C and C.
enum ObjectiveCWords {
  /// Words that are keywords everywhere.
  static let keywords: Set = [
    "BOOL", "Class", "IBAction", "IBOutlet", "IMP", "NO", "NULL", "Nil", "SEL", "YES", "_Bool",
    "__block", "__bridge", "__strong", "__typeof", "__weak", "_Nonnull", "_Nullable", "auto",
    "break", "case",
    "char", "const", "continue", "default", "do", "double", "else", "enum", "extern", "false",
    "float", "for", "goto", "id", "if", "in", "inline", "instancetype", "int", "long", "nil",
    "nonnull", "nullable", "register", "return", "self", "short", "signed", "sizeof", "static",
    "struct", "super", "switch", "true", "typedef", "typeof", "union", "unsigned", "void",
    "volatile", "while",
  ]

  /// Words that are keywords in the parentheses of a property.
  static let attributes: Set = [
    "assign", "atomic", "class", "copy", "getter", "nonatomic", "nonnull", "nullable", "readonly",
    "readwrite", "retain", "setter", "strong", "unsafe_unretained", "weak",
  ]

  /// Words after `@` whose lines name types.
  static let interfaces: Set = ["class", "implementation", "interface", "protocol"]

  /// Returns whether a mark or word can end the receiver of a message.
  static func endsReceiver(_ text: String) -> Bool {
    guard let last = text.utf16.last.map(CodeUnit.init) else { return false }
    return last == "]" || last == ")" || last == "\"" || last.continuesName
  }
}
