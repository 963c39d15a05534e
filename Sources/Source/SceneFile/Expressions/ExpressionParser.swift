internal import Geometry

/// A parser of expressions by precedence climbing (Richards, "Parsing expressions by recursive
/// descent", 1979).
package struct ExpressionParser {
  /// What is wrong, at an offset in characters.
  package struct Failure: Error {
    package let offset: Int
    package let sentence: String
  }

  /// The longest text, in characters.
  static let maxLength = 400
  /// The deepest nesting of parentheses, brackets and signs.
  private static let maxDepth = 32

  private let characters: [Character]
  private let names: NameTable
  private let isLive: Bool
  /// The names of the quantities of a plot's expression; nil for expressions of scenes.
  private var operands: [String]?
  private var offset = 0
  private var depth = 0

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - names: The names that it can have.
  ///   - isLive: Whether quantities of the motion are allowed; false by default.
  /// - Returns: The expression.
  /// - Throws: A ``Failure`` if it is not an expression of known names.
  package static func parse(
    _ text: String, names: NameTable, isLive: Bool = false
  ) throws(Failure) -> Expression {
    var parser = ExpressionParser(characters: Array(text), names: names, isLive: isLive)
    guard text.unicodeScalars.count <= maxLength else {
      throw Failure(
        offset: maxLength, sentence: "an expression has \(maxLength) characters at most")
    }
    let expression = try parser.sum(above: 0)
    guard parser.next == nil else { throw parser.unexpected }
    return expression
  }

  /// Parses an expression of the quantities of plots.
  ///
  /// - Parameter text: The text.
  /// - Returns: The expression, and the names of its quantities, such as `ball.speed`.
  /// - Throws: A ``Failure`` if it is not an expression.
  static func parseQuantities(
    _ text: String
  ) throws(Failure) -> (expression: Expression, operands: [String]) {
    var parser = ExpressionParser(characters: Array(text), names: NameTable(), isLive: false)
    parser.operands = []
    guard text.unicodeScalars.count <= maxLength else {
      throw Failure(
        offset: maxLength, sentence: "an expression has \(maxLength) characters at most")
    }
    let expression = try parser.sum(above: 0)
    guard parser.next == nil else { throw parser.unexpected }
    return (expression, parser.operands ?? [])
  }

  private init(characters: [Character], names: NameTable, isLive: Bool) {
    self.characters = characters
    self.names = names
    self.isLive = isLive
  }

  /// The next character that is not a space.
  private var next: Character? {
    mutating get {
      while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
      return offset < characters.count ? characters[offset] : nil
    }
  }

  /// The operator that follows; nil if something else does.
  private var nextOperator: Expression.Operator? {
    mutating get {
      guard next != nil else { return nil }
      // The longer ones come first.
      return Expression.Operator.allCases.first { operation in
        characters[offset...].starts(with: operation.rawValue)
      }
    }
  }

  private var unexpected: Failure {
    mutating get {
      let found = next.map { "'\($0)'" } ?? "the end"
      let known = characters[offset...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if names.symbols[String(known)] != nil, offset > 0,
        characters[..<offset].last(where: { !$0.isWhitespace })?.isNumber == true
      {
        return Failure(
          offset: offset,
          sentence: "'*' is missing before '\(String(known))': "
            + "a product is 2 * \(String(known))")
      }
      if let next, next.isLetter || next == "°", offset > 0,
        characters[..<offset].last(where: { !$0.isWhitespace })?.isNumber == true
      {
        return Failure(
          offset: offset,
          sentence: "\(found) is not a unit here: a unit follows a single number, such as 1.5 m, "
            + "2 s, 30 deg or 9.81 m/s2; in expressions lengths are in points, times in seconds "
            + "and angles in radians, which radians(90) gives for 90 degrees")
      }
      if next == "*", characters[..<offset].last == "*" {
        return Failure(
          offset: offset, sentence: "'**' is not an operator; powers have the operator ^: 3^2 is 9")
      }
      if next == nil, characters.last == "%" {
        return Failure(
          offset: characters.count - 1,
          sentence: "'%' is the remainder of a division; 70 percent are 0.7")
      }
      if next == nil, let last = characters.last(where: { !$0.isWhitespace }) {
        return Failure(
          offset: offset,
          sentence: "a number, a name or a parenthesis is missing after '\(last)'")
      }
      return Failure(
        offset: offset,
        sentence: "\(found) does not continue the expression: numbers, names, + - * / % ^ < > ==, "
          + "parentheses and functions are allowed")
    }
  }

  private mutating func sum(above precedence: Int) throws(Failure) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxDepth else {
      throw Failure(
        offset: offset, sentence: "the expression is nested deeper than \(Self.maxDepth) levels")
    }
    var left = try operand()
    while let operation = nextOperator, operation.precedence > precedence {
      offset += operation.rawValue.count
      left = .operation(operation, left, try sum(above: operation.rightPrecedence))
    }
    return left
  }

  private mutating func operand() throws(Failure) -> Expression {
    guard let character = next else { throw unexpected }
    if character == "-" {
      offset += 1
      return .negation(try sum(above: Expression.signPrecedence))
    }
    if character == "(" {
      offset += 1
      let inner = try sum(above: 0)
      try take(")")
      return inner
    }
    if character.isNumber || character == "." { return try number() }
    if character.isLetter || character == "_" { return try named() }
    throw unexpected
  }

  private mutating func take(_ character: Character) throws(Failure) {
    guard next == character else {
      if next == "°" { throw unexpected }
      let found = next.map { "'\($0)'" } ?? "the end"
      throw Failure(offset: offset, sentence: "'\(character)' is needed, not \(found)")
    }
    offset += 1
  }

  private mutating func number() throws(Failure) -> Expression {
    let start = offset
    while offset < characters.count, characters[offset].isNumber || characters[offset] == "." {
      offset += 1
    }
    skipExponent()
    let text = String(characters[start..<offset])
    guard let value = Double(text) else {
      throw Failure(offset: start, sentence: "'\(text)' is not a number")
    }
    return .number(value)
  }

  /// Passes the exponent of a number, such as that of 2e3 or 1e-6.
  private mutating func skipExponent() {
    let rest = characters[offset...]
    guard rest.first == "e" || rest.first == "E" else { return }
    let hasSign = rest.dropFirst().first == "-" || rest.dropFirst().first == "+"
    let digits = rest.dropFirst(hasSign ? 2 : 1).prefix { $0.isNumber }
    if !digits.isEmpty { offset = digits.endIndex }
  }

  private mutating func named() throws(Failure) -> Expression {
    let start = offset
    while offset < characters.count,
      characters[offset].isLetter || characters[offset].isNumber || characters[offset] == "_"
    {
      offset += 1
    }
    let name = String(characters[start..<offset])
    if operands != nil, next != "(", name != "pi" { return try operand(of: name) }
    switch next {
    case "(": return try call(name, at: start)
    case "[":
      offset += 1
      let index = try sum(above: 0)
      try take("]")
      if next == "." { return try quantity(of: name, index, at: start) }
      try check(name, at: start, isList: true)
      return .element(list: name, index: index)
    case ".": return try quantity(of: name, nil, at: start)
    default:
      if isLive, names.symbols[name] == nil, let quantity = LiveQuantity(name) {
        return .quantity(quantity)
      }
      try check(name, at: start, isList: false)
      return .name(name)
    }
  }

  /// Parses the rest of the name of a plot's quantity: `ball.x`, `ball[2].x` or `energy`.
  private mutating func operand(of start: String) throws(Failure) -> Expression {
    var name = start
    if next == "[" {
      offset += 1
      let digits = characters[offset...].prefix { $0.isNumber }
      name += String(digits)
      offset = digits.endIndex
      try take("]")
    }
    while next == "." {
      offset += 1
      let word = characters[offset...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      name += "." + String(word)
      offset = word.endIndex
    }
    let index = operands?.firstIndex(of: name) ?? operands?.count ?? 0
    if index == operands?.count { operands?.append(name) }
    return .operand(index)
  }

  /// Parses a quantity of a view from the dot.
  private mutating func quantity(
    of name: String, _ index: Expression?, at start: Int
  ) throws(Failure) -> Expression {
    guard isLive else {
      throw Failure(
        offset: start,
        sentence: "quantities of views, such as \(name).x, are for the text of labels and for plots"
      )
    }
    let isAttachment = names.attachments[name] != nil
    let kind = isAttachment ? "attachment" : "view"
    guard let isArray = names.attachments[name] ?? names.views[name]?.isArray else {
      let known = Array(names.views.keys) + Array(names.attachments.keys)
      let nearest = name.suggestion(of: known.sorted())
      throw Failure(offset: start, sentence: "there is no view '\(name)' above\(nearest)")
    }
    guard isArray == (index != nil) else {
      throw Failure(
        offset: start,
        sentence: isArray
          ? "'\(name)' is several \(kind)s; one of them is \(name)[0]"
          : "'\(name)' is one \(kind), without an index")
    }
    offset += 1
    let begin = offset
    while offset < characters.count, characters[offset].isLetter { offset += 1 }
    let word = String(characters[begin..<offset])
    let isUpward = names.isUpward
    let quantity =
      isAttachment
      ? LiveQuantity(word, ofAttachment: name, index, isUpward: isUpward)
      : LiveQuantity(word, of: name, index, isUpward: isUpward)
    guard let quantity else {
      let known = isAttachment ? LiveQuantity.namesOfAttachments : LiveQuantity.namesOfViews
      let remedy: String =
        if !isAttachment, LiveQuantity.namesOfAttachments.contains(word) {
          "; tension and length are those of an attachment with a name"
        } else if !isAttachment, word == "velocity" {
          "; a velocity is speed, or vx and vy"
        } else {
          word.suggestion(of: known)
        }
      throw Failure(
        offset: begin,
        sentence: "'\(word)' is not a quantity of \(isAttachment ? "an" : "a") \(kind); "
          + "known are \(known.joined(separator: ", "))\(remedy)")
    }
    return .quantity(quantity)
  }

  private mutating func call(_ name: String, at start: Int) throws(Failure) -> Expression {
    guard let function = Expression.Function(rawValue: name) else {
      let known = Expression.Function.allCases.map(\.rawValue)
      throw Failure(
        offset: start,
        sentence: "'\(name)' is not a function; known are \(known.joined(separator: ", "))")
    }
    try take("(")
    var arguments = [try sum(above: 0)]
    while next == "," {
      offset += 1
      arguments.append(try sum(above: 0))
    }
    try take(")")
    guard arguments.count == function.argumentCount else {
      throw Failure(
        offset: start,
        sentence: "\(name) has \(function.argumentCount) arguments, not \(arguments.count)")
    }
    return .call(function, arguments)
  }

  private func check(_ name: String, at start: Int, isList: Bool) throws(Failure) {
    do throws(ExpressionError) {
      try names.check(name, isList: isList)
    } catch {
      throw Failure(offset: start, sentence: error.sentence)
    }
  }
}
