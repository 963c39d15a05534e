/// Words of Markdown: the part of CommonMark inside of paragraphs, and struck-through words.
struct MarkdownText {
  /// Words that are meant alike.
  struct Span: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  private(set) var spans: [Span] = []

  /// Reads Markdown.
  init(_ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: add(source, [], nil)
    case .inlineOnly: add(Self.joined(source), [], nil)
    case .full:
      for block in Self.blocks(source) { add(block, [], nil) }
    }
  }

  private static func joined(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }

  /// Paragraphs without the marks of headings, quotes and lists.
  private static func blocks(_ source: String) -> [String] {
    var blocks: [[String]] = [[]]
    for line in source.components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else {
        blocks.append([])
        continue
      }
      if let rest = mark(of: text) {
        blocks.append([rest])
        if text.hasPrefix("#") { blocks.append([]) }
      } else {
        blocks[blocks.count - 1].append(text)
      }
    }
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// Returns the text after the mark of a heading, a quote or an item of a list; nil without one.
  private static func mark(of line: String) -> String? {
    guard let space = line.firstIndex(of: " ") else { return nil }
    let mark = line[..<space]
    let isHeading = mark.allSatisfy { $0 == "#" } && mark.count <= 6
    let isNumber = mark.last == "." && mark.count > 1 && mark.dropLast().allSatisfy(\.isNumber)
    guard isHeading || isNumber || ["-", "*", "+", ">"].contains(mark) else { return nil }
    return line[space...].trimmingCharacters(in: .whitespaces)
  }

  private mutating func append(
    _ text: String, _ intent: InlinePresentationIntent, _ link: String?
  ) {
    guard !text.isEmpty else { return }
    if let last = spans.last, last.intent == intent, last.link == link {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(text: text, intent: intent, link: link))
    }
  }

  private static let delimiters: [(mark: String, intent: InlinePresentationIntent)] = [
    ("***", [.emphasized, .stronglyEmphasized]), ("___", [.emphasized, .stronglyEmphasized]),
    ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
    ("*", .emphasized), ("_", .emphasized),
  ]

  /// Adds the words of a text with what they are meant in addition.
  private mutating func add(
    _ source: String, _ intent: InlinePresentationIntent, _ link: String?
  ) {
    var rest = Substring(source)
    var previous: Character?
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        append(String(next), intent, link)
        rest = rest.dropFirst(2)
      } else if character == "`", let (code, after) = Self.code(rest) {
        append(code, intent.union(.code), link)
        rest = after
      } else if character == "[", let (text, address, after) = Self.link(rest) {
        add(text, intent, address)
        rest = after
      } else if let (inner, kind, after) = Self.emphasis(rest, after: previous) {
        add(inner, intent.union(kind), link)
        rest = after
      } else {
        append(String(character), intent, link)
        rest = rest.dropFirst()
      }
      previous = character
    }
  }

  /// The code at the beginning of a text, between equal numbers of back quotes.
  private static func code(_ text: Substring) -> (String, Substring)? {
    let ticks = text.prefix { $0 == "`" }
    let body = text.dropFirst(ticks.count)
    guard let end = body.range(of: String(ticks)) else { return nil }
    return (String(body[..<end.lowerBound]), body[end.upperBound...])
  }

  /// The link at the beginning of a text.
  private static func link(_ text: Substring) -> (String, String, Substring)? {
    guard let middle = text.range(of: "](") else { return nil }
    let label = text[text.index(after: text.startIndex)..<middle.lowerBound]
    guard !label.contains("["), let end = text[middle.upperBound...].firstIndex(of: ")") else {
      return nil
    }
    let address = text[middle.upperBound..<end].prefix { $0 != " " }
    return (String(label), String(address), text[text.index(after: end)...])
  }

  /// The emphasized words at the beginning of a text.
  private static func emphasis(
    _ text: Substring, after previous: Character?
  ) -> (String, InlinePresentationIntent, Substring)? {
    for (mark, intent) in delimiters where text.hasPrefix(mark) {
      let body = text.dropFirst(mark.count)
      guard let first = body.first, !first.isWhitespace else { continue }
      // An underscore inside of a word is a character.
      if mark.first == "_", previous?.isLetter == true || previous?.isNumber == true { continue }
      var start = body.index(after: body.startIndex)
      while start < body.endIndex, let end = body[start...].range(of: mark) {
        let before = body[body.index(before: end.lowerBound)]
        let next = body[end.upperBound...].first
        let isLonger = mark.count < 3 && next == mark.first
        let isInWord = mark.first == "_" && (next?.isLetter == true || next?.isNumber == true)
        if !before.isWhitespace, before != "\\", !isLonger, !isInWord {
          return (String(body[..<end.lowerBound]), intent, body[end.upperBound...])
        }
        start =
          isLonger
          ? body[end.upperBound...].drop { $0 == mark.first }.startIndex
          : end.upperBound
      }
    }
    return nil
  }
}
