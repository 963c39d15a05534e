/// Reads the text of a condition.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case symbol(String)
    case argument
    case keyArgument
  }

  /// The value of one side of a comparison.
  private typealias Value = (AnyObject?, NSDictionary?) -> AnyObject?

  private var tokens: [Token] = []
  private var position = 0
  private var arguments: ArraySlice<Any?>
  private let source: String

  init(_ source: String, _ arguments: [Any?]) {
    self.source = source
    self.arguments = arguments[...]
    tokens = Self.tokens(of: source) ?? []
  }

  /// Returns the condition; nil if the text is none.
  mutating func predicate() -> NSPredicate? {
    guard !tokens.isEmpty, let predicate = alternatives(), position == tokens.count else {
      return nil
    }
    return predicate
  }

  // MARK: Words

  private static func tokens(of source: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = source[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("%@") || rest.hasPrefix("%K") {
        tokens.append(rest.hasPrefix("%K") ? .keyArgument : .argument)
        rest.removeFirst(2)
      } else if first == "%" {
        let length = rest.prefix { "%dlfuizq.0123456789".contains($0) }.count
        tokens.append(.argument)
        rest.removeFirst(max(length, 1))
      } else if first == "\"" || first == "'" {
        let body = rest.dropFirst()
        guard let end = body.firstIndex(of: first) else { return nil }
        tokens.append(.text(String(body[..<end])))
        rest = body[body.index(after: end)...]
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let text = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(text) else { return nil }
        tokens.append(.number(number))
        rest.removeFirst(text.count)
      } else if first.isLetter || "_@$".contains(first) {
        let text = rest.prefix { $0.isLetter || $0.isNumber || "_@.$".contains($0) }
        tokens.append(.word(String(text)))
        rest.removeFirst(text.count)
      } else {
        let symbols = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let symbol = symbols.first { rest.hasPrefix($0) } ?? String(first)
        tokens.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      }
    }
    return tokens
  }

  private var next: Token? { position < tokens.count ? tokens[position] : nil }

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
    guard var result = conjunction() else { return nil }
    while take(word: "OR", symbol: "||") {
      guard let other = conjunction() else { return nil }
      result = NSCompoundPredicate.orPredicateWithSubpredicates(NSArray(objects: [result, other]))
    }
    return result
  }

  private mutating func conjunction() -> NSPredicate? {
    guard var result = condition() else { return nil }
    while take(word: "AND", symbol: "&&") {
      guard let other = condition() else { return nil }
      result = NSCompoundPredicate.andPredicateWithSubpredicates(NSArray(objects: [result, other]))
    }
    return result
  }

  private mutating func condition() -> NSPredicate? {
    if take(word: "NOT", symbol: "!") {
      return condition().flatMap { NSCompoundPredicate.notPredicateWithSubpredicate($0) }
    }
    if take(word: "TRUEPREDICATE") { return NSPredicate.predicateWithValue(true) }
    if take(word: "FALSEPREDICATE") { return NSPredicate.predicateWithValue(false) }
    let start = position
    if next == .symbol("(") {
      position += 1
      if let inner = alternatives(), next == .symbol(")") {
        position += 1
        return inner
      }
      position = start
    }
    return comparison()
  }

  private mutating func comparison() -> NSPredicate? {
    guard let left = value(), let sign = comparisonSign(), let right = value() else { return nil }
    let (name, options) = sign
    return NSPredicate(source) { object, variables in
      Self.holds(left(object, variables), name, options, right(object, variables))
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
    return (name, options)
  }

  private mutating func value() -> Value? {
    guard let token = next else { return nil }
    position += 1
    switch token {
    case .text(let text): return { _, _ in NSString(text: text) }
    case .number(let number):
      let object = NSNumber(number: number)
      return { _, _ in object }
    case .argument:
      let object = bridgeToObject(arguments.popFirst() ?? nil)
      return { _, _ in object }
    case .keyArgument:
      let key = (arguments.popFirst() as? NSString) ?? NSString()
      return { object, _ in valueForKeyPath(object, key) }
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
    return { object, variables in
      NSArray(objects: values.map { $0(object, variables) ?? NSNull.null() })
    }
  }

  private static func named(_ word: String) -> Value {
    switch word.uppercased() {
    case "SELF": return { object, _ in object }
    case "NIL", "NULL": return { _, _ in nil }
    case "YES", "TRUE": return { _, _ in NSNumber(number: true) }
    case "NO", "FALSE": return { _, _ in NSNumber(number: false) }
    default: break
    }
    if word.hasPrefix("$") {
      let name = NSString(text: String(word.dropFirst()))
      return { _, variables in variables?.objectForKey(name) }
    }
    let path = word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
    return { object, _ in valueForKeyPath(object, NSString(text: path)) }
  }

  // MARK: Comparisons

  private static func holds(
    _ left: AnyObject?, _ name: String, _ options: String, _ right: AnyObject?
  ) -> Bool {
    switch name {
    case "==", "=": isSame(left, right, options)
    case "!=", "<>": !isSame(left, right, options)
    case "<": order(left, right) == .orderedAscending
    case ">": order(left, right) == .orderedDescending
    case "<=", "=<": order(left, right).map { $0 != .orderedDescending } ?? false
    case ">=", "=>": order(left, right).map { $0 != .orderedAscending } ?? false
    case "IN": elements(right).contains { isSame($0, left, options) }
    case "BETWEEN":
      (right as? NSArray).map {
        order(left, $0.firstObject) != .orderedAscending
          && order(left, $0.lastObject) != .orderedDescending
      } ?? false
    case "CONTAINS" where !(left is NSString):
      elements(left).contains { isSame($0, right, options) }
    default: matches(left, name, options, right)
    }
  }

  private static func isSame(_ left: AnyObject?, _ right: AnyObject?, _ options: String) -> Bool {
    if left == nil || left is NSNull { return right == nil || right is NSNull }
    if let left = left as? NSString, let right = right as? NSString {
      return folded(left.storage, options) == folded(right.storage, options)
    }
    return ObjectiveCSupport.isEqual(left, right)
  }

  private static func order(_ left: AnyObject?, _ right: AnyObject?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    return ObjectiveCSupport.comparison(
      left, NSSelectorFromString(NSString(text: "compare:")), right)
  }

  private static func folded(_ text: String, _ options: String) -> String {
    var foldings: String.CompareOptions = []
    if options.contains("c") { foldings.insert(.caseInsensitive) }
    if options.contains("d") { foldings.insert(.diacriticInsensitive) }
    return foldings.isEmpty ? text : text.folding(options: foldings, locale: nil)
  }

  private static func matches(
    _ left: AnyObject?, _ name: String, _ options: String, _ right: AnyObject?
  ) -> Bool {
    guard let left = left as? NSString, let right = right as? NSString else { return false }
    let text = folded(left.storage, options)
    let other = folded(right.storage, options)
    switch name {
    case "BEGINSWITH": return text.hasPrefix(other)
    case "ENDSWITH": return text.hasSuffix(other)
    case "CONTAINS": return text.contains(other)
    case "LIKE":
      let pattern = FoundationRegularExpression.escapedPattern(for: other)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      return text.range(of: "^\(pattern)$", options: .regularExpression) != nil
    case "MATCHES": return text.range(of: "^(?:\(other))$", options: .regularExpression) != nil
    default: return false
    }
  }
}
