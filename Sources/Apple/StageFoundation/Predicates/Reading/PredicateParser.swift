/// Reads the text of a condition, by descent: alternatives of conjunctions of comparisons.
struct PredicateParser {
  private let words: [PredicateWord]
  private var position = 0
  /// How many arguments the words before the position take.
  private var argumentCount = 0
  private var depth = 0
  /// The deepest nesting that is read.
  private static let maxDepth = 200

  init(_ source: String) { words = PredicateWord.words(of: source) ?? [] }

  /// The condition; nil if the text is none.
  var condition: PredicateSyntax? {
    mutating get {
      guard !words.isEmpty, let condition = alternatives(), position == words.count else {
        return nil
      }
      return condition
    }
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

  private mutating func alternatives() -> PredicateSyntax? {
    guard let first = conjunction() else { return nil }
    var parts = [first]
    while take(word: "OR", symbol: "||") {
      guard let other = conjunction() else { return nil }
      parts.append(other)
    }
    return parts.count == 1 ? first : .or(parts)
  }

  private mutating func conjunction() -> PredicateSyntax? {
    guard let first = part() else { return nil }
    var parts = [first]
    while take(word: "AND", symbol: "&&") {
      guard let other = part() else { return nil }
      parts.append(other)
    }
    return parts.count == 1 ? first : .and(parts)
  }

  private mutating func part() -> PredicateSyntax? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxDepth else { return nil }
    if take(word: "NOT", symbol: "!") { return part().map { .not($0) } }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    let start = (position, argumentCount)
    if next == .symbol("(") {
      position += 1
      if let inner = alternatives(), next == .symbol(")") {
        position += 1
        return inner
      }
      (position, argumentCount) = start
    }
    return comparison().map { .comparison($0) }
  }

  private mutating func comparison() -> PredicateComparison? {
    let start = position
    var quantifier: PredicateComparison.Quantifier?
    for name in PredicateComparison.Quantifier.allCases where take(word: name.rawValue) {
      quantifier = name
    }
    guard let left = operand(), let (name, options) = comparisonSign(), let right = operand() else {
      return nil
    }
    return PredicateComparison(
      quantifier: quantifier, left: left, name: name, options: options, right: right,
      text: words[start..<position].map(\.description).joined(separator: " "))
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

  private mutating func operand() -> PredicateOperand? {
    guard let word = next else { return nil }
    position += 1
    switch word {
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .argument: return .argument(takenArgument())
    case .keyArgument: return .keyArgument(takenArgument())
    case .symbol("{"): return list()
    case .symbol: return nil
    case .word(let word): return Self.named(word)
    }
  }

  private mutating func takenArgument() -> Int {
    defer { argumentCount += 1 }
    return argumentCount
  }

  private mutating func list() -> PredicateOperand? {
    var values: [PredicateOperand] = []
    while next != .symbol("}") {
      guard let value = operand() else { return nil }
      values.append(value)
      if next == .symbol(",") { position += 1 }
    }
    position += 1
    return .list(values)
  }

  private static func named(_ word: String) -> PredicateOperand {
    switch word.uppercased() {
    case "SELF": return .object
    case "NIL", "NULL": return .null
    case "YES", "TRUE": return .bool(true)
    case "NO", "FALSE": return .bool(false)
    default: break
    }
    if word.hasPrefix("$") { return .variable(String(word.dropFirst())) }
    return .path(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
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
