internal import Foundation

/// Reads the text of a condition, by descent: alternatives of conjunctions of comparisons.
struct PredicateParser {
  /// The value of one side of a comparison.
  private typealias Value = (Any?, [String: Any]) -> Any?

  private let words: [PredicateWord]
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0
  /// The deepest nesting that is read.
  private static let maxDepth = 200

  init(_ source: String, _ arguments: [Any]) {
    self.arguments = arguments[...]
    words = PredicateWord.words(of: source) ?? []
  }

  /// Returns the condition; nil if the text is none.
  mutating func predicate() -> NSPredicate? {
    guard !words.isEmpty, let predicate = alternatives(), position == words.count else {
      return nil
    }
    return predicate
  }

  private var next: PredicateWord? { position < words.count ? words[position] : nil }

  private mutating func take(word: String, symbol: String? = nil) -> Bool {
    switch next {
    case .word(let text)? where text.uppercased() == word: break
    case .symbol(let text)? where text == symbol: break
    default: return false
    }
    position += 1
    return true
  }

  // MARK: Conditions

  private mutating func alternatives() -> NSPredicate? {
    guard let first = conjunction() else { return nil }
    var parts = [first]
    while take(word: "OR", symbol: "||") {
      guard let other = conjunction() else { return nil }
      parts.append(other)
    }
    return parts.count == 1 ? first : NSCompoundPredicate(orPredicateWithSubpredicates: parts)
  }

  private mutating func conjunction() -> NSPredicate? {
    guard let first = condition() else { return nil }
    var parts = [first]
    while take(word: "AND", symbol: "&&") {
      guard let other = condition() else { return nil }
      parts.append(other)
    }
    return parts.count == 1 ? first : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
  }

  private mutating func condition() -> NSPredicate? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxDepth else { return nil }
    if take(word: "NOT", symbol: "!") {
      return condition().map { NSCompoundPredicate(notPredicateWithSubpredicate: $0) }
    }
    if take(word: "TRUEPREDICATE") { return NSPredicate(value: true) }
    if take(word: "FALSEPREDICATE") { return NSPredicate(value: false) }
    let start = (position, arguments)
    if next == .symbol("(") {
      position += 1
      if let inner = alternatives(), next == .symbol(")") {
        position += 1
        return inner
      }
      (position, arguments) = start
    }
    return comparison()
  }

  private mutating func comparison() -> NSPredicate? {
    let start = position
    var quantifier = ""
    for name in ["ANY", "SOME", "ALL", "NONE"] where take(word: name) { quantifier = name }
    guard let left = value(), let (name, options) = comparisonSign(), let right = value() else {
      return nil
    }
    let text = words[start..<position].map(\.description).joined(separator: " ")
    return NSPredicate(text) { object, variables in
      let right = right(object, variables)
      let holds = { PredicateValues.holds($0, name, options, right) }
      let left = left(object, variables)
      switch quantifier {
      case "": return holds(left)
      case "ALL": return (PredicateValues.elements(left) ?? []).allSatisfy(holds)
      case "NONE": return !(PredicateValues.elements(left) ?? []).contains(where: holds)
      default: return (PredicateValues.elements(left) ?? []).contains(where: holds)
      }
    }
  }

  private mutating func comparisonSign() -> (String, String)? {
    let name: String
    switch next {
    case .symbol(let text)?: name = text
    case .word(let text)?: name = text.uppercased()
    default: return nil
    }
    position += 1
    guard next == .symbol("[") else { return (name, "") }
    position += 1
    guard case .word(let options)? = next else { return nil }
    position += 1
    guard next == .symbol("]") else { return nil }
    position += 1
    return (name, options.lowercased())
  }

  // MARK: Values

  private mutating func value() -> Value? {
    guard let word = next else { return nil }
    position += 1
    switch word {
    case .text(let text): return { _, _ in text }
    case .number(let number): return { _, _ in number }
    case .argument:
      guard let argument = arguments.popFirst() else { return nil }
      let value = flattened(argument)
      return { _, _ in value }
    case .keyArgument:
      guard let key = arguments.popFirst() as? String else { return nil }
      return { object, _ in valueByPath(key, of: object) }
    case .symbol("{"): return list()
    case .symbol: return nil
    case .word(let word): return Self.named(word)
    }
  }

  private mutating func list() -> Value? {
    var values: [Value] = []
    while next != .symbol("}") {
      guard let value = value() else { return nil }
      values.append(value)
      if next == .symbol(",") { position += 1 }
    }
    position += 1
    return { object, variables in values.map { $0(object, variables) ?? NSNull() } }
  }

  private static func named(_ word: String) -> Value {
    switch word.uppercased() {
    case "SELF": return { object, _ in object }
    case "NIL", "NULL": return { _, _ in nil }
    case "YES", "TRUE": return { _, _ in true }
    case "NO", "FALSE": return { _, _ in false }
    default: break
    }
    if word.hasPrefix("$") {
      let name = String(word.dropFirst())
      return { _, variables in variables[name] }
    }
    let path = word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
    return { object, _ in valueByPath(path, of: object) }
  }
}

extension PredicateWord: CustomStringConvertible {
  var description: String {
    switch self {
    case .word(let text), .symbol(let text): text
    case .text(let text): "\"\(text)\""
    case .number(let number): number == number.rounded() ? "\(Int64(number))" : "\(number)"
    case .argument: "%@"
    case .keyArgument: "%K"
    }
  }
}
