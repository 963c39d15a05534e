internal import Geometry

/// The tokens of a line, read from the first to the last.
struct TokenReader {
  /// The longest time of a script, in seconds.
  static let maxTime = 3600.0

  private let tokens: [Token]
  private let endColumn: Int
  private var position = 0

  /// Creates a reader of a line.
  init(_ line: some StringProtocol) throws(LineError) {
    tokens = try Token.tokens(in: line)
    endColumn = line.count
  }

  /// The next token; nil at the end.
  var next: Token? { position < tokens.count ? tokens[position] : nil }

  /// The column of the next token, or of the end.
  var column: Int { next?.column ?? endColumn }

  mutating func skip() { position += 1 }

  /// Returns an error at the next token.
  ///
  /// - Parameter expected: What is allowed there.
  /// - Returns: The error.
  func error(expected: String) -> LineError {
    let found = next.map { "not \($0.found)" } ?? "but the line ends"
    return LineError(column: column, sentence: "\(expected) is needed, \(found).")
  }

  /// Reads a word.
  mutating func word(_ expected: String) throws(LineError) -> String {
    guard case .word(let word)? = next?.kind else { throw error(expected: expected) }
    skip()
    return word
  }

  /// Reads a word or a text.
  mutating func name(_ expected: String) throws(LineError) -> String {
    switch next?.kind {
    case .word(let word):
      skip()
      return word
    case .text(let text):
      skip()
      return text
    case .number, .tuple, nil: throw error(expected: expected)
    }
  }

  /// Reads a text.
  mutating func text() throws(LineError) -> String {
    guard case .text(let text)? = next?.kind else {
      throw error(expected: "a text in quotation marks")
    }
    skip()
    return text
  }

  /// Reads a number of a range.
  mutating func number(
    _ range: ClosedRange<Double>, _ name: String
  ) throws(LineError) -> Double {
    let expected = "\(name) from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let number)? = next?.kind, range.contains(number) else {
      throw error(expected: expected)
    }
    skip()
    return number
  }

  /// Reads a whole number of a range.
  mutating func count(_ range: ClosedRange<Int>, _ name: String) throws(LineError) -> Int {
    let expected = "\(name), a whole number from \(range.lowerBound) to \(range.upperBound),"
    guard case .number(let number)? = next?.kind, let count = Int(exactly: number),
      range.contains(count)
    else { throw error(expected: expected) }
    skip()
    return count
  }

  /// Reads a duration above 0.
  mutating func duration() throws(LineError) -> Double {
    try number(0.001...Self.maxTime, "a number of seconds")
  }

  /// Reads numbers in parentheses.
  mutating func tuple(_ count: Int, _ expected: String) throws(LineError) -> [Double] {
    guard case .tuple(let numbers)? = next?.kind, numbers.count == count,
      numbers.allSatisfy({ abs($0) <= 1e6 })
    else { throw error(expected: expected) }
    skip()
    return numbers
  }

  /// Reads a point.
  mutating func point() throws(LineError) -> Point {
    let numbers = try tuple(2, "a point (x, y)")
    return Point(numbers[0], numbers[1])
  }

  /// Reads a vector.
  mutating func vector() throws(LineError) -> Vector {
    let numbers = try tuple(2, "a distance (x, y)")
    return Vector(dx: numbers[0], dy: numbers[1])
  }

  /// Reads one of the words that a type has.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) throws(LineError) -> Choice where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    guard case .word(let word)? = next?.kind, let choice = Choice(rawValue: word) else {
      throw error(expected: "one of \(names)")
    }
    skip()
    return choice
  }

  /// Reads a target.
  mutating func target() throws(LineError) -> Target {
    switch next?.kind {
    case .tuple: return .point(try point())
    case .text(let text):
      skip()
      return .view(nil, text, number: try targetNumber())
    case .word(let word):
      guard let attribute = Target.Attribute(rawValue: word) else { break }
      skip()
      let value = try name("the \(word) of a view")
      return .view(attribute, value, number: try targetNumber())
    case .number, nil: break
    }
    let attributes = Target.Attribute.allCases.map(\.rawValue).joined(separator: ", ")
    throw error(
      expected: "a target, which is a point (x, y), a text in quotation marks, or one of "
        + "\(attributes) with a name,")
  }

  private mutating func targetNumber() throws(LineError) -> Int {
    guard next?.kind == .word("number") else { return 1 }
    skip()
    return try count(1...1000, "the number of a view")
  }

  /// Reads the end of the line.
  func end() throws(LineError) {
    guard next == nil else { throw error(expected: "the end of the line") }
  }
}
