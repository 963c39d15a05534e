/// Reads what a listing has.
struct ListingReader {
  private let tokens: [ListingToken]
  private var index = 0
  private var isInImplementation = false
  /// What the listing has, in its order.
  private(set) var items: [ListingItem] = []

  /// Reads the text of a listing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The index of the listing.
  init(_ text: String, file: Int) {
    tokens = SourceToken.tokens(of: text).map { ListingToken(file: file, token: $0) }
    while index < tokens.count { readItem() }
  }

  private func text(_ offset: Int = 0) -> Substring {
    index + offset < tokens.count ? tokens[index + offset].text : ""
  }

  /// Goes on by some tokens, at most to the end of the text.
  private mutating func advance(_ count: Int) { index = min(index + count, tokens.count) }

  private mutating func readItem() {
    let token = tokens[index]
    switch (token.kind, token.text) {
    case (.comment, _):
      if let name = Self.fileName(in: token.text) { items.append(.fileName(name)) }
      index += 1
    case (.directive, _):
      items.append(.declaration([token]))
      index += 1
    case (.mark, "@"): readKeyword()
    case (.mark, "-"), (.mark, "+"):
      if text(1) == "(" { readMethod() } else { readOther() }
    case (.mark, "}"), (.mark, ";"): index += 1
    default: readOther()
    }
  }

  // MARK: Keywords

  private mutating func readKeyword() {
    switch text(1) {
    case "interface": readInterface()
    case "protocol":
      let end = tokens[index...].firstIndex { [";", "@end", "-", "+", "#"].contains($0.text) }
      let isForward = end.map { tokens[$0].text == ";" && !hasMember(before: $0) } ?? false
      if isForward { items.append(.declaration(take(through: ";"))) } else { readInterface() }
    case "implementation": readImplementation()
    case "end":
      advance(2)
      if isInImplementation { items.append(.end) }
      isInImplementation = false
    default: items.append(.declaration(take(through: ";")))
    }
  }

  /// Whether a declaration of a property stands before a place.
  private func hasMember(before end: Int) -> Bool {
    tokens[index..<end].contains { ["property", "required", "optional"].contains($0.text) }
  }

  private mutating func readInterface() {
    let start = index
    let isProtocol = text(1) == "protocol"
    let name = String(text(2))
    advance(3)
    var kind = isProtocol ? "@protocol" : "@interface"
    var superclass: String?
    if text() == ":" {
      superclass = String(text(1))
      advance(2)
    }
    if text() == "<" { skip(through: ">") }
    if text() == ":" {
      superclass = String(text(1))
      advance(2)
    }
    if text() == "(" {
      kind = "(" + text(1).filter { $0 != ")" } + ")"
      skip(through: ")")
    }
    if text() == "<" { skip(through: ">") }
    if text() == "{" { skipBraces() }
    let head = Array(tokens[start..<index])
    let members = index
    while index < tokens.count {
      let word = text(1)
      if text() == "@", ["end", "interface", "implementation", "protocol"].contains(word) { break }
      if ["-", "+"].contains(text()), text(1) == "(", isFollowedByBody { break }
      index += 1
    }
    let body = ListingStatement.statements(in: tokens[members..<index])
    let hasEnd = text() == "@" && text(1) == "end"
    if hasEnd { advance(2) }
    items.append(
      .interface(
        ListingInterface(
          name: name, kind: kind, superclass: superclass, head: head, members: body, hasEnd: hasEnd)
      ))
  }

  private mutating func readImplementation() {
    let start = index
    let name = String(text(2))
    var category: String?
    advance(3)
    if text() == "(" {
      category = String(text(1))
      skip(through: ")")
    }
    if text() == ":" { advance(2) }
    if text() == "{" { skipBraces() }
    items.append(.implementation(name: name, category: category, Array(tokens[start..<index])))
    isInImplementation = true
  }

  // MARK: Methods

  /// Whether a brace comes before a semicolon, or right after it.
  private var isFollowedByBody: Bool {
    var isEnded = false
    for token in tokens[index...] where token.kind != .comment {
      if token.text == "{" { return true }
      if isEnded { return false }
      isEnded = token.text == ";"
    }
    return false
  }

