internal import SwiftSyntax

/// Statements of Swift 1 and 2 after which the parser loses the structure of the file.
///
/// They are rewritten before the file is parsed for good: `do { } while c` becomes `repeat { }
/// while c`, and `for var i = a; c; s { }` becomes `do { var i = a; while c { defer { s } } }`. A
/// parameter `#a: A` becomes `a a: A`, and one that is a variable is copied into one at the
/// beginning of the body.
enum LegacyStatements {
  /// Returns the text with the statements rewritten; nil if there are none.
  static func rewritten(_ text: String, tree: SourceFileSyntax) -> String? {
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    let closings = matchingBraces(tokens)
    var edited = EditedText(text)
    var count = 0
    for index in tokens.indices.dropLast() {
      switch tokens[index].tokenKind {
      case .keyword(.do):
        guard let closing = closings[index + 1], closing + 1 < tokens.count,
          tokens[closing + 1].tokenKind == .keyword(.while),
          !tokens[closing + 1].leadingTrivia.contains(where: \.isNewline)
        else { continue }
        edited.add(Edit(range: tokens[index].codeRange, text: "repeat"))
        count += 1
      case .pound:
        // #a: A becomes a a: A, since a first parameter without a label loses it otherwise.
        guard index > 0, index + 2 < tokens.count,
          [.leftParen, .comma].contains(tokens[index - 1].tokenKind),
          case .identifier(let name) = tokens[index + 1].tokenKind,
          tokens[index + 2].tokenKind == .colon
        else { continue }
        edited.add(Edit(range: tokens[index].codeRange, text: "\(name) "))
        count += 1
      case .keyword(.for):
        guard let loop = Loop(tokens, at: index), let closing = closings[loop.brace] else {
          continue
        }
        let header = tokens[index].codeRange.lowerBound..<tokens[loop.brace].codeRange.upperBound
        let parts = loop.parts.map { range in
          guard let first = range.first, let last = range.last else { return "" }
          let start = tokens[first].codeRange.lowerBound
          return String(
            decoding: edited.original(start..<tokens[last].codeRange.upperBound), as: UTF8.self)
        }
        let condition = parts[1].isEmpty ? "true" : parts[1]
        let steps = loop.stepSeparators(tokens).isEmpty ? parts[2] : loop.steps(tokens)
        let start = parts[0].isEmpty ? "" : "\(parts[0]); "
        let end = steps.isEmpty ? "" : " defer { \(steps) };"
        let code = "do { \(start)while \(condition) {\(end)"
        let lineBreaks = edited.original(header).count { $0 == UInt8(ascii: "\n") }
        let missing = max(0, lineBreaks - code.count { $0.isNewline })
        edited.add(
          Edit(range: header, text: code + String(repeating: "\n", count: missing)))
        let offset = tokens[closing].codeRange.upperBound
        edited.add(Edit(range: offset..<offset, text: " }"))
        count += 1
      case _ where ["let", "var"].contains(tokens[index].text):
        // (var a: A) { } becomes (a: A) { var a = a }
        guard index > 0, index + 2 < tokens.count,
          [.leftParen, .comma].contains(tokens[index - 1].tokenKind),
          case .identifier(let name) = tokens[index + 1].tokenKind,
          tokens[index + 2].tokenKind == .colon, let brace = bodyBrace(of: index, in: tokens)
        else { continue }
        edited.add(
          Edit(
            range: tokens[index].codeRange.lowerBound..<tokens[index + 1].codeRange.lowerBound,
            text: ""))
        if tokens[index].text == "var" {
          let offset = tokens[brace].codeRange.upperBound
          edited.add(Edit(range: offset..<offset, text: " var \(name) = \(name);"))
        }
        count += 1
      default: continue
      }
    }
    return count == 0 ? nil : edited.rendered
  }

  /// Returns the index of the brace that opens the body of the function in whose parameters a
  /// token stands.
  private static func bodyBrace(of start: Int, in tokens: [TokenSyntax]) -> Int? {
    var depth = 1
    // A header of more tokens than this is not one.
    for index in start..<min(tokens.count, start + 200) {
      switch tokens[index].tokenKind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .leftBrace: return depth <= 0 ? index : nil
      case .rightBrace, .keyword(.func), .keyword(.`init`): return nil
      default: continue
      }
    }
    return nil
  }

  /// Returns the indices of closing braces by those of the opening ones.
  private static func matchingBraces(_ tokens: [TokenSyntax]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.tokenKind == .leftBrace { open.append(index) }
      if token.tokenKind == .rightBrace, let start = open.popLast() { result[start] = index }
    }
    return result
  }

  /// The header of a loop with a start, a condition and a step.
  private struct Loop {
    /// The three parts, as indices of tokens.
    var parts: [Range<Int>] = []
    /// The index of the brace that opens the body.
    let brace: Int

    /// Reads a header; nil if there are not two semicolons before the brace.
    init?(_ tokens: [TokenSyntax], at start: Int) {
      var depth = 0
      var semicolons: [Int] = []
      var index = start + 1
      // A header of more tokens than this is not one.
      let limit = min(tokens.count, start + 200)
      while index < limit, tokens[index].tokenKind != .leftBrace {
        switch tokens[index].tokenKind {
        case .leftParen, .leftSquare: depth += 1
        case .rightParen, .rightSquare: depth -= 1
        case .semicolon where depth <= 1: semicolons.append(index)
        case .keyword(.in) where depth == 0: return nil
        default: break
        }
        index += 1
      }
      guard index < limit, semicolons.count == 2 else { return nil }
      brace = index
      let isParenthesized =
        tokens[start + 1].tokenKind == .leftParen && tokens[index - 1].tokenKind == .rightParen
        && semicolons[0] > start + 1
      let first = start + 1 + (isParenthesized ? 1 : 0)
      let last = index - (isParenthesized ? 1 : 0)
      guard first <= semicolons[0], semicolons[1] < last || semicolons[1] + 1 == last else {
        return nil
      }
      parts = [
        first..<semicolons[0], semicolons[0] + 1..<semicolons[1], semicolons[1] + 1..<last,
      ]
    }

    /// The indices of the commas between steps.
    func stepSeparators(_ tokens: [TokenSyntax]) -> [Int] {
      var depth = 0
      return parts[2].filter { index in
        switch tokens[index].tokenKind {
        case .leftParen, .leftSquare: depth += 1
        case .rightParen, .rightSquare: depth -= 1
        default: break
        }
        return depth == 0 && tokens[index].tokenKind == .comma
      }
    }

    /// The steps as statements on one line.
    func steps(_ tokens: [TokenSyntax]) -> String {
      let separators = Set(stepSeparators(tokens))
      let text = parts[2].map { separators.contains($0) ? "; " : tokens[$0].text }
      return text.joined()
    }
  }
}
