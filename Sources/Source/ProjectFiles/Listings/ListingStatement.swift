/// A statement of a method, or a declaration of a class, as listings print them.
struct ListingStatement {
  /// The tokens; those of an ellipsis alone for `//...`.
  var tokens: [ListingToken]

  /// Whether it stands for the statements of an earlier listing.
  var isEllipsis: Bool { tokens.count == 1 && tokens[0].isEllipsis }

  /// Returns the statements in the tokens of a body.
  static func statements(in tokens: ArraySlice<ListingToken>) -> [ListingStatement] {
    var statements: [ListingStatement] = []
    var current: [ListingToken] = []
    var depth = 0
    func finish() {
      if !current.isEmpty { statements.append(ListingStatement(tokens: current)) }
      current = []
    }
    for index in tokens.indices {
      let token = tokens[index]
      if depth == 0, current.isEmpty, token.isEllipsis || token.kind == .directive {
        statements.append(ListingStatement(tokens: [token]))
        continue
      }
      if token.kind == .comment, !token.isEllipsis { continue }
      current.append(token)
      guard token.kind == .mark else { continue }
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]": depth -= 1
      case ";" where depth == 0: finish()
      case "}":
        depth -= 1
        let next = tokens[(index + 1)...].first { $0.kind != .comment }?.text
        if depth == 0, endsWithBrace(current), next != ";", !continues(current, next) { finish() }
      default: break
      }
    }
    finish()
    return statements
  }

  /// Returns whether a brace may end a statement: that of a condition, a loop or a block of its
  /// own.
  private static func endsWithBrace(_ tokens: [ListingToken]) -> Bool {
    let words = tokens.prefix(2).map(\.text)
    guard let first = words.first else { return false }
    if first == "@" {
      return ["synchronized", "try", "autoreleasepool"].contains(words.last ?? "")
    }
    return ["if", "for", "while", "switch", "{"].contains(first)
  }

  /// Returns whether a word continues the statement before it.
  private static func continues(_ tokens: [ListingToken], _ next: Substring?) -> Bool {
    next == "else" || next == "@" && tokens.prefix(2).last?.text == "try"
  }

  // MARK: Merging

  /// Returns the statements of a listing, with those of the earlier one where it has an ellipsis.
  ///
  /// Statements of both that are the same, or set the same, stand at the same place: an ellipsis
  /// stands for the earlier ones between those around it.
  static func merged(
    _ statements: [ListingStatement], into earlier: [ListingStatement]
  ) -> [ListingStatement] {
    let places = matches(of: statements, in: earlier)
    guard statements.contains(where: \.isEllipsis) else {
      return statements.indices.map { index in
        places[index].map { statements[index].completed(from: earlier[$0]) } ?? statements[index]
      }
    }
    var result: [ListingStatement] = []
    var used = 0
    for (index, statement) in statements.enumerated() {
      if statement.isEllipsis {
        let next = places[(index + 1)...].lazy.compactMap(\.self).first ?? earlier.count
        if used < next { result += earlier[used..<next] }
        used = max(used, next)
      } else if let place = places[index] {
        result.append(statement.completed(from: earlier[place]))
        used = place + 1
      } else {
        result.append(statement)
      }
    }
    return result.filter { !$0.isEllipsis }
  }

  /// Returns for each statement the index of the earlier one in whose place it stands; both rise.
  private static func matches(
    of statements: [ListingStatement], in earlier: [ListingStatement]
  ) -> [Int?] {
    let (rows, columns) = (statements.count, earlier.count)
    var best = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    let first = statements.map(Fingerprint.init)
    let second = earlier.map(Fingerprint.init)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let weight = first[row].similarity(to: second[column])
        best[row][column] = max(
          best[row + 1][column], best[row][column + 1],
          weight > 0 ? best[row + 1][column + 1] + weight : 0)
      }
    }
    var places = [Int?](repeating: nil, count: rows)
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let weight = first[row].similarity(to: second[column])
      if weight > 0, best[row][column] == best[row + 1][column + 1] + weight {
        places[row] = column
        (row, column) = (row + 1, column + 1)
      } else if best[row][column] == best[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
    return places
  }

  /// Returns the statement with what the earlier one has in place of each ellipsis in its braces.
  private func completed(from earlier: ListingStatement) -> ListingStatement {
    guard tokens.contains(where: \.isEllipsis) else { return self }
    let (own, others) = (braces, earlier.braces)
    guard own.count == others.count else { return self }
    var result: [ListingToken] = []
    var end = tokens.startIndex
    for (range, other) in zip(own, others) {
      result += tokens[end..<range.lowerBound]
      let body = Self.statements(in: tokens[range])
      let before = Self.statements(in: earlier.tokens[other])
      result += Self.merged(body, into: before).flatMap(\.tokens)
      end = range.upperBound
    }
    return ListingStatement(tokens: result + tokens[end...])
  }

  /// The tokens between the outermost braces.
  private var braces: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var depth = 0
    var start = 0
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if token.text == "{" {
        depth += 1
        if depth == 1 { start = index + 1 }
      } else if token.text == "}" {
        depth -= 1
        if depth == 0, start <= index { ranges.append(start..<index) }
      }
    }
    return ranges
  }
}

/// What makes two statements the same, or one that takes the place of the other.
private struct Fingerprint {
  private let code: String
  /// What the statement sets or declares, or the method that takes its blocks; nil if that does not
  /// tell.
  private let subject: String?

  init(_ statement: ListingStatement) {
    code = statement.isEllipsis ? "" : statement.tokens.code
    subject = Self.subject(of: statement.tokens.filter { $0.kind != .comment })
  }

  /// Returns how much two statements have in common: nothing, their subject, or everything.
  func similarity(to other: Fingerprint) -> Int {
    guard !code.isEmpty, !other.code.isEmpty else { return 0 }
    if code == other.code { return 3 }
    return subject != nil && subject == other.subject ? 2 : 0
  }

  private static func subject(of tokens: [ListingToken]) -> String? {
    var depth = 0
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0:
        let isComparison =
          index + 1 < tokens.count && tokens[index + 1].text == "="
          || index > 0 && ["=", "!", "<", ">"].contains(tokens[index - 1].text)
        return isComparison ? nil : tokens[..<index].code
      default: break
      }
    }
    let hasBlock = tokens.contains { $0.text == "^" }
    guard tokens.first?.text == "[", hasBlock else { return nil }
    // The receiver, and the first word of the message.
    guard let colon = tokens.firstIndex(where: { $0.text == ":" }) else { return nil }
    return tokens[..<colon].code
  }
}