  private mutating func readMethod() {
    guard isFollowedByBody else {
      items.append(.declaration(take(through: ";")))
      return
    }
    let start = index
    let selector = readSelector()
    while index < tokens.count, text() != "{" { index += 1 }
    let head = Array(tokens[start..<min(index + 1, tokens.count)])
    let body = index + 1
    skipBraces()
    let isClosed = tokens[index - 1].text == "}"
    let end = isClosed ? index - 1 : index
    items.append(
      .method(
        ListingMethod(
          selector: selector, head: head,
          statements: ListingStatement.statements(in: tokens[min(body, end)..<end]),
          end: Array(tokens[end..<index]))))
  }

  /// Reads the sign and the words of a selector, without types and the names of parameters.
  private mutating func readSelector() -> String {
    var selector = String(text())
    index += 1
    var last: Substring?
    while index < tokens.count, text() != "{" {
      switch tokens[index].kind {
      case .mark where text() == "(":
        skip(through: ")")
        continue
      case .mark where text() == ":":
        selector += (last ?? "") + ":"
        last = nil
        index += 1
        // The type and the name of the parameter.
        while index < tokens.count, tokens[index].kind == .comment { index += 1 }
        if text() == "(" { skip(through: ")") }
        if text() != "{" { advance(1) }
        continue
      case .word: if last == nil { last = text() }
      default: break
      }
      index += 1
    }
    if !selector.hasSuffix(":") { selector += last ?? "" }
    return selector
  }

  // MARK: Others

  private mutating func readOther() {
    let start = index
    var depth = 0
    loop: while index < tokens.count {
      let token = tokens[index]
      if depth == 0, index > start, token.kind == .directive { break }
      if depth == 0, index > start, token.text == "@",
        ["interface", "implementation", "end", "protocol"].contains(text(1))
      {
        break
      }
      index += 1
      guard token.kind == .mark else { continue }
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]": depth -= 1
      case ";" where depth <= 0: break loop
      case "}":
        depth -= 1
        let isType = tokens[start..<index].contains {
          ["typedef", "struct", "enum", "union", "=", "^", "NS_ENUM", "NS_OPTIONS"].contains(
            $0.text)
        }
        if depth <= 0, !isType || text() != ";" && tokens[start].text != "typedef" && !isType {
          break loop
        }
      default: break
      }
    }
    let item = tokens[start..<index]
    let words = item.map(\.text)
    let isStatement =
      !isInImplementation && !Self.isFunction(words)
      && (words.contains("self") || words.first == "["
        || ["if", "for", "while", "switch"].contains(words.first ?? ""))
    items.append(isStatement ? .statement(Array(item)) : .declaration(Array(item)))
  }

  /// Returns whether words declare a function, as `static void move(id self, SEL _cmd)` does: a type
  /// and a name come before the first parenthesis.
  private static func isFunction(_ words: [Substring]) -> Bool {
    let head = words.prefix { $0 != "(" }.filter { $0 != "*" }
    let others: Set<Substring> = ["return", "else", "do", "case", "goto"]
    return head.count >= 2 && head.count < words.count
      && head.allSatisfy { $0.first?.isLetter == true || $0.first == "_" }
      && head.first.map { !others.contains($0) } == true
  }

  private mutating func take(through end: Substring) -> [ListingToken] {
    let start = index
    skip(through: end)
    return Array(tokens[start..<index])
  }

  /// Skips to the mark that ends what begins here.
  private mutating func skip(through end: Substring) {
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .mark else { continue }
      if ["(", "<", "{", "["].contains(token.text) { depth += 1 }
      if [")", ">", "}", "]"].contains(token.text) { depth -= 1 }
      if token.text == end, depth <= 0 { return }
    }
  }

  /// Skips a body in braces.
  private mutating func skipBraces() {
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .mark else { continue }
      if token.text == "{" { depth += 1 }
      if token.text == "}" {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  /// Returns the name in a comment such as `//  Ball.m`; nil for another comment.
  private static func fileName(in comment: Substring) -> String? {
    let text = comment.drop { "/* \t\n".contains($0) }
    let line = text.prefix { !$0.isWhitespace }
    guard line.hasSuffix(".m") || line.hasSuffix(".h") else { return nil }
    let name = line.dropLast(2)
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "_+".contains($0) }) else {
      return nil
    }
    return String(name)
  }
}
