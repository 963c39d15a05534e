/// A line of the preprocessor that imports a header.
package struct ImportLine: Sendable, Equatable {
  /// The line, from 1.
  package let line: Int
  /// The header, as it is written between the marks; for `@import X;` it is `X/X.h`.
  package let name: String
  /// Whether it stands between `<` and `>`.
  package let isAngled: Bool

  /// The first component of the name, such as `UIKit` of `UIKit/UIKit.h`; nil if it has only one.
  package var framework: Substring? {
    let parts = name.split(separator: "/")
    return parts.count > 1 ? parts[0] : nil
  }

  /// Whether the header is one of the system's, as those of Apple's frameworks and of C are.
  var isOfSystem: Bool {
    guard isAngled else { return false }
    return framework.map { HeaderSearch.systemFrameworks.contains(String($0)) } ?? true
  }

  /// Returns the imports among the tokens of a file, in their order; those by a macro are left out.
  package static func imports(in tokens: [SourceToken]) -> [ImportLine] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      switch token.kind {
      case .directive: return ImportLine(directive: token)
      case .word where token.text == "import":
        guard index > 0, tokens[index - 1].text == "@", index + 1 < tokens.count else { return nil }
        let name = tokens[index + 1].text
        return ImportLine(line: token.line, name: "\(name)/\(name).h", isAngled: true)
      default: return nil
      }
    }
  }
}

extension ImportLine {
  /// Reads a directive; nil if it is no import.
  private init?(directive token: SourceToken) {
    var rest = token.text.dropFirst().drop { $0 == " " || $0 == "\t" }
    let word = rest.prefix { $0.isLetter || $0 == "_" }
    guard ["import", "include", "include_next"].contains(word) else { return nil }
    rest = rest.dropFirst(word.count).drop { $0 == " " || $0 == "\t" }
    guard let first = rest.first, first == "\"" || first == "<" else { return nil }
    rest = rest.dropFirst()
    guard let end = rest.firstIndex(of: first == "<" ? ">" : "\"") else { return nil }
    let name = String(rest[..<end].trimmingPrefix { $0 == " " })
    guard !name.isEmpty else { return nil }
    self.init(
      line: token.line, name: name.replacing("\\", with: "/"), isAngled: first == "<")
  }
}
